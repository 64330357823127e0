import { expect, test } from '@jest/globals';
import type { Job, JobBaseline } from '../../../src/domain/job.ts';
import {
  evaluateCompletion,
  NO_OBSERVATIONS,
  type Completion,
  type Turn,
} from '../../../src/job/completion.ts';
import { job } from './poll-harness.ts';

const PR = 'https://code.example/pull/1';
const OTHER_PR = 'https://code.example/pull/2';
const RUNNING: Completion = { kind: 'running' };
const FINISHED: Completion = { kind: 'finished', assumedByTimeout: false };
const ASSUMED: Completion = { kind: 'finished', assumedByTimeout: true };
const recheck = (seconds: number): Completion => ({
  kind: 'recheck',
  inMs: seconds * 1000,
});

const SENT_AT = 12_345.678;
const CREATE: Turn = { baseline: null, sentAt: SENT_AT };
const after = (baseline: Partial<JobBaseline>): Turn => ({
  baseline: { status: 'completed', prLink: PR, archivedAt: null, ...baseline },
  sentAt: SENT_AT,
});
const ENDED = after({});
const ACTIVE = job('active');
const OLD = job('completed', { prLink: PR });

/** Seconds since the message, what the service returns, and how it is judged. */
type Step = readonly [seconds: number, job: Job, completion: Completion];

// prettier-ignore
test.each<readonly [string, Turn, readonly Step[]]>([
  ['a new job runs', CREATE, ['active', 'queued', undefined].map((status) => [0, job(status), RUNNING])],
  ['a new job ends', CREATE, ['completed', 'failed', 'archived'].map((status) => [0, job(status), FINISHED])],

  ['an old end counts after 45 s', ENDED, [[0, OLD, RUNNING], [44.999, OLD, RUNNING], [45, OLD, ASSUMED]]],
  ['the same end counts once the job was active', ENDED, [[5, ACTIVE, RUNNING], [10, OLD, FINISHED]]],
  ['an unknown status is a sign of work', ENDED, [[0, job('queued'), RUNNING], [5, OLD, FINISHED]]],
  ['a missing status is none', ENDED, [[0, job(undefined), RUNNING], [5, OLD, RUNNING]]],
  ['another pull request is a new end', ENDED, [[0, job('completed', { prLink: OTHER_PR }), FINISHED]]],
  ['so is another status', ENDED, [[0, job('failed', { prLink: PR }), FINISHED]]],
  ['so is an archive date', ENDED, [[0, { ...OLD, archivedAt: '2026-03-01' }, FINISHED]]],
  ['a missing pull request is no change', ENDED, [[0, job('completed'), RUNNING]]],
  ['nor is a missing archive date', after({ archivedAt: '2026-03-01' }), [[0, OLD, RUNNING]]],

  ...['active', 'queued', null].flatMap((status): [string, Turn, Step[]][] => {
    const turn = after({ status, prLink: null });
    const [first, again] = [[300, OLD, recheck(15)], [303, ACTIVE, RUNNING]] as const;
    return [
      [`${status} before: the first end is checked again`, turn, [[300, OLD, recheck(15)], [315, OLD, FINISHED]]],
      [`${status} before: even an end at once`, turn, [[0, job('failed'), recheck(15)]]],
      [`${status} before: a check that is too early`, turn, [[300, OLD, recheck(15)], [304, OLD, recheck(11)]]],
      [`${status} before: active again, the next end counts`, turn, [first, again, [306, OLD, FINISHED]]],
      [`${status} before: no status`, turn, [first, [303, job(undefined), RUNNING], [306, OLD, recheck(9)]]],
    ];
  }),
])('%s', (_, turn, steps) => {
  let observations = NO_OBSERVATIONS;
  for (const [seconds, read, completion] of steps) {
    const evaluated = evaluateCompletion({ turn, observations, job: read, now: SENT_AT + seconds * 1000 });
    ({ observations } = evaluated);
    expect([seconds, evaluated.completion]).toEqual([seconds, completion]);
  }
});
