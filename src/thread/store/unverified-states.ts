/**
 * Reads the payloads of states that our own account wrote and that none of the run's keys has signed. Anyone may have written them, so every
 * field is checked.
 */
import * as z from 'zod/mini';
import type { RepositoryComment } from '../../ports.ts';
import type { StateCodec } from './codec.ts';
import type { Filter, Stored } from '../submission-store.ts';

/** The unverified payload, as far as it is used. */
const payloadSchema = z.object({
  repositoryId: z.int(),
  thread: z.int(),
  project: z.string(),
  commentTag: z.string(),
  commentId: z.int(),
  authorId: z.int(),
  submission: z.object({
    state: z.string(),
    job: z.nullable(z.string()),
    outcome: z.nullable(z.string()),
  }),
});
type Payload = z.infer<typeof payloadSchema>;

/**
 * Finds the comments of one repository whose states have a job, or may have one; returns their IDs. A comment is by our own account if the
 * account is a bot's, or if it has written one of the verified submissions.
 */
export function findUnverifiedStates(
  comments: readonly RepositoryComment[],
  codec: StateCodec,
  place: Filter,
  verified: readonly Stored[],
): readonly number[] {
  const ownAccounts = new Set(verified.map(({ comment }) => comment.authorId));
  return comments
    .filter(({ isByBot, authorId }) => isByBot || ownAccounts.has(authorId))
    .filter((comment) => isUnverifiedState(comment, codec, place))
    .map(({ id }) => id);
}

function isUnverifiedState(
  comment: RepositoryComment,
  codec: StateCodec,
  place: Filter,
): boolean {
  const json = codec.readUnverified(comment.body, place.repositoryId);
  const payload = json === undefined ? undefined : parsePayload(json);
  if (payload === undefined || !isFor(payload, comment, place)) return false;
  const { state, job, outcome } = payload.submission;
  const hasSubmittedNothing =
    state === 'finished' && job === null && outcome !== 'unconfirmed';
  return !hasSubmittedNothing;
}

function parsePayload(json: string): Payload | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Returns whether the payload names this very comment and the place. A copied or a typed one hardly knows the id of its comment. */
function isFor(payload: Payload, comment: RepositoryComment, place: Filter): boolean {
  const isBound =
    payload.commentId === comment.id && payload.authorId === comment.authorId;
  const isInPlace =
    payload.repositoryId === place.repositoryId &&
    payload.thread === comment.thread &&
    payload.project === (place.project ?? payload.project) &&
    payload.commentTag === (place.commentTag ?? payload.commentTag);
  return isBound && isInPlace;
}
