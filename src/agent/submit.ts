import { snapshotOf } from '../job/completion.ts';
import { linkOf } from '../docs-pull-request/linked-comment.ts';
import { sendOnce, type SendResult } from '../job/send-once.ts';
import { showPrompt } from '../prompt/join.ts';
import type { RunResult } from '../report/run-result.ts';
import { explainServiceError } from '../report/service-errors.ts';
import type { Claim } from '../thread/claim.ts';
import type { BindingFailure } from '../thread/status-comment.ts';
import { hasSubmissionOf, markSubmitted, type FoundSubmission } from '../thread/state.ts';
import { chooseTarget, type Target } from './choose-target.ts';
import {
  bindOwn,
  claimForRun,
  endUnsent,
  notBound,
  notRecorded,
  stateUnavailable,
  type UnsentClaim,
} from './claim-trigger.ts';
import { composePrompt, type Prompt } from './compose-prompt.ts';
import { applyLimits } from './limits.ts';
import type { Operation } from './plan.ts';
import { howToSubmitAgain, resumePrevious } from './resume.ts';
import { CANCELLED_EARLY, clearPostState, savePostState } from './outputs-and-state.ts';
import { finishSubmission } from './report-in-thread.ts';
import type { RunContext } from './run-context.ts';
import { trackJob, waitUntil } from './track.ts';

type SubmitOperation = Extract<Operation, { kind: 'submit' }>;

/** Submits the request at most once and waits for its job. If an earlier run has submitted it, resumes that job. */
export async function submitAndTrack(
  context: RunContext,
  operation: SubmitOperation,
): Promise<RunResult> {
  const { trigger, thread, warn, runner } = context;
  const limited = await applyLimits(context, operation.isNewJob);
  if (!limited.ok) return limited.error;
  const chosen = limited.value;
  const isNew = !hasSubmissionOf(thread?.submissions ?? [], trigger);
  // If an earlier run has probably submitted, nothing is read for the prompt.
  const early = isNew ? prepareRequest(context, operation, chosen) : undefined;
  // An exception counts when the claim, which may have created a comment, is over.
  early?.catch(() => undefined);
  const claim = await claimForRun(context, operation);
  switch (claim.kind) {
    case 'previous':
      // If this run had a comment of its own, it is deleted now.
      clearPostState(runner);
      return resumePrevious(context, claim.previous);
    case 'cancelled':
      return endUnsent(context, claim, CANCELLED_EARLY);
    case 'not-sent': {
      const prepared = await early;
      // A request that could not have been sent anyway: its own error matters more than GitHub's.
      const isUnusable = prepared !== undefined && 'conclusion' in prepared;
      const result = isUnusable ? prepared : notRecorded(context, claim);
      return endUnsent(context, claim, result);
    }
    case 'unavailable':
      if (claim.error !== undefined) warn(STATE_FAILED, claim.error);
      return stateUnavailable(context);
    case 'owner': {
      if (claim.error !== undefined) warn(STATE_FAILED, claim.error);
      const prepare = early ?? prepareRequest(context, operation, chosen);
      return sendAsOwner(context, claim, prepare);
    }
  }
}

const STATE_FAILED = 'The state of this request could not be read or written';

/** Binds the state of the claim to its comment while the prompt is prepared, then sends. */
async function sendAsOwner(
  context: RunContext,
  claim: Extract<Claim, { kind: 'owner' }>,
  prepare: Promise<PreparedRequest | RunResult>,
): Promise<RunResult> {
  const { own } = claim;
  const binding = own === undefined ? undefined : bindOwn(context, own);
  const [prepared, bound] = await Promise.all([prepare, binding]);
  if (context.signal.aborted) return endUnsent(context, claim, CANCELLED_EARLY);
  if ('conclusion' in prepared) return endUnsent(context, claim, prepared);
  if (bound?.ok === false) return endUnbound(context, claim, bound.error);
  return send(context, claim, bound?.value, prepared);
}

/** Ends a run whose state could not be bound to its comment. */
function endUnbound(
  context: RunContext,
  claim: UnsentClaim,
  failure: BindingFailure,
): Promise<RunResult> {
  const result = notBound(context, failure);
  if (failure.kind !== 'deleted') return endUnsent(context, claim, result);
  clearPostState(context.runner);
  return endUnsent(context, { reaction: claim.reaction }, result);
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
  claim: UnsentClaim,
  own: FoundSubmission | undefined,
  { target, prompt }: PreparedRequest,
): Promise<RunResult> {
  const { runner, clock, inputs, jobs, graceSignal, thread } = context;
  runner.info(`${showPrompt(prompt, 'Sending').line}.`);
  if (own === undefined) clearPostState(runner);
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
  if (sent.kind !== 'sent') {
    const submitAgain = howToSubmitAgain(context, own !== undefined);
    const request = { request: target.kind, submitAgain };
    const result = notSubmitted(context, sent, request, prompt);
    if (sent.kind === 'uncertain') return finishSubmission(context, own, result);
    return endUnsent(context, { ...claim, own }, result);
  }

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
  { request, submitAgain }: Readonly<{ request: Target['kind']; submitAgain: string }>,
  prompt: Prompt,
): RunResult {
  if (sent.kind === 'cancelled') return CANCELLED_EARLY;
  const isUncertain = sent.kind === 'uncertain';
  const isSent = isUncertain || sent.reason !== 'not-sent';
  return {
    conclusion: isUncertain
      ? { outcome: 'unconfirmed', reason: `${request}-unconfirmed` }
      : { outcome: 'rejected', reason: sent.reason },
    ...explainServiceError({
      ...service,
      error: sent.error,
      request,
      isUncertain,
      submitAgain,
    }),
    prompt: showPrompt(prompt, isSent ? 'Sent' : 'Not sent'),
  };
}
