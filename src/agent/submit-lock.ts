import type { Submission } from '../domain.ts';
import { PENDING_TIMEOUT_MS } from '../thread/deduplicate.ts';
import { isLockedByOther } from '../thread/lock.ts';
import { recordPending } from './submit.ts';
import type { TargetDecision } from './target.ts';
import { isJobShared, type RunContext } from './run-context.ts';
import { markUnsent, type SubmissionRequest } from '../thread/state.ts';

/**
 * GitHub has no write that fails when somebody else has written meanwhile. A run reads and then writes at once; so long after our
 * intent was written, all have written who read before it stood, and see what stands now.
 */
const SETTLE_MS = 3000;
const LOCK_POLL_MS = 3000;
const MAX_ROUNDS = 3;

/**
 * Whom an instruction goes to where other runs may be about to start the same job: those of a thread that shares one, and those of one
 * cause. A run writes down that it is about to, and starts it only where no other stands before it a moment later; else it waits, and
 * goes by what the other has done.
 *
 * @param choose the choice by what the thread remembers at that time.
 */
export async function withSubmitLock(
  context: RunContext,
  request: SubmissionRequest,
  choose: () => Promise<TargetDecision>,
): Promise<TargetDecision> {
  const { clock, signal, run } = context.deps;
  const { statusComment } = request;
  const own = { trigger: request.trigger, run: run.id, sharesJob: isJobShared(context) };
  const reload = async (): Promise<void> =>
    request.warn('The thread could not be read again', await statusComment?.reloadAll());
  const isLocked = (): boolean =>
    !signal.aborted && isLockedByOther(statusComment?.allSubmissions() ?? [], own, clock.date());

  await reload();
  for (let round = 1; ; round += 1) {
    const until = clock.now() + PENDING_TIMEOUT_MS;
    while (isLocked() && clock.now() < until) {
      await clock.sleep(LOCK_POLL_MS, signal);
      await reload();
    }
    request.warn('A comment that is not needed could not be deleted', await statusComment?.deleteDuplicate());
    const decision = await choose();
    if (decision.kind === 'resolved' || decision.target.kind === 'message' || signal.aborted) return decision;
    // The choice may have taken long: what others have written meanwhile must not be written over.
    await reload();
    if (isLocked() && round < MAX_ROUNDS) continue;
    const pending = await recordPending(context, request, decision.target);
    await clock.sleep(SETTLE_MS, signal);
    await reload();
    if (isLocked() && round < MAX_ROUNDS) continue;
    // Chosen anew, as the job may be there by now.
    return releaseOnFailure(await choose(), pending);
  }
}

/** An answer that comes after the intent was written down ends that intent, so that it holds nobody up. */
function releaseOnFailure(decision: TargetDecision, pending: Submission): TargetDecision {
  if (
    decision.kind === 'target' ||
    decision.submitted.kind === 'submitted' ||
    decision.submitted.submit !== undefined
  )
    return decision;
  return { ...decision, submitted: { ...decision.submitted, submit: markUnsent(pending) } };
}
