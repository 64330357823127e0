import type { Result } from '../domain.ts';
import { snapshotOf, turnOf } from '../job/completion.ts';
import { sendOnce } from '../job/send-once.ts';
import type { RunResult } from '../report/run-result.ts';
import { renderStatusComment } from '../report/status-comment.ts';
import { claimTrigger, type Claim } from '../thread/claim.ts';
import type { FoundSubmission } from '../thread/submissions.ts';
import { isSameTrigger, markSubmitted, type SubmissionRequest } from '../thread/state.ts';
import { subjectLabel } from '../trigger/trigger-id.ts';
import { chooseTarget, type Target } from './choose-target.ts';
import { composePrompt, instructionDigest, showPrompt, type Prompt } from './compose-prompt.ts';
import type { Operation } from './plan.ts';
import { resumePrevious } from './resume.ts';
import { clearPostState, savePostState } from './outputs-and-state.ts';
import { finishSubmission } from './report-in-thread.ts';
import { CANCELLED_EARLY, notSubmitted, stateUnavailable } from './result.ts';
import { commentContext, triggerOf, type RunContext } from './run-context.ts';
import { trackJob, waitUntil } from './track.ts';

type SubmitOperation = Extract<Operation, { kind: 'submit' }>;

/** Submits the request exactly once and waits for its job. If an earlier run has submitted it, resumes that job. */
export async function submitAndTrack(context: RunContext, operation: SubmitOperation): Promise<RunResult> {
  const request = submissionRequest(context, operation);
  const submissions = context.thread?.submissions ?? [];
  const isNew = !submissions.some(({ submission }) => isSameTrigger(submission.trigger, request.trigger));
  // If an earlier run has probably submitted, nothing is read for the prompt.
  const early = isNew ? prepareRequest(context, operation) : undefined;
  // An exception counts when the claim, which may have created a comment, is over.
  early?.catch(() => undefined);
  const claim = await claimForRun(context, request);
  if (claim.kind === 'previous') {
    // If this run had a comment of its own, it is deleted now.
    clearPostState(context.deps.runner);
    return resumePrevious(context, claim.previous);
  }
  const { own } = claim;
  if (claim.kind === 'cancelled') return finishSubmission(context, own, CANCELLED_EARLY);
  if (claim.error !== undefined)
    context.warn('The state of this request could not be read or written', claim.error);
  if (claim.kind === 'unavailable') return finishSubmission(context, own, stateUnavailable(context));

  const prepared = await (early ?? prepareRequest(context, operation));
  if (!prepared.ok) return finishSubmission(context, own, prepared.error);
  if (context.deps.signal.aborted) return finishSubmission(context, own, CANCELLED_EARLY);
  return send(context, own, prepared.value);
}

function submissionRequest(context: RunContext, { instruction }: SubmitOperation): SubmissionRequest {
  const { deps, event, subject } = context;
  // For a schedule GitHub names as the actor the person who last changed the cron line.
  const automatic = deps.event?.name === 'schedule' ? 'the schedule' : deps.run.actor;
  return {
    trigger: triggerOf(context),
    digest: instructionDigest(context, instruction),
    requester: event?.author.login ?? automatic,
    subject: event === undefined ? (subjectLabel(subject) ?? null) : null,
    run: deps.run.id,
  };
}

async function claimForRun(context: RunContext, request: SubmissionRequest): Promise<Claim> {
  const { deps, inputs, github, codec, event, thread } = context;
  const { attempt } = deps.run;
  // Without a thread nothing shows whether an earlier attempt has submitted.
  if (thread === undefined)
    return attempt === 1 ? { kind: 'owner', own: undefined } : { kind: 'unavailable' };
  return claimTrigger({
    ...thread,
    codec,
    listedAt: thread.comments.ok ? thread.listedAt : -Infinity,
    clock: deps.clock,
    signal: deps.signal,
    comments: github.comments,
    request,
    claimId: deps.nonce(),
    reactTo: event?.comment.kind === 'review' ? undefined : event?.comment,
    mayComment: inputs.comment !== 'never',
    attempt,
    onCreated: (own) => savePostState(context, own),
    render: (submission) => renderStatusComment(submission, {}, commentContext(context, thread)),
  });
}

type PreparedRequest = Readonly<{ target: Target; prompt: Prompt }>;

/** Chooses the job and composes the prompt for it. */
async function prepareRequest(
  context: RunContext,
  { instruction, isNewJob }: SubmitOperation,
): Promise<Result<PreparedRequest, RunResult>> {
  const chosen = await chooseTarget(context, isNewJob);
  if (!chosen.ok) return chosen;
  const target = chosen.value;
  const prompt = await composePrompt(context, instruction, target.kind === 'message');
  return prompt.ok ? { ok: true, value: { target, prompt: prompt.value } } : prompt;
}

async function send(
  context: RunContext,
  own: FoundSubmission | undefined,
  { target, prompt }: PreparedRequest,
): Promise<RunResult> {
  const { deps, inputs, jobs } = context;
  const { runner, clock, random, signal } = deps;
  runner.info(`${showPrompt(prompt, 'Sending').line}.`);
  savePostState(context, own, target.kind);
  const sent = await sendOnce({
    post: (within) =>
      target.kind === 'message'
        ? jobs.message(target.job.id, prompt.text, within)
        : jobs.create(prompt.text, within),
    clock,
    random,
    maxWaitMs: inputs.waitMs,
    signal,
    log: (line) => runner.info(line),
  });
  const startedAt = clock.now();
  if (sent.kind !== 'sent')
    return finishSubmission(context, own, notSubmitted(context, sent, target.kind, prompt));

  const baseline = target.kind === 'message' ? snapshotOf(target.job) : null;
  const submission =
    own &&
    markSubmitted(own.submission, sent.job, {
      submittedAt: clock.date().toISOString(),
      baseline,
      waitUntil: waitUntil(context),
      covered: prompt.coveredSha ?? null,
    });
  return trackJob(context, {
    job: sent.job,
    jobAction: target.kind === 'message' ? 'messaged' : 'created',
    turn: turnOf(baseline, startedAt),
    startedAt,
    found: own && submission && { ...own, submission },
    note: target.note,
    prompt: showPrompt(prompt, 'Sent'),
  });
}
