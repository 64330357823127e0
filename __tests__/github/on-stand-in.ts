import { afterEach } from '@jest/globals';
import { createGitHub } from '../../src/github/access.ts';
import { createSend } from '../../src/service/http.ts';
import { startGitHubStandIn, type GitHubStandIn, type Options } from '../../standin/github/index.ts';
import { ManualClock } from '../manual-clock.ts';

const running: GitHubStandIn[] = [];

afterEach(async () => {
  const found = running.flatMap(({ violations }) => violations);
  await Promise.all(running.splice(0).map((github) => github.close()));
  if (found.length > 0) throw new Error(`GitHub does not know: ${found.join('; ')}`);
});

/** Our own access to a stand-in over real HTTP; pauses between tries take no time and are counted. */
export async function connect(
  options: Options = {},
  changes: Readonly<{ token?: string; apiUrl?: string }> = {},
) {
  const github = await startGitHubStandIn(options);
  running.push(github);
  const clock = new ManualClock();
  const access = createGitHub({
    send: createSend({ env: {}, nodeVersion: process.version }),
    version: '9.9.9',
    clock,
    token: changes.token ?? github.token,
    apiUrl: changes.apiUrl ?? github.url,
    serverUrl: new URL('https://github.com'),
    repository: 'Codertocat/Hello-World',
  });
  const sent = (): readonly string[] => github.requests.map(({ operation, path }) => operation ?? path);
  return { ...access, github, clock, sent };
}

/** An intercept that does a fault to the first requests of all, or of one operation. */
export function failing(
  fault: ReturnType<NonNullable<Options['intercept']>>,
  { times = 1, operation }: Readonly<{ times?: number; operation?: string }> = {},
): Options {
  return {
    intercept: (request) =>
      (operation === undefined || operation === request.operation) && request.count <= times
        ? fault
        : undefined,
  };
}
