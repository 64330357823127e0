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
  [{ status: 502 }, /^It failed: GitHub responded with 502 \(why\)\. .*temporary.* job is not affected\.$/],
  [{ kind: 'no-response' }, /GitHub could not be reached \(why\)/],
  [{ kind: 'status' }, /GitHub responded with an error \(why\)/],
  [{ status: 401 }, /`github-token` is invalid/],
  [{ status: 403, retryAfterMs: 1000 }, /rate limit/],
  [{ status: 403, retryAfterMs: Infinity, permissionsNeeded: 'issues=write' }, /rate limit/],
  [{ status: 429 }, /rate limit/],
  [{ status: 503, retryAfterMs: 1000 }, /temporary/],
  [{ status: 422 }, /temporary/],
  [{ status: 404 }, /Check that the thread exists/],
])('%o is explained', (error, expected) => {
  expect(explain(error, true)).toMatch(expected);
});

it.each<readonly [string, string | undefined, boolean | undefined, string]>([
  ['on an issue', 'issues=write; pull_requests=write', false, '`issues: write`'],
  ['on a pull request', 'issues=write; pull_requests=write', true, '`pull-requests: write`'],
  ['in an unknown thread', 'issues=write', undefined, '`issues: write` and `pull-requests: write`'],
  ['on a diff', 'pull_requests=write', true, '`pull-requests: write`'],
  ['to read a thread', 'issues=read; pull_requests=read', true, '`pull-requests: write`'],
  ['to read files', 'contents=read', true, '`contents: read`'],
  ['several', 'contents=read; pull_requests=write', true, '`contents: read` and `pull-requests: write`'],
  ['several, with commas', 'contents=read,statuses=write', true, '`contents: read` and `statuses: write`'],
  ['several words', 'repository_custom_values=write', true, '`repository-custom-values: write`'],
  ['partly unknown', 'contents=admin; statuses=read', true, '`statuses: read`'],
  ['unknown access', 'contents=read-all', true, '`pull-requests: write`'],
  ['unknown key', '2contents=read', true, '`pull-requests: write`'],
  ['with spaces', '  contents=read  ;  statuses=read  ', true, '`contents: read` and `statuses: read`'],
  ['without the header', undefined, undefined, '`issues: write` and `pull-requests: write`'],
  ['without the header, on an issue', undefined, false, '`issues: write`'],
  ['with a hostile header', 'Issues: <b>', true, '`pull-requests: write`'],
])('a 403 names the permissions to add: %s', (_, permissionsNeeded, onPullRequest, keys) => {
  const error = { status: 403, ...(permissionsNeeded !== undefined && { permissionsNeeded }) };
  expect(explain(error, onPullRequest)).toContain(` Add ${keys} to the \`permissions\` of the job`);
});
