/** Comments of ours that a newer request to the same job has replaced. */
import {
  commentOfRequest,
  isOfJob,
  isRequestEntry,
  type RequestEntry,
} from '../record/entries.ts';
import type { ThreadComment } from '../ports.ts';
import { hasReplyMarker, resultMarker } from '../rendering/replies.ts';

/** Bound on the comments of one request. Older ones were outdated when the requests before ended. */
const MAX_OUTDATED = 10;

/** A thread as a run or a sweep has listed it. */
type Listed = Readonly<{
  comments: readonly ThreadComment[];
  /** The entries in its comments, without the one that ends. */
  others: readonly RequestEntry[];
}>;

/**
 * Finds the comments that the end of a request makes outdated: the status comments of older requests to its job, and the replies with
 * their results. The job has ended for them, too, whether or not their runs have seen it.
 *
 * The account of the request must have written them. The comment on a docs pull request stays: it says where the pull request is from.
 *
 * @returns their ids in GraphQL, oldest first: the newest ones of those that have an id.
 */
export function findOutdatedRequestComments(
  { comment: own, payload: { job } }: RequestEntry,
  { comments, others }: Listed,
): readonly string[] {
  if (job === null) return [];
  const older = others
    .filter(isRequestEntry)
    .filter((each) => isOfJob(each, job) && each.comment.id < own.id);
  const statusComments = new Set(older.map(({ comment }) => comment.id));
  const answered = older.flatMap((each) => commentOfRequest(each) ?? []);
  const replies = answered.map(resultMarker);

  const nodeIds: string[] = [];
  for (const { id, nodeId, authorId, body } of comments) {
    const isOurs = authorId === own.authorId;
    if (!isOurs || nodeId === undefined) continue;
    const isReply = replies.some((marker) => hasReplyMarker(body, marker));
    if (statusComments.has(id) || isReply) nodeIds.push(nodeId);
  }
  return nodeIds.slice(-MAX_OUTDATED);
}
