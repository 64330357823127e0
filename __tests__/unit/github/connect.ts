import { afterEach } from '@jest/globals';
import { createGitHubClient } from '../../../src/github/client.ts';
import { createCommentsApi } from '../../../src/github/comments.ts';
import { createIssuesApi } from '../../../src/github/issues.ts';
import { createCommitsApi } from '../../../src/github/commits.ts';
import { createPullRequestsApi } from '../../../src/github/pull-requests.ts';
import { createRepositoryApi } from '../../../src/github/repositories.ts';
import { createReviewsApi } from '../../../src/github/reviews.ts';
import { createSend } from '../../../src/http/send.ts';
import {
  startFakeGitHub,
  type FakeGitHub,
  type Options,
} from '../../../fakes/github/index.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const running: FakeGitHub[] = [];

afterEach(async () => {
  const found = running.flatMap(({ violations }) => violations);
  await Promise.all(running.splice(0).map((github) => github.close()));
  if (found.length > 0) throw new Error(`GitHub does not know: ${found.join('; ')}`);
});

/**
 * Connects the adapters with a fake GitHub, over real HTTP. Delays between attempts take no time
 * and are counted.
 */
export async function connect(
  options: Options = {},
  {
    clock = new ManualClock(),
    ...changes
  }: Readonly<{
    clock?: ManualClock;
    token?: string;
    repository?: string;
    signal?: AbortSignal;
  }> = {},
) {
  const github = await startFakeGitHub(options);
  running.push(github);
  const client = createGitHubClient({
    send: createSend(),
    clock,
    token: github.token,
    apiUrl: github.url,
    graphqlUrl: github.graphqlUrl,
    repository: 'Codertocat/Hello-World',
    signal: new AbortController().signal,
    ...changes,
  });
  const sent = (): readonly string[] =>
    github.requests.map(({ operation, path }) => operation ?? path);
  return {
    client,
    repository: createRepositoryApi(client),
    comments: createCommentsApi(client),
    issues: createIssuesApi(client),
    pulls: createPullRequestsApi(client),
    commits: createCommitsApi(client),
    reviews: createReviewsApi(client),
    github,
    clock,
    sent,
  };
}

/** Options that fail the first requests of all, or of one operation. */
export function failing(
  fault: ReturnType<NonNullable<Options['intercept']>>,
  { times = 1, operation }: Readonly<{ times?: number; operation?: string }> = {},
): Options {
  return {
    intercept: (request) =>
      (operation === undefined || operation === request.operation) &&
      request.count <= times
        ? fault
        : undefined,
  };
}
