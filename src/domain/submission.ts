/** Requests to the agent, as status comments keep them. */
import type { JobBaseline } from './job.ts';
import type { Outcome, Reason } from './outcome.ts';
import type { Trigger } from './trigger.ts';

/** One request to the agent, as its status comment keeps it. Times are ISO 8601 in UTC with milliseconds. */
export type Submission = Readonly<{
  trigger: Trigger;
  /** Cause of this submission: the trigger, or the comment that repeats its request (`/docs retry`). */
  cause: Trigger;
  /** Digest of the instruction, without context. */
  digest: string;
  /** Login of the person, or the App, that caused the request. */
  requester: string;
  /** Name of the subject if no comment started it: `PR #12`, `v1.4.0`. */
  subject: string | null;
  /** The workflow run, the same for all attempts. */
  run: string;
  /** The attempt of the run, from 1. */
  attempt: number;
  /** Random, by which a run recognises its own comment. Empty for a copy. */
  claimId: string;
  /** Whether its run gave the first 👀 on the command. */
  isFirst: boolean;
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
  /** The other status comment for its docs pull request: on that pull request, or in the thread of the request. */
  link: CommentLink | null;
}>;

/** A status comment, which may be in another repository. The two numbers are 0 if the request has neither comment nor thread. */
export type CommentLink = Pick<ThreadLocation, 'repositoryId' | 'thread'> &
  Readonly<{ commentId: number }>;

/**
 * Returns whether a submission is the copy in the comment on its docs pull request. Its trigger is in
 * the thread that `link` names.
 */
export function isCopy(
  submission: Submission,
): submission is Submission & { link: CommentLink } {
  return submission.claimId === '';
}

/** Location of the submissions of one use of the action. `thread`: number of the issue or pull request. */
export type ThreadLocation = Readonly<{
  repositoryId: number;
  thread: number;
  project: string;
  commentTag: string;
}>;
