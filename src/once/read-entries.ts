/** Reads the entries in comments: those that are bound to their comments, and those that count in a claim. */
import type { RepositoryComment, ThreadComment } from '../ports.ts';
import {
  isEntryBoundTo,
  type EntryCodec,
  type Place,
  type VerifiedEntry,
} from './codec.ts';
import {
  byEntryComment,
  CLAIMED,
  isReadableEntry,
  type ClaimEntry,
  type Entry,
  type EntryComment,
  type Progress,
} from './entry.ts';

/** Where entries are looked for, in whichever thread. */
export type Scope = Omit<Place, 'thread'>;

/** The tools that read entries: the codec, and functions for their payloads (`comment-ledger.ts`). */
export type EntryReader<P> = Readonly<{
  codec: EntryCodec;
  parse: (payload: unknown) => P | undefined;
  progressOf: (payload: P) => Progress | undefined;
}>;

/** The entries of a list of comments. */
export type EntriesRead<P> = Readonly<{
  /** Entries that are bound to their comments, in the order of the comments. */
  entries: readonly Entry<P>[];
  /**
   * Entries that count in a claim, lowest comment id first, one for each claim id: the bound one, else one in an edited
   * comment, else the one with the lowest comment id. An unbound one counts only if an App or an account of ours has written its comment:
   * a person may have copied it. Includes entries that only a newer version of this action can read.
   */
  claims: readonly ClaimEntry<P>[];
  /** Claims that are not bound to their comments, of whatever account: a person may have copied them. */
  unbound: readonly ClaimEntry<P>[];
}>;

/** The accounts, besides Apps, that write for runs: one by its id, all that have bound an entry to its comment, or none that is known. */
export type OwnAccounts = number | 'with-entries' | undefined;

/** Reads the entries in comments. */
export function readLedgerEntries<P>(
  comments: readonly RepositoryComment[],
  reader: EntryReader<P>,
  scope: Scope,
  ownAccounts: OwnAccounts,
): EntriesRead<P> {
  const { bound, edited, unbound } = readByBinding(comments, reader, scope);
  const entries = bound.filter(isReadableEntry);
  const authors = entries.map(({ comment }) => comment.authorId);
  const accounts = new Set(ownAccounts === 'with-entries' ? authors : [ownAccounts]);
  const ours = comments.filter(
    ({ isByBot, authorId }) => isByBot || accounts.has(authorId),
  );
  const ids = new Set(ours.map(({ id }) => id));
  const isOurs = ({ comment }: ClaimEntry<P>): boolean => ids.has(comment.id);
  return {
    entries,
    claims: oneForEachClaim([bound, edited.filter(isOurs), unbound.filter(isOurs)]),
    unbound: [...edited, ...unbound],
  };
}

/**
 * Finds the entry of a claim for its own run, by whatever account it was written. The run knows that it has not edited the comment. Somebody
 * may have put a copy into an older one, so such a comment is the last choice.
 */
export function findOwnClaim<P>(
  comments: readonly RepositoryComment[],
  reader: EntryReader<P>,
  scope: Scope,
  claimId: string,
): ClaimEntry<P> | undefined {
  const { bound, edited, unbound } = readByBinding(comments, reader, scope);
  const claims = oneForEachClaim([bound, unbound, edited]);
  return claims.find(({ request }) => request?.claimId === claimId);
}

/** The entries in comments, by whatever account, in the order of the comments. */
type EntriesByBinding<P> = Readonly<{
  bound: readonly ClaimEntry<P>[];
  /** Unbound ones in comments that were edited. */
  edited: readonly ClaimEntry<P>[];
  unbound: readonly ClaimEntry<P>[];
}>;

function readByBinding<P>(
  comments: readonly RepositoryComment[],
  reader: EntryReader<P>,
  scope: Scope,
): EntriesByBinding<P> {
  const bound: ClaimEntry<P>[] = [];
  const edited: ClaimEntry<P>[] = [];
  const unbound: ClaimEntry<P>[] = [];
  for (const comment of comments) {
    const verified = reader.codec.decode(comment, { ...scope, thread: comment.thread });
    if (verified === undefined) continue;
    const entry = toLedgerEntry(comment, verified, reader);
    if (isEntryBoundTo(verified, comment)) {
      bound.push(entry);
      continue;
    }
    if (!isUnboundClaim(verified)) continue;
    // Its run may have sent: somebody may have restored the first revision.
    if (wasEdited(comment)) edited.push({ ...entry, sent: 'perhaps' });
    else unbound.push({ ...entry, isBound: false });
  }
  return { bound, edited, unbound };
}

/** Returns whether an entry is the claim of a run that may not have bound it yet. It is valid in every comment of its thread, so anyone can copy it. */
function isUnboundClaim({ commentId, authorId, request }: VerifiedEntry): boolean {
  return commentId === null && authorId === null && request !== null;
}

/** Returns the claims, one for each claim id: of the first kind that has it, the one with the lowest comment id. */
function oneForEachClaim<P>(
  kinds: readonly (readonly ClaimEntry<P>[])[],
): readonly ClaimEntry<P>[] {
  const byId = new Map<string, ClaimEntry<P>>();
  for (const claim of kinds.flatMap((each) => each.toSorted(byEntryComment))) {
    if (claim.request === null) continue;
    // An unbound entry is valid in every comment of its thread, and in no other thread.
    const key = `${claim.thread.number} ${claim.request.claimId}`;
    if (!byId.has(key)) byId.set(key, claim);
  }
  return [...byId.values()].toSorted(byEntryComment);
}

/** Returns an entry that is bound to its comment. One that this code cannot read has perhaps been sent, and stays as it is. */
export function toLedgerEntry<P>(
  { id, authorId, url, createdAt, body }: EntryComment & Pick<ThreadComment, 'body'>,
  verified: VerifiedEntry,
  reader: EntryReader<P>,
): ClaimEntry<P> {
  const payload = verified.isNewer ? undefined : reader.parse(verified.payload);
  const read = payload === undefined ? UNREADABLE : reader.progressOf(payload);
  const progress = read ?? { ...CLAIMED, sent: verified.sent };
  return {
    repositoryId: verified.repositoryId,
    thread: verified.thread,
    request: verified.request,
    ...progress,
    keyLine: verified.keyLine,
    payload,
    comment: { id, authorId, url, createdAt },
    revision: body,
    isBound: true,
    isOwn: false,
  };
}

const UNREADABLE = { sent: 'perhaps', isFinished: true, mayRepeat: false } as const;

function wasEdited({ createdAt, updatedAt }: ThreadComment): boolean {
  return updatedAt !== '' && updatedAt !== createdAt;
}
