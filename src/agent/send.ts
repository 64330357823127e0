import { ok } from '../domain/errors.ts';
import { linkOfJob } from '../docs-pull-request/linked-comment.ts';
import { baselineOf } from '../job/completion.ts';
import { sendOnce, type SendResult } from '../job/send-once.ts';
import { showPrompt } from '../prompt/join.ts';
import type { NothingSent, Submitted } from '../domain/run-result.ts';
import { explainServiceError } from '../rendering/service-errors.ts';
import type { Claim } from '../thread/claim.ts';
import { joinTexts } from '../text/strings.ts';
import { markSubmitted } from '../thread/state.ts';
import type { ClaimState } from '../thread/submission-store.ts';
import type { Target } from './choose-target.ts';
import type { Prompt } from './compose-prompt.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import { end, type Phase } from './ended.ts';
import { clearPostState, savePostState } from './post-state.ts';
import { valueOf, type Preparing } from './prepare-request.ts';
import {
  howToSubmitAgain,
  notBound,
  STATE_FAILED,
  type RepeatSource,
} from './results.ts';
import type { RunContext } from './run-context.ts';
import { waitUntil, type TrackedJob } from './track.ts';

type OwnerClaim = Extract<Claim, { kind: 'owner' }>;

/** A request that may be sent now: its state is bound to the status comment, if there is one. */
export type BoundRequest = Readonly<{
  claim: OwnerClaim;
  own: ClaimState | undefined;
  target: Target;
  prompt: Prompt;
}>;

/** Binds the state of the claim to its comment while the prompt is prepared. */
export async function bindRequest(
  context: Pick<RunContext, 'runner' | 'system' | 'errorContext' | 'github' | 'stores'>,
  claim: OwnerClaim,
  { prepared }: Preparing,
): Promise<Phase<BoundRequest>> {
  const { runner, system, github, stores } = context;
  const { signal } = system;
  if (claim.error !== undefined) github.warn(STATE_FAILED, claim.error);
  const unsent = { own: claim.own, reaction: claim.reaction };
  const binding = claim.own === undefined ? undefined : stores.own.bind(claim.own);
  // A cancelled run has little time to write its end, so it does not wait for the prompt.
  const preparing = Promise.race([prepared(), whenAborted(signal)]);
  // An exception counts when the binding is over, too.
  const settled = await Promise.allSettled([preparing, binding]);
  const request = valueOf(settled[0]);
  const bound = valueOf(settled[1]);
  if (request === undefined || signal.aborted) return end(CANCELLED_EARLY, unsent);
  if (!request.ok) return end(request.error, unsent);
  if (bound?.ok === false) {
    const isGone = bound.error.kind === 'deleted';
    if (isGone) clearPostState(runner);
    const own = isGone ? undefined : claim.own;
    return end(notBound(context, bound.error), { ...unsent, own });
  }
  return ok({ claim, own: bound?.value, ...request.value });
}

function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

/** The fields that a request is sent with. */
type SendContext = RepeatSource &
  Pick<RunContext, 'runner' | 'system' | 'service' | 'errorContext' | 'thread'>;

/** Sends the request, once. The end says whether the service has rejected it, or may have accepted it. */
export async function sendRequest(
  context: SendContext,
  { claim, own, target, prompt }: BoundRequest,
): Promise<Phase<TrackedJob>> {
  const { runner, inputs, service, system, thread } = context;
  const { clock, random, signal, graceSignal } = system;
  const { jobs } = service;
  runner.info(`${showPrompt(prompt, 'Sending').line}.`);
  if (own === undefined) clearPostState(runner);
  savePostState(runner, own, { sending: target.kind });
  const post = () => {
    if (target.kind === 'create') return jobs.create(prompt.text, graceSignal);
    return jobs.message(target.job.id, prompt.text, graceSignal);
  };
  const sent = await sendOnce({
    clock,
    random,
    signal,
    post,
    maxWaitMs: inputs.waitMs,
    log: (line) => runner.info(line),
  });
  if (sent.kind !== 'sent') {
    const submitAgain = howToSubmitAgain(context, own !== undefined);
    const request = { request: target.kind, submitAgain };
    const result = notSubmitted(context, sent, request, prompt);
    // The 👀 stays if the request may have arrived.
    const reaction = sent.kind === 'uncertain' ? undefined : claim.reaction;
    return end(result, { own, reaction });
  }

  const { job } = sent;
  const known = [thread?.docsJob ?? [], thread?.submissions ?? []].flat();
  const baseline = target.kind === 'message' ? baselineOf(target.job) : null;
  const details = {
    submittedAt: clock.date().toISOString(),
    baseline,
    waitUntil: waitUntil(context),
    covered: prompt.coveredSha ?? null,
    link: linkOfJob(known, job.id),
  };
  const found = own && {
    ...own,
    submission: markSubmitted(own.submission, job, details),
  };
  const tracked: TrackedJob = {
    job,
    jobAction: baseline === null ? 'created' : 'messaged',
    turn: { baseline, sentAt: clock.now() },
    found,
    note: noteOf(target, prompt),
    openPullRequests: target.openPullRequests,
    prompt: showPrompt(prompt, 'Sent'),
  };
  return ok(tracked);
}

type SentRequest = Readonly<{
  request: Target['kind'];
  submitAgain: string;
}>;

function noteOf(
  { note: ofTarget = '' }: Target,
  { note = '' }: Prompt,
): string | undefined {
  const joined = joinTexts([ofTarget, note], ' ');
  return joined === '' ? undefined : joined;
}

/** Returns the result of a request that was not accepted, or may not have been. */
function notSubmitted(
  { errorContext }: Pick<RunContext, 'errorContext'>,
  sent: Exclude<SendResult, { kind: 'sent' }>,
  { request, submitAgain }: SentRequest,
  prompt: Prompt,
): NothingSent | Submitted {
  if (sent.kind === 'cancelled') return CANCELLED_EARLY;
  const isUncertain = sent.kind === 'uncertain';
  const explanation = explainServiceError({
    ...errorContext,
    error: sent.error,
    request,
    isUncertain,
    submitAgain,
  });
  if (isUncertain) {
    return {
      family: 'submitted',
      conclusion: { outcome: 'unconfirmed', reason: `${request}-unconfirmed` },
      ...explanation,
      prompt: showPrompt(prompt, 'Sent'),
    };
  }
  const wasSent = sent.reason !== 'not-sent';
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason: sent.reason },
    ...explanation,
    prompt: showPrompt(prompt, wasSent ? 'Sent' : 'Not sent'),
  };
}
