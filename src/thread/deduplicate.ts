import type { Submission, ThreadState, Trigger } from '../domain.ts';
import { isSameTrigger } from '../trigger/trigger-id.ts';

/** What the memory of a thread says about a trigger. */
export type PreviousSubmission =
  /** Nobody has asked for it. */
  | Readonly<{ kind: 'new' }>
  /** Asked, and not ended well: it may be asked anew. */
  | Readonly<{ kind: 'retry'; submission: Submission }>
  /** Asked with another instruction: two uses share one trigger. */
  | Readonly<{ kind: 'other-instruction'; submission: Submission }>
  /** Asked, the job is known: wait for it. */
  | Readonly<{ kind: 'resume'; submission: Submission; job: string }>
  /** Asked, and ended in a way that another job would not mend: tell it again. */
  | Readonly<{ kind: 'report'; submission: Submission; job: string }>
  /** Somebody is asking right now: look again in a moment. */
  | Readonly<{ kind: 'pending'; submission: Submission }>
  /** It may have been asked, and nobody can tell. */
  | Readonly<{ kind: 'unconfirmed'; reason: 'pending' | 'pruned' }>;

/** An intent this young may belong to a run that is at its request. */
export const PENDING_TIMEOUT_MS = 2 * 60_000;

/**
 * Looks a trigger up before anything is asked for it. `stripSlash` are intents that are not bound to a comment: they can hold an
 * ask back and give nothing. `triggeredAt` is when the trigger came about, where that is known; `now` is the wall clock.
 */
export function findPrevious({
  state,
  pendingClaims,
  trigger,
  digest,
  triggeredAt,
  now,
}: Readonly<{
  state: ThreadState | undefined;
  pendingClaims: readonly ThreadState[];
  trigger: Trigger;
  digest: string;
  triggeredAt: Date | undefined;
  now: Date;
}>): PreviousSubmission {
  const isOurs = (submission: Submission): boolean => isSameTrigger(submission.trigger, trigger);
  const submission = state?.submissions.findLast(isOurs);
  if (submission !== undefined) return classify(submission, digest, now);
  const pending = pendingClaims.flatMap(({ submissions }) => submissions).findLast(isOurs);
  if (pending !== undefined) return classifyPending(pending, now);
  const prunedUntil = state?.pruned?.until;
  if (
    prunedUntil !== undefined &&
    triggeredAt !== undefined &&
    triggeredAt.getTime() <= Date.parse(prunedUntil)
  )
    return { kind: 'unconfirmed', reason: 'pruned' };
  return { kind: 'new' };
}

function classify(submission: Submission, digest: string, now: Date): PreviousSubmission {
  if (submission.digest !== digest) return { kind: 'other-instruction', submission };
  const { job } = submission;
  if (submission.state === 'pending') return classifyPending(submission, now);
  if (submission.state === 'finished')
    switch (submission.outcome) {
      case 'failed':
      case 'rejected':
      case 'misconfigured':
        return { kind: 'retry', submission };
      case 'pr-opened':
      case 'no-pr':
      case 'archived':
        if (job !== null) return { kind: 'report', submission, job };
        break;
      case 'cancelled':
        // Cancelled before anything was sent.
        if (job === null) return { kind: 'retry', submission };
        break;
      default:
    }
  return job === null ? { kind: 'unconfirmed', reason: 'pending' } : { kind: 'resume', submission, job };
}

function classifyPending(submission: Submission, now: Date): PreviousSubmission {
  const age = now.getTime() - Date.parse(submission.submittedAt);
  return age < PENDING_TIMEOUT_MS
    ? { kind: 'pending', submission }
    : { kind: 'unconfirmed', reason: 'pending' };
}
