import type { Changes, Clock, Conversation, Repository, Send } from '../ports.ts';
import { createCall, createPatience } from './retry.ts';
import { createChanges } from '../context/gather.ts';
import { lazyClient } from './client.ts';
import { createConversation } from './comments.ts';
import { createRepository } from './repository.ts';

/** GitHub through one token: the threads of `repository` (`owner/name`), its people, and what happened in it. */
export function createGitHub(
  options: Readonly<{
    send: Send;
    version: string;
    clock: Clock;
    token: string;
    apiUrl: string;
    serverUrl: URL;
    repository: string;
    /** Undefined where the event does not tell it. */
    defaultBranch?: string | undefined;
  }>,
): Readonly<{ conversation: Conversation; repository: Repository; changes: Changes }> {
  const { clock, serverUrl, defaultBranch } = options;
  const [owner = '', repo = ''] = options.repository.split('/');
  const patience = createPatience(clock);
  const client = lazyClient({ ...options, attemptMs: () => patience.attemptMs() });
  const access = { client, owner, repo, call: createCall({ clock, patience }) };
  const url = `${serverUrl.origin}/${options.repository}`;
  const sleep = (ms: number): Promise<void> => clock.sleep(ms);
  return {
    conversation: createConversation(access),
    repository: createRepository({ ...access, serverUrl }),
    changes: createChanges({ ...access, url, sleep, defaultBranch: defaultBranch ?? 'HEAD' }),
  };
}
