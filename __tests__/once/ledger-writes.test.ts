/** How a ledger writes comments if GitHub is slow, fails or refuses. `claim-cases.test.ts` has their creation. */
import { describe, expect, it } from '@jest/globals';
import type { RequestError, Result } from '../../src/domain/errors.ts';
import type { CommentsApi, ThreadComment } from '../../src/ports.ts';
import { exampleComment, exampleIdentity } from '../support/examples.ts';
import { ManualClock } from '../support/manual-clock.ts';
import {
  CLAIMED,
  CODEC,
  exampleNote,
  NOTE,
  noteComment,
  openNotes,
  THREAD,
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

/** Binds a claim whose comment is written with these answers; afterwards, GitHub is busy. */
async function bind(
  answers: readonly (Partial<ThreadComment> | 'gone' | RequestError)[],
  abortAfterMs = Infinity,
) {
  const queue = [...answers];
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
  return { binding, tookMs: clock.now() - startedAt };
}

const BOUND = { kind: 'bound', entry: { isBound: true, sent: 'perhaps' } };
const OWN = { own: { comment: { id: 3 }, isBound: false, sent: 'no' } };
it.each<readonly [string, Parameters<typeof bind>[0], object]>([
  ['at once', [{ updatedAt: '2026-03-01T11:00:01Z' }], BOUND],
  ['after 5 minutes', [{ updatedAt: '2026-03-01T11:05:00Z' }], BOUND],
  [
    'after more than 5 minutes',
    [{ updatedAt: '2026-03-01T11:05:01Z' }],
    { kind: 'not-sent', why: 'too-late', ...OWN },
  ],
  [
    'at an unknown time',
    [{ updatedAt: '' }],
    { kind: 'not-sent', why: 'too-late', ...OWN },
  ],
  ['to a comment that is gone', ['gone'], { kind: 'not-sent', why: 'deleted' }],
  ['after faults', [BUSY, BUSY, { updatedAt: CREATED_AT }], BOUND],
  ['never', [], { kind: 'not-sent', why: 'fault', ...OWN, error: { status: 502 } }],
  ['although GitHub refuses it once', [REFUSED, { updatedAt: CREATED_AT }], BOUND],
])('a claim is bound to its comment %s', async (_, answers, expected) => {
  const { binding, tookMs } = await bind(answers);
  expect(binding).toMatchObject(expected);
  expect(tookMs).toBeLessThanOrEqual(30_000);
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
  const { binding, tookMs } = await bind([], 1000);
  expect(binding).toMatchObject({ kind: 'cancelled', ...OWN });
  expect(tookMs).toBeLessThanOrEqual(3000);
});

describe('an entry that is saved', () => {
  type Written = Result<ThreadComment | undefined>;
  type Read = Awaited<ReturnType<CommentsApi['read']>>;

  /** Saves the entry of a comment, which GitHub answers to like this. */
  async function save(
    written: Written,
    entry = exampleNote({ isOwn: true }),
    read: Read = { ok: true, value: exampleComment({ body: entry.revision }) },
  ) {
    const calls: string[] = [];
    const bodies: string[] = [];
    const warnings: RequestError[] = [];
    const comments: Partial<CommentsApi> = {
      read: async (comment) => {
        calls.push('read');
        expect(comment).toEqual({ kind: 'comment', id: 3, thread: THREAD.number });
        return read;
      },
      update: async (id, body) => {
        calls.push(`update ${id}`);
        bodies.push(body);
        return written;
      },
    };
    const warn = (_: string, error: RequestError): void => void warnings.push(error);
    const saved = await openNotes({ comments, warn }).save(entry, { sent: 'perhaps' });
    return { saved, calls, bodies, warnings };
  }

  const WRITTEN: Written = { ok: true, value: exampleComment() };
  const FOREIGN = exampleNote({ revision: 'as it was read' });

  it('is on the last line of its comment, bound to it', async () => {
    const { saved, bodies, warnings } = await save(WRITTEN);
    const [body = ''] = bodies;
    expect(saved).toMatchObject({ kind: 'saved', entry: { revision: body } });
    const line = body.split('\n').at(-2) ?? '';
    const place = { repositoryId: 1, thread: THREAD.number };
    const found = CODEC.decode({ ...exampleComment(), body: line }, place);
    const binding = { commentId: 3, authorId: 4 };
    expect(found).toMatchObject({ ...binding, sent: 'perhaps', payload: NOTE });
    expect(warnings).toEqual([]);
  });

  it('is not read again if it is the run’s own, and once if it is not', async () => {
    expect((await save(WRITTEN)).calls).toEqual(['update 3']);
    expect((await save(WRITTEN, FOREIGN)).calls).toEqual(['read', 'update 3']);
  });

  it('needs no comment that exists', async () => {
    const gone = await save({ ok: true, value: undefined });
    expect(gone).toMatchObject({ saved: { kind: 'saved' }, warnings: [] });
  });

  it('is a warning if it could not be written', async () => {
    const { saved, warnings } = await save(failed);
    expect(saved).toEqual({ kind: 'failed' });
    expect(warnings).toEqual([BUSY]);
  });

  it('is a warning if it could not be read, and then not written', async () => {
    const unread = await save(WRITTEN, FOREIGN, failed);
    expect(unread).toEqual({
      saved: { kind: 'failed' },
      calls: ['read'],
      bodies: [],
      warnings: [BUSY],
    });
  });

  it.each<readonly [string, Read]>([
    ['has changed', { ok: true, value: exampleComment({ body: 'edited' }) }],
    ['is gone', { ok: true, value: undefined }],
  ])('is not written over a comment of another run that %s', async (_, read) => {
    expect(await save(WRITTEN, FOREIGN, read)).toEqual({
      saved: { kind: 'changed' },
      calls: ['read'],
      bodies: [],
      warnings: [],
    });
  });
});

describe('an entry that is added', () => {
  const created = exampleComment({ id: 7 });

  it('is bound to its comment with a second request', async () => {
    const bodies: string[] = [];
    const comments: Partial<CommentsApi> = {
      create: async (_, body) => {
        bodies.push(body);
        return { ok: true, value: created };
      },
      update: async (id, body) => {
        bodies.push(`${id}: ${body}`);
        return { ok: true, value: created };
      },
    };
    const added = await openNotes({ comments }).add(THREAD, NOTE);
    expect(added).toMatchObject({
      ok: true,
      value: { comment: { id: 7 }, isBound: true },
    });
    expect(bodies).toHaveLength(2);
    expect(added.ok && `7: ${added.value.revision}`).toBe(bodies[1]);
  });

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
