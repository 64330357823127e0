/**
 * Decides which of several runs for one trigger may submit (docs/exactly-once.md). GitHub has no write that fails if another run was
 * faster. Two facts take its place: the answer to 👀 shows whether it is new, and the ids of comments grow in the order of their creation.
 * A run that gave the first 👀 submits at once. Every other run waits until it must see what others wrote, although lists lag up to 2 s,
 * and yields to a `first` submission or to one with a lower comment id.
 */
import type { CommentRef, RequestError, Result, Submission } from '../domain.ts';
import type { Clock, ThreadComment } from '../ports.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import { readSubmissions } from './codec.ts';
import { findOwner, findPrevious, type Previous } from './re-run.ts';
import {
  mayRetry,
  pendingSubmission,
  hasSubmissionOf,
  type SubmissionRequest,
  type FoundSubmission,
} from './state.ts';
import { createStatusComment, isDenied, type StatusThread } from './status-comment.ts';

/** A first run submits at once if its comment exists this soon after it began to list the comments. */
const FIRST_WINDOW_MS = 5000;
/** From the creation of the own comment until the comments are listed again. */
const SETTLE_MS = 10_000;
/** The same for triggers that cannot carry a reaction: no run of these submits at once. */
const SETTLE_WITHOUT_REACTION_MS = 3000;
/** For the job id of another run. */
const MAX_AWAIT_MS = 30_000;
const PAUSE_MS = 3000;
/** Runs for one trigger at the same time create their comments within this time. A run that needs half of it lists more. */
const RECENT_MS = 10 * 60_000;

export type ClaimOptions = StatusThread &
  Readonly<{
    clock: Clock;
    signal: AbortSignal;
    request: SubmissionRequest;
    claimId: string;
    /** The comment that can carry a reaction; undefined for other triggers. */
    reactTo: CommentRef | undefined;
    mayComment: boolean;
    attempt: number;
    submissions: readonly FoundSubmission[];
    /** When the run began to list the comments, on the monotonic clock; -Infinity if they could not be read. */
    listedAt: number;
    render: (submission: Submission) => string;
    onCreated: (own: FoundSubmission) => void;
  }>;

export type EarlierSubmission = Exclude<Previous, { kind: 'none' | 'pending' }>;

export type Claim =
  /** This run submits. Without `own` no comment could be created, and `error` is the reason if there is one. */
  | Readonly<{
      kind: 'owner';
      own: FoundSubmission | undefined;
      error?: RequestError | undefined;
    }>
  | Readonly<{ kind: 'previous'; previous: EarlierSubmission }>
  /** Neither a comment nor a reaction proves that no other run submits. */
  | Readonly<{
      kind: 'unavailable';
      own?: FoundSubmission;
      error?: RequestError | undefined;
    }>
  | Readonly<{ kind: 'cancelled'; own: FoundSubmission }>;

/** Claims the trigger for this run, unless another run has submitted it or is about to. Never rejects. */
export async function claimTrigger(options: ClaimOptions): Promise<Claim> {
  const { clock, signal, claimId, request, mayComment, listedAt } = options;
  const previous = await awaitPrevious(options, find(options, options.submissions));
  if (previous.kind !== 'none' && previous.kind !== 'retry')
    return { kind: 'previous', previous };

  const reaction = await react(options);
  const isFirst = reaction.kind === 'first';
  const submittedAt = clock.date().toISOString();
  const pending = pendingSubmission(request, { claimId, isFirst, submittedAt });
  if (!mayComment) return withoutComment(options, reaction, undefined);
  const created = await createStatusComment(options, pending, options.render(pending));
  if (!created.ok) return withoutComment(options, reaction, created.error);
  const own = created.value;
  options.onCreated(own);

  const tookMs = clock.now() - listedAt;
  if (isFirst && tookMs <= FIRST_WINDOW_MS) return { kind: 'owner', own };
  await clock.sleep(
    reaction.kind === 'none' ? SETTLE_WITHOUT_REACTION_MS : SETTLE_MS,
    signal,
  );
  return settle(
    options,
    reaction,
    own,
    tookMs < RECENT_MS / 2 ? recentSince(own.comment) : undefined,
  );
}

/** By now every run that may have submitted is visible: yields to it, or submits. */
async function settle(
  options: ClaimOptions,
  reaction: OwnReaction,
  own: FoundSubmission,
  since: Date | undefined,
): Promise<Claim> {
  const { clock, signal, attempt, comments, submissions } = options;
  const deadline = clock.now() + MAX_AWAIT_MS;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled', own };
    const rivals = await listRivals(options, since);
    if (!rivals.ok) return { kind: 'unavailable', own, error: rivals.error };
    const rival = findOwner(rivals.value);
    if (
      rival === undefined ||
      !(rival.submission.isFirst || rival.comment.id < own.comment.id)
    ) {
      // An earlier attempt gave the 👀. If it could not comment, it may have submitted without a trace.
      const isTraceless =
        reaction.kind === 'later' &&
        attempt > 1 &&
        !hasSubmissionOf(submissions, options.request.trigger);
      return isTraceless ? { kind: 'unavailable', own } : { kind: 'owner', own };
    }
    // A rival that saw our `first` comment in time is about to remove its own.
    const mayYieldToUs =
      own.submission.isFirst &&
      !rival.submission.isFirst &&
      rival.submission.state === 'pending';
    if (!mayYieldToUs || clock.now() >= deadline) {
      await comments.remove(own.comment.id);
      const previous = await awaitPrevious(options, find(options, rivals.value));
      return {
        kind: 'previous',
        previous: previous.kind === 'none' ? { kind: 'unconfirmed' } : previous,
      };
    }
    await clock.sleep(PAUSE_MS, signal);
  }
}

/** Only a first attempt may submit without a comment, and only if GitHub refused the comment or the workflow wants none. */
async function withoutComment(
  { comments, reactTo, attempt }: ClaimOptions,
  reaction: OwnReaction,
  error: RequestError | undefined,
): Promise<Claim> {
  const isRefused = error === undefined || isDenied(error);
  const isAlone =
    attempt === 1 && reaction.kind !== 'later' && reaction.kind !== 'unknown';
  if (isRefused && isAlone) return { kind: 'owner', own: undefined, error };
  // So that a re-run, which finds no comment, is the first.
  if (!isRefused && reaction.kind === 'first' && reactTo !== undefined)
    await comments.removeReaction(reactTo, reaction.id);
  return { kind: 'unavailable', error };
}

/** What the answer to 👀 says. `unknown`: it may have been given. `none`: the trigger carries no reactions. */
type OwnReaction =
  | Readonly<{ kind: 'first'; id: number }>
  | Readonly<{ kind: 'later' | 'denied' | 'unknown' | 'none' }>;

async function react({ comments, reactTo }: ClaimOptions): Promise<OwnReaction> {
  if (reactTo === undefined) return { kind: 'none' };
  const reacted = await comments.react(reactTo, 'eyes');
  if (!reacted.ok) return { kind: isDenied(reacted.error) ? 'denied' : 'unknown' };
  return reacted.value.isNew
    ? { kind: 'first', id: reacted.value.id }
    : { kind: 'later' };
}

/** Waits until another run's pending submission has a job, or an end. */
async function awaitPrevious(
  options: ClaimOptions,
  first: Previous,
): Promise<Exclude<Previous, { kind: 'pending' }>> {
  const { clock, signal } = options;
  const deadline = clock.now() + MAX_AWAIT_MS;
  let previous = first;
  while (previous.kind === 'pending') {
    if (signal.aborted || clock.now() >= deadline) return { kind: 'unconfirmed' };
    await clock.sleep(PAUSE_MS, signal);
    const rivals = await listRivals(options, recentSince(previous.found.comment));
    if (rivals.ok) previous = find(options, rivals.value);
  }
  return previous;
}

/** Lists the submissions of the same trigger by other runs that are not superseded. */
async function listRivals(
  options: ClaimOptions,
  since: Date | undefined,
): Promise<Result<readonly FoundSubmission[]>> {
  const { comments, codec, location, claimId, submissions, request } = options;
  const listed = await comments.list(location.thread, { since });
  if (!listed.ok) return listed;
  const superseded = submissions.filter(({ submission }) => mayRetry(submission));
  const isSuperseded = new Set(superseded.map(({ comment }) => comment.id));
  const rivals = readSubmissions(listed.value, codec, location)
    .filter(({ submission }) => isSameTrigger(submission.trigger, request.trigger))
    .filter(
      (found) =>
        found.submission.claimId !== claimId && !isSuperseded.has(found.comment.id),
    );
  return { ok: true, value: rivals };
}

/** From when on comments are listed if only those of runs that began with the run of this one matter. By GitHub's clock. */
function recentSince({ createdAt }: ThreadComment): Date | undefined {
  const time = Date.parse(createdAt) - RECENT_MS;
  return Number.isNaN(time) ? undefined : new Date(time);
}

function find(
  { request, clock }: ClaimOptions,
  submissions: readonly FoundSubmission[],
): Previous {
  return findPrevious(submissions, { ...request, now: clock.date() });
}
