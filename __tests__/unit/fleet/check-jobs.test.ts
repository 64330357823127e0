import { expect, it } from '@jest/globals';
import type { Job, JobBaseline } from '../../../src/domain/job.ts';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import { hasJob } from '../../../src/job/request-entry.ts';
import {
  evaluateFleetJob,
  findOpenRequests,
  GIVE_UP_HOURS,
} from '../../../src/fleet/check-jobs.ts';
import {
  exampleEntry,
  exampleJob,
  exampleRecordedJob,
  exampleThread,
  NOT_SENT,
  NOW,
  PR_LINK,
  UNCONFIRMED,
  type EntryChanges,
} from '../../support/examples.ts';

const failed = (status: number): RequestError => ({ kind: 'status', status, detail: '' });

const open = (payload: EntryChanges['payload'] = {}): EntryChanges => ({
  payload: { conclusion: null, ...payload },
});

it.each<readonly [string, EntryChanges, boolean]>([
  ['sent', open(), true],
  [
    'sent, timed out',
    open({ conclusion: { outcome: 'still-active', reason: 'timed-out' } }),
    true,
  ],
  ['sent, its run has ended', open({ waitUntil: NOW.toISOString() }), true],
  ['sent, its run waits', open({ waitUntil: '2026-03-01T12:00:00.001Z' }), false],
  ['not sent', { payload: NOT_SENT }, false],
  ['perhaps sent', { payload: UNCONFIRMED }, false],
  ['finished', {}, false],
  [
    'given up',
    open({
      conclusion: { outcome: 'still-active', reason: 'timed-out' },
      end: { isGivenUp: true },
    }),
    false,
  ],
  ['without a job', open({ job: null }), false],
])('a request that is %s is open: %s', (_, changes, isOpen) => {
  const entries = exampleThread(changes);
  expect(findOpenRequests(entries, NOW)).toEqual(isOpen ? entries : []);
});

const HOUR = 3_600_000;
const GIVE_UP = GIVE_UP_HOURS * HOUR;
const ENDED: JobBaseline = { status: 'completed', prLink: PR_LINK };
const ACTIVE: JobBaseline = { status: 'active', prLink: null };

const job = (status: string, prLink: string | null = null): Job =>
  exampleJob({ status, prLink });

/** Returns the evaluation, in a word or two, if a read returns this so long after the submission. */
function evaluate(
  read: Job | RequestError,
  afterMs: number,
  baseline: JobBaseline | null = null,
  isRecheck = false,
): string {
  const entry = exampleEntry(
    open({ job: exampleRecordedJob({ prLink: null }), baseline }),
  );
  if (!hasJob(entry)) throw new Error('no job');
  const result: Result<Job> =
    'kind' in read ? { ok: false, error: read } : { ok: true, value: read };
  const now = Date.parse(entry.payload.submittedAt) + afterMs;
  const options = { now, isRecheck, host: 'api.example.com' };
  const evaluation = evaluateFleetJob(entry, result, options);
  if (evaluation.kind === 'active' && evaluation.mustRecheck) return 'recheck';
  if (evaluation.kind !== 'finished') return evaluation.kind;
  return Object.values(evaluation.ended.conclusion).join(' ').trim();
}

it.each([
  [job('completed', PR_LINK), 'pr-opened'],
  [job('completed'), 'no-pr'],
  [job('failed'), 'failed'],
  [job('archived'), 'archived'],
  [job('active'), 'active'],
  [job('paused'), 'active'],
  [failed(503), 'unknown'],
  [failed(401), 'unknown'],
  // It may be too new, or the address may be wrong for a while.
  [failed(404), 'unknown'],
])('a new job: %j: %s', (read, expected) => expect(evaluate(read, HOUR)).toBe(expected));

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
    title: 'another pull request',
    read: job('completed', `${PR_LINK}7`),
    afterMs: 20_000,
    baseline: ENDED,
    expected: 'pr-opened',
  },
  {
    title: 'the first end of an active job',
    read: job('completed', PR_LINK),
    afterMs: HOUR,
    baseline: ACTIVE,
    expected: 'recheck',
  },
])('a job after a message: $title', ({ read, afterMs, baseline, expected }) => {
  expect(evaluate(read, afterMs, baseline)).toBe(expected);
});

it('a second check settles the end of a job that was active', () => {
  expect(evaluate(job('completed'), HOUR, ACTIVE, true)).toBe('no-pr');
});

it.each([
  ['is active', job('active'), 'active', 'still-active timed-out'],
  ['is gone', failed(404), 'unknown', 'connection-lost no-response'],
  ['has no answer', failed(503), 'unknown', 'connection-lost no-response'],
  [
    'has an answer that cannot be read',
    { kind: 'invalid-response', status: 200, detail: 'it is HTML' } as const,
    'unknown',
    'connection-lost no-response',
  ],
  ['has ended', job('completed'), 'no-pr', 'no-pr'],
  ['cannot be read with this key', failed(401), 'unknown', 'unknown'],
  ['cannot be read with this scope', failed(403), 'unknown', 'unknown'],
])('after 72 hours a job that %s', (_, read, before, after) => {
  expect([evaluate(read, GIVE_UP), evaluate(read, GIVE_UP + 1)]).toEqual([before, after]);
});
