import { expect, it } from '@jest/globals';
import type { Job, JobBaseline } from '../../../src/domain/job.ts';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import { evaluateJob, findOpenSubmissions } from '../../../src/sweep/check-jobs.ts';
import {
  exampleJob,
  exampleSubmission,
  exampleThread,
  NOW,
  PR_LINK,
} from '../../support/examples.ts';
import { requestError } from './sweep-harness.ts';

const OPEN = { state: 'submitted', outcome: null } as const;

it.each<readonly [string, Partial<RequestSubmission>, boolean]>([
  ['submitted', OPEN, true],
  [
    'submitted, timed out',
    { ...OPEN, outcome: 'still-active', reason: 'timed-out' },
    true,
  ],
  ['submitted, its run has ended', { ...OPEN, waitUntil: NOW.toISOString() }, true],
  ['submitted, its run waits', { ...OPEN, waitUntil: '2026-03-01T12:00:00.001Z' }, false],
  ['pending', { state: 'pending', job: null, outcome: null }, false],
  ['finished', {}, false],
  ['without a job', { ...OPEN, job: null }, false],
])('a submission that is %s is open: %s', (_, submission, isOpen) => {
  const stored = exampleThread(submission);
  expect(findOpenSubmissions(stored, NOW)).toEqual(isOpen ? stored : []);
});

const HOUR = 3_600_000;
const GIVE_UP = 72 * HOUR;
const ENDED: JobBaseline = { status: 'completed', prLink: PR_LINK, archivedAt: null };
const ACTIVE: JobBaseline = { status: 'active', prLink: null, archivedAt: null };

const job = (status: string, prLink: string | null = null): Job =>
  exampleJob({ status, prLink });

/** Returns the finding of a sweep, in a word or two, if a read returns this so long after the submission. */
function evaluate(
  read: Job | RequestError,
  afterMs: number,
  baseline: JobBaseline | null = null,
  isRecheck = false,
): string {
  const submission = {
    ...exampleSubmission({ ...OPEN, prLink: null, baseline }),
    job: 'job_1',
  };
  const result: Result<Job> =
    'kind' in read ? { ok: false, error: read } : { ok: true, value: read };
  const now = Date.parse(submission.submittedAt) + afterMs;
  const options = { now, giveUpHours: 72, isRecheck, host: 'api.example.com' };
  const evaluation = evaluateJob(submission, result, options);
  if (evaluation.kind === 'active' && evaluation.mustRecheck) return 'recheck';
  if (evaluation.kind !== 'finished') return evaluation.kind;
  return Object.values(evaluation.conclusion).join(' ').trim();
}

it.each([
  [job('completed', PR_LINK), 'pr-opened'],
  [job('completed'), 'no-pr'],
  [job('failed'), 'failed'],
  [job('archived'), 'archived'],
  [job('active'), 'active'],
  [job('paused'), 'active'],
  [requestError(503), 'unknown'],
  [requestError(401), 'unknown'],
  // It may be too new, or the address may be wrong for a while.
  [requestError(404), 'unknown'],
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
  ['is gone', requestError(404), 'unknown', 'connection-lost no-response'],
  ['has no answer', requestError(503), 'unknown', 'connection-lost no-response'],
  [
    'has an answer that cannot be read',
    { kind: 'invalid-response', status: 200, detail: 'it is HTML' } as const,
    'unknown',
    'connection-lost no-response',
  ],
  ['has ended', job('completed'), 'no-pr', 'no-pr'],
  ['cannot be read with this key', requestError(401), 'unknown', 'unknown'],
  ['cannot be read with this scope', requestError(403), 'unknown', 'unknown'],
])('after `give-up-hours` a job that %s', (_, read, before, after) => {
  expect([evaluate(read, GIVE_UP), evaluate(read, GIVE_UP + 1)]).toEqual([before, after]);
});
