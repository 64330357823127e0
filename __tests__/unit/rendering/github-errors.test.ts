import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import {
  explainGitHubError,
  writePermission,
  type RepositoryPlace,
} from '../../../src/rendering/github-errors.ts';

const OWN: RepositoryPlace = { name: 'acme/docs', tokenInput: undefined };
const WITH_TOKEN: RepositoryPlace = { ...OWN, tokenInput: 'docs-token' };

it.each<readonly [Partial<RequestError>, RepositoryPlace | undefined, string]>([
  [
    { status: 502 },
    undefined,
    'It failed: GitHub responded with 502, why. This is probably temporary.',
  ],
  [{ kind: 'no-response' }, undefined, 'It failed: GitHub did not respond, why. This is'],
  [
    { kind: 'status' },
    undefined,
    'It failed: GitHub responded with an error, why. This is',
  ],
  [{ status: 401 }, undefined, 'The `github-token` is invalid or expired.'],
  [{ status: 401 }, OWN, 'The `github-token` is invalid or expired.'],
  [{ status: 401 }, WITH_TOKEN, 'The `docs-token` is invalid or expired.'],
  [{ status: 403, retryAfterMs: 1000 }, undefined, 'The rate limit'],
  [{ status: 403, retryAfterMs: Infinity }, OWN, 'The rate limit'],
  [{ status: 429 }, WITH_TOKEN, 'The rate limit'],
  [{ status: 503, retryAfterMs: 1000 }, undefined, 'temporary'],
  [{ status: 422 }, undefined, 'temporary'],
  [
    { status: 422 },
    OWN,
    'Check the names, and that people and teams have access to acme/docs.',
  ],
  [{ status: 404 }, undefined, 'Check that the thread exists'],
  [{ status: 404 }, OWN, 'Add `x: write` to the `permissions` of the job'],
  [{ status: 403 }, undefined, 'Add `x: write` to the `permissions` of the job'],
  [
    { status: 403 },
    WITH_TOKEN,
    'Give the token in `docs-token` `x: write` for acme/docs.',
  ],
  [
    { status: 404 },
    { name: 'acme/gone', tokenInput: 'github-token' },
    'Check the name, and give the token in `github-token` `x: write` for acme/gone.',
  ],
  [
    { status: 403, detail: 'Repository was archived so is read-only.' },
    WITH_TOKEN,
    'The repository is archived. Unarchive it in its settings.',
  ],
  [
    { status: 403, detail: 'Unable to create comment because issue is locked.' },
    undefined,
    'Unlock the conversation.',
  ],
  [
    {
      status: 403,
      detail: 'Commenting is disabled on issues with more than 2500 comments',
    },
    OWN,
    'GitHub allows 2,500 comments in a thread.',
  ],
  [{ status: 410, detail: 'Issues are disabled for this repo' }, OWN, 'Enable issues'],
  [{ status: 410, detail: 'This issue was deleted' }, OWN, 'It was deleted.'],
  [{ status: 301 }, undefined, 'was transferred, or the repository has a new name.'],
  [{ status: 301 }, OWN, 'was renamed or moved. Replace acme/docs by its new name.'],
])('%j in %j is explained', (error, place, expected) => {
  const whole = { kind: 'status', detail: 'why', ...error } as const;
  const explained = explainGitHubError('It failed', whole, '`x: write`', place);
  expect(explained).toContain(expected);
});

it('says what failed, why, and what to do', () => {
  const error = { kind: 'status', status: 403, detail: 'why' } as const;
  expect(explainGitHubError('It failed', error, '`x: read`', OWN)).toBe(
    'It failed: GitHub responded with 403, why. Add `x: read` to the `permissions` of the job, or of the workflow if the job has none.',
  );
});

it.each([
  [false, '`issues: write`'],
  [true, '`pull-requests: write`'],
  [undefined, '`issues: write` and `pull-requests: write`'],
])(
  'a thread needs permission to write (on a pull request: %s)',
  (onPullRequest, keys) => {
    expect(writePermission(onPullRequest)).toBe(keys);
  },
);
