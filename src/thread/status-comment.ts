/** The status comment of one submission: text for people, and the signed submission at its end. Only one run writes it at a time. */
import type { RequestError, Result, Submission, ThreadLocation } from '../domain.ts';
import type { Clock, CommentsApi, CommentText, ThreadComment } from '../ports.ts';
import type { WarnOnce } from '../report/github-errors.ts';
import { readSubmissions, type StateCodec } from './codec.ts';
import type { FoundSubmission } from './state.ts';

export type StatusThread = Readonly<{
  comments: CommentsApi;
  codec: StateCodec;
  location: ThreadLocation;
}>;

/** How long to try to create a comment. */
const MAX_CREATE_MS = 30_000;
const PAUSE_MS = 3000;

/** Creates the comment of a pending submission. After a lost answer, creates another one only if the thread shows that there is none. */
export async function createStatusComment(
  thread: StatusThread & Readonly<{ clock: Clock; signal: AbortSignal }>,
  submission: Submission,
  text: string,
): Promise<Result<FoundSubmission>> {
  const { comments, codec, location, clock, signal } = thread;
  const state = codec.encode(submission, {
    ...location,
    commentId: null,
    authorId: null,
  });
  const deadline = clock.now() + MAX_CREATE_MS;
  for (;;) {
    const created = await comments.create(location.thread, `${text}\n${state}\n`);
    if (created.ok) return { ok: true, value: { comment: created.value, submission } };
    if (isDenied(created.error)) return created;
    let listed: Result<readonly ThreadComment[]> | undefined;
    while (listed?.ok !== true) {
      if (signal.aborted || clock.now() + PAUSE_MS > deadline) return created;
      await clock.sleep(PAUSE_MS, signal);
      listed = await comments.list(location.thread);
    }
    const found = readSubmissions(listed.value, codec, location);
    const own = found.find((each) => each.submission.claimId === submission.claimId);
    if (own !== undefined) return { ok: true, value: own };
  }
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

/** Whether GitHub refused for good: a missing permission, a locked thread. A rate limit and a server error pass. */
export function isDenied({ kind, status = 0, retryAfterMs }: RequestError): boolean {
  const isClientError = kind === 'status' && status >= 400 && status < 500;
  return isClientError && status !== 408 && status !== 429 && retryAfterMs === undefined;
}
