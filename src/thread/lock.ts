import type { Submission, Trigger } from '../domain.ts';
import { PENDING_TIMEOUT_MS } from './deduplicate.ts';
import { isSameTrigger } from '../trigger/trigger-id.ts';

/** Whether somebody may be at the request for this right now. What ended as unconfirmed keeps its intent, and is over. */
function isPending({ state, outcome, submittedAt }: Submission, now: Date): boolean {
  return (
    state === 'pending' && outcome === null && now.getTime() - Date.parse(submittedAt) < PENDING_TIMEOUT_MS
  );
}

/**
 * Whether another run stands first among those that are at their request for the same. Of several runs that would start a job for one
 * cause, or could share one, the first one starts it, and the others wait.
 *
 * @param asks those of all records of a thread, in the order of their comments.
 * @param own `isJobShared`: whether whatever else is asked in the thread counts too.
 */
export function isLockedByOther(
  submissions: readonly Submission[],
  own: Readonly<{ trigger: Trigger; run: string; sharesJob: boolean }>,
  now: Date,
): boolean {
  const first = submissions.find(
    (submission) =>
      isPending(submission, now) && (own.sharesJob || isSameTrigger(submission.trigger, own.trigger)),
  );
  return first !== undefined && !(isSameTrigger(first.trigger, own.trigger) && first.run === own.run);
}
