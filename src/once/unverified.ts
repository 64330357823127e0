/** Comments of requests that do not count any more although they look like ours. */
import type { RepositoryComment } from '../ports.ts';
import { isEntryBoundTo, type EntryCodec } from './codec.ts';
import type { Entry } from './entry.ts';
import type { Scope } from './read-entries.ts';

/**
 * Counts the comments of one repository whose request was sent, or perhaps, and whose own entry does not count: none of the keys has signed
 * it, somebody has removed, cut or changed it or has added text below it, or the account that wrote it is gone. A first line that says so
 * proves nothing, so it counts only in comments of our own account: that of a bot, or one that has written a verified entry.
 */
export function countUnverifiedEntries(
  comments: readonly RepositoryComment[],
  codec: EntryCodec,
  scope: Scope,
  verified: readonly Entry<unknown>[],
): number {
  // Then no entry can be verified.
  if (scope.repositoryId === undefined) return 0;
  const isOurs = accountsOf(verified);
  const unverified = comments.filter((comment) => {
    const place = { ...scope, thread: comment.thread };
    const last = codec.decode(comment, place);
    if (last !== undefined && isEntryBoundTo(last, comment)) return false;
    const own = codec.decodeAbove(comment, place);
    if (own?.commentId === comment.id) return own.sent !== 'no';
    return isOurs(comment) && codec.hasSentLine(comment, place);
  });
  return unverified.length;
}

/**
 * Returns the kinds of the causes in the last lines of comments of our own account that none of the keys has signed, whether or not their requests were
 * sent. A key that has expired, and that another one has replaced, leaves only requests that were not sent.
 */
export function listUnsignedKinds(
  comments: readonly RepositoryComment[],
  codec: EntryCodec,
  scope: Scope,
  verified: readonly Entry<unknown>[],
): readonly string[] {
  const isOurs = accountsOf(verified);
  return comments.flatMap((comment) => {
    const place = { ...scope, thread: comment.thread };
    if (!isOurs(comment) || codec.decode(comment, place) !== undefined) return [];
    return codec.unsignedKind(comment, place) ?? [];
  });
}

/** Returns a function that says whether a comment is of our own account: that of a bot, or one that has written a verified entry. */
function accountsOf(
  verified: readonly Entry<unknown>[],
): (comment: RepositoryComment) => boolean {
  const accounts = new Set(verified.map(({ comment }) => comment.authorId));
  return ({ isByBot, authorId }) => isByBot || accounts.has(authorId);
}
