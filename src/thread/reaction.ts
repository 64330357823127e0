import type { CommentRef } from '../domain/comment.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { CommentsApi, WarnOnce } from '../ports.ts';
import { present } from '../rendering/conclusion.ts';

type ReactionContext = Readonly<{
  comments: Pick<CommentsApi, 'react'>;
  warn: WarnOnce;
}>;

/** Shows the outcome on the command itself. Reviews carry no reactions. A failure is a warning. */
export async function addReaction(
  { comments, warn }: ReactionContext,
  command: CommentRef,
  result: RunResult,
): Promise<void> {
  const { reaction } = present(result);
  if (command.kind === 'review' || reaction === undefined) return;
  const reacted = await comments.react(command, reaction);
  if (reacted.ok) return;
  warn(`The reaction could not be added in #${command.thread}`, reacted.error);
}
