/** The meaning of one read of a job for its request, and of none. */
import { describe, expect, it } from '@jest/globals';
import type { Job, JobBaseline } from '../../../src/domain/job.ts';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import { hasJob } from '../../../src/record/entries.ts';
import {
  endWithoutJob,
  evaluate,
  GIVE_UP_HOURS,
  type Evaluation,
} from '../../../src/request/evaluate-job.ts';
import {
  exampleCause,
  exampleClaim,
  exampleEntry,
  exampleJob,
  exampleRecordedJob,
  PR_LINK,
  type EntryChanges,
} from '../../support/examples.ts';

const failed = (status: number): RequestError => ({ kind: 'status', status, detail: '' });

const open = (payload: EntryChanges['payload'] = {}): EntryChanges => ({
  payload: { conclusion: null, ...payload },
});

const HOUR = 3_600_000;
const GIVE_UP = GIVE_UP_HOURS * HOUR;
const ENDED: JobBaseline = { status: 'completed', prLink: PR_LINK };
const ACTIVE: JobBaseline = { status: 'active', prLink: null };

const job = (status: string, prLink: string | null = null): Job =>
  exampleJob({ status, prLink });

type Read = Readonly<{
  read: Job | RequestError;
  afterMs: number;
  baseline?: JobBaseline | null;
  changes?: EntryChanges['payload'];
  /** The read before. */
  before?: Evaluation;
}>;

/** Evaluates a read so long after the submission. */
function evaluateRead({
  read,
  afterMs,
  baseline = null,
  changes,
  before,
}: Read): Evaluation {
  const recorded = exampleRecordedJob({ prLink: null });
  const entry = exampleEntry(open({ job: recorded, baseline, ...changes }));
  if (!hasJob(entry)) throw new Error('no job');
  const result: Result<Job> =
    'kind' in read ? { ok: false, error: read } : { ok: true, value: read };
  const now = Date.parse(entry.payload.submittedAt) + afterMs;
  const observations = before?.kind === 'to-read-again' ? before.observations : undefined;
  return evaluate(entry, result, { now, host: 'api.example.com', observations });
}

/** Returns the evaluation in a word or two. */
function wordsFor(
  read: Job | RequestError,
  afterMs: number,
  more: Partial<Read> = {},
): string {
  const evaluation = evaluateRead({ read, afterMs, ...more });
  if (!('ended' in evaluation)) return evaluation.kind;
  const { outcome, reason } = evaluation.ended.conclusion;
  const words = [outcome, reason].join(' ').trim();
  return evaluation.kind === 'ended' ? words : `${evaluation.kind}: ${words}`;
}

it.each([
  [job('completed', PR_LINK), 'pr-opened'],
  [job('completed'), 'no-pr'],
  [job('failed'), 'failed'],
  [job('archived'), 'archived'],
  [job('active'), 'active'],
  [job('paused'), 'active'],
])('a new job: %j: %s', (read, expected) => expect(wordsFor(read, HOUR)).toBe(expected));

it.each([
  {
    title: 'the old end, shortly after',
    read: job('completed', PR_LINK),
    afterMs: 20_000,
    baseline: ENDED,
    expected: 'active',
  },
  {
    title: 'the old end, a minute later',
    read: job('completed', PR_LINK),
    afterMs: 60_000,
    baseline: ENDED,
    expected: 'pr-opened',
  },
  {
    title: 'the first end of an active job',
    read: job('completed', PR_LINK),
    afterMs: HOUR,
    baseline: ACTIVE,
    expected: 'to-read-again',
  },
])('a job after a message: $title', ({ read, afterMs, baseline, expected }) => {
  expect(wordsFor(read, afterMs, { baseline })).toBe(expected);
});

it('a second read settles the end of a job that was active', () => {
  const ended = { read: job('completed'), afterMs: HOUR, baseline: ACTIVE };
  const before = evaluateRead(ended);
  expect(before).toMatchObject({ kind: 'to-read-again', inMs: 15_000 });
  expect(wordsFor(ended.read, HOUR + 15_000, { baseline: ACTIVE, before })).toBe('no-pr');
});

it('a request that has ended has the end of its job, whatever the message before', () => {
  const changes = { conclusion: { outcome: 'no-pr', reason: '' } } as const;
  const more = { baseline: ACTIVE, changes };
  expect(wordsFor(job('completed', PR_LINK), HOUR, more)).toBe('pr-opened');
  expect(wordsFor(job('active'), HOUR, more)).toBe('active');
});

it.each([
  ['is active', job('active'), 'active', 'given-up: still-active timed-out'],
  // Before, it may be too new, or the address may be wrong for a while.
  ['is gone', failed(404), 'unknown', 'given-up: connection-lost no-response'],
  ['has no answer', failed(503), 'unknown', 'given-up: connection-lost no-response'],
  ['has ended', job('completed'), 'no-pr', 'no-pr'],
  ['cannot be read with this key', failed(401), 'unknown', 'unknown'],
  ['cannot be read with this scope', failed(403), 'unknown', 'unknown'],
])('after 72 hours a job that %s', (_, read, before, after) => {
  expect([wordsFor(read, GIVE_UP), wordsFor(read, GIVE_UP + 1)]).toEqual([before, after]);
});

describe('a request whose run has ended without a job ends', () => {
  const EVENT: EntryChanges = { request: { cause: exampleCause('merge:12:abc') } };
  const COMMAND: EntryChanges = { request: { cause: exampleCause('comment:5') } };
  const CARE: EntryChanges = {
    request: { cause: exampleCause('care:1:7:1') },
    payload: { care: { head: 'c0ffee', message: 1 } },
  };

  it.each<readonly [string, EntryChanges, object]>([
    ['as cancelled if it is not bound', {}, { outcome: 'cancelled', reason: '' }],
    [
      'as unconfirmed if it is bound',
      { isBound: true, sent: 'perhaps' },
      { outcome: 'unconfirmed', reason: '' },
    ],
  ])('%s', (_, changes, conclusion) => {
    const ended = endWithoutJob(exampleClaim(changes));
    expect(ended).toMatchObject({ conclusion });
  });

  it.each<readonly [string, EntryChanges, number]>([
    ['an event is repeated by its workflow job', EVENT, 1],
    ['a command has a hint of its own', COMMAND, 0],
    ['a message of care is repeated by care', CARE, 0],
  ])('with what to do: %s', (_, changes, steps) => {
    const ended = endWithoutJob(exampleClaim(changes));
    expect(ended.steps).toHaveLength(steps);
  });

  it.each<readonly [string, EntryChanges, string | undefined]>([
    ['a new job', EVENT, undefined],
    [
      'a message to the job of a docs pull request',
      CARE,
      'Could not confirm that the message arrived',
    ],
  ])('as perhaps %s', (_, changes, title) => {
    const bound = { isBound: true, sent: 'perhaps' } as const;
    const ended = endWithoutJob(exampleClaim({ ...bound, ...changes }));
    expect(ended.title).toBe(title);
  });
});
