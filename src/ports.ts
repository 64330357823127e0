/**
 * What the stories need of the world. Edges implement it; tests implement it with plain objects.
 */
import type {
  Answer,
  CommentRef,
  Facts,
  Job,
  Permission,
  Reaction,
  Subject,
  ThreadRecord,
  ViewsPage,
} from './domain.ts';

/** Time. Tests turn it by hand. */
export interface Clock {
  /** Milliseconds on a clock that never jumps; only differences mean anything. */
  now(): number;
  /** Wall-clock time, for what people read. */
  date(): Date;
  /** Resolves after `ms`, or at once (never rejects) when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The hosted agent (service document §4.1–4.3). Each call is one HTTP request: nothing is repeated in here. */
export interface AgentService {
  create(prompt: string, signal?: AbortSignal): Promise<Answer<Job>>;
  message(jobId: string, prompt: string, signal?: AbortSignal): Promise<Answer<Job>>;
  get(jobId: string, signal?: AbortSignal): Promise<Answer<Job>>;
}

/** Page-view analytics (service document §4.4). Each call is one HTTP request: nothing is repeated in here. */
export interface AnalyticsService {
  /** `dateFrom` and `dateTo` (exclusive) are ISO 8601 or `YYYY-MM-DD`; `limit` is 1 to 250 rows, `offset` rows to skip. */
  views(
    query: Readonly<{ dateFrom?: string; dateTo?: string; limit: number; offset: number }>,
    signal?: AbortSignal,
  ): Promise<Answer<ViewsPage>>;
}

/** How a line of the log is meant; shown as a colour where there are colours. */
export type Tone = 'plain' | 'good' | 'bad' | 'quiet';

/** Where a run is told to a person: the log, its annotations and the job summary. Text is escaped for the log in here. */
export interface Runner {
  info(line: string, tone?: Tone): void;
  notice(message: string, title?: string): void;
  warning(message: string, title?: string): void;
  error(message: string, title?: string): void;
  /** Puts the lines written by `body` under a heading that folds. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
  setOutput(name: string, value: string): void;
  saveState(name: string, value: string): void;
  /** Replaces what this step has put into the job summary so far. Never rejects: a failure is a warning. */
  writeSummary(markdown: string): Promise<void>;
}

/** Files of the checked-out repository, and nothing beside it. */
export interface Workspace {
  /** The text of a file, or a sentence that says why it cannot be had and what to do. */
  read(path: string): Promise<Readonly<{ ok: true; text: string }> | Readonly<{ ok: false; why: string }>>;
}

/** One HTTP exchange, headers in lower case. */
export type HttpRequest = Readonly<{
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
  /** Bound on the whole exchange, the answer's last byte included. */
  timeoutMs: number;
  /** Bound on the answer's body. */
  maxBytes: number;
}>;
export type HttpReply = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}>;
/** Sends one request, follows no redirect, repeats nothing. Any status is a reply. */
export type Send = (request: HttpRequest) => Promise<Answer<HttpReply>>;

/** A comment on an issue or pull request, as GitHub tells it. The body is anyone's: hostile. */
export type ThreadComment = Readonly<{ id: number; authorId: number; body: string; url: string }>;

/** The threads of one repository (https://docs.github.com/rest/issues/comments, …/reactions). */
export interface Conversation {
  /** All comments of a thread, oldest first. `expected`: how many there are, where that is known; saves a round trip. */
  list(thread: number, expected?: number): Promise<Answer<readonly ThreadComment[]>>;
  /** Comments of all threads that were written or edited since, oldest edit first, each with its thread's number. */
  listSince(since: Date): Promise<Answer<readonly (ThreadComment & Readonly<{ thread: number }>)[]>>;
  /** One comment of the thread itself; undefined when it is gone. */
  read(id: number): Promise<Answer<ThreadComment | undefined>>;
  create(thread: number, body: string): Promise<Answer<ThreadComment>>;
  /** Undefined when it is gone. */
  update(id: number, body: string): Promise<Answer<ThreadComment | undefined>>;
  /** Deletes a comment of ours; one that is gone is as good. */
  remove(id: number): Promise<Answer<void>>;
  /** The text of any kind of comment as it is now; undefined when it is gone. */
  textOf(comment: CommentRef): Promise<Answer<string | undefined>>;
  /** Whether the reaction is new, or stood there already. Reviews have no reactions. */
  react(comment: CommentRef, reaction: Reaction): Promise<Answer<'new' | 'there'>>;
}

/** The repository the run belongs to, and what else its token can read. */
export interface Repository {
  /** What a person may do here; `none` for someone who is no user (an App) or has no access. */
  permissionOf(login: string): Promise<Answer<Permission>>;
  /** Whether the pull request at this address is open; undefined when it cannot be told. */
  isPullRequestOpen(url: string): Promise<boolean | undefined>;
}

/** Facts, or one clause without a full stop that says why the subject itself cannot be known. */
export type Gathered = Readonly<{ ok: true; facts: Facts }> | Readonly<{ ok: false; why: string }>;

/** What happened in the repository, as far as the token can read it. Nothing is checked out. */
export interface Changes {
  /** `lastCovered`: for `since-last`, the newest commit that a job of the thread covered; undefined when there was none. */
  gather(asked: Readonly<{ subject: Subject; lastCovered: string | undefined }>): Promise<Gathered>;
  /** A file of the default branch; undefined when there is none. `gap` says why it could not be had, or that it was cut. */
  houseRules(path: string): Promise<Readonly<{ text: string | undefined; gap: string | undefined }>>;
}

/** Where a record was found, and so what it must say of itself. */
export type RecordPlace = Readonly<{
  repositoryId: number;
  thread: number;
  /** Without it any will do; likewise the project. */
  threadKey?: string;
  project?: string;
  commentId: number;
  authorId: number;
}>;

/** The record in a comment: ours and in its place, ours but not bound to a comment yet, or none of ours. */
export type RecordReading =
  | Readonly<{ kind: 'verified'; record: ThreadRecord }>
  | Readonly<{ kind: 'intent-only'; record: ThreadRecord }>
  | Readonly<{ kind: 'none' }>;

/** Signs records and tells ours from forged ones. */
export interface Seal {
  write(record: ThreadRecord): string;
  read(body: string, place: RecordPlace): RecordReading;
  /** A digest that is the same for the same text. */
  digest(text: string): string;
}

/** Files that a run leaves in the workspace, and nothing beside it. */
export interface ReportFile {
  /**
   * Puts the chunks into a file, whole or not at all: until the last of them is safe on the disk, what stood under this
   * name stays. An abort or a fault leaves nothing behind. `why` is a sentence that says what to do.
   */
  write(
    path: string,
    chunks: Iterable<string>,
    signal?: AbortSignal,
  ): Promise<Readonly<{ ok: true }> | Readonly<{ ok: false; why: string }>>;
}
