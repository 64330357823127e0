/** Requests that no run will finish: the run has ended, and its status comment is still `pending` (docs/at-most-once.md). */
import type { ThreadLocation } from '../domain/submission.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { RepositoryComment } from '../ports.ts';
import type { RunResult } from '../domain/run-result.ts';
import { stepsIfUncertain, WAYS_TO_REPEAT } from '../rendering/service-errors.ts';
import { readClaimStates, type ClaimState } from '../thread/claim-states.ts';
import type { StateCodec } from '../thread/codec.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';
import type { SweptPlace } from './check-jobs.ts';

/** A run sends within minutes of the creation of its comment. The rest is for clocks that are wrong. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Nothing was sent if `isBound` is false. */
export type LeftRequest = ClaimState & Readonly<{ location: ThreadLocation }>;

/** Finds the requests without a job whose status comment is older than an hour. */
export function findLeftRequests(
  comments: readonly RepositoryComment[],
  codec: StateCodec,
  place: SweptPlace,
  now: Date,
): readonly LeftRequest[] {
  const threads = new Map<number, RepositoryComment[]>();
  for (const comment of comments) {
    const { thread } = comment;
    threads.set(thread, [...(threads.get(thread) ?? []), comment]);
  }
  // A sweep has no account of its own, so unbound states count only if an App wrote them.
  const states = [...threads].flatMap(([thread, written]) =>
    readClaimStates(written, codec, { ...place, thread }, undefined),
  );
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

/** Returns how a request that was left ends. `command`: the command word of the workflow. */
export function resultOfLeft(
  { isBound, submission }: LeftRequest,
  command: string,
): RunResult {
  const { cause } = submission;
  if (isBound)
    return {
      family: 'submitted',
      conclusion: { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
      message:
        'The run ended while its request was being sent, so the request may have been accepted.',
      steps: stepsIfUncertain('create', howToSubmitAgain(cause, command)),
    };
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'cancelled', reason: '' },
    message: 'The run ended before it sent the request.',
    // The status comment of a command has a hint.
    steps: isCommentTrigger(cause) ? [] : ['Re-run the workflow job.'],
  };
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
      return WAYS_TO_REPEAT.newCommand(command);
    default:
      return WAYS_TO_REPEAT.newCommandOrRun(command);
  }
}
