import { describe, expect, test } from '@jest/globals';
import type { JobSnapshot, Job } from '../../../src/domain.ts';
import {
  snapshotOf,
  NO_OBSERVATIONS,
  evaluateCompletion,
  turnOf,
  type Turn,
  type Completion,
} from '../../../src/job/completion.ts';
import { job } from './poll-fixture.ts';

const PR_1 = 'https://code.example/pull/1';
const PR_2 = 'https://code.example/pull/2';
const RUNNING: Completion = { kind: 'running' };
const ENDED: Completion = { kind: 'finished', assumedByTimeout: false };
const ENDED_BY_TIME: Completion = { kind: 'finished', assumedByTimeout: true };
const lookAgain = (inMs: number): Completion => ({ kind: 'recheck', inMs });

/** The verdicts on a turn's answers, in turn. Seconds are counted from the message. */
function verdicts(turn: Turn, answers: readonly (readonly [seconds: number, answer: Job])[]): Completion[] {
  let seen = NO_OBSERVATIONS;
  const sentAt = turn.kind === 'message' ? turn.sentAt : 0;
  return answers.map(([seconds, answer]) => {
    const judged = evaluateCompletion({
      turn,
      observations: seen,
      job: answer,
      now: sentAt + seconds * 1_000,
    });
    ({ observations: seen } = judged);
    return judged.completion;
  });
}

test('a baseline is plain JSON', () => {
  const snapshot = snapshotOf(job('completed', { prLink: PR_1, archivedAt: '2026-03-01T00:00:00Z' }));
  expect(JSON.parse(JSON.stringify(snapshot))).toEqual({
    status: 'completed',
    prLink: PR_1,
    archivedAt: '2026-03-01T00:00:00Z',
  });
  expect(snapshotOf(job(undefined))).toEqual({ status: null, prLink: null, archivedAt: null });
});

test('a turn is a message where a baseline says how the job stood before it', () => {
  const snapshot = snapshotOf(job('completed'));
  expect(turnOf(null, 5000)).toStrictEqual({ kind: 'create' });
  expect(turnOf(snapshot, 5000)).toStrictEqual({ kind: 'message', snapshot, sentAt: 5000 });
});

describe('when a job was created', () => {
  test.each([
    ['active', RUNNING],
    ['queued', RUNNING],
    [undefined, RUNNING],
    ['completed', ENDED],
    ['failed', ENDED],
    ['archived', ENDED],
  ])('%s', (status, verdict) => {
    expect(verdicts({ kind: 'create' }, [[0, job(status)]])).toEqual([verdict]);
  });
});

/** Wall-clock times do as well as monotonic ones. */
describe.each([
  ['monotonic', 12_345.678],
  ['wall', Date.parse('2026-03-01T12:00:00Z')],
])('on the %s clock', (_, sentAt) => {
  describe('when a job that had ended was messaged', () => {
    const turn = (change: Partial<JobSnapshot> = {}): Turn => ({
      kind: 'message',
      snapshot: { status: 'completed', prLink: PR_1, archivedAt: null, ...change },
      sentAt,
    });
    const old = job('completed', { prLink: PR_1 });

    test('the old end counts for nothing, until time makes it the new one', () => {
      expect(
        verdicts(turn(), [
          [0, old],
          [5, old],
          [44.999, old],
          [45, old],
        ]),
      ).toEqual([RUNNING, RUNNING, RUNNING, ENDED_BY_TIME]);
    });

    test('the same end counts once the job was seen at work', () => {
      expect(
        verdicts(turn(), [
          [0, old],
          [5, job('active')],
          [10, old],
        ]),
      ).toEqual([RUNNING, RUNNING, ENDED]);
    });

    test('a status nobody knows is a sign of work, a missing one is not', () => {
      expect(
        verdicts(turn(), [
          [0, job('queued')],
          [5, old],
        ]),
      ).toEqual([RUNNING, ENDED]);
      expect(
        verdicts(turn(), [
          [0, job(undefined)],
          [5, old],
        ]),
      ).toEqual([RUNNING, RUNNING]);
    });

    test('having been at work, its end is never said to be settled by time', () => {
      expect(
        verdicts(turn(), [
          [5, job('active')],
          [600, old],
        ]),
      ).toEqual([RUNNING, ENDED]);
    });

    test.each([
      ['another pull request', {}, job('completed', { prLink: PR_2 }), ENDED],
      ['its first pull request', { prLink: null }, job('completed', { prLink: PR_1 }), ENDED],
      ['another status', {}, job('failed', { prLink: PR_1 }), ENDED],
      ['an archive date', {}, job('completed', { prLink: PR_1, archivedAt: '2026-03-01' }), ENDED],
      ['a pull request left out', {}, job('completed'), RUNNING],
      ['an archive date left out', { archivedAt: '2026-03-01' }, old, RUNNING],
      ['another model', {}, job('completed', { prLink: PR_1, model: 'another' }), RUNNING],
      ['a repository', {}, job('completed', { prLink: PR_1, repository: 'https://code.example' }), RUNNING],
    ])('an end at once, with %s', (_, change, answer, verdict) => {
      expect(verdicts(turn(change), [[0, answer]])).toEqual([verdict]);
    });
  });

  describe.each(['active', 'queued', null])('when a job that said %s was messaged', (status) => {
    const turn: Turn = { kind: 'message', snapshot: { status, prLink: null, archivedAt: null }, sentAt };
    const end = job('completed', { prLink: PR_1 });

    test('the first end is looked at once more, 15 s later', () => {
      expect(
        verdicts(turn, [
          [0, job('active')],
          [300, end],
          [315, end],
        ]),
      ).toEqual([RUNNING, lookAgain(15_000), ENDED]);
    });

    test('a look that comes earlier only waits for the rest', () => {
      expect(
        verdicts(turn, [
          [300, end],
          [304, end],
          [314, end],
          [316, end],
        ]),
      ).toEqual([lookAgain(15_000), lookAgain(11_000), lookAgain(1_000), ENDED]);
    });

    test('back at work by then, its next end is the end', () => {
      expect(
        verdicts(turn, [
          [300, end],
          [315, job('active')],
          [600, end],
        ]),
      ).toEqual([lookAgain(15_000), RUNNING, ENDED]);
    });

    test('back at work, even an end within the 15 s is the end', () => {
      expect(
        verdicts(turn, [
          [300, end],
          [303, job('active')],
          [306, end],
        ]),
      ).toEqual([lookAgain(15_000), RUNNING, ENDED]);
    });

    test('an end at once is no exception', () => {
      expect(verdicts(turn, [[0, job('failed')]])).toEqual([lookAgain(15_000)]);
    });

    test('a record without a status in between says nothing', () => {
      expect(
        verdicts(turn, [
          [300, end],
          [303, job(undefined)],
          [306, end],
        ]),
      ).toEqual([lookAgain(15_000), RUNNING, lookAgain(9_000)]);
    });
  });
});
