/** Comments on GitHub, other people's and our own. */

/** A comment on an issue or a pull request, one on a line of a diff, or a review's text. */
export type CommentRef = Readonly<{
  kind: 'comment' | 'review-comment' | 'review';
  id: number;
  thread: number;
}>;

/** Text that every comment of this action contains, so that it is never taken for a command. */
export const COMMENT_MARKER = '<!-- docs-agent-action';

/** Reactions that we leave on a command: seen, pull request opened, nothing to change, did not work. */
export type Reaction = 'eyes' | 'rocket' | '+1' | 'confused';

/** Returns whether GitHub has reactions for a comment. Reviews carry none. */
export function carriesReactions({ kind }: CommentRef): boolean {
  return kind !== 'review';
}
