import { describe, expect, it } from '@jest/globals';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import {
  countsSince,
  findPaidRequests,
  isPaid,
  nextPossibleAt,
} from '../../../src/thread/request-limits.ts';
import {
  exampleLinked,
  exampleSubmission,
  exampleThread,
  NOW,
} from '../../support/examples.ts';

const HOUR = 3_600_000;
const hoursAgo = (hours: number): string =>
  new Date(NOW.getTime() - hours * HOUR).toISOString();

/** Creates a submission whose run ended before it had a job. */
const withoutJob = (
  outcome: RequestSubmission['outcome'],
  reason: RequestSubmission['reason'] = '',
): Partial<RequestSubmission> => ({ state: 'finished', job: null, outcome, reason });

const message = { baseline: { status: 'active', prLink: null, archivedAt: null } };
const pending = { state: 'pending', job: null, outcome: null } as const;

describe('a request is paid', () => {
  it.each<readonly [string, Partial<RequestSubmission>]>([
    ['if it opened a pull request', {}],
    ['if its job failed', { outcome: 'failed' }],
    ['if its run timed out', { state: 'submitted', outcome: 'still-active' }],
    ['if its run was cancelled after it', { state: 'submitted', outcome: 'cancelled' }],
    ['if its job is working', { state: 'submitted', outcome: null }],
    ['if it is a message', message],
    ['if it may have been sent', pending],
    ['if it was perhaps sent', withoutJob('unconfirmed')],
  ])('%s', (_, changes) => {
    expect(isPaid(exampleSubmission(changes))).toBe(true);
  });

  it.each<readonly [string, Partial<RequestSubmission>]>([
    ['if the service rejected it', withoutJob('rejected', 'unavailable')],
    ['if an input was invalid', withoutJob('misconfigured', 'invalid-input')],
    ['if it was cancelled before it was sent', withoutJob('cancelled')],
    ['if it was skipped', withoutJob('skipped', 'limit')],
    ['if an exception came before it', withoutJob('internal-error')],
  ])('not %s', (_, changes) => {
    expect(isPaid(exampleSubmission(changes))).toBe(false);
  });
});

/** Puts each submission in a comment of its own, with growing ids. */
const inComments = (...submissions: readonly Partial<RequestSubmission>[]) =>
  exampleThread(
    ...submissions.map((changes, index) => ({
      claimId: `claim-${index}`,
      job: `job_${index}`,
      ...changes,
    })),
  );

describe('the paid requests of 24 hours', () => {
  const jobsOf = (found: ReturnType<typeof inComments>) =>
    findPaidRequests(found, NOW).map(({ job }) => job);

  it('are sorted by the time of their submission, whatever the order of the comments', () => {
    const found = inComments(
      { submittedAt: hoursAgo(1) },
      { submittedAt: hoursAgo(3) },
      { submittedAt: hoursAgo(2) },
    );
    expect(jobsOf(found)).toEqual(['job_1', 'job_2', 'job_0']);
    expect(jobsOf(found.toReversed())).toEqual(['job_1', 'job_2', 'job_0']);
  });

  it('end after exactly 24 hours', () => {
    const found = inComments(
      { submittedAt: hoursAgo(24) },
      { submittedAt: hoursAgo(23.99) },
    );
    expect(jobsOf(found)).toEqual(['job_1']);
  });

  it('are each counted, also for the same job and the same trigger', () => {
    const found = inComments({}, { job: 'job_0', ...message });
    expect(jobsOf(found)).toEqual(['job_0', 'job_0']);
  });

  it('count a claim once, as the oldest comment shows it', () => {
    const original = { claimId: 'c', submittedAt: hoursAgo(5) };
    const copy = { claimId: 'c', job: null, state: 'pending' } as const;
    const found = inComments(original, copy, copy);
    expect(jobsOf(found)).toEqual(['job_0']);
    expect(jobsOf(found.toReversed())).toEqual(['job_0']);
  });

  it('do not contain a claim that was rejected, and was copied while it was pending', () => {
    const rejected = { claimId: 'c', ...withoutJob('rejected', 'not-found') };
    expect(jobsOf(inComments(rejected, { ...pending, claimId: 'c' }))).toEqual([]);
  });

  it.each([exampleLinked(), exampleLinked(pending)])(
    'contain no copy on a docs pull request',
    (submission) => {
      const found = inComments({});
      const linked = found.map((each) => ({ ...each, submission }));
      const paid = findPaidRequests([...found, ...linked], NOW);
      expect(paid.map(({ job }) => job)).toEqual(['job_0']);
    },
  );

  it('are in comments that may be an hour older', () => {
    expect(countsSince(NOW).toISOString()).toBe(hoursAgo(25));
  });
});

it.each<readonly [number, readonly number[], number | undefined]>([
  [3, [2, 1], undefined],
  [1, [], undefined],
  [3, [10, 4, 1], 14],
  [2, [10, 4, 1], 20],
])(
  'with a limit of %j and requests %j hours ago, the next one is possible in %j hours',
  (max, ages, hours) => {
    const paid = ages.map((each) => exampleSubmission({ submittedAt: hoursAgo(each) }));
    const nextAt =
      hours === undefined ? undefined : new Date(NOW.getTime() + hours * HOUR);
    expect(nextPossibleAt(paid, max)).toEqual(nextAt);
  },
);
