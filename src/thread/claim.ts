/**
 * Decides which of several runs for one trigger may submit (docs/at-most-once.md). GitHub has no write that fails if another run was
 * faster. One fact takes its place: the ids of comments grow in the order of their creation. So each run creates a comment of its own, and
 * lists the comments when its own one is so old that every older one must be visible. The lowest id submits.
 */
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { RequestSubmission } from '../domain/submission.ts';
import type { Clock } from '../ports.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import { hasLapsed, MAX_BINDING_MS, MAX_UNBOUND_MS } from './claim-states.ts';
import { findOwner, findPrevious, type Previous } from './re-run.ts';
import {
  isJobSubmission,
  mayRetry,
  pendingSubmission,
  type SubmissionRequest,
} from './state.ts';
import type {
  BindingFailure,
  ClaimState,
  StatusComment,
  SubmissionStore,
  Thread,
} from './submission-store.ts';

/** Lists lag behind by less than this, so a comment that is older is visible. */
export const SETTLE_MS = 5000;
/** Bound on the wait for a list that shows the own comment. */
const MAX_UNSEEN_MS = 60_000;
/** Bound on the wait for the job id of a run that has bound its state. */
const MAX_AWAIT_MS = 30_000;
const PAUSE_MS = 5000;
/** After so many runs for the trigger that came to nothing, something is wrong that another attempt does not cure. */
const MAX_ROUNDS = 3;

export type ClaimOptions<P, E> = Readonly<{
  store: Pick<SubmissionStore, 'inThread' | 'recent' | 'create' | 'bind' | 'remove'>;
  clock: Clock;
  signal: AbortSignal;
  request: SubmissionRequest;
  /** Returns a new claim id, which nobody can predict. */
  nonce: () => string;
  /** The thread as it was when the run began. */
  thread: Thread;
  /** Prepares what is sent, once, after the comment is created and before other runs are looked for. */
  prepare: () => Promise<Result<P, E>>;
  /** Called before the comment is created, so that the post step of a run that is killed can find it. */
  onBegin: (pending: RequestSubmission) => void;
  onCreated: (own: ClaimState) => void;
  log: (line: string) => void;
}>;

export type EarlierSubmission = Exclude<Previous, { kind: 'none' | 'pending' | 'retry' }>;

/** How a claim ended. `own`: the comment of this run, which still exists. */
export type Claim<P, E> =
  /** This run sends, now: its state is bound to its comment. */
  | Readonly<{ kind: 'owner'; own: ClaimState; prepared: P }>
  | Readonly<{ kind: 'previous'; previous: EarlierSubmission }>
  /** What is to be sent could not be prepared. */
  | Readonly<{ kind: 'unprepared'; own: ClaimState; error: E }>
  /** The comment could not be created. */
  | Readonly<{ kind: 'not-created'; error: RequestError }>
  /** The comments could not be listed, or no list showed the own one. */
  | Readonly<{ kind: 'not-listed'; own: ClaimState; error: RequestError | undefined }>
  | Readonly<{
      kind: 'not-bound';
      own: ClaimState;
      failure: Exclude<BindingFailure, { kind: 'cancelled' }>;
    }>
  /** Another run was in the way, and has not sent. */
  | Readonly<{ kind: 'not-sent' }>
  | Readonly<{ kind: 'cancelled'; own?: ClaimState }>;

/** The run for which this one has removed its comment came to nothing. */
type Released = Readonly<{ kind: 'released' }>;

/** Claims the trigger for this run, unless another run has submitted it or is about to. Never rejects, unless `prepare` does. */
export async function claimTrigger<P, E>(
  options: ClaimOptions<P, E>,
): Promise<Claim<P, E>> {
  const { log } = options;
  let preparing: Promise<Result<P, E>> | undefined;
  const prepare = (): Promise<Result<P, E>> => (preparing ??= options.prepare());
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const claim = await claimOnce({ ...options, prepare });
    if (claim.kind !== 'released') return claim;
    log('The other run has sent nothing, so this run tries again.');
  }
  return { kind: 'not-sent' };
}

async function claimOnce<P, E>(
  options: ClaimOptions<P, E>,
): Promise<Claim<P, E> | Released> {
  const { store, clock, signal, request, thread, nonce, prepare } = options;
  const earlier = await findEarlier(options);
  if (earlier.previous !== undefined) {
    return { kind: 'previous', previous: earlier.previous };
  }

  const pending = pendingSubmission(request, {
    claimId: nonce(),
    submittedAt: clock.date().toISOString(),
  });
  options.onBegin(pending);
  const created = await store.create(thread.location, pending);
  if (!created.ok) {
    if (signal.aborted) return { kind: 'cancelled' };
    return { kind: 'not-created', error: created.error };
  }
  const own = created.value;
  const createdAt = clock.now();
  options.onCreated(own);

  // A cancelled run has little time to write its end.
  const prepared = await unlessAborted(prepare(), signal);
  if (prepared === undefined || signal.aborted) return { kind: 'cancelled', own };
  if (!prepared.ok) return { kind: 'unprepared', own, error: prepared.error };
  // After the preparation, never beside it: the younger the list, the more it shows.
  const ageMs = clock.now() - createdAt;
  await clock.sleep(Math.max(0, SETTLE_MS - ageMs), signal);
  const { superseded } = earlier;
  return bindOrYield(options, { own, createdAt, superseded }, prepared.value);
}

/** The comment of this run. */
type Claimed = Readonly<{
  own: ClaimState;
  /** When GitHub's answer about it arrived, on the monotonic clock. */
  createdAt: number;
  /** Ids of comments whose submissions this run repeats. */
  superseded: ReadonlySet<number>;
}>;

/** Yields to a run that goes first, or binds the own state. By now every comment with a lower id is visible. */
async function bindOrYield<P, E>(
  options: ClaimOptions<P, E>,
  claimed: Claimed,
  prepared: P,
): Promise<Claim<P, E> | Released> {
  const { store, signal } = options;
  const { own } = claimed;
  const rivals = await listWithOwn(options, claimed);
  if (signal.aborted) return { kind: 'cancelled', own };
  if (!rivals.ok) return { kind: 'not-listed', own, error: rivals.error };
  const rival = findOwner(rivals.value);
  if (rival !== undefined && goesFirst(rival, own)) {
    await store.remove(own);
    return followRival(options, claimed, rivals.value);
  }
  const bound = await store.bind(own);
  if (!bound.ok) {
    const failure = bound.error;
    if (failure.kind === 'cancelled') return { kind: 'cancelled', own };
    return { kind: 'not-bound', own, failure };
  }
  return { kind: 'owner', own: bound.value, prepared };
}

/** Lists the other runs for the trigger. A list without the own comment lags too much to decide anything. */
async function listWithOwn(
  options: ClaimOptions<unknown, unknown>,
  claimed: Claimed,
): Promise<Result<readonly ClaimState[], RequestError | undefined>> {
  const { clock, signal } = options;
  const { claimId } = claimed.own.submission;
  const deadline = clock.now() + MAX_UNSEEN_MS;
  for (;;) {
    const listed = await listStates(options, claimed);
    if (!listed.ok) return listed;
    const isOwnSeen = listed.value.some(
      ({ submission }) => submission.claimId === claimId,
    );
    if (isOwnSeen) return ok(rivalsAmong(listed.value, claimed));
    if (signal.aborted || clock.now() >= deadline) return notOk(undefined);
    await clock.sleep(PAUSE_MS, signal);
  }
}

function goesFirst(rival: ClaimState, own: ClaimState): boolean {
  return rival.isBound || rival.comment.id < own.comment.id;
}

/** Waits for the run that this one has yielded to, until it has a job or an end, or can no longer send. */
async function followRival(
  options: ClaimOptions<unknown, unknown>,
  claimed: Claimed,
  first: readonly ClaimState[],
): Promise<Claim<never, never> | Released> {
  const { request } = options;
  const list = async (): Promise<Result<readonly ClaimState[]>> => {
    const listed = await listStates(options, claimed);
    if (!listed.ok) return listed;
    return ok(rivalsAmong(listed.value, claimed));
  };
  const unboundUntil = (rival: ClaimState): number => {
    const olderMs = ageMs(rival, claimed.own);
    return claimed.createdAt + MAX_BINDING_MS - olderMs;
  };
  const previous = await awaitJob(options, findPrevious(first, request), {
    list,
    unboundUntil,
  });
  switch (previous.kind) {
    case 'none':
      return { kind: 'released' };
    case 'retry': {
      const { found } = previous;
      // Its job has failed while this run was waiting. A later delivery or a re-run may try again.
      if (isJobSubmission(found)) {
        return { kind: 'previous', previous: { kind: 'report', found } };
      }
      return { kind: 'released' };
    }
    case 'pending':
      // It has decided to send, so it may have sent. Otherwise nothing was sent as long as its state is not bound.
      if (!previous.found.isBound) return { kind: 'not-sent' };
      return {
        kind: 'previous',
        previous: { kind: 'unconfirmed', found: previous.found },
      };
    default:
      return { kind: 'previous', previous };
  }
}

/** Returns by how much the comment of a rival is older, by GitHub's clock. */
function ageMs(rival: ClaimState, own: ClaimState): number {
  return Date.parse(own.comment.createdAt) - Date.parse(rival.comment.createdAt);
}

type Earlier = Readonly<{
  /** Ends this run; undefined if it may claim the trigger. */
  previous: EarlierSubmission | undefined;
  superseded: ReadonlySet<number>;
}>;

/** Finds what earlier runs did for the trigger. An unbound state decides nothing yet: its run has sent nothing. */
async function findEarlier(options: ClaimOptions<unknown, unknown>): Promise<Earlier> {
  const { request, thread, store } = options;
  const known = statesOfTrigger(thread.claimStates, request);
  const superseded = new Set<number>();
  for (const state of known) {
    if (isSuperseded(state, request)) superseded.add(state.comment.id);
  }
  const isOpen = ({ comment, isBound }: ClaimState): boolean =>
    isBound && !superseded.has(comment.id);
  const open = known.filter(isOpen);
  const [oldest] = open;
  if (oldest === undefined) return { previous: undefined, superseded };
  const list = async (): Promise<Result<readonly ClaimState[]>> => {
    const listed = await store.recent(thread.location, recentSince(oldest.comment));
    if (!listed.ok) return listed;
    return ok(statesOfTrigger(listed.value, request).filter(isOpen));
  };
  const previous = await awaitJob(options, findPrevious(open, request), { list });
  switch (previous.kind) {
    case 'none':
    case 'retry':
      return { previous: undefined, superseded };
    case 'pending':
    case 'unconfirmed': {
      const { found } = previous;
      const { cause } = found.submission;
      // Somebody wants to repeat a request that may have been sent.
      if (isRepetition(request) && !isSameTrigger(cause, request.cause)) {
        return { previous: undefined, superseded: superseded.add(found.comment.id) };
      }
      return { previous: { kind: 'unconfirmed', found }, superseded };
    }
    default:
      return { previous, superseded };
  }
}

function isRepetition({ trigger, cause }: SubmissionRequest): boolean {
  return !isSameTrigger(trigger, cause);
}

/** Returns whether the request may be submitted although this state exists: it came to nothing, or somebody wants to repeat it. */
function isSuperseded({ submission }: ClaimState, request: SubmissionRequest): boolean {
  if (mayRetry(submission)) return true;
  const isOtherCause = !isSameTrigger(submission.cause, request.cause);
  return isRepetition(request) && isOtherCause && submission.state !== 'pending';
}

type Awaiting = Readonly<{
  list: () => Promise<Result<readonly ClaimState[]>>;
  /** Until when a run can bind its state, on the monotonic clock. Needed only if the state may be unbound. */
  unboundUntil?: (state: ClaimState) => number;
}>;

/** Waits until a pending submission of another run has a job, or an end. */
async function awaitJob(
  options: ClaimOptions<unknown, unknown>,
  first: Previous,
  { list, unboundUntil = () => 0 }: Awaiting,
): Promise<Previous> {
  const { clock, signal, request, log } = options;
  let previous = first;
  let boundUntil: number | undefined;
  if (previous.kind === 'pending') log('Waiting for the job of another run.');
  while (previous.kind === 'pending') {
    const { found } = previous;
    if (found.isBound) boundUntil ??= clock.now() + MAX_AWAIT_MS;
    const deadline = boundUntil ?? unboundUntil(found);
    // A time that cannot be read ends the wait.
    const mayWait = clock.now() < deadline;
    if (signal.aborted || !mayWait) return previous;
    await clock.sleep(PAUSE_MS, signal);
    const states = await list();
    if (states.ok) previous = findPrevious(states.value, request);
  }
  return previous;
}

/** Lists the states of the trigger that may still count, with the own one. */
async function listStates(
  { store, request }: ClaimOptions<unknown, unknown>,
  { own }: Claimed,
): Promise<Result<readonly ClaimState[]>> {
  const { location, comment } = own;
  const listed = await store.recent(location, recentSince(comment), comment.authorId);
  if (!listed.ok) return listed;
  return ok(statesOfTrigger(listed.value, request));
}

/** Returns the states of other runs that may still count. */
function rivalsAmong(
  states: readonly ClaimState[],
  { own, superseded }: Claimed,
): readonly ClaimState[] {
  const ownClaim = {
    createdAt: own.comment.createdAt,
    submission: own.submission,
  };
  return states.filter((state) => {
    const isOwn = state.submission.claimId === own.submission.claimId;
    const isRepeated = superseded.has(state.comment.id);
    return !isOwn && !isRepeated && !hasLapsed(state, ownClaim);
  });
}

function statesOfTrigger(
  states: readonly ClaimState[],
  { trigger }: SubmissionRequest,
): readonly ClaimState[] {
  return states.filter(({ submission }) => isSameTrigger(submission.trigger, trigger));
}

/** Returns the time from which comments are listed if only those of runs that began with this one matter. By GitHub's clock. */
function recentSince({ createdAt }: StatusComment): Date {
  const time = Date.parse(createdAt) - MAX_UNBOUND_MS;
  return new Date(Number.isNaN(time) ? 0 : time);
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
    return await Promise.race([promise, aborted]);
  } finally {
    settled.abort();
  }
}
