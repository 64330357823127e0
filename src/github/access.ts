import type { Clock, Conversation, Repository, Send } from '../ports.ts';
import { createCall } from './call.ts';
import { lazyRest } from './client.ts';
import { createConversation } from './conversation.ts';
import { createPatience } from './patience.ts';
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
  const patience = createPatience(clock);
  const rest = lazyRest({ ...options, attemptMs: () => patience.attemptMs() });
  const access = { rest, owner, repo, call: createCall({ clock, patience }) };
  return { conversation: createConversation(access), repository: createRepository({ ...access, serverUrl }) };
}
