/** Entries of the ledger: requests, as signed comments keep them. Pure. */

/** The thread of an entry, and the use of the action that keeps it there. */
export type ThreadRef = Readonly<{
  /** The number of the issue or pull request. */
  number: number;
  project: string;
  /** Separates several uses of the action in one thread. */
  commentTag: string;
}>;

/** Why a request is sent. The ledger compares keys, and looks into nothing else. */
type CauseRef = Readonly<{
  /** Requests with the same key are the same request. */
  key: string;
  kind: string;
  /** ID of the comment that has the instruction; null if there is none. */
  comment: number | null;
}>;

/** The facts that make a request the same as another one, and who sends it. */
export type RequestIdentity = Readonly<{
  cause: CauseRef;
  /** The cause of the request that this one repeats, and claims. */
  repeats?: CauseRef | undefined;
  /** Random, so that a run recognises its own comment. */
  claimId: string;
  /** Digest of what distinguishes two uses of the action, which can share a cause by mistake. */
  digest: string;
  /** The workflow run, the same for all attempts. */
  run: string;
  /** The attempt of the run, from 1. */
  attempt: number;
}>;

/** How far a request has come. */
export type Progress = Readonly<{
  sent: 'no' | 'perhaps' | 'yes';
  /** Whether nothing more is expected of it. */
  isFinished: boolean;
  /** Whether it came to nothing, so that the same cause may be sent again. */
  mayRepeat: boolean;
}>;

/** The comment of an entry without its text. */
export type EntryComment = Readonly<{
  id: number;
  authorId: number;
  url: string;
  /** ISO 8601, on GitHub's clock. */
  createdAt: string;
}>;

/** An entry as a claim sees it. */
export type ClaimEntry<P> = Progress &
  Readonly<{
    /** Undefined if the runner does not provide it. Then no entry can be verified. */
    repositoryId: number | undefined;
    thread: ThreadRef;
    comment: EntryComment;
    /** Null if the entry claims nothing. */
    request: RequestIdentity | null;
    /**
     * Whether the run has bound the entry to the comment, which it does before it sends. An unbound entry whose
     * comment was edited counts as bound: people can restore the first revision of a comment.
     */
    isBound: boolean;
    /** Whether this run writes the comment, so that nobody else can have changed it. */
    isOwn: boolean;
    /** Index of the key that has signed it. The same one signs it again. */
    keyLine: number;
    /** The text of the comment, as it was read or written. */
    revision: string;
    /** Undefined if the format of the entry is newer than this code, which never writes it. */
    payload: P | undefined;
  }>;

/** An entry that can be read and written. */
export type Entry<P> = ClaimEntry<P> & Readonly<{ payload: P }>;

/** The progress of a claim whose run has sent nothing yet. */
export const CLAIMED: Progress = { sent: 'no', isFinished: false, mayRepeat: false };

/** An unbound entry that is older can no longer be bound, whatever lists show and however slow GitHub is. */
export const MAX_UNBOUND_MS = 10 * 60_000;

/** Returns whether an entry has a payload that this code can read. */
export function isReadableEntry<P>(entry: ClaimEntry<P>): entry is Entry<P> {
  return entry.payload !== undefined;
}

/**
 * Returns whether an earlier attempt of a run has written an entry. It has ended, so it does not send any more. Another job of the same
 * attempt may still be sending.
 */
export function isEarlierAttempt(
  { request }: ClaimEntry<unknown>,
  { run, attempt }: Pick<RequestIdentity, 'run' | 'attempt'>,
): boolean {
  return request !== null && request.run === run && request.attempt < attempt;
}

/** Returns the cause that a request claims: its own, or that of the request that it repeats. */
export function claimedCause({
  cause,
  repeats,
}: Pick<RequestIdentity, 'cause' | 'repeats'>): CauseRef {
  return repeats ?? cause;
}

/** Compares the ids of comments, which GitHub numbers in the order of their creation, in all repositories. */
export function byEntryComment(
  one: Readonly<{ comment: EntryComment }>,
  other: Readonly<{ comment: EntryComment }>,
): number {
  return one.comment.id - other.comment.id;
}
