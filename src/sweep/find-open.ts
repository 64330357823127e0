import type { Submission } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import type { StateCodec } from '../thread/codec.ts';
import { hasJob } from '../thread/state.ts';
import { readState } from '../thread/submissions.ts';

/** A submission that no run is waiting for, its status comment, and the place that its state names. */
export type OpenSubmission = Readonly<{
  comment: RepositoryComment;
  submission: Submission & { readonly job: string };
  project: string;
  commentTag: string;
}>;

export type RepositoryComment = ThreadComment & Readonly<{ thread: number }>;

/** Submissions with a job that has not ended, and whose run has. An empty `project` or `commentTag` means all. */
export function findOpenSubmissions(
  comments: readonly RepositoryComment[],
  {
    codec,
    repositoryId,
    now,
    ...wanted
  }: Readonly<{ codec: StateCodec; repositoryId: number; now: Date; project: string; commentTag: string }>,
): readonly OpenSubmission[] {
  return comments.flatMap((comment) => {
    const state = readState(comment, codec, { repositoryId, thread: comment.thread });
    if (state === undefined) return [];
    const { submission, project, commentTag } = state;
    const isWanted = [project, ''].includes(wanted.project) && [commentTag, ''].includes(wanted.commentTag);
    const { waitUntil } = submission;
    const isWaitedFor = waitUntil !== null && Date.parse(waitUntil) > now.getTime();
    const isOpen = submission.state === 'submitted' && !isWaitedFor;
    return isWanted && isOpen && hasJob(submission) ? [{ comment, submission, project, commentTag }] : [];
  });
}
