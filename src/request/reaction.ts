import { carriesReactions, type CommentRef } from '../domain/comment.ts';
import type { Ended } from '../domain/ended.ts';
import { presentConclusion, shownEnd } from '../rendering/conclusion.ts';
import type { Repo } from '../run/repo.ts';
import type { RequestContext } from './context.ts';

/** Shows the outcome on the comment that gave the request. Reviews carry no reactions. A failure is a warning. */
export async function addRequestReaction(
  repo: Repo,
  comment: CommentRef,
  ended: Ended,
): Promise<void> {
  const { reaction } = presentConclusion(shownEnd(ended));
  if (!carriesReactions(comment) || reaction === undefined) return;
  const reacted = await repo.comments.react(comment, reaction);
  if (reacted.ok) return;
  repo.warn(`The reaction could not be added in #${comment.thread}`, reacted.error);
}

/** Shows the author of a comment that it was seen. Decides nothing, so a failure is ignored. */
export async function acknowledgeRequest(
  context: RequestContext,
  comment: CommentRef | undefined,
): Promise<void> {
  if (comment === undefined || !carriesReactions(comment)) return;
  await context.repo.comments.react(comment, 'eyes');
}
