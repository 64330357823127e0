import {
  finishRequest,
  type FinishContext,
} from '../docs-pull-request/finish-request.ts';
import type { CommentRef } from '../domain/comment.ts';
import type { RunResult } from '../domain/run-result.ts';
import { hasReplyMarker, resultMarker } from '../rendering/replies.ts';
import type { Listing, Stored, SubmissionStore } from '../thread/submission-store.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';

/** The tools that a sweep writes with, and the comments that it has listed. */
type Writer = FinishContext &
  Readonly<{
    store: Pick<SubmissionStore, 'save' | 'read'>;
    listed: Listing;
    now: Date;
  }>;

/**
 * Finishes a request that the sweep has listed; true if its status comment could be saved. The
 * requester gets a reply, which a later sweep finds by its marker. Does nothing if the comment has
 * changed since it was listed: a run, or another sweep, writes it.
 */
export async function finishComment(
  writer: Writer,
  stored: Stored,
  result: RunResult,
): Promise<boolean> {
  if (!(await isUnchanged(writer, stored))) return false;
  const command = commandOf(stored);
  const isNotified = command !== undefined && hasReply(writer, command, result);
  const completed = await finishRequest(writer, {
    stored,
    result,
    others: othersInThread(writer, stored),
    comments: writer.listed.comments.filter(
      ({ thread }) => thread === stored.location.thread,
    ),
    command,
    requester: isNotified ? undefined : stored.submission.requester,
    tookMs: writer.now.getTime() - Date.parse(stored.submission.submittedAt),
    // A job that is given up is not checked again.
    isGivenUp: true,
  });
  return completed !== undefined;
}

async function isUnchanged(
  { store, warn }: Writer,
  { location, comment, revision }: Stored,
): Promise<boolean> {
  const read = await store.read(location, comment.id);
  if (!read.ok) warn('The status comment could not be read', read.error);
  return read.ok && read.value?.revision === revision;
}

/** Returns the command that caused a submission, if a command did. */
function commandOf({ submission: { cause }, location }: Stored): CommentRef | undefined {
  if (!isCommentTrigger(cause)) return undefined;
  return { kind: cause.kind, id: cause.id, thread: location.thread };
}

function hasReply(
  { listed }: Writer,
  command: CommentRef,
  { conclusion }: RunResult,
): boolean {
  const marker = resultMarker(command, conclusion.outcome);
  return listed.comments.some(({ body }) => hasReplyMarker(body, marker));
}

/** Returns the other submissions of the same use of the action in the thread. */
function othersInThread(
  { listed }: Writer,
  { location, comment }: Stored,
): readonly Stored[] {
  return listed.submissions.filter((other) => {
    const isHere =
      other.location.thread === location.thread &&
      other.location.project === location.project &&
      other.location.commentTag === location.commentTag;
    return isHere && other.comment.id !== comment.id;
  });
}
