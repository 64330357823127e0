import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain.ts';
import { explainGitHubError } from '../../../src/report/github-errors.ts';

const explain = (error: Partial<RequestError>, onPullRequest?: boolean): string =>
  explainGitHubError({
    what: 'It failed',
    error: { kind: 'status', detail: 'why', ...error },
    onPullRequest,
  });

it.each<readonly [Partial<RequestError>, RegExp]>([
  [{ status: 502 }, /^It failed: GitHub responded with 502, why\. .*temporary.* job is not affected\.$/],
  [{ kind: 'no-response' }, /GitHub did not respond, why\./],
  [{ kind: 'status' }, /GitHub responded with an error, why\./],
  [{ status: 401 }, /`github-token` is invalid/],
  [{ status: 403, retryAfterMs: 1000 }, /rate limit/],
  [{ status: 403, retryAfterMs: Infinity }, /rate limit/],
  [{ status: 429 }, /rate limit/],
  [{ status: 503, retryAfterMs: 1000 }, /temporary/],
  [{ status: 422 }, /temporary/],
  [{ status: 404 }, /Check that the thread exists/],
])('%o is explained', (error, expected) => {
  expect(explain(error, true)).toMatch(expected);
});

it.each([
  [false, '`issues: write`'],
  [true, '`pull-requests: write`'],
  [undefined, '`issues: write` and `pull-requests: write`'],
])('a 403 names the permissions to add (on a pull request: %s)', (onPullRequest, keys) => {
  expect(explain({ status: 403 }, onPullRequest)).toContain(` Add ${keys} to the \`permissions\` of the job`);
});
