import { snapshotOf } from '../job/completion.ts';
import { linkOf } from '../docs-pull-request/linked-comment.ts';
import { sendOnce, type SendResult } from '../job/send-once.ts';
import { showPrompt } from '../prompt/join.ts';
import type { RunResult } from '../report/run-result.ts';
import { explainServiceError } from '../report/service-errors.ts';
import { claimTrigger, type Claim } from '../thread/claim.ts';
import { hasSubmissionOf, markSubmitted, type FoundSubmission } from '../thread/state.ts';
import { chooseTarget, type Target } from './choose-target.ts';
import { composePrompt, instructionDigest, type Prompt } from './compose-prompt.ts';
import { applyLimits } from './limits.ts';
import type { Operation } from './plan.ts';
import { resumePrevious, unconfirmed } from './resume.ts';
import { CANCELLED_EARLY, clearPostState, savePostState } from './outputs-and-state.ts';
import { finishSubmission } from './report-in-thread.ts';
import { renderComment, requestOf, type RunContext } from './run-context.ts';
import { trackJob, waitUntil } from './track.ts';

type SubmitOperation = Extract<Operation, { kind: 'submit' }>;

/** Submits the request exactly once and waits for its job. If an earlier run has submitted it, resumes that job. */
export async function submitAndTrack(
  context: RunContext,
  operation: SubmitOperation,
): Promise<RunResult> {
  const { trigger, thread, signal, warn, runner } = context;
  const limited = await applyLimits(context, operation.isNewJob);
  if (!limited.ok) return limited.error;
  const chosen = limited.value;
  const isNew = !hasSubmissionOf(thread?.submissions ?? [], trigger);
  // If an earlier run has probably submitted, nothing is read for the prompt.
  const early = isNew ? prepareRequest(context, operation, chosen) : undefined;
  // An exception counts when the claim, which may have created a comment, is over.
  early?.catch(() => undefined);
  const claim = await claimForRun(
    context,
    instructionDigest(context, operation.instruction),
  );
  if (claim.kind === 'previous') {
    // If this run had a comment of its own, it is deleted now.
    clearPostState(runner);
    return resumePrevious(context, claim.previous);
  }
  const { own } = claim;
  if (claim.kind === 'cancelled') return finishSubmission(context, own, CANCELLED_EARLY);
  if (claim.error !== undefined)
    warn('The state of this request could not be read or written', claim.error);
  if (claim.kind === 'unavailable')
    return finishSubmission(context, own, stateUnavailable(context));

  const prepared = await (early ?? prepareRequest(context, operation, chosen));
  if ('conclusion' in prepared) return finishSubmission(context, own, prepared);
  if (signal.aborted) return finishSubmission(context, own, CANCELLED_EARLY);
  return send(context, own, prepared);
}

async function claimForRun(context: RunContext, digest: string): Promise<Claim> {
  const { run, inputs, github, commandEvent, thread } = context;
  const { attempt } = run;
  // Without a thread nothing shows whether an earlier attempt has submitted.
  if (thread === undefined)
    return attempt === 1 ? { kind: 'owner', own: undefined } : { kind: 'unavailable' };
  return claimTrigger({
    ...context,
    ...thread,
    listedAt: thread.comments.ok ? thread.listedAt : -Infinity,
    comments: github.comments,
    request: requestOf(context, digest),
    claimId: context.nonce(),
    reactTo: commandEvent?.comment.kind === 'review' ? undefined : commandEvent?.comment,
    mayComment: inputs.comment !== 'never',
    attempt,
    onCreated: (own) => savePostState(context, own),
    render: (submission) => renderComment(context, thread, submission, {}),
  });
}

/** Nothing shows whether another run has submitted the same request. */
function stateUnavailable(context: RunContext): RunResult {
  const { attempt } = context.run;
  const other =
    attempt > 1 ? `An earlier attempt (this is attempt ${attempt})` : 'Another run';
  const message = `${other} may have submitted this request, and its state could not be read or written.`;
  const { steps = [], ...result } = unconfirmed(context, 'state-unavailable', message);
  const more =
    context.thread === undefined ? ['To make re-runs safe, set `issue-number`.'] : [];
  return { ...result, steps: [...steps, ...more] };
}

type PreparedRequest = Readonly<{ target: Target; prompt: Prompt }>;

/** Chooses the job, if it is not chosen yet, and composes the prompt for it. */
async function prepareRequest(
  context: RunContext,
  { instruction, isNewJob }: SubmitOperation,
  chosen: Target | undefined,
): Promise<PreparedRequest | RunResult> {
  const target = chosen ?? (await chooseTarget(context, isNewJob));
  if ('conclusion' in target) return target;
  const prompt = await composePrompt(context, instruction, target.kind === 'message');
  return 'conclusion' in prompt ? prompt : { target, prompt };
}

async function send(
  context: RunContext,
  own: FoundSubmission | undefined,
  { target, prompt }: PreparedRequest,
): Promise<RunResult> {
  const { runner, clock, inputs, jobs, graceSignal, thread } = context;
  runner.info(`${showPrompt(prompt, 'Sending').line}.`);
  savePostState(context, own, { sending: target.kind });
  const sent = await sendOnce({
    ...context,
    post: () =>
      target.kind === 'message'
        ? jobs.message(target.job.id, prompt.text, graceSignal)
        : jobs.create(prompt.text, graceSignal),
    maxWaitMs: inputs.waitMs,
    log: (line) => runner.info(line),
  });
  if (sent.kind !== 'sent')
    return finishSubmission(
      context,
      own,
      notSubmitted(context, sent, target.kind, prompt),
    );

  const { job } = sent;
  const { note, openPullRequests } = target;
  const baseline = target.kind === 'message' ? snapshotOf(target.job) : null;
  const details = {
    submittedAt: clock.date().toISOString(),
    baseline,
    waitUntil: waitUntil(context),
    covered: prompt.coveredSha ?? null,
    link: linkOf(thread?.submissions ?? [], job.id),
  };
  return trackJob(context, {
    job,
    jobAction: baseline === null ? 'created' : 'messaged',
    turn: { snapshot: baseline, sentAt: clock.now() },
    found: own && { ...own, submission: markSubmitted(own.submission, job, details) },
    note,
    openPullRequests,
    prompt: showPrompt(prompt, 'Sent'),
  });
}

/** The request was not accepted, or may not have been. */
function notSubmitted(
  { service }: RunContext,
  sent: Exclude<SendResult, { kind: 'sent' }>,
  request: Target['kind'],
  prompt: Prompt,
): RunResult {
  if (sent.kind === 'cancelled') return CANCELLED_EARLY;
  const isUncertain = sent.kind === 'uncertain';
  const isSent = isUncertain || sent.reason !== 'not-sent';
  return {
    conclusion: isUncertain
      ? { outcome: 'unconfirmed', reason: `${request}-unconfirmed` }
      : { outcome: 'rejected', reason: sent.reason },
    ...explainServiceError({ ...service, error: sent.error, request, isUncertain }),
    prompt: showPrompt(prompt, isSent ? 'Sent' : 'Not sent'),
  };
}
