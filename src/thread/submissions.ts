/** The submissions that the status comments of a thread contain. */
import type { Submission, ThreadLocation } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import type { SignedState, StateCodec } from './codec.ts';
import { hasJob } from './state.ts';

/** A status comment and the submission in it. */
export type FoundSubmission = Readonly<{ comment: ThreadComment; submission: Submission }>;

/** Where a comment is. Without `project` or `commentTag` a state of any counts. */
type CommentPlace = Pick<ThreadLocation, 'repositoryId' | 'thread'> & Partial<ThreadLocation>;

/** The signed state in a comment, if it was written for that very comment. */
export function readState(
  { id: commentId, authorId, body }: ThreadComment,
  codec: StateCodec,
  place: CommentPlace,
): SignedState | undefined {
  return codec.decode(body, { ...place, commentId, authorId });
}

/** The submissions in our status comments, oldest comment first. */
export function readSubmissions(
  comments: readonly ThreadComment[],
  codec: StateCodec,
  location: ThreadLocation,
): readonly FoundSubmission[] {
  return comments
    .flatMap((comment): FoundSubmission[] => {
      const state = readState(comment, codec, location);
      return state === undefined ? [] : [{ comment, submission: state.submission }];
    })
    .toSorted((one, other) => one.comment.id - other.comment.id);
}

/** A submission that has a job, with its comment. */
export type FoundJob = FoundSubmission & Readonly<{ submission: Submission & { job: string } }>;

/** The newest submission of the thread that has a job. */
export function lastJobOf(submissions: readonly FoundSubmission[]): FoundJob | undefined {
  return submissions.findLast((found): found is FoundJob => hasJob(found.submission));
}
