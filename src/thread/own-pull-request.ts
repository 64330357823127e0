import type { ThreadComment } from '../ports.ts';
import type { StateCodec } from './codec.ts';

/** Whether a signed state names this address as the pull request of its job. */
export function isOwnPullRequest(
  url: string,
  comments: readonly (ThreadComment & Readonly<{ thread: number }>)[],
  { codec, repositoryId }: Readonly<{ codec: StateCodec; repositoryId: number }>,
): boolean {
  return comments.some(({ id: commentId, authorId, thread, body }) => {
    const submission = codec.decode(body, { repositoryId, thread, commentId, authorId })?.submission;
    return submission?.prLink === url || submission?.baseline?.prLink === url;
  });
}
