/** Interfaces that the use cases need. Adapters implement them; tests do so with plain objects. */
import type { Result } from './domain/errors.ts';
import type { AutomaticEvent, Permission } from './domain/event.ts';
import type { CommentRef, Reaction } from './domain/comment.ts';
import type {
  CommitsSinceLast,
  MissingContext,
  SubjectDetails,
  Subject,
} from './domain/subject.ts';
import type { Job, JobRef } from './domain/job.ts';
import type { PullRequest, Reviewers } from './domain/pull-request.ts';
import type { ReviewComments, ReviewPlace } from './domain/review.ts';
import type {
  DateRange,
  SignalsPage,
  ViewsPage,
  VotesPage,
  VoteSource,
} from './domain/analytics.ts';

export interface Clock {
  /** Returns milliseconds on a monotonic clock; only differences have a meaning. */
  now(): number;
  date(): Date;
  /** Resolves after `ms`, or when the signal aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The docs agent (service document §4.1–4.3). Each call is one HTTP request, without retries. */
export interface JobsApi {
  create(prompt: string, signal?: AbortSignal): Promise<Result<Job>>;
  message(job: JobRef, prompt: string, signal?: AbortSignal): Promise<Result<Job>>;
  get(job: JobRef, signal?: AbortSignal): Promise<Result<Job>>;
}

type CursorQuery = DateRange & Readonly<{ cursor?: string | undefined }>;

/** Analytics about readers (service document §4.4). Each call is one HTTP request, without retries. */
export interface AnalyticsApi {
  /** Reads the views of up to `limit` pages, at most 250, most viewed first. `offset` is the number of pages to skip. */
  views(
    query: Partial<DateRange> & Readonly<{ limit: number; offset: number }>,
    signal?: AbortSignal,
  ): Promise<Result<ViewsPage>>;
  /** Reads up to 1,000 questions to the assistant, newest first. */
  questions(query: CursorQuery, signal?: AbortSignal): Promise<Result<SignalsPage>>;
  /** Reads up to 100 search terms, most frequent first. */
  searches(query: CursorQuery, signal?: AbortSignal): Promise<Result<SignalsPage>>;
  /** Reads the open votes of one source on up to 100 pages. Votes on further pages cannot be read. */
  votes(
    query: DateRange & Readonly<{ source: VoteSource }>,
    signal?: AbortSignal,
  ): Promise<Result<VotesPage>>;
}

/** How a step ends. */
export type StepEnd = 'ok' | 'failed';

/** A file that a step leaves for later steps of the job. */
export type StepFile = Readonly<{
  /** Without a folder. */
  name: string;
  text: string;
}>;

/** The log, its annotations, the outputs, files and the job summary. Implementations escape text for the log. */
export interface Runner {
  info(line: string): void;
  notice(message: string, title?: string): void;
  /** Writes each text once: several pull requests may have the same problem. */
  warning(message: string, title?: string): void;
  error(message: string, title?: string): void;
  /** Puts the lines that `body` writes into a group that can be folded. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
  setOutput(name: string, value: string): void;
  /**
   * Writes files into a folder of this step, all of them or none. Returns their absolute paths, by the same keys. The error is Node's code,
   * or empty.
   */
  writeFiles(
    files: Readonly<Record<string, StepFile>>,
  ): Result<Readonly<Record<string, string>>, string>;
  /** Saves a value for this step and its post step. */
  saveState(name: string, value: string): void;
  /** Reads a saved value; empty if there is none. */
  getState(name: string): string;
  /** Replaces the job summary of this step. A failure is a warning. */
  writeSummary(markdown: string): Promise<void>;
}

/** A comment on an issue or pull request. Anyone may have written the body. */
export type ThreadComment = Readonly<{
  id: number;
  /** The id in GraphQL; undefined if GitHub did not give one. */
  nodeId?: string | undefined;
  authorId: number;
  /** Login of the author; empty if there is no account. */
  author: string;
  body: string;
  url: string;
  /** ISO 8601, on GitHub's clock. */
  createdAt: string;
  /** The last edit, or the creation. */
  updatedAt: string;
  /** Whether an App wrote it. */
  isByBot: boolean;
}>;

/** A comment or review, as far as its place in a thread does not matter. */
export type CommentText = Pick<ThreadComment, 'id' | 'nodeId' | 'authorId' | 'body'>;

/** A comment or review that was read by itself. */
export type ReadComment = CommentText &
  Readonly<{
    /** The place of a comment in the diff; undefined for one in the conversation, and for a review. */
    place?: ReviewPlace | undefined;
  }>;

export type RepositoryComment = ThreadComment & Readonly<{ thread: number }>;

/** One page of the comments of a thread, oldest first. */
type NewestComments = Readonly<{
  comments: readonly ThreadComment[];
  /** Whether there are no older ones. */
  isLast: boolean;
  /** GitHub's time of the response, in milliseconds; undefined if it does not say that. */
  listedAt?: number | undefined;
}>;

/** One page of the comments of a thread, oldest first. GitHub numbers the pages from the oldest one, 1. */
export type ThreadPage = Readonly<{
  comments: readonly ThreadComment[];
  /** The number of the newest page; undefined if this is it. */
  newestPage: number | undefined;
  /** GitHub's time of the response, in milliseconds; undefined if it does not say that. */
  listedAt?: number | undefined;
}>;

/** One page of the comments of a time. */
type CommentsPage = Readonly<{
  comments: readonly RepositoryComment[];
  /** Whether all of them have been read now. */
  isLast: boolean;
  /** GitHub's time of the response, in milliseconds; undefined if it does not say that. */
  listedAt?: number | undefined;
}>;

/** The threads of one repository (https://docs.github.com/rest/issues/comments, …/reactions). */
export interface CommentsApi {
  /**
   * Lists the comments of a thread from the newest page to the oldest, at most 25 pages of 100. A page may
   * repeat the beginning of the one before it. Ends after an error.
   *
   * @param options.since older comments are left out, unless they were edited since.
   * @param options.oldest the page with the oldest comments, if its read has begun. The list begins with it, because it shows how many
   *   pages there are.
   */
  newestPages(
    thread: number,
    options?: Readonly<{
      since?: Date | undefined;
      oldest?: Promise<Result<ThreadPage>> | undefined;
    }>,
  ): AsyncGenerator<Result<NewestComments>, void>;
  /** Reads the page with the 100 oldest comments of a thread. */
  oldest(thread: number): Promise<Result<ThreadPage>>;
  /**
   * Lists the comments of all threads that were created or edited since a time, page by page, oldest edit first: all of
   * them or, if they need more pages, the newest ones. A page may repeat comments of the one before. Ends after the last
   * page, or after an error.
   */
  pagesSince(since: Date, maxPages: number): AsyncGenerator<Result<CommentsPage>, void>;
  create(thread: number, body: string): Promise<Result<ThreadComment>>;
  /** Writes a comment. Undefined if it is gone. */
  update(id: number, body: string): Promise<Result<ThreadComment | undefined>>;
  /** Deletes a comment. Succeeds if it is gone already. */
  remove(id: number): Promise<Result<void>>;
  /** Hides comments as outdated, with one request that is not repeated. A comment that is hidden already stays so. */
  minimize(nodeIds: readonly string[]): Promise<Result<unknown>>;
  /** Reads a comment of any kind; undefined if it is gone. */
  read(comment: CommentRef): Promise<Result<ReadComment | undefined>>;
  /** Reads whether a comment of any kind came by e-mail. */
  isByEmail(nodeId: string): Promise<Result<boolean>>;
  /** Adds a reaction, once for each account. Reviews carry no reactions. */
  react(comment: CommentRef, reaction: Reaction): Promise<Result<unknown>>;
}

/** An issue. Anyone may have written the body of an issue, but only its author's account can be searched for. */
export type Issue = Readonly<{
  number: number;
  body: string;
  /** Number of its comments; undefined if GitHub does not say it. */
  comments?: number | undefined;
}>;

/** The issues and labels of one repository (https://docs.github.com/rest/issues). Lists have no pull requests, and are bounded. */
export interface IssuesApi {
  /** Lists the issues with a label, open or closed, oldest first. */
  withLabel(label: string): Promise<Result<readonly Issue[]>>;
  /** Lists the issues that an account has opened, beginning with the one that was changed last: a comment is a change. */
  byCreator(login: string): Promise<Result<readonly Issue[]>>;
  /** Creates a label. GitHub does so once, and says afterwards that it exists: also to the run whose first answer was lost. */
  createLabel(label: string, description: string): Promise<Result<'created' | 'exists'>>;
  /** Lists the names of the labels of the repository, at most 100. */
  labels(): Promise<Result<ListedNames>>;
  /** Reads the description of a label; empty if it has none, or if there is no such label. */
  labelDescription(label: string): Promise<Result<string>>;
  /** Deletes a label, and takes it from all issues. Not repeated after a lost answer. */
  removeLabel(label: string): Promise<Result<unknown>>;
  /** Opens an issue and returns its number. Not repeated after a lost answer. */
  create(
    issue: Readonly<{ title: string; body: string; label: string }>,
  ): Promise<Result<number>>;
  /** Adds labels to an issue or a pull request. Creates those that the repository does not have. */
  addLabels(number: number, labels: readonly string[]): Promise<Result<unknown>>;
  /** Reads the login of the account that the token belongs to. */
  login(): Promise<Result<string>>;
}

/** A repository as GitHub describes it. */
export type RepositoryFacts = Readonly<{
  /** A new name does not change it. */
  id: number;
  /** Whether not everyone can read it; undefined if GitHub does not say. */
  isPrivate: boolean | undefined;
}>;

/** One repository (https://docs.github.com/rest/repos), and what its token reaches. */
export interface RepositoryApi {
  readFacts(): Promise<Result<RepositoryFacts>>;
  /** Reads a permission: `none` for an App and for someone without access. */
  permissionOf(login: string): Promise<Result<Permission>>;
  /** Lists the repositories (`owner/name`) that the token of a GitHub App reaches, without archived ones. */
  listInstalled(): Promise<Result<ListedNames>>;
}

/** Names. `isComplete`: whether there are no more. */
export type ListedNames = Readonly<{ names: readonly string[]; isComplete: boolean }>;

/** Pull requests. `isComplete`: whether there are no more of those that are wanted. */
export type ListedPulls = Readonly<{
  pulls: readonly PullRequest[];
  isComplete: boolean;
}>;

/** Paths that a pull request changes. A renamed file has both of its paths. */
export type ListedPaths = Readonly<{
  paths: readonly string[];
  isComplete: boolean;
}>;

/** The pull requests of one repository (https://docs.github.com/rest/pulls, …/issues). */
export interface PullRequestsApi {
  /** Lists open pull requests, oldest first, at most 1,000. */
  listOpen(): Promise<Result<ListedPulls>>;
  /**
   * Lists merged and closed pull requests that have changed since a time, and perhaps older ones, the newest change first.
   *
   * @param maxPages bound on the pages of 100 pull requests
   */
  listEnded(since: Date, maxPages: number): Promise<Result<ListedPulls>>;
  /** Lists pull requests from the newest back to a number, and perhaps older ones, at most 5,000. */
  listBackTo(number: number): Promise<Result<ListedPulls>>;
  /** Lists the paths of at most 1,000 files that a pull request changes. */
  changedPaths(number: number): Promise<Result<ListedPaths>>;
  read(number: number): Promise<Result<PullRequest>>;
  /** Requests all or none: 422 if one of them has no access, or is the author. Ignores those that are requested already. */
  requestReviewers(number: number, reviewers: Reviewers): Promise<Result<unknown>>;
}

/** A check that has failed. Anyone may have written the texts. */
export type FailedCheck = Readonly<{
  name: string;
  conclusion: string;
  annotations: readonly Readonly<{ place: string; message: string }>[];
  /** Undefined for a commit status. */
  checkRunId?: number;
}>;

/** The checks and statuses of a commit. */
export type CommitChecks = Readonly<{
  failed: readonly FailedCheck[];
  /** Whether any of them has not ended. */
  isPending: boolean;
}>;

/** The commits of one repository (https://docs.github.com/rest/commits, …/checks/runs). */
export interface CommitsApi {
  /** Reads the logins of the author and the committer of a commit, without GitHub itself; an unknown one is empty. */
  authors(sha: string): Promise<Result<readonly string[]>>;
  /** Reads the newest checks and statuses of a commit, at most 1,000 of each. */
  checks(sha: string): Promise<Result<CommitChecks>>;
  /** Adds the failures that the first two check runs have annotated. At most two requests. */
  annotate(failed: readonly FailedCheck[]): Promise<readonly FailedCheck[]>;
}

/** The reviews of pull requests in one repository (https://docs.github.com/rest/pulls/reviews). */
export interface ReviewsApi {
  /** Reads the comments of a review, oldest first, at most 300. */
  comments(pull: number, review: number): Promise<Result<ReviewComments>>;
}

/** Description of the run by the runner. */
export type WorkflowRun = Readonly<{
  /** The same for all attempts. */
  id: string;
  /** Number among the runs of its workflow, the same for all attempts: the next run has the next number. */
  number: number;
  /** The file of the workflow and its branch: `owner/name/.github/workflows/docs.yml@refs/heads/main`. */
  workflow: string;
  /** The branch or tag of the run: `refs/heads/main`. */
  ref: string;
  /** From 1. */
  attempt: number;
  job: string;
  step: string;
  url: string;
  serverUrl: URL;
  repository: string;
  /** Undefined if neither the runner nor the payload of the event provides it. */
  repositoryId: number | undefined;
  /** Whether not everyone can read the repository; undefined if the payload of the event does not say. */
  isPrivate: boolean | undefined;
  /** Login of the person, or the App, that started it. */
  actor: string;
  /** The page of this action; empty if it was not fetched from a repository. */
  actionUrl: string;
}>;

/** API for changes of the repository, as far as the token can read them. Nothing is checked out. */
export interface ContextApi {
  /** Gathers the details. The error is why the subject itself is not known; less important gaps are in `missing`. */
  gather(
    request: Readonly<{
      subject: Subject;
      /** The event about the subject. It counts more than an answer of GitHub that is older. */
      event?: AutomaticEvent | undefined;
      /** The commits of `since-last`. */
      range?: CommitsSinceLast | undefined;
      /** The subject's pull request in the event, which then need not be read. */
      payload?: PullRequest | undefined;
      /** The newest commit that a job of the thread has covered, if only later ones of the pull request are needed. */
      covered?: string | undefined;
    }>,
  ): Promise<Result<SubjectDetails, MissingContext>>;
  /** Reads a file of the default branch; its text is undefined if there is none or it cannot be used. */
  instructionsFile(
    path: string,
  ): Promise<Readonly<{ text: string | undefined; missing: readonly MissingContext[] }>>;
}
