/** Requests that no run will finish: the run has ended, and its status comment is still `pending` (docs/at-most-once.md). */
import type { Trigger } from '../domain/trigger.ts';
import type { RunResult } from '../domain/run-result.ts';
import {
  causeOfUncertain,
  stepsIfUncertain,
  WAYS_TO_REPEAT,
} from '../rendering/service-errors.ts';
import type { ClaimState } from '../thread/submission-store.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';

/** A run sends within minutes of the creation of its comment. The rest is for clocks that are wrong. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Finds the requests without a job whose status comment is older than an hour. */
export function findLeftRequests(
  states: readonly ClaimState[],
  now: Date,
): readonly ClaimState[] {
  return states.filter((state) => isLeft(state, now));
}

function isLeft({ submission, comment, isBound }: ClaimState, now: Date): boolean {
  if (submission.state !== 'pending') return false;
  const createdAt = Date.parse(comment.createdAt);
  const isOld = now.getTime() - createdAt > LEFT_AFTER_MS;
  // An unbound state is valid in every comment of its thread: one that is much older than its comment is a copy.
  const ageAtCreation = Math.abs(createdAt - Date.parse(submission.submittedAt));
  const isCopied = !isBound && ageAtCreation > LEFT_AFTER_MS;
  return isOld && !isCopied;
}

/**
 * Returns how a request that was left ends. Nothing was sent if its state is not bound.
 *
 * @param command the command word of the workflow.
 */
export function resultOfLeft(
  { isBound, submission }: ClaimState,
  command: string,
): RunResult {
  const { cause } = submission;
  if (isBound) {
    const request = cause.kind === 'care' ? 'message' : 'create';
    return {
      family: 'submitted',
      conclusion: { outcome: 'unconfirmed', reason: '' },
      cause: causeOfUncertain(request),
      message:
        'The run ended while its request was being sent, so the request may have been accepted.',
      steps: stepsIfUncertain(request, howToSubmitAgain(cause, command)),
    };
  }
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'cancelled', reason: '' },
    message: 'The run ended before it sent the request.',
    steps: isRepeatedByPeople(cause) ? ['Re-run the workflow job.'] : [],
  };
}

/** The status comment of a command has a hint, and a later sweep repeats a message of care. */
function isRepeatedByPeople(cause: Trigger): boolean {
  return !isCommentTrigger(cause) && cause.kind !== 'care';
}

function howToSubmitAgain(cause: Trigger, command: string): string {
  if (isCommentTrigger(cause)) return WAYS_TO_REPEAT.retry(command);
  switch (cause.kind) {
    // Each run is a request of its own.
    case 'run':
      return WAYS_TO_REPEAT.newRun();
    // A run with the same subject is the same request.
    case 'subject':
    case 'since-last':
    case 'care':
      return WAYS_TO_REPEAT.newCommand(command);
    default:
      return WAYS_TO_REPEAT.newCommandOrRun(command);
  }
}
