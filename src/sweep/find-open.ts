import type { Submission, ThreadLocation } from '../domain.ts';
import type { RepositoryComment } from '../ports.ts';
import type { StateCodec } from '../thread/codec.ts';
import { hasJob } from '../thread/state.ts';

/** A submission that no run is waiting for, its status comment, and the place that its state names. */
export type OpenSubmission = Pick<ThreadLocation, 'project' | 'commentTag'> &
  Readonly<{ comment: RepositoryComment; submission: Submission & { readonly job: string } }>;

/** Submissions with a job that has not ended, and whose run has. */
export function findOpenSubmissions(
  comments: readonly RepositoryComment[],
  codec: StateCodec,
  place: Omit<Parameters<StateCodec['decode']>[1], 'thread'>,
  now: Date,
): readonly OpenSubmission[] {
  return comments.flatMap((comment) => {
    const state = codec.decode(comment, { ...place, thread: comment.thread });
    if (state === undefined) return [];
    const { submission, project, commentTag } = state;
    const { waitUntil } = submission;
    const isWaitedFor = waitUntil !== null && Date.parse(waitUntil) > now.getTime();
    const isOpen = submission.state === 'submitted' && !isWaitedFor;
    return isOpen && hasJob(submission) ? [{ comment, submission, project, commentTag }] : [];
  });
}
