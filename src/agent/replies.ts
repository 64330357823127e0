/** The responses to a command besides its status comment: a reaction, and a reply. Failures are warnings. */
import type { CommentEvent } from '../domain/event.ts';
import type { ThreadComment } from '../ports.ts';
import { findMarkedComment, replyMarker, runReply } from '../rendering/replies.ts';
import type { Ended } from '../domain/ended.ts';
import type { Outcome } from '../domain/outcome.ts';
import { addRequestReaction } from '../request/reaction.ts';
import type { Repo } from '../run/repo.ts';
import type { Run } from '../run/run.ts';

/**
 * Replies to a command, once: a re-run finds the reply by its marker.
 *
 * @param purpose distinguishes replies to one command that do not replace each other.
 * @returns the address of the reply; undefined if it could not be written.
 */
export async function replyOnce(
  repo: Repo,
  { comment }: CommentEvent,
  text: string,
  purpose?: 'dry-run',
): Promise<string | undefined> {
  const { kind, id, thread } = comment;
  const replyKind = purpose === undefined ? kind : `${purpose}-${kind}`;
  const marker = replyMarker(replyKind, id);
  const known = await findReply(repo, thread, marker);
  if (known !== undefined) return known.url;
  const created = await repo.comments.create(thread, `${text}\n\n${marker}\n`);
  if (created.ok) return created.value.url;
  repo.warn('The reply could not be written', created.error);
  return undefined;
}

/** Finds a reply of this account among the newest comments. One that cannot be read is written again. */
async function findReply(
  { comments, issues }: Repo,
  thread: number,
  marker: string,
): Promise<ThreadComment | undefined> {
  const { value: page } = await comments.newestPages(thread).next();
  if (page === undefined || !page.ok) return undefined;
  const own = await findMarkedComment(page.value.comments, marker, () => issues.login());
  return own.ok ? own.value : undefined;
}

/** Outcomes that the author of a command must see, in a reply if there is no status comment. */
const EXPLAINED: readonly Outcome[] = [
  'misconfigured',
  'rejected',
  'unconfirmed',
  'internal-error',
];

/** Returns whether the author of a command must see why it came to nothing. */
function needsExplanation({ conclusion, needsAttention = false }: Ended): boolean {
  const isHeldBack = conclusion.reason === 'limit';
  return needsAttention || isHeldBack || EXPLAINED.includes(conclusion.outcome);
}

/** Shows the author of a command a result that the run writes into no status comment: the reaction, and why the run failed. */
export async function reportWithoutComment(run: Run, event: CommentEvent, ended: Ended) {
  const { outcome, reason } = ended.conclusion;
  const isExplained = needsExplanation(ended);
  if (outcome === 'skipped' && !isExplained) return;
  // If GitHub refused the status comment, it would refuse the reply, too.
  const isRefused = reason === 'cannot-comment';
  const needsReply = isExplained && !isRefused && ended.commentUrl === undefined;
  // Only the reply to a dry run shows the prompt.
  const reply = runReply({ ...ended, prompt: undefined }, run.links, run.workflow.url);
  await Promise.all([
    addRequestReaction(run.repo, event.comment, ended),
    needsReply && replyOnce(run.repo, event, reply),
  ]);
}
