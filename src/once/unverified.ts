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
  sent: z.string(),
});
type UnverifiedEntry = z.infer<typeof entrySchema>;

/**
 * Counts the comments of one repository whose own entry was sent, or perhaps, and does not count: none of the keys has signed it, somebody
 * has added text below it, or the account that wrote it is gone. An entry that none of the keys has signed is looked for only in comments of
 * our own account: that of a bot, or one that has written a verified entry. A copy in another comment is none, because it names the first one.
 */
export function countUnverifiedEntries(
  comments: readonly RepositoryComment[],
  codec: EntryCodec,
  scope: Scope,
  verified: readonly Entry<unknown>[],
): number {
  const ownAccounts = new Set(verified.map(({ comment }) => comment.authorId));
  const unverified = comments.filter((comment) => {
    const place = { ...scope, thread: comment.thread };
    const last = codec.decode(comment, place);
    if (last !== undefined && isEntryBoundTo(last, comment)) return false;
    const isOurs = comment.isByBot || ownAccounts.has(comment.authorId);
    const lines = codec.readAll(comment.body, scope.repositoryId);
    return lines.some(({ json, isSigned }) => {
      const entry = isSigned || isOurs ? parseEntry(json) : undefined;
      if (entry === undefined || entry.sent === 'no') return false;
      return entry.commentId === comment.id && isEntryInPlace(entry, place);
    });
  });
  return unverified.length;
}

function parseEntry(json: string): UnverifiedEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
