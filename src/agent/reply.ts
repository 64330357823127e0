import type { Result, CommentEvent } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import { explainGitHubError } from '../report/github-errors.ts';
import { replyMarker } from '../report/replies.ts';
import type { GitHubApi, Dependencies } from './dependencies.ts';

/** Answers a comment with one of its own, once: a re-run finds the answer there. Impossible answers are a warning. */
export async function replyOnce(
  { runner }: Dependencies,
  reply: Readonly<{
    github: GitHubApi;
    event: CommentEvent;
    comments: Result<readonly ThreadComment[]>;
    text: string;
  }>,
): Promise<void> {
  const { event, comments, github } = reply;
  const { comment } = event;
  const marker = replyMarker({ kind: comment.kind, id: String(comment.id) });
  if (comments.ok && comments.value.some(({ body }) => body.startsWith(marker))) return;
  const created = await github.commentsApi.create(comment.thread, `${marker}\n${reply.text}\n`);
  if (created.ok) return;
  const what = 'The answer could not be written into the thread';
  runner.warning(
    explainGitHubError({ what, error: created.error, onPullRequest: event.onPullRequest }),
    'Docs agent',
  );
}
