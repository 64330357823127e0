/** The status comment of one submission: text for people, and the signed submission at its end. Only one run writes it at a time. */
import type { RequestError, Result } from '../domain/errors.ts';
import type { Submission, ThreadLocation } from '../domain/submission.ts';
import { isRateLimited } from '../http/retry.ts';
import type { Clock, CommentsApi, CommentText, ThreadComment } from '../ports.ts';
import type { WarnOnce } from '../ports.ts';
import { MAX_BINDING_MS, readClaimStates } from './claim-states.ts';
import type { StateCodec } from './codec.ts';
import type { FoundSubmission } from './state.ts';

export type StatusThread = Readonly<{
  comments: CommentsApi;
  codec: StateCodec;
  location: ThreadLocation;
}>;

/** A thread, and how long a run may try. */
type Writing = StatusThread & Readonly<{ clock: Clock; signal: AbortSignal }>;

/** How long to try to write while GitHub has a fault. */
const MAX_FAULT_MS = 30_000;
const PAUSE_MS = 3000;
/** A rate limit is waited for once. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const MAX_RATE_LIMIT_MS = 2 * 60_000;
/** For a rate limit without `Retry-After`. */
const DEFAULT_RATE_LIMIT_MS = 60_000;

/**
 * Creates the comment of a pending submission. Its state is not bound to it. After a lost answer, creates another comment only if the
 * thread shows that there is none.
 */
export async function createStatusComment(
  writing: Writing,
  submission: Submission,
  text: string,
): Promise<Result<FoundSubmission>> {
  const { comments, codec, location } = writing;
  const unbound = { ...location, commentId: null, authorId: null };
  const body = `${text}\n${codec.encode(submission, unbound)}\n`;
  const patience = createPatience(writing);
  for (;;) {
    const created = await comments.create(location.thread, body);
    if (created.ok) return { ok: true, value: { comment: created.value, submission } };
    if (!(await patience.wait(created.error))) return created;
    // GitHub has not processed a request that was over a limit.
    if (isRateLimited(created.error)) continue;
    const own = await findOwn(writing, submission.claimId, patience);
    if (!own.ok) return created;
    if (own.value !== undefined)
      return { ok: true, value: { comment: own.value, submission } };
  }
}

/** Looks for the comment of a claim among the newest ones of the thread. Undefined if it is not there. */
export async function findOwn(
  { comments, codec, location }: StatusThread,
  claimId: string,
  patience: Patience,
): Promise<Result<ThreadComment | undefined>> {
  for (;;) {
    const listed = await comments.list(location.thread);
    if (listed.ok) {
      const own = findComment(listed.value, claimId, codec, location);
      return { ok: true, value: own };
    }
    if (!(await patience.wait(listed.error))) return listed;
  }
}

/** Finds the comment with the state of a claim, by whatever account it was written. */
export function findComment(
  comments: readonly ThreadComment[],
  claimId: string,
  codec: StateCodec,
  location: ThreadLocation,
): ThreadComment | undefined {
  const states = comments.flatMap((comment) =>
    readClaimStates([comment], codec, location, comment.authorId),
  );
  return states.find(({ submission }) => submission.claimId === claimId)?.comment;
}

/** Why a state is not bound to its comment. */
export type BindingFailure =
  | Readonly<{ kind: 'github'; error: RequestError }>
  | Readonly<{ kind: 'deleted' | 'too-late' | 'cancelled' }>;

/**
 * Binds the state to its comment, so that others know that the request may have been sent. Only after this may the run send. The
 * times are GitHub's: the runner's clock may be wrong.
 */
export async function bindStatusComment(
  writing: Writing,
  { comment, submission }: FoundSubmission,
  text: string,
): Promise<Result<FoundSubmission, BindingFailure>> {
  const { comments, codec, location, signal } = writing;
  const { id: commentId, authorId } = comment;
  const state = codec.encode(submission, { ...location, commentId, authorId });
  const patience = createPatience(writing);
  for (;;) {
    const saved = await comments.update(commentId, `${text}\n${state}\n`);
    if (saved.ok) return confirmBinding(saved.value, submission);
    // The run has just created the comment, so that it may not write it is a fault, too.
    if (await patience.wait({ ...saved.error, isRefusal: false })) continue;
    if (signal.aborted) return { ok: false, error: { kind: 'cancelled' } };
    return { ok: false, error: { kind: 'github', error: saved.error } };
  }
}

function confirmBinding(
  saved: ThreadComment | undefined,
  submission: Submission,
): Result<FoundSubmission, BindingFailure> {
  if (saved === undefined) return { ok: false, error: { kind: 'deleted' } };
  const tookMs = Date.parse(saved.updatedAt) - Date.parse(saved.createdAt);
  // Unreadable times confirm nothing.
  if (!(tookMs <= MAX_BINDING_MS)) return { ok: false, error: { kind: 'too-late' } };
  return { ok: true, value: { comment: saved, submission } };
}

/** Writes a comment. False if that failed, which is a warning. A comment that somebody deleted is not created again. */
export async function saveStatusComment(
  { comments, codec, location, warn }: StatusThread & Readonly<{ warn: WarnOnce }>,
  {
    comment,
    submission,
  }: Readonly<{ comment: Omit<CommentText, 'body'>; submission: Submission }>,
  text: string,
): Promise<boolean> {
  const { id: commentId, authorId } = comment;
  const state = codec.encode(submission, { ...location, commentId, authorId });
  const saved = await comments.update(commentId, `${text}\n${state}\n`);
  if (!saved.ok) warn('The status comment could not be written', saved.error);
  return saved.ok;
}

/** How long a run keeps trying. `wait` pauses before the next attempt; false if there is to be none. */
export type Patience = Readonly<{ wait: (error: RequestError) => Promise<boolean> }>;

/** Tries for 30 s through a fault, and waits once for a rate limit. A refusal ends it, and so does a cancellation. */
export function createPatience({
  clock,
  signal,
}: Readonly<{ clock: Clock; signal: AbortSignal }>): Patience {
  let deadline = clock.now() + MAX_FAULT_MS;
  let hasWaitedForLimit = false;
  return {
    async wait(error) {
      if (signal.aborted) return false;
      if (isRateLimited(error)) {
        const ms = error.retryAfterMs ?? DEFAULT_RATE_LIMIT_MS;
        if (hasWaitedForLimit || ms > MAX_RATE_LIMIT_MS) return false;
        hasWaitedForLimit = true;
        await clock.sleep(ms, signal);
        deadline = clock.now() + MAX_FAULT_MS;
        return !signal.aborted;
      }
      if (error.isRefusal === true || clock.now() + PAUSE_MS > deadline) return false;
      await clock.sleep(PAUSE_MS, signal);
      return !signal.aborted;
    },
  };
}
