import { expect, test } from '@jest/globals';
import type { Job, JobBaseline } from '../../../src/domain/job.ts';
import {
  evaluateJobCompletion,
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
  baseline: { status: 'completed', prLink: PR, ...baseline },
  sentAt: SENT_AT,
});
const ENDED = after({});
const ACTIVE = job('active');
const OLD = job('completed', { prLink: PR });

/** A read of the job, and how it is judged. */
type Step = Readonly<{
  /** Seconds since the message. */
  seconds: number;
  read: Job;
  expected: Completion;
}>;
const at = (seconds: number, read: Job, expected: Completion): Step => ({
  seconds,
  read,
  expected,
});

type Row = Readonly<{
  title: string;
  turn: Turn;
  steps: readonly Step[];
}>;

const NEW_JOB: readonly Row[] = [
  {
    title: 'a new job runs',
    turn: CREATE,
    steps: [
      at(0, job('active'), RUNNING),
      at(0, job('queued'), RUNNING),
      at(0, job(undefined), RUNNING),
    ],
  },
  {
    title: 'a new job ends',
    turn: CREATE,
    steps: [
      at(0, job('completed'), FINISHED),
      at(0, job('failed'), FINISHED),
      at(0, job('archived'), FINISHED),
    ],
  },
];

const ENDED_JOB: readonly Row[] = [
  {
    title: 'an old end counts after 45 s',
    turn: ENDED,
    steps: [at(0, OLD, RUNNING), at(44.999, OLD, RUNNING), at(45, OLD, ASSUMED)],
  },
  {
    title: 'the same end counts once the job was active',
    turn: ENDED,
    steps: [at(5, ACTIVE, RUNNING), at(10, OLD, FINISHED)],
  },
  {
    title: 'an unknown status is a sign of work',
    turn: ENDED,
    steps: [at(0, job('queued'), RUNNING), at(5, OLD, FINISHED)],
  },
  {
    title: 'a missing status is none',
    turn: ENDED,
    steps: [at(0, job(undefined), RUNNING), at(5, OLD, RUNNING)],
  },
  {
    title: 'another pull request is a new end',
    turn: ENDED,
    steps: [at(0, job('completed', { prLink: OTHER_PR }), FINISHED)],
  },
  {
    title: 'so is another status',
    turn: ENDED,
    steps: [at(0, job('failed', { prLink: PR }), FINISHED)],
  },
  {
    title: 'a missing pull request is no change',
    turn: ENDED,
    steps: [at(0, job('completed'), RUNNING)],
  },
];

/** Lists the cases of a job that had not ended when the message was sent. */
function whileWorking(status: string | null): readonly Row[] {
  const turn = after({ status, prLink: null });
  const firstEnd = at(300, OLD, recheck(15));
  const activeAgain = at(303, ACTIVE, RUNNING);
  const withoutStatus = at(303, job(undefined), RUNNING);
  return [
    {
      title: `${status} before: the first end is checked again`,
      turn,
      steps: [firstEnd, at(315, OLD, FINISHED)],
    },
    {
      title: `${status} before: even an end at once`,
      turn,
      steps: [at(0, job('failed'), recheck(15))],
    },
    {
      title: `${status} before: a check that is too early`,
      turn,
      steps: [firstEnd, at(304, OLD, recheck(11))],
    },
    {
      title: `${status} before: active again, the next end counts`,
      turn,
      steps: [firstEnd, activeAgain, at(306, OLD, FINISHED)],
    },
    {
      title: `${status} before: no status`,
      turn,
      steps: [firstEnd, withoutStatus, at(306, OLD, recheck(9))],
    },
  ];
}

test.each<Row>([
  ...NEW_JOB,
  ...ENDED_JOB,
  ...whileWorking('active'),
  ...whileWorking('queued'),
  ...whileWorking(null),
])('$title', ({ turn, steps }) => {
  let observations = NO_OBSERVATIONS;
  for (const { seconds, read, expected } of steps) {
    const now = SENT_AT + seconds * 1000;
    const evaluated = evaluateJobCompletion({ turn, observations, job: read, now });
    ({ observations } = evaluated);
    expect({ seconds, completion: evaluated.completion }).toEqual({
      seconds,
      completion: expected,
    });
  }
});
