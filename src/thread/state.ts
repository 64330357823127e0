/** One request to the agent, as its status comment keeps it: `pending` → `submitted` → `finished`. Pure. */
import type { Conclusion, Outcome } from '../domain/outcome.ts';
import type { Job } from '../domain/job.ts';
import type { Submission } from '../domain/submission.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { ThreadComment } from '../ports.ts';
import { isSameTrigger } from '../trigger/trigger.ts';

export type FoundSubmission = Readonly<{
  comment: ThreadComment;
  submission: Submission;
}>;

/** A submission whose job a later command can continue. */
export type JobSubmission = FoundSubmission &
  Readonly<{ submission: Submission & { job: string } }>;

/** The facts about a request that a run has before it claims the trigger. */
export type SubmissionRequest = Pick<
  Submission,
  'trigger' | 'cause' | 'digest' | 'requester' | 'subject' | 'run' | 'attempt'
>;

export function pendingSubmission(
  request: SubmissionRequest,
  claim: Pick<Submission, 'claimId' | 'isFirst' | 'submittedAt'>,
): Submission {
  return {
    ...request,
    ...claim,
    state: 'pending',
    job: null,
    baseline: null,
    waitUntil: null,
    covered: null,
    outcome: null,
    reason: '',
    prLink: null,
    link: null,
  };
}

export function markSubmitted(
  submission: Submission,
  job: Job,
  details: Pick<
    Submission,
    'submittedAt' | 'baseline' | 'waitUntil' | 'covered' | 'link'
  >,
): Submission {
  return {
    ...submission,
    ...details,
    state: 'submitted',
    job: job.id,
    prLink: job.prLink,
  };
}

/**
 * The submission at the end of a run. It stays `submitted` as long as its job has not ended; a submission that has finished once
 * stays finished.
 */
export function markFinished(
  submission: Submission,
  conclusion: Conclusion,
  job: Job | undefined,
): Submission {
  const { outcome, reason } = conclusion;
  const isOpen = keepsJobOpen(conclusion);
  if (isOpen && submission.state === 'finished') return submission;
  const state = isOpen && submission.job !== null ? submission.state : 'finished';
  return {
    ...submission,
    state,
    waitUntil: null,
    outcome,
    reason,
    prLink: job?.prLink ?? submission.prLink,
  };
}

/** Whether a run can end like this while its job continues. */
export function keepsJobOpen({ outcome }: Conclusion): boolean {
  return ['still-active', 'connection-lost', 'cancelled', 'internal-error'].includes(
    outcome,
  );
}

export function hasJob(
  submission: Submission,
): submission is Submission & { job: string } {
  return submission.job !== null;
}

/** Whether the request came to nothing, so that the same trigger may submit again. */
export function mayRetry(submission: Submission): boolean {
  const hasFailed = submission.state === 'finished' && submission.outcome === 'failed';
  return hasFailed || isNotSent(submission);
}

/** Whether the run has ended, and the service has not accepted its request. */
export function isNotSent({ state, outcome, job }: Submission): boolean {
  if (state !== 'finished' || job !== null || outcome === null) return false;
  return NOT_SENT.includes(outcome);
}

const NOT_SENT: readonly Outcome[] = [
  'rejected',
  'misconfigured',
  'cancelled',
  'internal-error',
];

/** Whether a run with this trigger has submitted, or has been about to. */
export function hasSubmissionOf(
  submissions: readonly FoundSubmission[],
  trigger: Trigger,
): boolean {
  return submissions.some(({ submission }) => isSameTrigger(submission.cause, trigger));
}

export function isFoundJob(found: FoundSubmission): found is JobSubmission {
  return hasJob(found.submission);
}

export function lastJobOf(
  submissions: readonly FoundSubmission[],
): JobSubmission | undefined {
  return submissions.findLast(isFoundJob);
}
