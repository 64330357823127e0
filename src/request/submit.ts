/** Submits a request, at most once: limits → claim → prepare → bind → send → record (`once/README.md`). */
import { commentOfCause, refOfCause } from '../domain/cause.ts';
import { ok, type Result } from '../domain/errors.ts';
import type { Ended } from '../domain/ended.ts';
import type { Binding, Claim, WhyNotSent } from '../once/ledger.ts';
import type { RequestRecord } from '../record/request-record.ts';
import { chooseRequestTarget, type ChosenTarget } from './choose-target.ts';
import type { OpenedThread, RequestContext } from './context.ts';
import { CANCELLED_EARLY, endRequest } from './ended.ts';
import type { SubmitResult } from './follow.ts';
import { applyRequestLimits } from './limits.ts';
import type { PlannedRequest } from './planned-request.ts';
import { acknowledgeRequest } from './reaction.ts';
import { resumePreviousRequest } from './resume.ts';
import {
  requestInLongThread,
  requestNotSent,
  requestOfDeletedCommand,
  requestOfLaterAttempt,
  unrecordedRequest,
} from './results.ts';
import { sendRequest, type PreparedRequest } from './send.ts';

/** Submits a request, unless another run has, and returns its job. The error is how the run ends without one. */
export async function submitRequest(
  context: RequestContext,
  planned: PlannedRequest,
): Promise<SubmitResult> {
  const limited = await applyRequestLimits(context, planned);
  if (!limited.ok) return endRequest(limited.error);
  const { thread } = planned;
  const { chosen } = limited.value;
  if (thread === undefined) return submitWithoutThread(context, planned, chosen);
  if (!thread.reachesEvent) {
    return endRequest(requestInLongThread(context, thread.place));
  }
  const comment = commentOfCause(planned.cause, thread.thread.number);
  const acknowledging = acknowledgeRequest(context, comment);
  const submitted = await claimAndSend(context, planned, thread, chosen);
  await acknowledging;
  return submitted;
}

/** Claims the request, and sends it if no other run does. */
async function claimAndSend(
  context: RequestContext,
  planned: PlannedRequest,
  thread: OpenedThread,
  chosen: ChosenTarget | undefined,
): Promise<SubmitResult> {
  const { run, checkpoints } = context;
  const { ledger } = context.repo;
  const claimId = run.nonce();
  const now = run.clock.date();
  const record = { ...planned.record, submittedAt: now.toISOString() };
  checkpoints.claiming(thread.thread, claimId);
  const request = {
    cause: refOfCause(planned.cause),
    repeats: planned.repeats,
    digest: planned.digest,
    claimId,
  };
  const claim = await ledger.claim(thread, request, record);
  if (claim.kind !== 'claimed') {
    return endWithoutSending(context, planned, thread, claim);
  }
  const { claimed } = claim;
  checkpoints.reached(claimed.entry);

  // A cancelled run has little time to write its end.
  const preparing = prepareRequest(context, planned, chosen);
  const prepared = await unlessAborted(preparing, run.signal);
  if (prepared === undefined) {
    return endRequest(CANCELLED_EARLY, claimed.entry);
  }
  if (!prepared.ok) return endRequest(prepared.error, claimed.entry);
  const binding = await ledger.bind(claimed, {
    stillWanted: planned.stillWanted,
    command: planned.command,
    payload: (command) => ({ ...record, words: planned.words?.(command) ?? '' }),
  });
  if (binding.kind !== 'bound') {
    return endWithoutSending(context, planned, thread, binding);
  }
  return sendRequest(context, planned, { ...prepared.value, own: binding.entry });
}

/** Ends a run that has not claimed its request, or has not bound the claim. Another run may have sent it. */
async function endWithoutSending(
  context: RequestContext,
  planned: PlannedRequest,
  thread: OpenedThread,
  unsent:
    | Exclude<Claim<RequestRecord>, { kind: 'claimed' }>
    | Exclude<Binding<RequestRecord>, { kind: 'bound' }>,
): Promise<SubmitResult> {
  const { checkpoints } = context;
  switch (unsent.kind) {
    case 'previous':
      checkpoints.done();
      return resumePreviousRequest(context, planned, unsent.entry);
    case 'not-created':
      // Otherwise the post step looks for a comment whose creation was not confirmed.
      if (unsent.error.isRefusal === true) checkpoints.done();
      return endRequest(unrecordedRequest(context, unsent.error, thread.place));
    case 'cancelled':
      // Without `own`, its creation may have arrived: the post step looks for it.
      return endRequest(CANCELLED_EARLY, unsent.own);
    case 'not-sent': {
      const { why, own } = unsent;
      if (own === undefined) checkpoints.done();
      const result =
        why === 'command-deleted'
          ? requestOfDeletedCommand(planned.record.requester)
          : requestNotSent(context, WHY_NOT_SENT[why], unsent.error);
      return endRequest(result, own);
    }
  }
}

const WHY_NOT_SENT: Readonly<Record<Exclude<WhyNotSent, 'command-deleted'>, string>> = {
  'other-run':
    'Another run had the same request, and has not sent it. If that one was killed, a re-run can send it after 10 minutes.',
  unwanted: 'The request was no longer wanted when it was about to be sent.',
  deleted: 'The status comment of the request was deleted before the request was sent.',
  'not-listed': 'GitHub does not list the status comment.',
  'too-late': 'The request was not sent within five minutes of its status comment.',
  fault: 'Comments could not be listed or written.',
};

/** Sends a request without a status comment, in the first attempt alone: nothing shows what an earlier one has done. */
async function submitWithoutThread(
  context: RequestContext,
  planned: PlannedRequest,
  chosen: ChosenTarget | undefined,
): Promise<SubmitResult> {
  if (context.run.workflow.attempt > 1) return endRequest(requestOfLaterAttempt(context));
  const prepared = await prepareRequest(context, planned, chosen);
  if (!prepared.ok) return endRequest(prepared.error);
  return sendRequest(context, planned, { ...prepared.value, own: undefined });
}

/**
 * Prepares the request. The error is the result of a run that cannot send one.
 *
 * @param chosen the target, if the limits needed to know it
 */
async function prepareRequest(
  context: RequestContext,
  planned: PlannedRequest,
  chosen: ChosenTarget | undefined,
): Promise<Result<PreparedRequest, Ended>> {
  const target = await chooseRequestTarget(context, planned, chosen);
  if (!target.ok) return target;
  const prompt = await planned.prompt(target.value.kind === 'message');
  if (!prompt.ok) return prompt;
  return ok({ target: target.value, prompt: prompt.value });
}

/** Waits for a promise, or until the signal aborts: then undefined. */
async function unlessAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  const settled = new AbortController();
  const aborted = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    const options = { once: true, signal: settled.signal };
    signal.addEventListener('abort', () => resolve(undefined), options);
  });
  try {
    const first = await Promise.race([promise, aborted]);
    return signal.aborted ? undefined : first;
  } finally {
    settled.abort();
  }
}
