/** Which status comments in a thread keep the next one of care back. */
import { expect, it } from '@jest/globals';
import type { ReadPullRequest } from '../../../src/care/decide.ts';
import { findUnboundBarrier } from '../../../src/care/unbound.ts';
import { ok, type RequestError, type Result } from '../../../src/domain/errors.ts';
import { exampleClaim, exampleComment, NOW } from '../../support/examples.ts';
import { annotationsOf, newReport, runWith } from '../../support/runs.ts';

const HOUR_MS = 60 * 60_000;
const OWN = 'docs-agent[bot]';
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };

/** A status comment whose entry is not bound. */
type Left = Readonly<{ author?: string; ageMs?: number }>;

/** Looks for what keeps a message back. Returns it, how often the account was read, and the warnings. */
async function find(left: readonly Left[], login: Result<string> = ok(OWN)) {
  const comments = left.map(({ author = OWN, ageMs = HOUR_MS }, nth) => {
    const createdAt = new Date(NOW.getTime() - ageMs).toISOString();
    return exampleComment({ id: 10 + nth, author, createdAt });
  });
  const unbound = comments.map(({ id, createdAt }) =>
    exampleClaim({ comment: { id, createdAt } }),
  );
  const bound = exampleComment({ id: 9, author: OWN, createdAt: NOW.toISOString() });
  const thread = { comments: [bound, ...comments], unbound, listedAt: NOW.getTime() };
  const report = newReport();
  let logins = 0;
  const issues = {
    login: async () => {
      logins += 1;
      return login;
    },
  };
  const { repo } = runWith({ apis: { issues }, report });
  const barrier = await findUnboundBarrier(repo, {
    thread,
  } as unknown as ReadPullRequest);
  return { barrier, logins, warnings: annotationsOf(report) };
}

it.each<readonly [string, readonly Left[], 'unbound' | undefined, number]>([
  ['none', [], undefined, 0],
  ['one that is a day old', [{ ageMs: 24 * HOUR_MS }], undefined, 0],
  ['one of the last 24 hours', [{ ageMs: 24 * HOUR_MS - 1 }], 'unbound', 1],
  ['one of a person', [{ author: 'mona' }], undefined, 1],
  ['one of an account that is gone', [{ author: '' }], undefined, 1],
  ['a copy by a person beside the own one', [{}, { author: 'mona' }], 'unbound', 1],
  [
    'an old one beside one of a person',
    [{ ageMs: 25 * HOUR_MS }, { author: 'mona' }],
    undefined,
    1,
  ],
])('%s', async (_, left, barrier, logins) => {
  expect(await find(left)).toEqual({ barrier, logins, warnings: [] });
});

it('an account that cannot be read keeps the message back, with a warning', async () => {
  const { barrier, warnings } = await find([{}], { ok: false, error: REFUSED });
  expect(barrier).toBe('unreadable-comments');
  expect(warnings).toEqual([expect.stringContaining('The account of the token')]);
});
