import type { Submission, ThreadState } from '../domain.ts';
import type { StateCodec, ThreadComment } from '../ports.ts';
import { COMMENT_MARKER } from '../trigger/event-filter.ts';

/** An ask whose end nobody has told yet. */
export type OpenSubmission = Submission & { readonly job: string };

/** A status comment with the asks in its record that are open, oldest first; at least one. */
export type OpenComment = Readonly<{
  comment: ThreadComment & Readonly<{ thread: number }>;
  state: ThreadState;
  submissions: readonly OpenSubmission[];
}>;

/**
 * The asks that no run is waiting for, in the comments whose record is ours, in its place, and of the project and use wanted.
 * `now` is the wall clock: a record whose `waitUntil` lies ahead has a waiter.
 */
export function findOpenComments(
  comments: readonly (ThreadComment & Readonly<{ thread: number }>)[],
  {
    codec,
    repositoryId,
    filter,
    now,
  }: Readonly<{
    codec: StateCodec;
    repositoryId: number;
    filter: Readonly<{ project?: string; commentTag?: string }>;
    now: Date;
  }>,
): readonly OpenComment[] {
  return comments
    .filter(({ body }) => body.startsWith(COMMENT_MARKER))
    .flatMap((comment) => {
      const { id: commentId, authorId, thread } = comment;
      const reading = codec.decode(comment.body, { repositoryId, thread, commentId, authorId, ...filter });
      if (reading.kind !== 'verified') return [];
      const { state } = reading;
      if (state.waitUntil !== null && Date.parse(state.waitUntil) > now.getTime()) return [];
      const submissions = state.submissions.filter(isOpen);
      return submissions.length === 0 ? [] : [{ comment, state, submissions }];
    });
}

function isOpen(submission: Submission): submission is OpenSubmission {
  return submission.state === 'submitted' && submission.job !== null;
}
