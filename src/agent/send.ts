import { ok } from '../domain/errors.ts';
import { linkOfJob } from '../docs-pull-request/linked-comment.ts';
import { baselineOf } from '../job/completion.ts';
import { sendOnce, type SendResult } from '../job/send-once.ts';
import { showPrompt } from '../prompt/join.ts';
import type { NothingSent, Submitted } from '../domain/run-result.ts';
import { causeOfUncertain, explainServiceError } from '../rendering/service-errors.ts';
import { joinTexts } from '../text/strings.ts';
import { markSubmitted, SETTINGS_REFUSED } from '../thread/state.ts';
import type { Target } from './choose-target.ts';
import type { OwnedRequest } from './claim-trigger.ts';
import type { Prompt } from './compose-prompt.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import { end, type Phase } from './ended.ts';
import { savePostState } from './post-state.ts';
import { howToSubmitAgain, type RepeatSource } from './results.ts';
import type { RunContext } from './run-context.ts';
import { waitUntil, type TrackedJob } from './track.ts';

/** The fields that a request is sent with. */
type SendContext = RepeatSource &
  Pick<RunContext, 'runner' | 'system' | 'service' | 'errorContext' | 'thread'>;

/** Sends the request, once. The end says whether the service has rejected it, or may have accepted it. */
export async function sendRequest(
  context: SendContext,
  { own, prepared }: OwnedRequest,
): Promise<Phase<TrackedJob>> {
  const { target, prompt } = prepared;
  const { runner, inputs, service, system, thread } = context;
  const { clock, random, signal, graceSignal } = system;
  const { jobs } = service;
  runner.info(`${showPrompt(prompt, 'Sending').line}.`);
  savePostState(runner, own, { sending: target.kind });
  const post = () => {
    if (target.kind === 'create') return jobs.create(prompt.text, graceSignal);
    return jobs.message(target.job, prompt.text, graceSignal);
  };
  const sent = await sendOnce({
    clock,
    random,
    signal,
    post,
    maxWaitMs: inputs.waitMs,
    log: (line) => runner.info(line),
  });
  // Cancelled before it was sent: the post step must not take it for perhaps sent.
  if (sent.kind === 'cancelled') savePostState(runner, own);
  if (sent.kind !== 'sent') {
    const request = { request: target.kind, submitAgain: howToSubmitAgain(context) };
    return end(notSubmitted(context, sent, request, prompt), { own });
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
    // The key that continues the job also vouches for this request.
    keyLine: job.keyLine ?? 0,
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
      conclusion: { outcome: 'unconfirmed', reason: '' },
      ...explanation,
      cause: causeOfUncertain(request),
      prompt: showPrompt(prompt, 'Sent'),
    };
  }
  const wasSent = sent.reason !== 'not-sent';
  const { command } = errorContext;
  const again = SETTINGS_REFUSED.includes(sent.reason) ? [sendAgain(command)] : [];
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason: sent.reason },
    ...explanation,
    steps: [...explanation.steps, ...again],
    prompt: showPrompt(prompt, wasSent ? 'Sent' : 'Not sent'),
  };
}

/** Returns how people send a request again that has left no state, once its cause is removed. */
function sendAgain(command: string | undefined): string {
  if (command === undefined) return 'Then re-run the workflow job.';
  return 'Then comment the instruction again, or re-run the workflow job.';
}
