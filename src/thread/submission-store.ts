/** Interface of the store of submissions, and its words (docs/at-most-once.md). */
import type { CareRecord } from '../domain/care.ts';
import type { DocsPullRequestState } from '../domain/docs-pull-request-state.ts';
import type { RequestError, Result } from '../domain/errors.ts';
import type { ShownResult } from '../domain/run-result.ts';
import type {
  RequestSubmission,
  Submission,
  ThreadLocation,
} from '../domain/submission.ts';
import type { CommentsApi, RepositoryComment, ThreadComment } from '../ports.ts';

/** A status comment without its text, which only the store reads. */
export type StatusComment = Pick<ThreadComment, 'id' | 'authorId' | 'url' | 'createdAt'>;

/** A submission, and the status comment that keeps it. */
export type Stored<S extends Submission = Submission> = Readonly<{
  location: ThreadLocation;
  comment: StatusComment;
  submission: S;
  /**
   * Whether the run has bound its state to the comment, which it does before it sends. An unbound
   * state whose comment was edited counts as bound: people can restore the first revision of a
   * comment.
   */
  isBound: boolean;
  /** The comment as the store has read it. Two equal revisions show the same. */
  revision: string;
  /** Index of the line of `api-key` that has signed it. The same one signs it again. */
  keyLine: number;
}>;

/** A request, as a claim sees it. */
export type ClaimState = Stored<RequestSubmission>;

/** A submission whose job a later command can continue. */
export type JobSubmission = Stored &
  Readonly<{ submission: Submission & { job: string } }>;

/** How far back a run needs its thread. */
export type Reach = Readonly<{
  /**
   * GitHub's time of the event, in milliseconds: comments about it are not older. Infinity if there can be
   * none yet; undefined if the trigger has no time of its own, so that there may be some on every page.
   */
  eventAt: number | undefined;
  /** Whether the request may continue a job, so that an entry with one is needed, too. */
  needsJob: boolean;
  /** The number of comments, if it is known. */
  expected?: number | undefined;
}>;

/** An issue or pull request with the submissions in its newest comments. */
export type Thread = Readonly<{
  location: ThreadLocation;
  /** Oldest first. */
  comments: readonly ThreadComment[];
  /** Whether the thread has no older comments. */
  isComplete: boolean;
  /** Whether no comment about the event is missing. */
  reachesEvent: boolean;
  /** Submissions that are bound to their comments, oldest first. */
  submissions: readonly Stored[];
  claimStates: readonly ClaimState[];
  /** Number of states of ours with a job that no key of this run has signed. */
  unverified: number;
  /** The job of the docs pull request that this thread is; undefined if it is none, or if the run needs no job. */
  docsJob?: JobSubmission | undefined;
}>;

/** Comments of all threads of a repository. */
export type Listing = Readonly<{
  comments: readonly RepositoryComment[];
  /** Submissions that are bound to their comments, in the order of the comments. */
  submissions: readonly Stored[];
  claimStates: readonly ClaimState[];
  /** Whether no comment is missing. */
  isComplete: boolean;
}>;

/** The submissions that count. Without `project` or `commentTag` any will do. */
export type Filter = Pick<ThreadLocation, 'repositoryId'> &
  Readonly<{ project?: string | undefined; commentTag?: string | undefined }>;

/** A status comment that was read by its id. */
export type ReadComment = Pick<Stored, 'revision'> &
  Readonly<{
    comment: Pick<StatusComment, 'id' | 'authorId'>;
    /** Undefined if the comment has no state that is bound to it. */
    submission: Submission | undefined;
    /** As in `Stored`; 0 if there is no such state. */
    keyLine: number;
  }>;

/** The fields of a stored submission that saving it needs. */
export type Saved = Pick<Stored, 'location' | 'submission' | 'revision' | 'keyLine'> &
  Pick<ReadComment, 'comment'>;

/** The reason why a state is not bound to its comment. */
export type BindingFailure =
  | Readonly<{ kind: 'github'; error: RequestError }>
  | Readonly<{ kind: 'deleted' | 'too-late' }>
  | Readonly<{ kind: 'cancelled' }>;

/** Submissions of one repository, as signed status comments keep them. Nothing else knows their texts. */
export interface SubmissionStore {
  /** Reads the comments of a thread, newest first, as far back as `reach` says, at most 1,000. */
  inThread(location: ThreadLocation, reach: Reach): Promise<Result<Thread>>;
  /**
   * Reads the claims in the comments of a thread that were written or edited since, at most 1,000.
   *
   * @param ownAccount the account that writes for this run: its unbound states count, as those of Apps do.
   */
  recent(
    location: ThreadLocation,
    since: Date,
    ownAccount?: number,
  ): Promise<Result<readonly ClaimState[]>>;
  /** Reads the submissions of a project in comments of one thread, whatever their `comment-tag`. */
  ofProject(
    location: ThreadLocation,
    comments: readonly ThreadComment[],
  ): readonly Stored[];
  /** Reads the comments of all threads that were written or edited since, oldest edit first. */
  editedSince(since: Date, filter: Filter, maxPages: number): Promise<Result<Listing>>;
  /** Reads the comments of all threads that were created since, newest first. */
  createdSince(since: Date, filter: Filter, maxPages: number): Promise<Result<Listing>>;
  /** Reads one comment; undefined if it is gone. */
  read(
    place: Filter & Pick<ThreadLocation, 'thread'>,
    commentId: number,
  ): Promise<Result<ReadComment | undefined>>;
  /** Looks for the comment of a claim, by whatever account it was written; undefined if it is not there. */
  findClaim(
    location: ThreadLocation,
    claimId: string,
  ): Promise<Result<ClaimState | undefined>>;
  /**
   * Creates the comment of a pending submission. Its state is not bound to it. After a lost answer,
   * creates another comment only if the thread shows that there is none.
   */
  create(
    location: ThreadLocation,
    submission: RequestSubmission,
  ): Promise<Result<ClaimState>>;
  /** Creates the comment of a submission that has ended, with one request. It counts once it is saved. */
  createEnded(
    location: ThreadLocation,
    submission: Submission,
    shown: ShownResult,
  ): Promise<Result<Stored>>;
  /**
   * Binds the state to its comment, so that others know that the request may have been sent. Only
   * after this may the run send. The times are GitHub's: the runner's clock may be wrong.
   */
  bind(stored: ClaimState): Promise<Result<ClaimState, BindingFailure>>;
  /**
   * Writes a comment; a link to a newer request stays. False if that failed, which is a warning. A
   * comment that somebody deleted is not created again.
   */
  save(saved: Saved, shown: ShownResult): Promise<boolean>;
  /** Adds a link to a newer request, and changes nothing else. A failure is a warning. */
  linkToNewest(
    read: Pick<ReadComment, 'comment' | 'revision'>,
    newest: Pick<StatusComment, 'id' | 'url'>,
  ): Promise<void>;
  /** Shows the preview of the docs in a finished comment, and changes nothing else. A failure is a warning. */
  showPreview(stored: Stored, previewUrl: string): Promise<void>;
  /**
   * Shows the state of the docs pull request in the title of a finished comment, and changes nothing
   * else. Returns undefined if it is shown already, or if the comment is not what was listed: another
   * run writes it. False if that failed, which is a warning.
   */
  showPullRequest(
    stored: Stored,
    state: DocsPullRequestState,
  ): Promise<boolean | undefined>;
  /**
   * Changes the record of care in the state of a comment, and nothing else. The comment is read again
   * before. `change` returns undefined if it must stay as it is.
   */
  changeCare(
    stored: Pick<Stored, 'location' | 'comment'>,
    change: (known: CareRecord) => CareRecord | undefined,
  ): Promise<'changed' | 'unchanged' | 'failed'>;
  /** Deletes a comment. False if that failed. */
  remove(stored: Stored): Promise<boolean>;
}

/** A repository whose submissions a store reads and writes. */
export type StoreRepository = Readonly<{
  /** `owner/name` */
  name: string;
  comments: Pick<
    CommentsApi,
    | 'newestPages'
    | 'listSince'
    | 'listCreatedSince'
    | 'create'
    | 'update'
    | 'remove'
    | 'read'
  >;
  /** Reports that a comment could not be written. */
  warn: (what: string, error: RequestError) => void;
}>;

/** A function that opens the store of a repository, with the keys and settings of the run. */
export type OpenStore = (repository: StoreRepository) => SubmissionStore;
