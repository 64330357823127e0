/** Entries that do not count although they look like ours. Anyone may have written them, so every field is checked. */
import * as z from 'zod/mini';
import type { RepositoryComment } from '../ports.ts';
import { isEntryBoundTo, isEntryInPlace, type EntryCodec } from './codec.ts';
import type { Entry } from './entry.ts';
import type { Scope } from './read-entries.ts';

/** The unverified entry, as far as it is used. */
const entrySchema = z.object({
  repositoryId: z.int(),
  thread: z.object({ number: z.int(), project: z.string(), commentTag: z.string() }),
  commentId: z.int(),
  authorId: z.int(),
  sent: z.string(),
});
type UnverifiedEntry = z.infer<typeof entrySchema>;

/**
 * Finds the comments of one repository whose entries were sent, or perhaps; returns their IDs. A comment is by our own account if the
 * account is a bot's, or if it has written one of the verified entries.
 */
export function findUnverifiedEntries(
  comments: readonly RepositoryComment[],
  codec: EntryCodec,
  scope: Scope,
  verified: readonly Entry<unknown>[],
): readonly number[] {
  const ownAccounts = new Set(verified.map(({ comment }) => comment.authorId));
  return comments
    .filter(({ isByBot, authorId }) => isByBot || ownAccounts.has(authorId))
    .filter((comment) => isUnverified(comment, codec, scope))
    .map(({ id }) => id);
}

function isUnverified(
  comment: RepositoryComment,
  codec: EntryCodec,
  scope: Scope,
): boolean {
  const json = codec.readUnverified(comment.body, scope.repositoryId);
  const entry = json === undefined ? undefined : parseEntry(json);
  if (entry === undefined || entry.sent === 'no') return false;
  const place = { ...scope, thread: comment.thread };
  // A copied or a typed entry hardly knows the id of its comment.
  return isEntryInPlace(entry, place) && isEntryBoundTo(entry, comment);
}

function parseEntry(json: string): UnverifiedEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/**
 * Counts the comments that do not show their own entry any more, although one of the keys has signed it for them: somebody has added
 * text below it, or the account that wrote it is gone. A copy in another comment does not count.
 */
export function countDisplacedEntries(
  comments: readonly RepositoryComment[],
  codec: EntryCodec,
  scope: Scope,
): number {
  const displaced = comments.filter((comment) => {
    const place = { ...scope, thread: comment.thread };
    const last = codec.decode(comment, place);
    if (last !== undefined && isEntryBoundTo(last, comment)) return false;
    const entries = codec.decodeAnywhere(comment, place);
    return entries.some(({ commentId }) => commentId === comment.id);
  });
  return displaced.length;
}
