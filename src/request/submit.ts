/** Submits a request, at most once: limits → claim → prepare → bind → send → record (`once/README.md`). */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Binding, Claim } from '../once/ledger.ts';
import type { RequestRecord } from '../domain/request-record.ts';
import { chooseTarget, type ChosenTarget } from './choose-target.ts';
import type { OpenedThread, RequestContext } from './context.ts';
import { CANCELLED_EARLY, end, type Ended } from './ended.ts';
import { newRecord } from './entries.ts';
import type { FollowedJob } from './follow.ts';
import { applyLimits } from './limits.ts';
import type { PlannedRequest } from './planned-request.ts';
import { acknowledge } from './reaction.ts';
import { resumePrevious } from './resume.ts';
import { notSent, notSentBecause, onlyFirstAttempt, unrecorded } from './results.ts';
import { sendRequest, type PreparedRequest } from './send.ts';

/** After so many runs for the trigger that came to nothing, something is wrong that another attempt does not cure. */
const MAX_ROUNDS = 3;

/** Submits a request, unless another run has, and returns its job. The error is how the run ends without one. */
export async function submit(
  context: RequestContext,
  planned: PlannedRequest,
): Promise<Result<FollowedJob, Ended>> {
  const limited = await applyLimits(context, planned);
  if (!limited.ok) return end(limited.error);
  const prepare = once(() => prepareRequest(context, planned, limited.value));
  const { thread } = planned;
  if (thread === undefined) return submitWithoutThread(context, planned, prepare);
  if (!thread.reachesEvent) {
    const cause =
      'The thread has more than 1,000 comments since the event, so it is not known whether the request was sent before.';
    return end(notSent(context, cause));
  }
  const acknowledging = acknowledge(context, planned.reactTo);
  const submitted = await claimAndSend(context, planned, thread, prepare);
  await acknowledging;
  return submitted;
}

type Prepare = () => Promise<Result<PreparedRequest, RunResult>>;

/** Claims the request, again if the run that went first came to nothing. */
async function claimAndSend(
  context: RequestContext,
  planned: PlannedRequest,
  thread: OpenedThread,
  prepare: Prepare,
): Promise<Result<FollowedJob, Ended>> {
  const { ledger, runner, system, run, links, checkpoints } = context;
  const { trigger, cause, digest } = planned;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const claimId = system.nonce();
    const now = system.clock.date();
    const record = newRecord(planned, run, { ...links, now });
    checkpoints.claiming(thread.thread, claimId);
    const request = { trigger, cause, digest, claimId };
    const claim = await ledger.claim(thread, request, record);
    if (claim.kind !== 'claimed') return endUnclaimed(context, planned, thread, claim);
    const { claimed } = claim;
    checkpoints.reached(claimed.entry);

    // A cancelled run has little time to write its end.
    const prepared = await unlessAborted(prepare(), system.signal);
    if (prepared === undefined) return end(CANCELLED_EARLY, { own: claimed.entry });
    if (!prepared.ok) return end(prepared.error, { own: claimed.entry });
    const { stillWanted } = planned;
    const binding = await ledger.bind(claimed, stillWanted && { stillWanted });
    if (binding.kind === 'bound') {
      return sendRequest(context, planned, { ...prepared.value, own: binding.entry });
    }
    if (binding.kind !== 'released') return endUnbound(context, planned, binding);
    runner.info('The other run has sent nothing, so this run tries again.');
  }
  checkpoints.done();
  return end(notSent(context, IN_THE_WAY));
}

const IN_THE_WAY = 'Another run has begun to send the same request, and did not finish.';

/** Ends a run that has no comment of its own. */
async function endUnclaimed(
  context: RequestContext,
  planned: PlannedRequest,
  thread: OpenedThread,
  claim: Exclude<Claim<RequestRecord>, { kind: 'claimed' }>,
): Promise<Result<FollowedJob, Ended>> {
  const { checkpoints } = context;
  switch (claim.kind) {
    case 'previous':
      checkpoints.done();
      return resumePrevious(context, planned, claim.entry);
    case 'cancelled':
      return end(CANCELLED_EARLY);
    case 'not-created':
      // Otherwise the post step looks for a comment whose creation was not confirmed.
      if (claim.error.isRefusal === true) checkpoints.done();
      return end(unrecorded(context, claim.error, thread.place));
  }
}

/** Ends a run that has not bound its claim. */
async function endUnbound(
  context: RequestContext,
  planned: PlannedRequest,
  binding: Exclude<Binding<RequestRecord>, { kind: 'bound' | 'released' }>,
): Promise<Result<FollowedJob, Ended>> {
  const { checkpoints } = context;
  switch (binding.kind) {
    case 'previous':
      checkpoints.done();
      return resumePrevious(context, planned, binding.entry);
    case 'not-sent':
      checkpoints.done();
      return end(notSent(context, IN_THE_WAY));
    case 'unwanted':
      checkpoints.done();
      return end(notSent(context, UNWANTED));
    case 'deleted':
      checkpoints.done();
      return end(notSent(context, DELETED));
    case 'cancelled':
      return end(CANCELLED_EARLY, { own: binding.own });
    case 'too-late':
      return end(notSent(context, TOO_LATE), { own: binding.own });
    case 'not-bound':
      return end(notSentBecause(context, binding.error), { own: binding.own });
    case 'not-listed': {
      const { own, error } = binding;
      if (error === undefined) return end(notSent(context, UNLISTED, true), { own });
      return end(notSentBecause(context, error, true), { own });
    }
  }
}

const DELETED =
  'The status comment of the request was deleted before the request was sent.';
const TOO_LATE = 'The request was not sent within five minutes of its status comment.';
const UNWANTED = 'The request was no longer wanted when it was about to be sent.';
const UNLISTED = 'GitHub does not list the status comment.';

/** Sends a request without a status comment, in the first attempt alone: nothing shows what an earlier one has done. */
async function submitWithoutThread(
  context: RequestContext,
  planned: PlannedRequest,
  prepare: Prepare,
): Promise<Result<FollowedJob, Ended>> {
  if (context.run.attempt > 1) return end(onlyFirstAttempt(context));
  const prepared = await prepare();
  if (!prepared.ok) return end(prepared.error);
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
  const target = chosen === undefined ? await chooseTarget(context, planned) : ok(chosen);
  if (!target.ok) return notOk(target.error);
  const prompt = await planned.prompt(target.value.kind === 'message');
  if (!prompt.ok) return notOk(prompt.error);
  return ok({ target: target.value, prompt: prompt.value });
}

/** Returns a function that runs another one once, and then returns the same promise. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= run());
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
