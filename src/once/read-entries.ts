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
  isReadableEntry,
  type ClaimEntry,
  type Entry,
  type EntryComment,
} from './entry.ts';

/** Where entries are looked for, in whichever thread. */
export type Scope = Omit<Place, 'thread'>;

/** What reads entries: the codec, and the schema of the payload, which returns undefined for what it does not know. */
type EntryReader<P> = Readonly<{
  codec: EntryCodec;
  parse: (payload: unknown) => P | undefined;
}>;

/** The entries of a list of comments. */
export type EntriesRead<P> = Readonly<{
  /** Entries that are bound to their comments, in the order of the comments. */
  entries: readonly Entry<P>[];
  /**
   * Entries that count in a claim, lowest comment id first, one for each claim id: the bound one, else the one
   * with the lowest comment id. An unbound one counts only if an App or this account has written its comment:
   * a person may have copied it. Includes entries that only a newer version of this action can read.
   */
  claims: readonly ClaimEntry<P>[];
}>;

/**
 * Reads the entries in comments.
 *
 * @param ownAccount the id of the account that writes for this run; undefined as long as it is not known
 */
export function readLedgerEntries<P>(
  comments: readonly RepositoryComment[],
  { codec, parse }: EntryReader<P>,
  scope: Scope,
  ownAccount: number | undefined,
): EntriesRead<P> {
  const entries: Entry<P>[] = [];
  const claims: ClaimEntry<P>[] = [];
  for (const comment of comments) {
    const verified = codec.decode(comment, { ...scope, thread: comment.thread });
    if (verified === undefined) continue;
    if (isEntryBoundTo(verified, comment)) {
      const entry = toLedgerEntry(comment, verified, parse);
      if (isReadableEntry(entry)) entries.push(entry);
      if (entry.request !== null) claims.push(entry);
      continue;
    }
    const isOurs = comment.isByBot || comment.authorId === ownAccount;
    if (isOurs && isUnboundClaim(verified)) {
      claims.push(toUnbound(comment, verified, parse));
    }
  }
  return { entries, claims: oneForEachClaim(claims) };
}

/** Returns whether an entry is the claim of a run that may not have bound it yet. It is valid in every comment of its thread, so anyone can copy it. */
function isUnboundClaim({ commentId, request, isFinished }: VerifiedEntry): boolean {
  return commentId === null && request !== null && !isFinished;
}

function oneForEachClaim<P>(claims: readonly ClaimEntry<P>[]): readonly ClaimEntry<P>[] {
  const byId = new Map<string, ClaimEntry<P>>();
  for (const claim of claims.toSorted(byEntryComment)) {
    // An unbound entry is valid in every comment of its thread, and in no other thread.
    const key = `${claim.thread.number} ${claim.request?.claimId}`;
    const known = byId.get(key);
    const isBetter = known === undefined || (claim.isBound && !known.isBound);
    if (isBetter) byId.set(key, claim);
  }
  return [...byId.values()].toSorted(byEntryComment);
}

/** Returns an entry that is bound to its comment. One that this code cannot read has perhaps been sent, and stays as it is. */
export function toLedgerEntry<P>(
  { id, authorId, url, createdAt, body }: EntryComment & Pick<ThreadComment, 'body'>,
  verified: VerifiedEntry,
  parse: EntryReader<P>['parse'],
): ClaimEntry<P> {
  const { repositoryId, thread, request, keyLine, isNewer } = verified;
  const payload = isNewer ? undefined : parse(verified.payload);
  const { sent, isFinished, mayRepeat } = payload === undefined ? UNREADABLE : verified;
  return {
    repositoryId,
    thread,
    request,
    sent,
    isFinished,
    mayRepeat,
    keyLine,
    payload,
    comment: { id, authorId, url, createdAt },
    revision: body,
    isBound: true,
    isOwn: false,
  };
}

const UNREADABLE = { sent: 'perhaps', isFinished: true, mayRepeat: false } as const;

/** Returns a claim that is not bound. If its comment was edited, its run may have sent: somebody may have restored the first revision. */
function toUnbound<P>(
  comment: ThreadComment,
  verified: VerifiedEntry,
  parse: EntryReader<P>['parse'],
): ClaimEntry<P> {
  const entry = toLedgerEntry(comment, verified, parse);
  const { createdAt, updatedAt } = comment;
  const wasEdited = updatedAt !== '' && updatedAt !== createdAt;
  if (wasEdited) return { ...entry, sent: 'perhaps' };
  return { ...entry, isBound: false };
}
