import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain.ts';
import { docsPullRequestNumber, explainDocsError } from '../../../src/docs-pull-request/repository.ts';

const SERVER = new URL('https://github.com');
const OWN = { name: 'acme/docs', isOwn: true, hasToken: false };

describe('a docs pull request', () => {
  it.each([
    ['https://github.com/acme/docs/pull/7', 7],
    ['https://github.com/Acme/Docs/pull/7/', 7],
    [
      'https://github.com/acme/other.docs/pull/7',
      /in acme\/other\.docs, not in acme\/docs\. .*`docs-repository: acme\/other\.docs`/,
    ],
    ['https://gitlab.com/acme/docs/-/merge_requests/7', /not on github\.com/],
    ['http://github.com/acme/docs/pull/7', /not on/],
    ['https://me@github.com/acme/docs/pull/7', /not on/],
    ['https://github.com/acme/docs/pull/7/files', /not on/],
    ['https://github.com/acme/../pull/7', /not on/],
    ['https://github.com/acme/docs/issues/7', /not on/],
    ['none', /not on/],
  ])('%s', (link, expected) => {
    const result = docsPullRequestNumber(link, OWN, SERVER);
    if (typeof expected === 'number') expect(result).toEqual({ ok: true, value: expected });
    else expect(result).toEqual({ ok: false, error: expect.stringMatching(expected) });
  });
});

const FOREIGN = { ...OWN, isOwn: false };
const WITH_TOKEN = { ...FOREIGN, hasToken: true };

it.each<readonly [Partial<RequestError>, typeof OWN, string]>([
  [{ status: 403 }, OWN, 'GitHub responded with 403, why. Add `x: write` to the `permissions` of the job'],
  [{ status: 404 }, FOREIGN, 'Set `docs-token` to the token of a GitHub App with `x: write` for acme/docs.'],
  [{ status: 403 }, WITH_TOKEN, 'Give the token in `docs-token` `x: write` for acme/docs.'],
  [{ status: 401 }, WITH_TOKEN, 'The `docs-token` is invalid or expired.'],
  [{ status: 401 }, OWN, 'The `github-token` is invalid or expired.'],
  [{ status: 403, retryAfterMs: 1 }, OWN, 'The rate limit'],
  [{ status: 429 }, OWN, 'The rate limit'],
  [{ status: 422 }, OWN, 'Check the names'],
  [{ status: 502 }, OWN, 'This is probably temporary. The docs job is not affected.'],
  [{ kind: 'no-response' }, OWN, 'It failed: GitHub did not respond, why.'],
])('%j is explained', (error, repository, expected) => {
  const whole = { kind: 'status', detail: 'why', ...error } as const;
  expect(explainDocsError('It failed', whole, '`x: write`', repository)).toContain(expected);
});
