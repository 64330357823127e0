/**
 * Decides which of several runs for one trigger may submit (docs/at-most-once.md). GitHub has no write that fails if another run was
 * faster. Two facts take its place: the answer to 👀 shows whether it is new, and the ids of comments grow in the order of their creation.
 * A run that gave the first 👀 submits at once. Every other run waits until it must see what others wrote, although lists lag up to 2 s,
 * and yields to a `first` submission or to one with a lower comment id.
 */
import type { CommentRef } from '../domain/comment.ts';
import { ok, type RequestError, type Result } from '../domain/errors.ts';
import type { RequestSubmission } from '../domain/submission.ts';
import type { Clock, CommentsApi } from '../ports.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import { hasLapsed, MAX_UNBOUND_MS } from './claim-states.ts';
import { findOwner, findPrevious, type Previous } from './re-run.ts';
import {
  isJobSubmission,
  mayRetry,
  pendingSubmission,
  type SubmissionRequest,
} from './state.ts';
import type {
  ListOptions,
  StatusComment,
  ClaimState,
  SubmissionStore,
  Thread,
} from './submission-store.ts';

/** A first run submits at once if its comment exists this soon after it began to list the comments. */
const FIRST_WINDOW_MS = 5000;
/** Time from the creation of the own comment until the comments are listed again. */
const SETTLE_MS = 10_000;
/** Bound on the wait for the job id of another run. */
const MAX_AWAIT_MS = 30_000;
const PAUSE_MS = 3000;
/** A run that needs more time than this to create its comment lists all newest comments, not only the recent ones. */
const MAX_RECENT_MS = 5 * 60_000;
/** After so many runs for the trigger that came to nothing, something is wrong that another attempt does not cure. */
const MAX_ROUNDS = 3;

export type ClaimOptions = Readonly<{
  store: Pick<SubmissionStore, 'inThread' | 'create' | 'remove'>;
  reactions: Pick<CommentsApi, 'react'>;
  clock: Clock;
  signal: AbortSignal;
  request: SubmissionRequest;
  /** Returns a new claim id, which nobody can predict. */
  nonce: () => string;
  /** The comment that can carry a reaction; undefined for other triggers. */
  reactTo: CommentRef | undefined;
  mayComment: boolean;
  /** The thread as it was when the run began. */
  thread: Thread;
  /** Called before the comment is created, so that the post step of a run that is killed can find it, and take back the 👀. */
  onBegin: (pending: RequestSubmission, reaction: OwnFirstReaction | undefined) => void;
  onCreated: (own: ClaimState) => void;
  log: (line: string) => void;
}>;

/** The first 👀 on the trigger, which this run gave. Only its own id may be used to take it back. */
export type OwnFirstReaction = Readonly<{ comment: CommentRef; id: number }>;

export type EarlierSubmission = Exclude<Previous, { kind: 'none' | 'pending' | 'retry' }>;

export type Claim =
  /** This run submits. Without `own` no comment could be created, and `error` is the reason if there is one. */
  | Readonly<{
      kind: 'owner';
      own: ClaimState | undefined;
      reaction?: OwnFirstReaction | undefined;
      error?: RequestError | undefined;
    }>
  | Readonly<{ kind: 'previous'; previous: EarlierSubmission }>
  /** This run has sent nothing, and the trigger may submit again. `error`: GitHub's response; without it another run is in the way. */
  | Readonly<{
      kind: 'not-sent';
      own?: ClaimState;
      reaction?: OwnFirstReaction | undefined;
      error?: RequestError;
    }>
  /** Neither a comment nor a reaction proves that no other run submits. */
  | Readonly<{ kind: 'unavailable'; error?: RequestError | undefined }>
  | Readonly<{
      kind: 'cancelled';
      own?: ClaimState;
      reaction?: OwnFirstReaction | undefined;
    }>;

/** The run for which this one has removed its comment came to nothing. */
type Released = Readonly<{ kind: 'released' }>;

/** Claims the trigger for this run, unless another run has submitted it or is about to. Never rejects. */
export async function claimTrigger(options: ClaimOptions): Promise<Claim> {
  const { store } = options;
  let { thread } = options;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const claim = await claimOnce(options, thread);
    if (claim.kind !== 'released') return claim;
    options.log('The other run has sent nothing, so this run tries again.');
    thread = await store.inThread(thread.location);
  }
  return { kind: 'not-sent' };
}

async function claimOnce(
  options: ClaimOptions,
  thread: Thread,
): Promise<Claim | Released> {
  const { store, clock, signal, request, nonce, mayComment, log } = options;
  const known = statesOfTrigger(thread, request);
  const earlier = await findEarlier(options, known);
  if (earlier.previous !== undefined) {
    return { kind: 'previous', previous: earlier.previous };
  }

  const answer = await react(options);
  const reaction = answer.kind === 'first' ? answer.reaction : undefined;
  const pending = pendingSubmission(request, {
    claimId: nonce(),
    isFirst: reaction !== undefined,
    submittedAt: clock.date().toISOString(),
  });
  // Without a comment, the 👀 is what a run that ends early has to take back.
  if (mayComment || reaction !== undefined) options.onBegin(pending, reaction);
  if (!mayComment) return withoutComment(options, answer, undefined);
  const created = await store.create(thread.location, pending);
  if (signal.aborted) {
    if (!created.ok) return { kind: 'cancelled', reaction };
    return { kind: 'cancelled', reaction, own: created.value };
  }
  if (!created.ok) return withoutComment(options, answer, created.error);
  const own = created.value;
  options.onCreated(own);

  const tookMs = thread.comments.ok ? clock.now() - thread.listedAt : Infinity;
  const hasRival = known.some(({ isBound }) => !isBound);
  if (reaction !== undefined && tookMs <= FIRST_WINDOW_MS && !hasRival) {
    return { kind: 'owner', own };
  }
  const why = whyNotFirst(answer.kind);
  log(
    `Waiting ${SETTLE_MS / 1000} s, because another run may have the same request (${why}).`,
  );
  await clock.sleep(SETTLE_MS, signal);
  const since = tookMs < MAX_RECENT_MS ? recentSince(own.comment) : undefined;
  return settle(options, { own, since, superseded: earlier.superseded });
}

function whyNotFirst(answer: OwnReaction['kind']): string {
  switch (answer) {
    case 'first':
      return 'this one was slow, or another one has begun';
    case 'later':
      return 'the trigger has a 👀 already';
    case 'none':
      return 'the event carries no reactions';
    case 'denied':
    case 'unknown':
      return 'no 👀 could be added';
  }
}

type Settling = Readonly<{
  own: ClaimState;
  since: Date | undefined;
  /** Ids of comments whose submissions this run repeats. */
  superseded: ReadonlySet<number>;
}>;

/** Yields to a run that may have submitted, or submits. By now every such run is visible. */
async function settle(
  options: ClaimOptions,
  settling: Settling,
): Promise<Claim | Released> {
  const { clock, signal, store } = options;
  const { own } = settling;
  const deadline = clock.now() + MAX_AWAIT_MS;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled', own };
    const rivals = await listRivals(options, settling, true);
    if (signal.aborted) return { kind: 'cancelled', own };
    if (!rivals.ok) return { kind: 'not-sent', own, error: rivals.error };
    const rival = findOwner(rivals.value);
    const mayGoFirst = rival === undefined || !mustYield(own, rival);
    if (mayGoFirst) return { kind: 'owner', own };
    // A rival that saw our `first` comment in time is about to remove its own.
    const mayYieldToUs =
      own.submission.isFirst && !rival.submission.isFirst && !rival.isBound;
    if (!mayYieldToUs || clock.now() >= deadline) {
      await store.remove(own);
      return followRival(options, settling, rivals.value);
    }
    await clock.sleep(PAUSE_MS, signal);
  }
}

/** Returns whether a rival goes first: it has decided to send, it has the first 👀, or its comment is older. */
function mustYield(own: ClaimState, rival: ClaimState): boolean {
  const isOlder = rival.comment.id < own.comment.id;
  return rival.isBound || rival.submission.isFirst || isOlder;
}

/** Waits for the run that this one has yielded to. */
async function followRival(
  options: ClaimOptions,
  settling: Settling,
  rivals: readonly ClaimState[],
): Promise<Claim | Released> {
  const { request } = options;
  const list = () => listRivals(options, settling, false);
  const previous = await awaitJob(options, findPrevious(rivals, request), list);
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

/** Decides the claim of a run without a comment. Only a run that is sure to be the only one may submit without a comment, and only if GitHub refused it or the workflow wants none. */
function withoutComment(
  { request }: ClaimOptions,
  answer: OwnReaction,
  error: RequestError | undefined,
): Claim {
  const reaction = answer.kind === 'first' ? answer.reaction : undefined;
  if (error !== undefined && error.isRefusal !== true) {
    return { kind: 'not-sent', reaction, error };
  }
  const mayHaveRival = answer.kind === 'later' || answer.kind === 'unknown';
  // An attempt that has sent has left its 👀.
  const isAlone = reaction !== undefined || (request.attempt === 1 && !mayHaveRival);
  if (isAlone) {
    return {
      kind: 'owner',
      own: undefined,
      reaction,
      error,
    };
  }
  return { kind: 'unavailable', error };
}

/** The answer to 👀. `unknown`: it may have been given. `none`: the trigger carries no reactions. */
type OwnReaction =
  | Readonly<{ kind: 'first'; reaction: OwnFirstReaction }>
  | Readonly<{ kind: 'later' | 'denied' | 'unknown' | 'none' }>;

async function react({ reactions, reactTo }: ClaimOptions): Promise<OwnReaction> {
  if (reactTo === undefined) return { kind: 'none' };
  const reacted = await reactions.react(reactTo, 'eyes');
  if (!reacted.ok) {
    return { kind: reacted.error.isRefusal === true ? 'denied' : 'unknown' };
  }
  const { isNew, id } = reacted.value;
  if (!isNew) return { kind: 'later' };
  const reaction = { comment: reactTo, id };
  return { kind: 'first', reaction };
}

type Earlier = Readonly<{
  /** Ends this run; undefined if it may claim the trigger. */
  previous: EarlierSubmission | undefined;
  superseded: ReadonlySet<number>;
}>;

/** Finds what earlier runs did for the trigger. An unbound state decides nothing yet: its run has sent nothing. */
async function findEarlier(
  options: ClaimOptions,
  known: readonly ClaimState[],
): Promise<Earlier> {
  const { request } = options;
  const superseded = new Set<number>();
  for (const state of known) {
    if (isSuperseded(state, request)) superseded.add(state.comment.id);
  }
  const isOpen = ({ comment, isBound }: ClaimState): boolean =>
    isBound && !superseded.has(comment.id);
  const open = known.filter(isOpen);
  const [oldest] = open;
  if (oldest === undefined) return { previous: undefined, superseded };
  const since = recentSince(oldest.comment);
  const list = async (): Promise<Result<readonly ClaimState[]>> => {
    const states = await listStates(options, { since });
    if (!states.ok) return states;
    return ok(states.value.filter(isOpen));
  };
  const previous = await awaitJob(options, findPrevious(open, request), list);
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

/** Waits until a pending submission of another run has a job, or an end. */
async function awaitJob(
  options: ClaimOptions,
  first: Previous,
  list: () => Promise<Result<readonly ClaimState[]>>,
): Promise<Previous> {
  const { clock, signal, request, log } = options;
  const deadline = clock.now() + MAX_AWAIT_MS;
  let previous = first;
  if (previous.kind === 'pending') log('Waiting for the job of another run.');
  while (previous.kind === 'pending') {
    if (signal.aborted || clock.now() >= deadline) return previous;
    await clock.sleep(PAUSE_MS, signal);
    const states = await list();
    if (states.ok) previous = findPrevious(states.value, request);
  }
  return previous;
}

/** Lists the states of the trigger by other runs that may still count. */
async function listRivals(
  options: ClaimOptions,
  { own, since, superseded }: Settling,
  isPatient: boolean,
): Promise<Result<readonly ClaimState[]>> {
  const ownAccount = own.comment.authorId;
  const states = await listStates(options, { since, isPatient, ownAccount });
  if (!states.ok) return states;
  const ownClaim = {
    createdAt: own.comment.createdAt,
    submission: own.submission,
  };
  const rivals = states.value.filter((state) => {
    const isOwn = state.submission.claimId === own.submission.claimId;
    const isRepeated = superseded.has(state.comment.id);
    return !isOwn && !isRepeated && !hasLapsed(state, ownClaim);
  });
  return ok(rivals);
}

async function listStates(
  { store, thread, request }: ClaimOptions,
  listing: ListOptions,
): Promise<Result<readonly ClaimState[]>> {
  const listed = await store.inThread(thread.location, listing);
  if (!listed.comments.ok) return listed.comments;
  return ok(statesOfTrigger(listed, request));
}

function statesOfTrigger(
  { claimStates }: Thread,
  { trigger }: SubmissionRequest,
): readonly ClaimState[] {
  return claimStates.filter(({ submission }) =>
    isSameTrigger(submission.trigger, trigger),
  );
}

/** Returns the time from which comments are listed if only those of runs that began with this one matter. By GitHub's clock. */
function recentSince({ createdAt }: StatusComment): Date | undefined {
  const time = Date.parse(createdAt) - MAX_UNBOUND_MS;
  if (Number.isNaN(time)) return undefined;
  return new Date(time);
}
