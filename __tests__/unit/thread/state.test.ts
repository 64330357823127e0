import { describe, expect, it } from '@jest/globals';
import type { Conclusion, Outcome, Reason } from '../../../src/domain/outcome.ts';
import type { Submission } from '../../../src/domain/submission.ts';
import {
  hasJob,
  hasSubmissionOf,
  lastJobOf,
  markFinished,
  markSubmitted,
  pendingSubmission,
} from '../../../src/thread/state.ts';
import { jobFromSubmission } from '../../../src/job/conclusion.ts';
import {
  exampleJob,
  exampleLinked,
  exampleSubmission,
  exampleThread,
  NOW,
  PR_LINK,
} from '../../support/examples.ts';

const REQUEST = {
  trigger: { kind: 'comment', id: 1 },
  cause: { kind: 'comment', id: 1 },
  digest: 'd',
  requester: 'octocat',
  subject: null,
  run: '9',
  attempt: 1,
  series: 'nightly',
} as const;
const CLAIM = { claimId: 'c1', submittedAt: '2026-03-01T11:00:00.000Z' };
const PENDING = pendingSubmission(REQUEST, CLAIM);
const BASELINE = { status: 'completed', prLink: PR_LINK, archivedAt: null };
const LINK = { repositoryId: 42, thread: 7, commentId: 555 };
const SUBMITTED = markSubmitted(PENDING, exampleJob({ prLink: null }), {
  submittedAt: NOW.toISOString(),
  baseline: BASELINE,
  waitUntil: '2026-03-01T12:30:00.000Z',
  covered: 'abc',
  link: LINK,
});

describe('a submission', () => {
  it('begins as pending, without a job', () => {
    expect(PENDING).toMatchObject({
      ...REQUEST,
      ...CLAIM,
      state: 'pending',
      job: null,
      outcome: null,
    });
    expect(hasJob(PENDING)).toBe(false);
  });

  it('is submitted with its job, the time and what the run waits for', () => {
    expect(SUBMITTED).toEqual({
      ...PENDING,
      state: 'submitted',
      job: 'job_1',
      submittedAt: NOW.toISOString(),
      waitUntil: '2026-03-01T12:30:00.000Z',
      baseline: BASELINE,
      covered: 'abc',
      link: LINK,
    });
    expect(hasJob(SUBMITTED)).toBe(true);
  });

  const finished = exampleSubmission();
  type Row = Readonly<{
    outcome: Outcome;
    reason: Reason;
    before: Submission;
    state: Submission['state'];
    kept: Outcome;
  }>;

  it.each<Row>([
    {
      outcome: 'pr-opened',
      reason: '',
      before: SUBMITTED,
      state: 'finished',
      kept: 'pr-opened',
    },
    {
      outcome: 'failed',
      reason: '',
      before: SUBMITTED,
      state: 'finished',
      kept: 'failed',
    },
    {
      outcome: 'still-active',
      reason: 'timed-out',
      before: SUBMITTED,
      state: 'submitted',
      kept: 'still-active',
    },
    {
      outcome: 'connection-lost',
      reason: 'not-found',
      before: SUBMITTED,
      state: 'submitted',
      kept: 'connection-lost',
    },
    {
      outcome: 'cancelled',
      reason: '',
      before: SUBMITTED,
      state: 'submitted',
      kept: 'cancelled',
    },
    {
      outcome: 'cancelled',
      reason: '',
      before: PENDING,
      state: 'finished',
      kept: 'cancelled',
    },
    {
      outcome: 'rejected',
      reason: 'not-sent',
      before: PENDING,
      state: 'finished',
      kept: 'rejected',
    },
    {
      outcome: 'unconfirmed',
      reason: '',
      before: PENDING,
      state: 'finished',
      kept: 'unconfirmed',
    },
    {
      outcome: 'still-active',
      reason: 'not-waiting',
      before: finished,
      state: 'finished',
      kept: 'pr-opened',
    },
    {
      outcome: 'failed',
      reason: '',
      before: finished,
      state: 'finished',
      kept: 'failed',
    },
  ])('after $outcome $reason', ({ outcome, reason, before, state, kept }) => {
    const after = markFinished(before, { outcome, reason } as Conclusion, undefined);
    expect(after).toMatchObject({
      state,
      outcome: kept,
      waitUntil: null,
      job: before.job,
    });
  });

  it('keeps the link of its job', () => {
    const end: Conclusion = { outcome: 'pr-opened', reason: '' };
    expect(markFinished(SUBMITTED, end, exampleJob()).prLink).toBe(PR_LINK);
    expect(markFinished({ ...SUBMITTED, prLink: PR_LINK }, end, undefined).prLink).toBe(
      PR_LINK,
    );
  });

  it.each<readonly [Outcome | null, string | undefined]>([
    ['pr-opened', 'completed'],
    ['no-pr', 'completed'],
    ['archived', 'archived'],
    ['still-active', undefined],
    [null, undefined],
  ])('is all that is known of a job that cannot be read: %s', (outcome, status) => {
    const submission = { ...exampleSubmission({ outcome }), job: 'job_1' };
    expect(jobFromSubmission(submission)).toMatchObject({
      id: 'job_1',
      status,
      prLink: PR_LINK,
    });
  });
});

it('the job of a thread is that of its newest submission with a job', () => {
  expect(
    lastJobOf(exampleThread({ job: 'a' }, { job: 'b' }, { job: null }))?.submission.job,
  ).toBe('b');
  expect(lastJobOf(exampleThread({ job: null }))).toBeUndefined();
  expect(lastJobOf([])).toBeUndefined();
});

it('a trigger has a submission if a request of the thread names it', () => {
  const trigger = { kind: 'comment', id: 9 } as const;
  const [request] = exampleThread({ trigger });
  const linked = { ...request!, submission: exampleLinked({ cause: trigger }) };
  expect(hasSubmissionOf([request!], trigger)).toBe(true);
  expect(hasSubmissionOf(exampleThread({}), trigger)).toBe(false);
  expect(hasSubmissionOf([linked], trigger)).toBe(false);
});
