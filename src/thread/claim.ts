/**
 * Decides which of several runs for one trigger may submit: re-runs, redeliveries and parallel deliveries all have the same trigger.
 *
 * GitHub has no write that fails if another run was faster. Two facts take its place: the answer to 👀 shows whether it is new, and
 * the ids of comments grow in the order of their creation. A run that gave the first 👀 submits at once. Every other run waits until
 * it must see what the runs before it wrote, and yields to a `first` submission or to one with a lower comment id. The waits cover
 * lists that lag 2 s behind writes. docs/exactly-once.md shows why no two runs submit.
 */
import type { CommentRef, RequestError, Result, Submission } from '../domain.ts';
import type { Clock, CommentsApi, StateCodec, ThreadComment, ThreadLocation } from '../ports.ts';
import {
  findOwner,
  findPrevious,
  readSubmissions,
  type FoundSubmission,
  type Previous,
} from './find-previous.ts';
import { isSameTrigger, mayRetry, pendingSubmission, type SubmissionRequest } from './state.ts';

/** A first run submits at once if its comment exists this soon after it began to list the comments. */
const FIRST_WINDOW_MS = 5000;
/** From the creation of the own comment until the comments are listed again. */
const SETTLE_MS = 10_000;
/** The same for triggers that cannot carry a reaction: no run of these submits at once. */
const SETTLE_WITHOUT_REACTION_MS = 3000;
/** How long to try to create the comment. */
const MAX_CREATE_MS = 30_000;
/** How long to wait for the job id of another run. */
const MAX_AWAIT_MS = 30_000;
const PAUSE_MS = 3000;

export type ClaimOptions = Readonly<{
  comments: CommentsApi;
  codec: StateCodec;
  clock: Clock;
  signal: AbortSignal;
  location: ThreadLocation;
  request: SubmissionRequest;
  /** Random, by which a run recognises its own comment. */
  claimId: string;
  /** The comment that can carry a reaction; undefined for other triggers. */
  reactTo: CommentRef | undefined;
  /** False if the workflow wants no comments. */
  mayComment: boolean;
  attempt: number;
  /** What the comments of the thread say. */
  submissions: readonly FoundSubmission[];
  /** When the run began to list the comments, on the monotonic clock; undefined if they could not be read. */
  listedAt: number | undefined;
  /** Called as soon as the own comment exists. */
  onCreated?: (own: FoundSubmission) => void;
  /** The visible part of the comment. */
  render: (submission: Submission) => string;
}>;

/** A submission of an earlier or a parallel run. */
export type EarlierSubmission = Exclude<Previous, { kind: 'none' | 'pending' }>;

export type Claim =
  /** This run submits. Without `own` no comment could be created, and `error` is the reason if there is one. */
  | Readonly<{ kind: 'owner'; own: FoundSubmission | undefined; error?: RequestError | undefined }>
  | Readonly<{ kind: 'previous'; previous: EarlierSubmission }>
  /** Neither a comment nor a reaction proves that no other run submits. */
  | Readonly<{ kind: 'unavailable'; own?: FoundSubmission; error?: RequestError | undefined }>
  | Readonly<{ kind: 'cancelled'; own: FoundSubmission }>;

/** Claims the trigger for this run, unless another run has submitted it or is about to. Never rejects. */
export async function claimTrigger(options: ClaimOptions): Promise<Claim> {
  const previous = await awaitPrevious(options, find(options, options.submissions));
  if (previous.kind !== 'none' && previous.kind !== 'retry') return { kind: 'previous', previous };

  const reacted = await react(options);
  const created = await createComment(options, reacted.kind === 'first');
  if (!created.ok) return withoutComment(options, reacted, created.error);
  const own = created.value;
  options.onCreated?.(own);
  const { clock, listedAt = -Infinity } = options;
  const isEarly = clock.now() - listedAt <= FIRST_WINDOW_MS;
  if (reacted.kind === 'first' && isEarly) return { kind: 'owner', own };
  await clock.sleep(reacted.kind === 'none' ? SETTLE_WITHOUT_REACTION_MS : SETTLE_MS, options.signal);
  return settle(options, reacted, own);
}

/** By now every run that may have submitted is visible: yields to it, or submits. */
async function settle(options: ClaimOptions, reacted: Reacted, own: FoundSubmission): Promise<Claim> {
  const { clock, signal, attempt, comments, location } = options;
  const deadline = clock.now() + MAX_AWAIT_MS;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled', own };
    const listed = await comments.list(location.thread);
    if (!listed.ok) return { kind: 'unavailable', own, error: listed.error };
    const rivals = rivalsIn(listed.value, options);
    const rival = findOwner(rivals);
    const isBefore = rival !== undefined && (rival.submission.isFirst || rival.comment.id < own.comment.id);
    // A rival that saw our `first` comment in time is about to remove its own.
    const mayYieldToUs = isBefore && own.submission.isFirst && rival.submission.state === 'pending';
    if (mayYieldToUs && !rival.submission.isFirst && clock.now() < deadline) {
      await clock.sleep(PAUSE_MS, signal);
      continue;
    }
    if (isBefore) {
      await comments.remove(own.comment.id);
      const previous = await awaitPrevious(options, find(options, rivals));
      return { kind: 'previous', previous: previous.kind === 'none' ? { kind: 'unconfirmed' } : previous };
    }
    // An earlier attempt gave the 👀. If it could not comment, it may have submitted without a trace.
    const isTraceless =
      reacted.kind === 'later' && attempt > 1 && !options.submissions.some(hasTrigger(options));
    return isTraceless ? { kind: 'unavailable', own } : { kind: 'owner', own };
  }
}

/** Only a first attempt may submit without a comment, and only if GitHub refused the comment or the workflow wants none. */
async function withoutComment(
  { comments, reactTo, attempt }: ClaimOptions,
  reacted: Reacted,
  error: RequestError | undefined,
): Promise<Claim> {
  const isRefused = error === undefined || isDenied(error);
  const isAlone = attempt === 1 && reacted.kind !== 'later' && reacted.kind !== 'unknown';
  if (isRefused && isAlone) return { kind: 'owner', own: undefined, error };
  // So that a re-run, which finds no comment, is the first.
  if (!isRefused && reacted.kind === 'first' && reactTo !== undefined)
    await comments.removeReaction(reactTo, reacted.reactionId);
  return { kind: 'unavailable', error };
}

/** What the answer to 👀 says. `denied`: it was refused. `unknown`: it may have been given. `none`: the trigger carries no reactions. */
type Reacted =
  | Readonly<{ kind: 'first'; reactionId: number }>
  | Readonly<{ kind: 'later' | 'denied' | 'unknown' | 'none' }>;

async function react({ comments, reactTo }: ClaimOptions): Promise<Reacted> {
  if (reactTo === undefined) return { kind: 'none' };
  const reacted = await comments.react(reactTo, 'eyes');
  if (!reacted.ok) return { kind: isDenied(reacted.error) ? 'denied' : 'unknown' };
  return reacted.value.isNew ? { kind: 'first', reactionId: reacted.value.id } : { kind: 'later' };
}

/** Creates the run's own comment. After a lost answer, creates another one only if the thread shows that there is none. */
async function createComment(
  options: ClaimOptions,
  isFirst: boolean,
): Promise<Result<FoundSubmission, RequestError | undefined>> {
  const { comments, codec, clock, signal, location, request, claimId, render } = options;
  if (!options.mayComment) return { ok: false, error: undefined };
  const submission = pendingSubmission(request, {
    claimId,
    isFirst,
    submittedAt: clock.date().toISOString(),
  });
  const state = codec.encode(submission, { ...location, commentId: null, authorId: null });
  const deadline = clock.now() + MAX_CREATE_MS;
  for (;;) {
    const created = await comments.create(location.thread, `${render(submission)}\n${state}\n`);
    if (created.ok) return { ok: true, value: { comment: created.value, submission } };
    if (isDenied(created.error)) return created;
    let listed: Awaited<ReturnType<CommentsApi['list']>> | undefined;
    while (listed?.ok !== true) {
      if (signal.aborted || clock.now() + PAUSE_MS > deadline) return created;
      await clock.sleep(PAUSE_MS, signal);
      listed = await comments.list(location.thread);
    }
    const found = readSubmissions(listed.value, codec, location);
    const own = found.find((each) => each.submission.claimId === claimId);
    if (own !== undefined) return { ok: true, value: own };
  }
}

/** Waits until another run's pending submission has a job, or an end. */
async function awaitPrevious(
  options: ClaimOptions,
  first: Previous,
): Promise<Exclude<Previous, { kind: 'pending' }>> {
  const { comments, clock, signal, location } = options;
  const deadline = clock.now() + MAX_AWAIT_MS;
  let previous = first;
  while (previous.kind === 'pending') {
    if (signal.aborted || clock.now() >= deadline) return { kind: 'unconfirmed' };
    await clock.sleep(PAUSE_MS, signal);
    const listed = await comments.list(location.thread);
    if (listed.ok) previous = find(options, rivalsIn(listed.value, options));
  }
  return previous;
}

/** Submissions of the same trigger by other runs that are not superseded. */
function rivalsIn(listed: readonly ThreadComment[], options: ClaimOptions): readonly FoundSubmission[] {
  const { codec, location, claimId, submissions } = options;
  const isKnown = new Set(
    submissions.filter(({ submission }) => mayRetry(submission)).map(({ comment }) => comment.id),
  );
  return readSubmissions(listed, codec, location).filter(
    (found) =>
      hasTrigger(options)(found) && found.submission.claimId !== claimId && !isKnown.has(found.comment.id),
  );
}

function hasTrigger({ request }: ClaimOptions): (found: FoundSubmission) => boolean {
  return ({ submission }) => isSameTrigger(submission.trigger, request.trigger);
}

function find({ request, clock }: ClaimOptions, submissions: readonly FoundSubmission[]): Previous {
  return findPrevious(submissions, { ...request, now: clock.date() });
}

/** Whether GitHub refused for good: a missing permission, a locked thread. A rate limit and a server error pass. */
function isDenied({ kind, status = 0, retryAfterMs }: RequestError): boolean {
  const isClientError = kind === 'status' && status >= 400 && status < 500;
  return isClientError && status !== 408 && status !== 429 && retryAfterMs === undefined;
}
