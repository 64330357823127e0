/** The status comment of one submission: what people see, and the signed submission at its end. Only one run writes it at a time. */
import type { Submission } from '../domain.ts';
import type { CommentsApi, StateCodec, ThreadComment, ThreadLocation } from '../ports.ts';
import type { WarnOnce } from '../report/github-errors.ts';
import type { ShownResult } from '../report/run-result.ts';

export type StatusComment = Readonly<{
  /** Empty if there is no comment. */
  url: string;
  /** Writes the comment; false if that failed, which is a warning and never stops a run. */
  save: (submission: Submission, update: ShownResult) => Promise<boolean>;
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
  render: (submission: Submission, update: ShownResult) => string;
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
