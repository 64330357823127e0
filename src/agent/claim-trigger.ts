/** How a run claims its trigger (docs/at-most-once.md). */
import type { CommentRef } from '../domain/comment.ts';
import type { Trigger } from '../domain/trigger.ts';
import { claimTrigger, type Claim } from '../thread/claim.ts';
import { instructionDigest } from './compose-prompt.ts';
import { haveSubmittedNothing } from './earlier-attempts.ts';
import type { SubmitOperation } from './operation.ts';
import { saveClaim, savePostState } from './post-state.ts';
import { requestOf, type RunContext } from './run-context.ts';

/** Claims the trigger of the run, or the one whose request it repeats. */
export async function claimForRun(
  context: RunContext,
  { instruction, repeated }: SubmitOperation,
): Promise<Claim> {
  const { inputs, github, commandEvent, thread, runner } = context;
  if (thread === undefined) return claimWithoutThread(context);
  const own = commandEvent?.comment;
  // Only the reaction to the comment that is repeated takes part in the claim. This one shows the requester that the command was seen.
  const acknowledging = repeated === undefined ? undefined : acknowledge(context, own);
  const request = requestOf(context, instructionDigest(context, instruction));
  const trigger: Trigger = repeated?.trigger ?? request.trigger;
  const comment = repeated === undefined ? own : repeated.comment;
  const claim = await claimTrigger({
    ...context,
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

/** Without a thread, only annotations show whether an earlier attempt of this run has submitted. */
async function claimWithoutThread(context: RunContext): Promise<Claim> {
  const isFirst = context.run.attempt === 1;
  const maySubmit = isFirst || (await haveSubmittedNothing(context));
  return maySubmit ? { kind: 'owner', own: undefined } : { kind: 'unavailable' };
}

async function acknowledge(
  { github }: RunContext,
  comment: CommentRef | undefined,
): Promise<void> {
  if (comment === undefined || comment.kind === 'review') return;
  await github.comments.react(comment, 'eyes');
}
