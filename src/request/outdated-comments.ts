/** Comments of ours about requests that somebody has dealt with. */
import {
  commentOfRequest,
  isOfJob,
  isRequestEntry,
  type RequestEntry,
} from '../record/entries.ts';
import type { Ended } from '../domain/ended.ts';
import { claimedCause } from '../once/entry.ts';
import { keepsJobOpen } from '../record/request-record.ts';
import type { ThreadComment } from '../ports.ts';
import { hasReplyMarker, resultMarker } from '../rendering/replies.ts';

/** Bound on the comments of one request. Older ones were outdated when the requests before ended. */
const MAX_OUTDATED = 10;

/** A request that ends, and its thread as a run or a sweep has listed it. */
export type EndingInThread = Readonly<{
  /** The entry as its comment has it. */
  entry: RequestEntry;
  ended: Ended;
  /** The other entries of its thread. */
  others?: readonly RequestEntry[] | undefined;
  /** The comments of its thread, as far as they were listed. */
  comments?: readonly ThreadComment[] | undefined;
  /** When its command was written, in milliseconds on GitHub's clock. Undefined if that is not known, and in a thread with requests about many subjects. */
  commandAt?: number | undefined;
}>;

/**
 * Finds the comments that the end of a request makes outdated: the status comments of older requests that somebody has dealt with, and the
 * replies with their results. Somebody has dealt with a request if its job has ended again, if it was sent again, or if its requester has
 * written a later command after its end, which has ended now.
 *
 * The account of the request must have written them. The comment on a docs pull request stays: it says where the pull request is from.
 *
 * @returns their ids in GraphQL, oldest first: the newest ones of those that have an id.
 */
export function findOutdatedComments(ending: EndingInThread): readonly string[] {
  const { entry: own, ended, others = [], comments = [], commandAt } = ending;
  const hasJob = ended.facts !== undefined;
  const older = others
    .filter(isRequestEntry)
    .filter((each) => each.comment.id < own.comment.id)
    .filter(
      (each) =>
        (hasJob && (hasSameJob(own, each) || isSentAgain(own, each))) ||
        isFollowed(own, each, commandAt),
    );
  const statusComments = new Set(older.map(({ comment }) => comment.id));
  const answered = older.flatMap((each) => commentOfRequest(each) ?? []);
  const replies = answered.map(resultMarker);

  const nodeIds: string[] = [];
  for (const { id, nodeId, authorId, body } of comments) {
    const isOurs = authorId === own.comment.authorId;
    if (!isOurs || nodeId === undefined) continue;
    const isReply = replies.some((marker) => hasReplyMarker(body, marker));
    if (statusComments.has(id) || isReply) nodeIds.push(nodeId);
  }
  return nodeIds.slice(-MAX_OUTDATED);
}

/** Returns whether two requests have one job. It has ended for both, whether or not the run of the older one has seen that. */
function hasSameJob({ payload: { job } }: RequestEntry, each: RequestEntry): boolean {
  return job !== null && isOfJob(each, job);
}

/** Returns whether a request is the same as an older one that has ended. */
function isSentAgain(own: RequestEntry, each: RequestEntry): boolean {
  if (own.request === null || each.request === null) return false;
  const isSame = claimedCause(own.request).key === claimedCause(each.request).key;
  return isSame && each.isFinished;
}

/**
 * Returns whether the requester of an older request about the thread has written a later command after its end. Never for one that has changed
 * the docs, or perhaps has.
 */
function isFollowed(
  own: RequestEntry,
  { payload: older, thread, isFinished }: RequestEntry,
  commandAt: number | undefined,
): boolean {
  const { end, job, covers } = older;
  if (commandAt === undefined || end === null || !isFinished) return false;
  const isAboutThread = covers.kind === 'pull-request' && covers.number === thread.number;
  const hasDocsPullRequest = job !== null && job.prLink !== null;
  const isOpen = job !== null && keepsJobOpen(end.conclusion);
  const isUnconfirmed = end.conclusion.outcome === 'unconfirmed';
  if (!isAboutThread || hasDocsPullRequest || isOpen || isUnconfirmed) return false;
  const isOfRequester = older.requester === own.payload.requester;
  return isOfRequester && commandAt > Date.parse(end.at);
}
