import type { CommentRef } from '../domain/comment.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { RequestEntry } from '../job/request-entry.ts';
import { hasReplyMarker, resultMarker } from '../rendering/replies.ts';
import type { RequestListing } from '../request/context.ts';
import { finish, type EndingRequest, type FinishContext } from '../request/finish.ts';

/** The tools that a sweep finishes requests with, and the comments that it has listed. */
type Finisher = FinishContext &
  Pick<EndingRequest, 'completed'> &
  Readonly<{ listed: RequestListing; now: Date }>;

/**
 * Finishes a request that the sweep has listed; true if its status comment could be saved. The
 * requester gets a reply, which a later sweep finds by its marker.
 */
export async function finishEntry(
  finisher: Finisher,
  entry: RequestEntry,
  result: RunResult,
): Promise<boolean> {
  const { listed, now, completed } = finisher;
  const { thread, payload } = entry;
  const { requester } = payload;
  const reactTo = payload.reactTo ?? undefined;
  const isNotified = reactTo !== undefined && hasReply(listed, reactTo, result);
  const finished = await finish(finisher, {
    entry,
    result,
    others: othersInThread(listed, entry),
    comments: listed.comments.filter((each) => each.thread === thread.number),
    reactTo,
    requester: isNotified ? undefined : requester,
    tookMs: now.getTime() - Date.parse(payload.submittedAt),
    // A job that is given up is not checked again.
    isGivenUp: true,
    completed,
  });
  return finished.kind === 'finished';
}

function hasReply(
  { comments }: RequestListing,
  reactTo: CommentRef,
  { conclusion }: RunResult,
): boolean {
  const marker = resultMarker(reactTo, conclusion.outcome);
  return comments.some(({ body }) => hasReplyMarker(body, marker));
}

/** Returns the other entries of the same use of the action in the thread. */
function othersInThread(
  { entries }: RequestListing,
  { thread, comment }: RequestEntry,
): readonly RequestEntry[] {
  return entries.filter((other) => {
    const isHere =
      other.thread.number === thread.number &&
      other.thread.project === thread.project &&
      other.thread.commentTag === thread.commentTag;
    return isHere && other.comment.id !== comment.id;
  });
}
