/** The status comment of one submission: what people see, and the signed submission at its end. Only one run writes it at a time. */
import type { Conclusion, Job, RequestError, Result, Submission } from '../domain.ts';
import type { Clock, CommentsApi, StateCodec, ThreadComment, ThreadLocation } from '../ports.ts';
import type { WarnOnce } from '../report/warn-once.ts';
import { readSubmissions, type FoundSubmission } from './find-previous.ts';

/** How long to try to create a comment. */
const MAX_CREATE_MS = 30_000;
const CREATE_PAUSE_MS = 3000;

/** Creates the comment of a pending submission. After a lost answer, creates another one only if the thread shows that there is none. */
export async function createPendingComment(
  submission: Submission,
  {
    comments,
    codec,
    clock,
    signal,
    location,
    render,
  }: Readonly<{
    comments: CommentsApi;
    codec: StateCodec;
    clock: Clock;
    signal: AbortSignal;
    location: ThreadLocation;
    render: (submission: Submission) => string;
  }>,
): Promise<Result<FoundSubmission>> {
  const state = codec.encode(submission, { ...location, commentId: null, authorId: null });
  const body = `${render(submission)}\n${state}\n`;
  const deadline = clock.now() + MAX_CREATE_MS;
  for (;;) {
    const created = await comments.create(location.thread, body);
    if (created.ok) return { ok: true, value: { comment: created.value, submission } };
    if (isDenied(created.error)) return created;
    let listed: Awaited<ReturnType<CommentsApi['list']>> | undefined;
    while (listed?.ok !== true) {
      if (signal.aborted || clock.now() + CREATE_PAUSE_MS > deadline) return created;
      await clock.sleep(CREATE_PAUSE_MS, signal);
      listed = await comments.list(location.thread);
    }
    const { claimId } = submission;
    const found = readSubmissions(listed.value, codec, location);
    const own = found.find((each) => each.submission.claimId === claimId);
    if (own !== undefined) return { ok: true, value: own };
  }
}

/** Whether GitHub refused for good: a missing permission, a locked thread. A rate limit and a server error pass. */
export function isDenied({ kind, status = 0, retryAfterMs }: RequestError): boolean {
  const isClientError = kind === 'status' && status >= 400 && status < 500;
  return isClientError && status !== 408 && status !== 429 && retryAfterMs === undefined;
}

/** What changes from one write to the next. */
export type StatusUpdate = Readonly<{
  phase:
    Readonly<{ kind: 'submitting' | 'in-progress' }> | Readonly<{ kind: 'finished'; conclusion: Conclusion }>;
  message: string;
  /** Why the job is not the one that people might expect. */
  note?: string | undefined;
  job?: Job | undefined;
  waitedMs?: number | undefined;
}>;

export type StatusComment = Readonly<{
  /** Empty if there is no comment. */
  url: string;
  /** Writes the comment; false if that failed, which is a warning and never stops a run. */
  save: (submission: Submission, update: StatusUpdate) => Promise<boolean>;
}>;

/** For runs without a thread. */
export const NO_STATUS_COMMENT: StatusComment = { url: '', save: async () => true };

/** The status comment `comment`. A comment that somebody deleted is not created again. */
export function createStatusComment({
  comments,
  codec,
  location,
  comment,
  render,
  warn,
}: Readonly<{
  comments: CommentsApi;
  codec: StateCodec;
  location: ThreadLocation;
  comment: ThreadComment;
  render: (submission: Submission, update: StatusUpdate) => string;
  warn: WarnOnce;
}>): StatusComment {
  const { id: commentId, authorId, url } = comment;
  return {
    url,
    save: async (submission, update) => {
      const state = codec.encode(submission, { ...location, commentId, authorId });
      const saved = await comments.update(commentId, `${render(submission, update)}\n${state}\n`);
      if (!saved.ok) warn('The status comment could not be written', saved.error);
      return saved.ok;
    },
  };
}
