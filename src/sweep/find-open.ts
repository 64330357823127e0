import type { Submission } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import type { SignedState, StateCodec } from '../thread/codec.ts';

/** A submission that no run is waiting for, its status comment, and the place that its state names. */
export type OpenSubmission = Readonly<{
  comment: ThreadComment & Readonly<{ thread: number }>;
  submission: Submission & { readonly job: string };
  project: string;
  commentTag: string;
}>;

/** Submissions with a job that has not ended, and whose run has. `now` is the wall clock. */
export function findOpenSubmissions(
  comments: readonly (ThreadComment & Readonly<{ thread: number }>)[],
  {
    codec,
    repositoryId,
    filter,
    now,
  }: Readonly<{
    codec: StateCodec;
    repositoryId: number;
    /** Only those of this project and tag. */
    filter: Readonly<{ project?: string; commentTag?: string }>;
    now: Date;
  }>,
): readonly OpenSubmission[] {
  return comments.flatMap((comment) => {
    const { id: commentId, authorId, thread, body } = comment;
    const state = codec.decode(body, { ...filter, repositoryId, thread, commentId, authorId });
    return state !== undefined && isOpen(state.submission, now) ? [toOpen(comment, state)] : [];
  });
}

function isOpen({ state, job, waitUntil }: Submission, now: Date): boolean {
  const isWaitedFor = waitUntil !== null && Date.parse(waitUntil) > now.getTime();
  return state === 'submitted' && job !== null && !isWaitedFor;
}

function toOpen(
  comment: OpenSubmission['comment'],
  { submission, project, commentTag }: SignedState,
): OpenSubmission {
  return { comment, submission: { ...submission, job: submission.job ?? '' }, project, commentTag };
}
