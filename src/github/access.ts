import type { ContextApi, Clock, CommentsApi, Repository, SendRequest } from '../ports.ts';
import { createRetry, createRetryBudget } from './retry.ts';
import { createContextApi } from '../context/gather.ts';
import { createOctokit } from './client.ts';
import { createCommentsApi } from './comments.ts';
import { createRepository } from './repository.ts';

/** GitHub through one token: the threads of `repository` (`owner/name`), its people, and what happened in it. */
export function createGitHub(
  options: Readonly<{
    send: SendRequest;
    version: string;
    clock: Clock;
    token: string;
    apiUrl: string;
    serverUrl: URL;
    repository: string;
    /** Undefined where the event does not tell it. */
    defaultBranch?: string | undefined;
  }>,
): Readonly<{ commentsApi: CommentsApi; repository: Repository; contextApi: ContextApi }> {
  const { clock, serverUrl, defaultBranch } = options;
  const [owner = '', repo = ''] = options.repository.split('/');
  const budget = createRetryBudget(clock);
  const client = createOctokit({ ...options, attemptMs: () => budget.attemptMs() });
  const access = { client, owner, repo, call: createRetry({ clock, budget }) };
  const url = `${serverUrl.origin}/${options.repository}`;
  const sleep = (ms: number): Promise<void> => clock.sleep(ms);
  return {
    commentsApi: createCommentsApi(access),
    repository: createRepository({ ...access, serverUrl }),
    contextApi: createContextApi({ ...access, url, sleep, defaultBranch: defaultBranch ?? 'HEAD' }),
  };
}
