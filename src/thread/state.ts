/** One request to the agent, as its status comment keeps it: `pending` → `submitted` → `finished`. Pure. */
import type { Conclusion, Outcome, Reason } from '../domain/outcome.ts';
import type { Job } from '../domain/job.ts';
import type {
  LinkedSubmission,
  RequestSource,
  RequestSubmission,
  Submission,
  SubmissionFacts,
} from '../domain/submission.ts';
import type { Trigger } from '../domain/trigger.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import type { ClaimState, JobSubmission, Stored, Thread } from './submission-store.ts';

/** The facts about a request that a run has before it claims the trigger. */
export type SubmissionRequest = Pick<
  SubmissionFacts,
  'trigger' | 'cause' | 'digest' | 'requester' | 'subject' | 'run' | 'attempt' | 'series'
>;

export function pendingSubmission(
  request: SubmissionRequest,
  { claimId, submittedAt }: Pick<RequestSubmission, 'claimId' | 'submittedAt'>,
): RequestSubmission {
  const facts = pendingFacts(request, submittedAt);
  return {
    ...facts,
    kind: 'request',
    claimId,
    link: null,
  };
}

export function pendingFacts(
  request: SubmissionRequest,
  submittedAt: string,
): SubmissionFacts {
  return {
    ...request,
    submittedAt,
    state: 'pending',
    job: null,
    baseline: null,
    waitUntil: null,
    covered: null,
    outcome: null,
    reason: '',
    prLink: null,
  };
}

/** Returns the copy of a request for the comment on its docs pull request. */
export function linkedSubmission(
  request: SubmissionFacts,
  source: RequestSource,
): LinkedSubmission {
  // The other fields of a request belong to its own comment.
  const { trigger, cause, digest, requester, subject, run, attempt, series } = request;
  const { state, submittedAt, waitUntil, job, baseline, outcome, reason, prLink } =
    request;
  return {
    kind: 'link',
    source,
    trigger,
    cause,
    digest,
    requester,
    subject,
    run,
    attempt,
    series,
    state,
    submittedAt,
    waitUntil,
    job,
    baseline,
    covered: null,
    outcome,
    reason,
    prLink,
  };
}

export function markSubmitted(
  submission: RequestSubmission,
  job: Job,
  details: Pick<
    RequestSubmission,
    'submittedAt' | 'baseline' | 'waitUntil' | 'covered' | 'link'
  >,
): RequestSubmission {
  return {
    ...submission,
    ...details,
    state: 'submitted',
    job: job.id,
    prLink: job.prLink,
  };
}

/**
 * Returns the submission at the end of a run. It stays `submitted` as long as its job has not ended; a submission that has finished once
 * stays finished.
 */
export function markFinished<S extends SubmissionFacts>(
  submission: S,
  conclusion: Conclusion,
  job: Job | undefined,
): S {
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

/** Returns whether a run can end like this while its job continues. */
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

/** Returns whether the request came to nothing, so that the same trigger may submit again. */
export function mayRetry(submission: SubmissionFacts): boolean {
  const hasFailed = submission.state === 'finished' && submission.outcome === 'failed';
  return hasFailed || isNotSent(submission);
}

/** Returns whether the run has ended, and the service has not accepted its request. */
export function isNotSent({ state, outcome, job }: SubmissionFacts): boolean {
  if (state !== 'finished' || job !== null || outcome === null) return false;
  return NOT_SENT.includes(outcome);
}

const NOT_SENT: readonly Outcome[] = [
  'rejected',
  'skipped',
  'misconfigured',
  'cancelled',
  'internal-error',
];

/** Reasons of the service to refuse a request because of the settings of the workflow. */
export const SETTINGS_REFUSED: readonly Reason[] = ['unauthorized', 'not-found'];

/**
 * Returns whether the service has refused a request because of a key or a project. Its comment keeps no state, so that nothing is left
 * of the mistake once it is corrected. Messages of care keep theirs, for the pause.
 */
export function leavesNoState({ outcome, reason, job, cause }: SubmissionFacts): boolean {
  if (outcome !== 'rejected' || job !== null || cause.kind === 'care') return false;
  return SETTINGS_REFUSED.includes(reason);
}

/** Returns whether a run with this trigger has submitted, or has been about to. */
export function hasSubmissionOf(
  submissions: readonly Stored[],
  trigger: Trigger,
): boolean {
  return submissions
    .filter(isRequest)
    .some(({ submission }) => isSameTrigger(submission.cause, trigger));
}

/** Returns whether a submission is a request of its thread: the comment on a docs pull request stops nothing. */
export function isRequest(stored: Stored): stored is ClaimState {
  return stored.submission.kind === 'request';
}

export function isJobSubmission(found: Stored): found is JobSubmission {
  return hasJob(found.submission);
}

/** Returns the submission whose job a command continues: on a docs pull request that of the pull request, else the newest one. */
export function jobOfThread({
  docsJob,
  submissions,
}: Pick<Thread, 'docsJob' | 'submissions'>): JobSubmission | undefined {
  return docsJob ?? lastJobOf(submissions);
}

export function lastJobOf(submissions: readonly Stored[]): JobSubmission | undefined {
  return submissions.findLast(isJobSubmission);
}

/** Compares the ids of comments, which GitHub numbers in the order of their creation, in all repositories. */
export function byComment(one: Stored, other: Stored): number {
  return one.comment.id - other.comment.id;
}
