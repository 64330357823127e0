/** How a run claims its trigger (docs/at-most-once.md). */
import type { CommentRef } from '../domain/comment.ts';
import type { Trigger } from '../domain/trigger.ts';
import { nameReview } from '../rendering/review.ts';
import { claimTrigger, type Claim } from '../thread/claim.ts';
import { instructionDigest, type Instruction } from './compose-prompt.ts';
import type { SubmissionRequest } from '../thread/state.ts';
import { haveSubmittedNothing } from './earlier-attempts.ts';
import type { SubmitOperation } from './operation.ts';
import { saveClaim, savePostState } from './post-state.ts';
import {
  commandEventOf,
  requestOf,
  type RequestSource,
  type RunContext,
} from './run-context.ts';

/** Claims the trigger of the run, or the one whose request it repeats. */
export async function claimForRun(
  context: RequestSource &
    Pick<RunContext, 'inputs' | 'runner' | 'system' | 'github' | 'stores' | 'thread'>,
  { instruction, repeated }: SubmitOperation,
): Promise<Claim> {
  const { inputs, github, thread, runner, stores, system } = context;
  if (thread === undefined) return claimWithoutThread(context);
  const { clock, signal, nonce } = system;
  const own = commandEventOf(context)?.comment;
  // Only the reaction to the comment that is repeated takes part in the claim. This one shows the requester that the command was seen.
  const acknowledging = repeated === undefined ? undefined : acknowledge(context, own);
  const request = requestFor(context, instruction);
  const trigger: Trigger = repeated?.trigger ?? request.trigger;
  const comment = repeated === undefined ? own : repeated.comment;
  const claim = await claimTrigger({
    clock,
    signal,
    nonce,
    store: stores.own,
    thread,
    reactions: github.comments,
    request: { ...request, trigger },
    reactTo: comment?.kind === 'review' ? undefined : comment,
    mayComment: inputs.comment !== 'never',
    onBegin: (pending, reaction) => saveClaim(runner, thread.location, pending, reaction),
    onCreated: (found) => savePostState(runner, found),
    log: (line) => runner.info(line),
  });
  await acknowledging;
  return claim;
}

/** Returns the request with the words of its status comment about what it sends. */
function requestFor(
  context: RequestSource & Pick<RunContext, 'inputs' | 'thread'>,
  instruction: Instruction,
): SubmissionRequest {
  const request = requestOf(context, instructionDigest(context, instruction));
  const { review } = instruction;
  return review === undefined ? request : { ...request, subject: nameReview(review) };
}

/** Claims a trigger without a thread. Only annotations show whether an earlier attempt of this run has submitted. */
async function claimWithoutThread(
  context: Pick<RunContext, 'run' | 'runner' | 'github'>,
): Promise<Claim> {
  const isFirst = context.run.attempt === 1;
  const maySubmit = isFirst || (await haveSubmittedNothing(context));
  if (!maySubmit) return { kind: 'unavailable' };
  return { kind: 'owner', own: undefined };
}

async function acknowledge(
  { github }: Pick<RunContext, 'github'>,
  comment: CommentRef | undefined,
): Promise<void> {
  if (comment === undefined || comment.kind === 'review') return;
  await github.comments.react(comment, 'eyes');
}
