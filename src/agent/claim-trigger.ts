/** How a run claims its trigger, binds the claim to its comment, and ends if it sends nothing (docs/at-most-once.md). */
import type { CommentRef, Result, Trigger } from '../domain.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeError } from '../report/service-errors.ts';
import { claimTrigger, type Claim, type OwnFirstReaction } from '../thread/claim.ts';
import { joinTexts } from '../text.ts';
import type { FoundSubmission } from '../thread/state.ts';
import { bindStatusComment, type BindingFailure } from '../thread/status-comment.ts';
import { instructionDigest } from './compose-prompt.ts';
import { clearPostState, saveClaim, savePostState } from './outputs-and-state.ts';
import type { Operation } from './plan.ts';
import { finishSubmission } from './report-in-thread.ts';
import { unconfirmed } from './resume.ts';
import { renderComment, requestOf, type RunContext } from './run-context.ts';

type SubmitOperation = Extract<Operation, { kind: 'submit' }>;

/** The parts of a claim that matter if nothing is sent. */
export type UnsentClaim = Readonly<{
  own?: FoundSubmission | undefined;
  reaction?: OwnFirstReaction | undefined;
}>;

/** Claims the trigger of the run, or the one whose request it repeats. */
export async function claimForRun(
  context: RunContext,
  { instruction, repeated }: SubmitOperation,
): Promise<Claim> {
  const { run, inputs, github, commandEvent, thread, runner } = context;
  // Without a thread nothing shows whether an earlier attempt has submitted.
  if (thread === undefined)
    return run.attempt === 1
      ? { kind: 'owner', own: undefined }
      : { kind: 'unavailable' };
  const own = commandEvent?.comment;
  // Only the reaction to the comment that is repeated takes part in the claim. This one shows the requester that the command was seen.
  const acknowledging = repeated === undefined ? undefined : acknowledge(context, own);
  const request = requestOf(context, instructionDigest(context, instruction));
  const trigger: Trigger = repeated?.trigger ?? request.trigger;
  const comment = repeated === undefined ? own : repeated.comment;
  const claim = await claimTrigger({
    ...context,
    ...thread,
    comments: github.comments,
    listed: { comments: thread.comments, listedAt: thread.listedAt },
    request: { ...request, trigger },
    reactTo: comment?.kind === 'review' ? undefined : comment,
    mayComment: inputs.comment !== 'never',
    onBegin: (pending, reaction) => saveClaim(context, pending, reaction),
    onCreated: (found) => savePostState(context, found),
    render: (submission) => renderComment(context, thread, submission, {}),
    log: (line) => runner.info(line),
  });
  await acknowledging;
  return claim;
}

async function acknowledge(
  { github }: RunContext,
  comment: CommentRef | undefined,
): Promise<void> {
  if (comment === undefined || comment.kind === 'review') return;
  await github.comments.react(comment, 'eyes');
}

/** Binds the state of the run to its comment, which must precede the request. */
export function bindOwn(
  context: RunContext,
  own: FoundSubmission,
): Promise<Result<FoundSubmission, BindingFailure>> {
  const { github, thread } = context;
  if (thread === undefined) throw new TypeError('A comment without a thread.');
  const text = renderComment(context, thread, own.submission, {});
  const writing = { ...context, ...thread, comments: github.comments };
  return bindStatusComment(writing, own, text);
}

/** Ends a run that has sent nothing, so that a re-run or a redelivery may submit. */
export async function endUnsent(
  context: RunContext,
  { own, reaction }: UnsentClaim,
  result: RunResult,
): Promise<RunResult> {
  if (own !== undefined) return finishSubmission(context, own, result);
  // Without a comment, the 👀 would look like a request that was sent.
  if (reaction !== undefined)
    await context.github.comments.removeReaction(reaction.comment, reaction.id);
  return result;
}

/** GitHub could not create or list comments, or another run has the request and does not send it. */
export function notRecorded(
  context: RunContext,
  claim: Extract<Claim, { kind: 'not-sent' }>,
): RunResult {
  if (claim.error === undefined)
    return notSent(
      context,
      claim.own,
      'Another run has begun to send the same request, and did not finish.',
    );
  const detail = `${describeError(claim.error, 'GitHub')}.`;
  return { ...notSent(context, claim.own), detail };
}

export function notBound(context: RunContext, failure: BindingFailure): RunResult {
  switch (failure.kind) {
    case 'cancelled':
      return { conclusion: { outcome: 'cancelled', reason: '' } };
    case 'deleted':
      return notSent(
        context,
        undefined,
        'The status comment of the request was deleted before the request was sent.',
      );
    case 'too-late':
      return notSent(
        context,
        undefined,
        'The request was not sent within five minutes of its status comment.',
      );
    case 'github': {
      const detail = `${describeError(failure.error, 'GitHub')}.`;
      return { ...notSent(context, undefined), detail };
    }
  }
}

/** Explains that the run has sent nothing. `cause`: a sentence, if the title does not say it. */
function notSent(
  context: RunContext,
  own: FoundSubmission | undefined,
  cause = '',
): RunResult {
  const { command } = context.service;
  const retry = `comment \`${command ?? ''} retry\``;
  const again = own === undefined ? 'comment the instruction again' : retry;
  const step =
    command === undefined
      ? 'Re-run the workflow job.'
      : `Re-run the workflow job, or ${again}.`;
  return {
    conclusion: { outcome: 'rejected', reason: 'github-unavailable' },
    message: joinTexts([cause, 'Nothing was sent to the docs service.'], ' '),
    steps: [step],
  };
}

/** Nothing shows whether another run has submitted the same request. */
export function stateUnavailable(context: RunContext): RunResult {
  clearPostState(context.runner);
  const { attempt } = context.run;
  const other =
    attempt > 1 ? `An earlier attempt (this is attempt ${attempt})` : 'Another run';
  const message = `${other} may have submitted this request, and its state could not be read or written.`;
  const { steps = [], ...result } = unconfirmed(context, 'state-unavailable', message);
  const more =
    context.thread === undefined ? ['To make re-runs safe, set `issue-number`.'] : [];
  return { ...result, steps: [...steps, ...more] };
}
