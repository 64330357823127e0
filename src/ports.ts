/**
 * What the stories need of the world. Edges implement it; tests implement it with plain objects.
 */
import type { Answer, Job, ViewsPage } from './domain.ts';

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

/** Where a run is told to a person: the log, its annotations and the job summary. Text is escaped for the log in here. */
export interface Runner {
  info(line: string): void;
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
