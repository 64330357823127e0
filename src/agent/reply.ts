import type { Answer, CommentEvent } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import { explainGitHubFault } from '../report/github-errors.ts';
import { replyMark } from '../report/replies.ts';
import type { GitHub, World } from './dependencies.ts';

/** Answers a comment with one of its own, once: a re-run finds the answer there. Impossible answers are a warning. */
export async function reply(
  { runner }: World,
  told: Readonly<{
    github: GitHub;
    event: CommentEvent;
    comments: Answer<readonly ThreadComment[]>;
    text: string;
  }>,
): Promise<void> {
  const { event, comments, github } = told;
  const { comment } = event;
  const mark = replyMark({ kind: comment.kind, id: String(comment.id) });
  if (comments.ok && comments.value.some(({ body }) => body.startsWith(mark))) return;
  const created = await github.conversation.create(comment.thread, `${mark}\n${told.text}\n`);
  if (created.ok) return;
  const what = 'The answer could not be written into the thread';
  runner.warning(
    explainGitHubFault({ what, fault: created.fault, onPullRequest: event.onPullRequest }),
    'Docs agent',
  );
}
