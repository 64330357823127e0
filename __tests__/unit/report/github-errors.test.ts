import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain.ts';
import { explainGitHubError } from '../../../src/report/github-errors.ts';

const explain = (fault: Partial<RequestError>, onPullRequest?: boolean): string =>
  explainGitHubError({
    what: 'It could not be done',
    error: { kind: 'status', detail: 'said so', ...fault },
    onPullRequest,
  });
const ADD = 'Add to the job’s `permissions` (the workflow’s, where the job has none):';

describe('why something could not be done in a thread', () => {
  it('has cause, cure and what became of the job', () => {
    expect(explain({ status: 502 })).toBe(
      'It could not be done: GitHub answered 502 (said so). It may be a passing fault. The job is not affected.',
    );
    expect(explain({ kind: 'no-response' })).toContain('GitHub could not be asked (said so).');
    expect(explain({ kind: 'status' })).toContain('GitHub answered no (said so).');
  });

  it.each<readonly [string, string | undefined, boolean | undefined, string]>([
    ['on an issue', 'issues=write; pull_requests=write', false, '`issues: write`'],
    ['on a pull request', 'issues=write; pull_requests=write', true, '`pull-requests: write`'],
    ['where that is not known', 'issues=write', undefined, '`issues: write` and `pull-requests: write`'],
    ['on a diff', 'pull_requests=write', true, '`pull-requests: write`'],
    ['reading a thread', 'issues=read; pull_requests=read', true, '`pull-requests: write`'],
    ['reading files', 'contents=read', true, '`contents: read`'],
    [
      'for several',
      'contents=read; pull_requests=write',
      true,
      '`contents: read` and `pull-requests: write`',
    ],
    [
      'for several, with commas',
      'contents=read,statuses=write',
      true,
      '`contents: read` and `statuses: write`',
    ],
    ['of two words', 'repository_custom_values=write', true, '`repository-custom-values: write`'],
    ['of which one cannot be read', 'contents=admin; statuses=read', true, '`statuses: read`'],
    ['with more behind a key', 'contents=read-all', true, '`pull-requests: write`'],
    ['with more before a key', '2contents=read', true, '`pull-requests: write`'],
    ['between spaces', '  contents=read  ;  statuses=read  ', true, '`contents: read` and `statuses: read`'],
    ['without GitHub’s word, anywhere', undefined, undefined, '`issues: write` and `pull-requests: write`'],
    ['without GitHub’s word', undefined, false, '`issues: write`'],
    ['with a word that cannot be read', 'Issues: <b>', true, '`pull-requests: write`'],
  ])('names the permissions to add: %s', (_, permissionsNeeded, onPullRequest, keys) => {
    const fault = { status: 403, ...(permissionsNeeded !== undefined && { permissionsNeeded }) };
    expect(explain(fault, onPullRequest)).toContain(`${ADD} ${keys}. The job`);
  });

  it.each<readonly [Partial<RequestError>, RegExp]>([
    [{ status: 401 }, /`github-token` is not valid/],
    [{ status: 403, retryAfterMs: 1000 }, /rate limit is used up/],
    [{ status: 429 }, /rate limit is used up/],
    [{ status: 403, retryAfterMs: Infinity, permissionsNeeded: 'issues=write' }, /rate limit is used up/],
    [{ status: 503, retryAfterMs: 1000 }, /may be a passing fault/],
    [{ status: 404 }, /Check that the thread is there/],
    [{ status: 422 }, /may be a passing fault/],
  ])('%o', (fault, cure) => {
    expect(explain(fault, true)).toMatch(cure);
  });
});
