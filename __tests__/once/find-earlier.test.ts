/** What the entries of a trigger mean for a run that is about to claim it. */
import { expect, it } from '@jest/globals';
import { findEarlierClaim } from '../../src/once/claim.ts';
import type { ClaimEntry, Entry, RequestIdentity } from '../../src/once/entry.ts';
import { exampleIdentity } from '../support/examples.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { CLAIMED, exampleNote, type Note } from './notes.ts';

type Changes = Omit<Partial<Entry<Note>>, 'request'> &
  Readonly<{ request?: Partial<RequestIdentity> }>;

/** Looks for an earlier run among entries that do not change. Returns its place among them, and how long this run has waited. */
async function find(known: readonly Changes[], request: Partial<RequestIdentity> = {}) {
  const claims: readonly ClaimEntry<Note>[] = known.map((changes, index) => {
    const example = exampleNote();
    const comment = { ...example.comment, id: index + 1 };
    const identity = exampleIdentity({ run: '9', ...changes.request });
    return { ...example, ...changes, request: identity, comment };
  });
  const clock = new ManualClock();
  const startedAt = clock.now();
  const tools = {
    list: async () => ({ ok: true, value: claims }) as const,
    clock,
    signal: new AbortController().signal,
    log: () => undefined,
  };
  const own = exampleIdentity({ run: '10', attempt: 2, ...request });
  const { previous, superseded } = await findEarlierClaim(tools, claims, own);
  return {
    previous: previous && previous.comment.id - 1,
    superseded: [...superseded].map((id) => id - 1),
    waitedMs: clock.now() - startedAt,
  };
}

const OPEN = { isFinished: false } as const;
const FAILED = { mayRepeat: true };
const REJECTED = { sent: 'no', mayRepeat: true } as const;
const UNSURE = { sent: 'perhaps' } as const;
const SENDING = { ...CLAIMED, sent: 'perhaps' } as const;
const UNBOUND = { ...CLAIMED, isBound: false };

const NOBODY = { previous: undefined, waitedMs: 0 };
const AT_ONCE = { previous: 0, waitedMs: 0 };
const AFTER_30_S = { previous: 0, waitedMs: 30_000 };

it.each<readonly [string, Changes, object]>([
  ['active', OPEN, AT_ONCE],
  ['finished', {}, AT_ONCE],
  ['failed', FAILED, NOBODY],
  ['rejected', REJECTED, NOBODY],
  ['unconfirmed', UNSURE, AT_ONCE],
  ['on its way', SENDING, AFTER_30_S],
  [
    'on its way in another job of this attempt',
    { ...SENDING, request: { run: '10', attempt: 2 } },
    AFTER_30_S,
  ],
  // It has ended, and cannot have a job any more.
  [
    'on its way in an earlier attempt',
    { ...SENDING, request: { run: '10', attempt: 1 } },
    AT_ONCE,
  ],
  ['only claimed', UNBOUND, NOBODY],
  ['sent by another use of the action', { request: { digest: 'other' } }, AT_ONCE],
  [
    'on its way by another use of the action',
    { ...SENDING, request: { digest: 'other' } },
    AT_ONCE,
  ],
  [
    'failed, and of another use of the action',
    { ...FAILED, request: { digest: 'other' } },
    NOBODY,
  ],
  ['that of another trigger', { request: { trigger: 'comment:2' } }, NOBODY],
])('an earlier request that is %s', async (_, known, expected) =>
  expect(await find([known])).toMatchObject(expected),
);

it('an empty thread has no earlier request', async () =>
  expect(await find([])).toEqual({ ...NOBODY, superseded: [] }));

it.each<readonly [string, readonly Changes[], number | undefined]>([
  ['the one that was sent', [SENDING, OPEN, SENDING], 1],
  ['the first one that was sent', [UNSURE, {}, OPEN], 1],
  ['the first one by comment that may have been sent', [UNBOUND, UNSURE, UNSURE], 1],
  ['not one that failed', [FAILED, {}], 1],
  ['not one that failed, but one that may have been sent', [FAILED, UNSURE], 1],
  ['none, if all came to nothing', [FAILED, REJECTED], undefined],
])('of several, %s counts', async (_, known, previous) =>
  expect((await find(known)).previous).toBe(previous),
);

const REPEATS = { cause: 'comment:2' };
const OF_SAME_CAUSE = { request: REPEATS };
it.each<readonly [string, Changes, object]>([
  ['was sent', {}, { ...NOBODY, superseded: [0] }],
  ['is unconfirmed', UNSURE, { ...NOBODY, superseded: [0] }],
  ['is on its way', SENDING, { previous: undefined, superseded: [0], waitedMs: 30_000 }],
  ['it has sent itself', { ...OPEN, ...OF_SAME_CAUSE }, { ...AT_ONCE, superseded: [] }],
  ['it may have sent itself', { ...UNSURE, ...OF_SAME_CAUSE }, AT_ONCE],
  ['is on its way for itself', { ...SENDING, ...OF_SAME_CAUSE }, AFTER_30_S],
  // It is not the same request, so nobody wants to repeat it.
  [
    'is on its way by another use of the action',
    { ...SENDING, request: { digest: 'other' } },
    AT_ONCE,
  ],
])('a command that repeats a request that %s', async (_, known, expected) =>
  expect(await find([known], REPEATS)).toMatchObject(expected),
);
