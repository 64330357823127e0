/** Requests to the agent, as status comments keep them. */
import type { CareRecord } from './care.ts';
import type { JobBaseline } from './job.ts';
import type { Outcome, Reason } from './outcome.ts';
import type { Trigger } from './trigger.ts';

/** Facts about one request to the agent. Times are ISO 8601 in UTC with milliseconds. */
export type SubmissionFacts = Readonly<{
  trigger: Trigger;
  /** Cause of this submission: the trigger, or the comment that repeats its request (`/docs retry`). */
  cause: Trigger;
  /** Digest of the instruction, without context. */
  digest: string;
  /** Login of the person, or the App, that caused the request. */
  requester: string;
  /** Name of the subject if no command started it: `PR #12`, `v1.4.0`, `the review with its summary`. */
  subject: string | null;
  /** The workflow run, the same for all attempts. */
  run: string;
  /** The attempt of the run, from 1. */
  attempt: number;
  /** Digest of the workflow file, branch and job. `since-last` continues the ranges of its own series. */
  series: string;
  /**
   * `pending`: its comment exists. Until the state is bound to that comment, nothing was sent; afterwards the request may have
   * been sent. `submitted`: the service has accepted it.
   */
  state: 'pending' | 'submitted' | 'finished';
  /** Time of the creation of its comment, then of the acceptance by the service. */
  submittedAt: string;
  /** Time until which a run waits for the job and writes the comment. */
  waitUntil: string | null;
  job: string | null;
  /** Null for a new job. */
  baseline: JobBaseline | null;
  /** The newest commit that its prompt covers. */
  covered: string | null;
  outcome: Outcome | null;
  reason: Reason;
  /** Link in the spelling of the service: hostile until escaped. */
  prLink: string | null;
  /** The messages of care for the docs pull request; undefined if there was none. */
  care?: CareRecord | undefined;
}>;

/** One request to the agent, as its status comment keeps it. */
export type RequestSubmission = SubmissionFacts &
  Readonly<{
    kind: 'request';
    /** Random, by which a run recognises its own comment. */
    claimId: string;
    /** The status comment on its docs pull request, or, for a request from there, that of the first request. */
    link: CommentLink | null;
  }>;

/**
 * The copy of a request that has ended, in the comment on its docs pull request. It submits nothing and
 * stops nothing. Its trigger is in the thread of `source`.
 */
export type LinkedSubmission = SubmissionFacts &
  Readonly<{ kind: 'link'; source: RequestSource }>;

/** The submission in a status comment. */
export type Submission = RequestSubmission | LinkedSubmission;

/** A status comment, which may be in another repository. */
export type CommentLink = Pick<ThreadLocation, 'repositoryId' | 'thread'> &
  Readonly<{ commentId: number }>;

/** The origin of a request, which may have no thread, or no status comment there. */
export type RequestSource = Pick<ThreadLocation, 'repositoryId'> &
  Readonly<{ thread: number | null; commentId: number | null }>;

/** Returns the status comment that a submission links to, if it links to one. */
export function linkOf(submission: Submission): CommentLink | null {
  if (submission.kind === 'request') return submission.link;
  const { repositoryId, thread, commentId } = submission.source;
  if (thread === null || commentId === null) return null;
  return { repositoryId, thread, commentId };
}

/** Location of the submissions of one use of the action. */
export type ThreadLocation = Readonly<{
  /** Undefined if the runner does not provide it. Then no state can be verified. */
  repositoryId: number | undefined;
  /** The number of the issue or pull request. */
  thread: number;
  project: string;
  commentTag: string;
}>;
