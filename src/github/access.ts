import type { Clock, Conversation, Repository, Send } from '../ports.ts';
import { lazyRest } from './client.ts';
import { createConversation } from './conversation.ts';
import { createRepository } from './repository.ts';

/** GitHub through one token: the threads of `repository` (`owner/name`), and its people and pull requests. */
export function createGitHub(
  options: Readonly<{
    send: Send;
    version: string;
    clock: Clock;
    token: string;
    apiUrl: string;
    serverUrl: URL;
    repository: string;
  }>,
): Readonly<{ conversation: Conversation; repository: Repository }> {
  const { clock, serverUrl } = options;
  const [owner = '', repo = ''] = options.repository.split('/');
  const access = { rest: lazyRest(options), owner, repo, sleep: (ms: number) => clock.sleep(ms) };
  return { conversation: createConversation(access), repository: createRepository({ ...access, serverUrl }) };
}
