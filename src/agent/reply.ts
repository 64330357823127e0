import type { CommentEvent, Result } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import { explainGitHubError } from '../report/github-errors.ts';
import { replyMarker } from '../report/replies.ts';
import type { Dependencies, GitHubApi } from './dependencies.ts';

/** The newest comments of a thread, and when the run began to list them, on the monotonic clock. */
export type ListedComments = Readonly<{ result: Result<readonly ThreadComment[]>; listedAt: number }>;

/** Lists the thread of a command. */
export async function listComments(
  { clock }: Pick<Dependencies, 'clock'>,
  { comments }: GitHubApi,
  { comment, comments: expected }: Pick<CommentEvent, 'comment' | 'comments'>,
): Promise<ListedComments> {
  const listedAt = clock.now();
  return { result: await comments.list(comment.thread, { expected }), listedAt };
}

/** Replies to a command, once: a re-run finds the reply by its marker. A reply that cannot be written is a warning. */
export async function replyOnce(
  { runner }: Pick<Dependencies, 'runner'>,
  {
    github,
    event,
    comments,
    text,
  }: Readonly<{
    github: GitHubApi;
    event: CommentEvent;
    comments: Result<readonly ThreadComment[]>;
    text: string;
  }>,
): Promise<void> {
  const { comment } = event;
  const marker = replyMarker({ kind: comment.kind, id: String(comment.id) });
  if (comments.ok && comments.value.some(({ body }) => body.includes(marker))) return;
  const created = await github.comments.create(comment.thread, `${text}\n\n${marker}\n`);
  if (created.ok) return;
  const what = 'The reply could not be written';
  const { onPullRequest } = event;
  runner.warning(explainGitHubError({ what, error: created.error, onPullRequest }), 'Docs agent');
}
