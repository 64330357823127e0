/** The ledger of requests, kept in signed comments. README.md is its protocol. */
import type { RequestError, Result } from '../domain/errors.ts';
import type {
  CommentsApi,
  ThreadPage,
  RepositoryComment,
  ThreadComment,
} from '../ports.ts';
import type { ClaimEntry, Entry, RequestIdentity, ThreadRef } from './entry.ts';
import type { EntriesRead, Scope } from './read-entries.ts';

/** Requests of one repository, as signed comments keep them. Nothing else knows codec, marker or comment body. */
export interface Ledger<P> {
  /**
   * Reads the entries of a thread, newest comments first, as far back as `reach` says, at most 2,500 comments.
   *
   * @param oldest the page with the oldest comments, if its read has begun
   */
  read(
    thread: ThreadRef,
    reach: Reach<P>,
    oldest?: Promise<Result<ThreadPage>>,
  ): Promise<Result<Entries<P>>>;
  /** Reads the entries of the whole repository since a time. Entries that were read before an error count. */
  since(date: Date, options: SinceOptions): Promise<Listing<P>>;
  /**
   * Reads the comment of an entry again; undefined if it is gone. Without an entry that is bound to it, returns the
   * given one as not bound.
   */
  refresh(entry: Entry<P>): Promise<Result<Entry<P> | undefined>>;
  /** Looks for the comment of a claim, by whatever account it was written; undefined if it is not there. */
  find(thread: ThreadRef, claimId: string): Promise<Result<Entry<P> | undefined>>;
  /**
   * Claims a request by a comment of its own, unless another run has sent it or is about to. The entry is not
   * bound to the comment. After a lost answer, creates another comment only if the thread shows that there is none.
   */
  claim(entries: Entries<P>, request: NewRequest, payload: P): Promise<Claim<P>>;
  /**
   * Yields to a run that goes first, or binds the claim to its comment, so that others know that the request may
   * have been sent. Only after this may the run send. Otherwise, its comment is deleted, unless the run was cancelled.
   */
  bind(claimed: Claimed<P>, options?: BindOptions<P>): Promise<Binding<P>>;
  /** Creates the comment of an entry that claims nothing. */
  add(thread: ThreadRef, payload: P): Promise<Result<Entry<P>>>;
  /**
   * Writes an entry with another payload, which says how far its request has come, and what its comment shows. If the entry is of another run,
   * the comment is read again before. A comment that somebody has deleted is not created again. A failure is a warning.
   *
   * @param keyLine index of the key that signs the entry; otherwise the same one as before
   */
  save(entry: Entry<P>, payload: P, keyLine?: number): Promise<Saved<P>>;
  /** Deletes a comment. False if that failed. */
  remove(entry: Pick<ClaimEntry<P>, 'comment'>): Promise<boolean>;
}

/** How far back a run needs its thread. */
export type Reach<P> =
  | Readonly<{
      /**
       * GitHub's time of the event, in milliseconds: comments about it are not older. Infinity if there can be
       * none yet; undefined if the cause has no time of its own, so that there may be some on every page.
       */
      eventAt: number | undefined;
      /** Returns whether these entries, the newest ones, are all that the run needs beside those about the event. */
      isEnough?: ((entries: readonly Entry<P>[]) => boolean) | undefined;
    }>
  /** The 100 oldest comments. */
  | 'oldest';

/** The entries in comments, and how many do not count although they look like ours. */
export type FoundEntries<P> = EntriesRead<P> &
  Readonly<{
    /**
     * Number of comments whose own entry was sent, or perhaps, and does not count: no key of this run has signed it, somebody has added
     * text below it, or the author is gone.
     */
    unverified: number;
  }>;

/** The entries in the newest comments of a thread, oldest first. */
export type Entries<P> = FoundEntries<P> &
  Readonly<{
    thread: ThreadRef;
    /** The comments that this action has written, oldest first. */
    comments: readonly ThreadComment[];
    /** Whether the thread has no older comments. */
    isComplete: boolean;
    /** Whether no comment about the event, and no other entry that was needed, is missing. */
    reachesEvent: boolean;
    /** GitHub's time of the list, in milliseconds; undefined if it did not say that. */
    listedAt?: number | undefined;
    /** The entries, whatever their `comment-tag`. */
    ofAnyTag: readonly Entry<P>[];
    /** The kinds of the causes in the last lines of comments of our own account that no key of this run has signed, sent or not. */
    unsignedKinds: readonly string[];
  }>;

export type SinceOptions = Omit<Scope, 'repositoryId'> &
  Readonly<{
    /** Bound on the pages, of 100 comments each. If there are more, the newest ones are read. */
    maxPages: number;
  }>;

/** The entries of a repository in comments that were created or edited since a time. */
export type Listing<P> = FoundEntries<P> &
  Readonly<{
    /** The comments that this action has written. */
    comments: readonly RepositoryComment[];
    /** GitHub's time of the list, in milliseconds; undefined if it did not say that. */
    listedAt: number | undefined;
    /** Number of comments that were read, of whomever. */
    read: number;
    /** Whether no comment is missing. */
    isComplete: boolean;
    /** Why the rest could not be read; undefined if there is none, or if there are too many. */
    problem: RequestError | undefined;
  }>;

/** A request that a run wants to send. The ledger knows the run. */
export type NewRequest = Omit<RequestIdentity, 'run' | 'attempt'>;

/** A claim whose comment exists. */
export type Claimed<P> = Readonly<{
  entry: Entry<P>;
  request: RequestIdentity;
  /** When GitHub's answer about the comment arrived, on the monotonic clock. */
  createdAt: number;
  /** Ids of comments whose requests this run repeats. */
  superseded: ReadonlySet<number>;
}>;

/** How a claim began. */
export type Claim<P> =
  | Readonly<{ kind: 'claimed'; claimed: Claimed<P> }>
  /** Another run has sent the request, or perhaps has. */
  | Readonly<{ kind: 'previous'; entry: ClaimEntry<P> }>
  | Readonly<{ kind: 'not-created'; error: RequestError }>
  /** The comment is perhaps created; `find` looks for it by the claim id. */
  | Readonly<{ kind: 'cancelled'; own?: undefined }>;

/** An ordinary comment of the thread with a command. */
export type CommandComment = Readonly<{
  id: number;
  /** GitHub's time of its creation, in milliseconds; undefined if that is not known. */
  writtenAt: number | undefined;
}>;

/** Conditions that are checked between the list and the binding. If one does not hold, nothing may be sent. */
export type BindOptions<P> = Readonly<{
  /**
   * Returns the payload of the bound entry, in place of that of the claim, which is valid in every comment of its thread. Gets the text of the
   * command as the list shows it: undefined if it does not.
   */
  payload?: ((command: string | undefined) => P) | undefined;
  stillWanted?: (() => Promise<boolean>) | undefined;
  /** The comment that nobody may have deleted. */
  command?: CommandComment | undefined;
}>;

/** How a claim ended. */
export type Binding<P> =
  /** This run may send now. */
  | Readonly<{ kind: 'bound'; entry: Entry<P> }>
  | Readonly<{ kind: 'previous'; entry: ClaimEntry<P> }>
  /** Nothing was sent, and nothing may be sent. `own` is the comment of this run, if it could not be deleted. */
  | Readonly<{
      kind: 'not-sent';
      why: WhyNotSent;
      own?: Entry<P> | undefined;
      error?: RequestError | undefined;
    }>
  | Readonly<{ kind: 'cancelled'; own: Entry<P> }>;

/**
 * Why a claim that was not cancelled has sent nothing: another run went first, and has not sent; nobody wants the request any more;
 * somebody has deleted the command or the own comment; no list showed the own comment; it was not bound within five
 * minutes, on GitHub's clock; or comments could not be listed or written, as `error` says.
 */
export type WhyNotSent =
  | 'other-run'
  | 'unwanted'
  | 'command-deleted'
  | 'deleted'
  | 'not-listed'
  | 'too-late'
  | 'fault';

export type Saved<P> =
  | Readonly<{ kind: 'saved'; entry: Entry<P> }>
  /** Somebody else has written the comment since it was read. */
  | Readonly<{ kind: 'changed' }>
  | Readonly<{ kind: 'failed' }>;

/** A repository whose entries a ledger reads and writes. */
export type LedgerRepository = Readonly<{
  /** Undefined if the runner does not provide it. Then no entry can be verified. */
  id: number | undefined;
  /** Whether the entries of a thread count in a claim whatever their project and `comment-tag`. */
  countsAllUses?: boolean;
  comments: Pick<
    CommentsApi,
    'newestPages' | 'oldest' | 'pagesSince' | 'create' | 'update' | 'remove' | 'read'
  >;
  /** Reports that a comment could not be written. */
  warn: (what: string, error: RequestError) => void;
}>;

/** A function that opens the ledger of a repository, with the keys of the run. */
export type OpenLedger<P> = (repository: LedgerRepository) => Ledger<P>;
