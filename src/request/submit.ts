/** Submits a request, at most once: limits → claim → prepare → bind → send → record (`once/README.md`). */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Binding, Claim } from '../once/ledger.ts';
import type { RequestRecord } from '../domain/request-record.ts';
import { chooseRequestTarget, type ChosenTarget } from './choose-target.ts';
import type { OpenedThread, RequestContext } from './context.ts';
import { CANCELLED_EARLY, endRequest } from './ended.ts';
import { newRequestRecord } from './entries.ts';
import type { SubmitResult } from './follow.ts';
import { applyRequestLimits } from './limits.ts';
import type { PlannedRequest } from './planned-request.ts';
import { acknowledgeRequest } from './reaction.ts';
import { resumePreviousRequest } from './resume.ts';
import {
  requestNotSent,
  requestNotSentBecause,
  requestOfLaterAttempt,
  unrecordedRequest,
} from './results.ts';
import { sendRequest, type PreparedRequest } from './send.ts';

/** After so many runs for the trigger that came to nothing, something is wrong that another attempt does not cure. */
const MAX_ROUNDS = 3;

/** Submits a request, unless another run has, and returns its job. The error is how the run ends without one. */
export async function submitRequest(
  context: RequestContext,
  planned: PlannedRequest,
): Promise<SubmitResult> {
  const limited = await applyRequestLimits(context, planned);
  if (!limited.ok) return endRequest(limited.error);
  const { thread } = planned;
  if (thread === undefined) return submitWithoutThread(context, planned, limited.value);
  if (!thread.reachesEvent) {
    const cause =
      'The thread has more than 1,000 comments since the event, so it is not known whether the request was sent before.';
    return endRequest(requestNotSent(context, cause));
  }
  const acknowledging = acknowledgeRequest(context, planned.reactTo);
  const submitted = await claimAndSend(context, planned, thread, limited.value);
  await acknowledging;
  return submitted;
}

/** Claims the request, again if the run that went first came to nothing. */
async function claimAndSend(
  context: RequestContext,
  planned: PlannedRequest,
  thread: OpenedThread,
  chosen: ChosenTarget | undefined,
): Promise<SubmitResult> {
  const { ledger, runner, system, run, links, checkpoints } = context;
  const { trigger, cause, digest, stillWanted } = planned;
  // Prepared once: every round sends the same prompt, and its context is read once.
  let preparing: ReturnType<typeof prepareRequest> | undefined;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const claimId = system.nonce();
    const now = system.clock.date();
    const record = newRequestRecord(planned, run, { ...links, now });
    checkpoints.claiming(thread.thread, claimId);
    const request = { trigger, cause, digest, claimId };
    const claim = await ledger.claim(thread, request, record);
    if (claim.kind !== 'claimed') {
      return endWithoutSending(context, planned, thread, claim);
    }
    const { claimed } = claim;
    checkpoints.reached(claimed.entry);

    preparing ??= prepareRequest(context, planned, chosen);
    // A cancelled run has little time to write its end.
    const prepared = await unlessAborted(preparing, system.signal);
    if (prepared === undefined) {
      return endRequest(CANCELLED_EARLY, { own: claimed.entry });
    }
    if (!prepared.ok) return endRequest(prepared.error, { own: claimed.entry });
    const binding = await ledger.bind(claimed, { stillWanted });
    if (binding.kind === 'bound') {
      return sendRequest(context, planned, { ...prepared.value, own: binding.entry });
    }
    if (binding.kind !== 'released') {
      return endWithoutSending(context, planned, thread, binding);
    }
    runner.info('The other run has sent nothing, so this run tries again.');
  }
  checkpoints.done();
  return endRequest(requestNotSent(context, IN_THE_WAY));
}

const IN_THE_WAY = 'Another run has begun to send the same request, and did not finish.';

/** Ends a run that has not claimed its request, or has not bound the claim. Another run may have sent it. */
async function endWithoutSending(
  context: RequestContext,
  planned: PlannedRequest,
  thread: OpenedThread,
  unsent:
    | Exclude<Claim<RequestRecord>, { kind: 'claimed' }>
    | Exclude<Binding<RequestRecord>, { kind: 'bound' | 'released' }>,
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
    case 'not-sent':
    case 'unwanted':
    case 'deleted':
      checkpoints.done();
      return endRequest(requestNotSent(context, WHY_NOT_SENT[unsent.kind]));
    case 'cancelled':
      // Without `own`, its creation may have arrived: the post step looks for it.
      return endRequest(CANCELLED_EARLY, { own: unsent.own });
    case 'too-late':
      return endRequest(requestNotSent(context, TOO_LATE), { own: unsent.own });
    case 'not-bound':
      return endRequest(requestNotSentBecause(context, unsent.error), {
        own: unsent.own,
      });
    case 'not-listed': {
      const { own, error } = unsent;
      if (error === undefined) {
        return endRequest(requestNotSent(context, UNLISTED, true), { own });
      }
      return endRequest(requestNotSentBecause(context, error, true), { own });
    }
  }
}

const WHY_NOT_SENT = {
  'not-sent': IN_THE_WAY,
  unwanted: 'The request was no longer wanted when it was about to be sent.',
  deleted: 'The status comment of the request was deleted before the request was sent.',
};
const TOO_LATE = 'The request was not sent within five minutes of its status comment.';
const UNLISTED = 'GitHub does not list the status comment.';

/** Sends a request without a status comment, in the first attempt alone: nothing shows what an earlier one has done. */
async function submitWithoutThread(
  context: RequestContext,
  planned: PlannedRequest,
  chosen: ChosenTarget | undefined,
): Promise<SubmitResult> {
  if (context.run.attempt > 1) return endRequest(requestOfLaterAttempt(context));
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
): Promise<Result<PreparedRequest, RunResult>> {
  const target =
    chosen === undefined ? await chooseRequestTarget(context, planned) : ok(chosen);
  if (!target.ok) return notOk(target.error);
  const prompt = await planned.prompt(target.value.kind === 'message');
  if (!prompt.ok) return notOk(prompt.error);
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
