/** How a ledger writes comments if GitHub is slow, fails or refuses. `claim-cases.test.ts` has their creation. */
import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../src/domain/errors.ts';
import type { Entry } from '../../src/once/entry.ts';
import type { CommentsApi, ThreadComment } from '../../src/ports.ts';
import { exampleComment, exampleIdentity } from '../support/examples.ts';
import { ManualClock } from '../support/manual-clock.ts';
import {
  CLAIMED,
  exampleNote,
  NOTE,
  noteComment,
  openNotes,
  THREAD,
  type Note,
} from './notes.ts';

const CREATED_AT = '2026-03-01T11:00:00Z';
const BUSY: RequestError = { kind: 'status', status: 502, detail: '' };
const REFUSED: RequestError = {
  kind: 'status',
  status: 404,
  detail: '',
  isRefusal: true,
};
const LIMITED: RequestError = {
  kind: 'status',
  status: 429,
  detail: '',
  retryAfterMs: 60_000,
};
const failed = { ok: false, error: BUSY } as const;

type Binding = Readonly<{
  abortAfterMs?: number;
  /** The answer to the deletion of the comment. */
  removed?: Awaited<ReturnType<CommentsApi['remove']>>;
}>;

/** Binds a claim whose comment is written with these answers; afterwards, GitHub is busy. */
async function bind(
  answers: readonly (Partial<ThreadComment> | 'gone' | RequestError)[],
  { abortAfterMs = Infinity, removed = { ok: true, value: undefined } }: Binding = {},
) {
  const queue = [...answers];
  const removals: number[] = [];
  const own = noteComment(3, { ...CLAIMED, isBound: false });
  const comments: Partial<CommentsApi> = {
    async *newestPages() {
      yield { ok: true, value: { comments: [own], isLast: true } };
    },
    update: async () => {
      const answer = queue.shift() ?? BUSY;
      if (answer === 'gone') return { ok: true, value: undefined };
      if ('kind' in answer) return { ok: false, error: answer };
      return { ok: true, value: exampleComment({ createdAt: CREATED_AT, ...answer }) };
    },
    remove: async (id) => {
      removals.push(id);
      return removed;
    },
  };
  const clock = new ManualClock();
  const startedAt = clock.now();
  const controller = new AbortController();
  clock.plan(startedAt + abortAfterMs, () => controller.abort());
  const ledger = openNotes({ comments, clock, signal: controller.signal });
  const request = exampleIdentity({ claimId: 'claim of 3', run: '10' });
  const entry = exampleNote({ ...CLAIMED, request, isBound: false, isOwn: true });
  // Its comment is old enough.
  const createdAt = startedAt - 5000;
  const claimed = { entry, request, createdAt, superseded: new Set<number>() };
  const binding = await ledger.bind(claimed);
  return { binding, removals, tookMs: clock.now() - startedAt };
}

const BOUND = { kind: 'bound', entry: { isBound: true, sent: 'perhaps' } };
const OWN = { own: { comment: { id: 3 }, isBound: false, sent: 'no' } };
it.each<readonly [string, Parameters<typeof bind>[0]]>([
  ['at once', [{ updatedAt: '2026-03-01T11:00:01Z' }]],
  ['after 5 minutes', [{ updatedAt: '2026-03-01T11:05:00Z' }]],
  ['after faults', [BUSY, BUSY, { updatedAt: CREATED_AT }]],
  ['although GitHub refuses it once', [REFUSED, { updatedAt: CREATED_AT }]],
])('a claim is bound to its comment %s', async (_, answers) => {
  const { binding, removals, tookMs } = await bind(answers);
  expect(binding).toMatchObject(BOUND);
  expect(removals).toEqual([]);
  expect(tookMs).toBeLessThanOrEqual(30_000);
});

describe('a claim that could not be bound to its comment', () => {
  type Row = readonly [string, Parameters<typeof bind>[0], object];
  const refusals = Array.from({ length: 20 }, () => REFUSED);
  const rows: readonly Row[] = [
    ['within 5 minutes', [{ updatedAt: '2026-03-01T11:05:01Z' }], { why: 'too-late' }],
    ['at a known time', [{ updatedAt: '' }], { why: 'too-late' }],
    ['because of faults', [], { why: 'fault', error: { status: 502 } }],
    ['because of refusals', refusals, { why: 'fault', error: REFUSED }],
  ];

  it.each<Row>(rows)('%s is deleted', async (_, answers, expected) => {
    const { binding, removals, tookMs } = await bind(answers);
    expect(binding).toMatchObject({ kind: 'not-sent', own: undefined, ...expected });
    expect(removals).toEqual([3]);
    expect(tookMs).toBeLessThanOrEqual(30_000);
  });

  it.each<Row>(rows)('%s stays if it cannot be deleted', async (_, answers, expected) => {
    const { binding } = await bind(answers, { removed: failed });
    expect(binding).toMatchObject({ kind: 'not-sent', ...OWN, ...expected });
  });

  it('because it is gone is not deleted', async () => {
    const { binding, removals } = await bind(['gone']);
    expect(binding).toEqual({ kind: 'not-sent', why: 'deleted' });
    expect(removals).toEqual([]);
  });
});

it('a binding waits for a rate limit, once', async () => {
  const passes = await bind([LIMITED, { updatedAt: CREATED_AT }]);
  expect(passes).toMatchObject({ binding: BOUND, tookMs: 60_000 });
  const stays = await bind([LIMITED, LIMITED, { updatedAt: CREATED_AT }]);
  expect(stays).toMatchObject({ binding: { why: 'fault' }, tookMs: 60_000 });
});

it('a binding does not wait for a rate limit of more than two minutes', async () => {
  const longer = { ...LIMITED, retryAfterMs: 120_001 };
  const ends = await bind([longer, { updatedAt: CREATED_AT }]);
  expect(ends).toMatchObject({ binding: { why: 'fault' }, tookMs: 0 });
  const passes = await bind([
    { ...LIMITED, retryAfterMs: 120_000 },
    { updatedAt: CREATED_AT },
  ]);
  expect(passes).toMatchObject({ binding: BOUND, tookMs: 120_000 });
});

it('a cancelled run stops binding', async () => {
  const { binding, removals, tookMs } = await bind([], { abortAfterMs: 1000 });
  expect(binding).toMatchObject({ kind: 'cancelled', ...OWN });
  // Its end is written there.
  expect(removals).toEqual([]);
  expect(tookMs).toBeLessThanOrEqual(3000);
});

describe('an entry that is saved', () => {
  /** Saves an entry, if these calls fail. */
  async function save(entry: Entry<Note>, comments: Partial<CommentsApi>) {
    const warnings: RequestError[] = [];
    const warn = (_: string, error: RequestError): void => void warnings.push(error);
    const saved = await openNotes({ comments, warn }).save(entry, NOTE);
    return { saved, warnings };
  }

  it.each<readonly [string, Entry<Note>, Partial<CommentsApi>]>([
    ['written', exampleNote({ isOwn: true }), { update: async () => failed }],
    // Then it is not written: `update` is missing.
    ['read', exampleNote(), { read: async () => failed }],
  ])('is a warning if its comment could not be %s', async (_, entry, comments) => {
    const result = await save(entry, comments);
    expect(result).toEqual({ saved: { kind: 'failed' }, warnings: [BUSY] });
  });
});

describe('an entry that is added', () => {
  const created = exampleComment({ id: 7 });

  it.each<readonly [string, Partial<CommentsApi>]>([
    ['created', { create: async () => failed }],
    [
      'bound',
      { create: async () => ({ ok: true, value: created }), update: async () => failed },
    ],
  ])('is an error if it could not be %s, and is not tried again', async (_, comments) => {
    const clock = new ManualClock();
    const added = await openNotes({ comments, clock }).add(THREAD, NOTE);
    expect(added).toEqual(failed);
    expect(clock.sleeps).toEqual([]);
  });
});

it('an entry that could not be read again is an error', async () => {
  const ledger = openNotes({ comments: { read: async () => failed } });
  expect(await ledger.refresh(exampleNote())).toEqual(failed);
});

it('a claim is found in the comment of a person, too: its own run looks for it', async () => {
  const own = noteComment(5, { ...CLAIMED, isBound: false }, { isByBot: false });
  const comments: Partial<CommentsApi> = {
    async *newestPages() {
      yield { ok: true, value: { comments: [own], isLast: true } };
    },
  };
  const found = await openNotes({ comments }).find(THREAD, 'claim of 5');
  expect(found).toMatchObject({ ok: true, value: { comment: { id: 5 }, isOwn: true } });
});

it('all comments are listed if the time of the own one cannot be read', async () => {
  const listed: (Date | undefined)[] = [];
  const comments: Partial<CommentsApi> = {
    async *newestPages(_, { since } = {}) {
      listed.push(since);
      yield failed;
    },
    remove: async () => failed,
  };
  const { comment } = exampleNote();
  const entry = exampleNote({ ...CLAIMED, comment: { ...comment, createdAt: '' } });
  const claimed = {
    entry,
    request: exampleIdentity(),
    createdAt: 0,
    superseded: new Set<number>(),
  };
  const binding = await openNotes({ comments }).bind(claimed);
  expect(binding).toMatchObject({ kind: 'not-sent', why: 'fault' });
  expect(listed[0]).toEqual(new Date(0));
});

it('a comment that could not be deleted is no exception', async () => {
  const ledger = openNotes({ comments: { remove: async () => failed } });
  expect(await ledger.remove(exampleNote())).toBe(false);
});
