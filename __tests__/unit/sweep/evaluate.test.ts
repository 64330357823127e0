import { expect, it } from '@jest/globals';
import type { Job, JobSnapshot, Result } from '../../../src/domain.ts';
import { evaluateJob, type Evaluation } from '../../../src/sweep/evaluate.ts';
import { exampleJob, exampleSubmission, PR_LINK } from '../../support/examples.ts';

const HOUR = 3_600_000;
const GIVE_UP = 72 * HOUR;
const SUBMISSION = {
  ...exampleSubmission({ state: 'submitted', outcome: null, prLink: null }),
  job: 'job_1',
};
const ENDED: JobSnapshot = { status: 'completed', prLink: PR_LINK, archivedAt: null };
const ACTIVE: JobSnapshot = { status: 'active', prLink: null, archivedAt: null };

const found = (status: string, prLink: string | null = null): Result<Job> => ({
  ok: true,
  value: exampleJob({ status, prLink }),
});
const failed = (status: number): Result<Job> => ({
  ok: false,
  error: { kind: 'status', status, detail: 'no' },
});
const evaluate = (
  read: Result<Job>,
  afterMs: number,
  {
    baseline = null,
    isRecheck = false,
  }: Readonly<{ baseline?: JobSnapshot | null; isRecheck?: boolean }> = {},
): Evaluation =>
  evaluateJob({ ...SUBMISSION, baseline }, read, {
    now: Date.parse(SUBMISSION.submittedAt) + afterMs,
    giveUpHours: 72,
    isRecheck,
    host: 'api.example.com',
  });
/** What was found, in a word or two. */
const summary = (evaluation: Evaluation): string =>
  evaluation.kind === 'finished'
    ? [evaluation.conclusion.outcome, evaluation.conclusion.reason].join(' ').trim()
    : `${evaluation.kind}${evaluation.kind === 'active' && evaluation.mustRecheck ? ', recheck' : ''}`;

it.each([
  [found('completed', PR_LINK), 'pr-opened'],
  [found('completed'), 'no-pr'],
  [found('failed'), 'failed'],
  [found('archived'), 'archived'],
  [found('active'), 'active'],
  [found('paused'), 'active'],
  [failed(503), 'unknown'],
  [failed(401), 'unknown'],
  // It may be too new, or the address may be wrong for a while.
  [failed(404), 'unknown'],
])('a new job: %j: %s', (read, expected) => {
  expect(summary(evaluate(read, HOUR))).toBe(expected);
});

it.each([
  ['the old end, shortly after', found('completed', PR_LINK), 20_000, ENDED, 'active'],
  ['the old end, a minute later', found('completed', PR_LINK), 60_000, ENDED, 'pr-opened'],
  ['another pull request', found('completed', `${PR_LINK}7`), 20_000, ENDED, 'pr-opened'],
  ['the first end of an active job', found('completed', PR_LINK), HOUR, ACTIVE, 'active, recheck'],
])('a job after a message: %s', (_, read, afterMs, baseline, expected) => {
  expect(summary(evaluate(read, afterMs, { baseline }))).toBe(expected);
});

it('a second check settles the end of a job that was active', () => {
  expect(summary(evaluate(found('completed'), HOUR, { baseline: ACTIVE, isRecheck: true }))).toBe('no-pr');
});

it.each([
  ['is active', found('active'), 'active', 'still-active timed-out'],
  ['is gone', failed(404), 'unknown', 'connection-lost not-found'],
  ['has ended', found('completed'), 'no-pr', 'no-pr'],
  ['cannot be read with this key', failed(401), 'unknown', 'unknown'],
  ['cannot be read with this scope', failed(403), 'unknown', 'unknown'],
])('after `give-up-hours` a job that %s', (_, read, before, after) => {
  expect(summary(evaluate(read, GIVE_UP))).toBe(before);
  expect(summary(evaluate(read, GIVE_UP + 1))).toBe(after);
});
