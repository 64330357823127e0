import type { LedgerRepository } from '../once/ledger.ts';
import type { Clock, JobsApi, Runner, WorkflowRun } from '../ports.ts';
import type { RequestRecord } from '../record/request-record.ts';
import type { TokenInput } from '../rendering/explain.ts';
import type { ResultLinks } from '../rendering/shown.ts';
import type { OpenRepo, Repo } from './repo.ts';

/** Time, chance, and the end of the process. */
export type System = Readonly<{
  clock: Clock;
  random: () => number;
  /** Twelve hexadecimal digits that nobody can predict. */
  nonce: () => string;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** Aborts a little later: until then, requests that have begun may be finished. */
  graceSignal: AbortSignal;
}>;

/** One run of an action: what it runs in, and how it reaches GitHub and the docs service. `connect.ts` creates it. */
export interface Run extends System {
  readonly workflow: WorkflowRun;
  readonly runner: Runner;
  /** The title of each annotation. */
  readonly title: string;
  /** The targets of links in Markdown. */
  readonly links: ResultLinks;
  /** The host of the docs service, for explanations of errors. */
  readonly host: string;
  /** The values of all inputs that are secrets. */
  readonly secrets: readonly string[];
  /** Whether there is a token of its own for the repositories of docs pull requests. */
  readonly hasDocsToken: boolean;
  /** The repository of the workflow, with `github-token`. */
  readonly repo: Repo;
  /** Returns a repository, `owner/name`. Without a `docs-token`, `github-token` takes its place. */
  github(name: string, token?: TokenInput): Repo;
  /** Returns the jobs of a project of the docs service. No answer contains a secret of this run. */
  jobs(project: string): JobsApi;
}

/** The inputs that a run is connected with. */
export type RunInputs = Readonly<{
  apiKey: readonly string[];
  /** Undefined if it is not valid, or if the action does not use the docs service. */
  baseUrl?: URL | undefined;
  githubToken: string;
  /** Empty for `githubToken`. */
  docsToken: string;
}>;

export type RunOptions = Readonly<{
  /** The title of each annotation. */
  title: string;
  /** Whether explanations take `github-token` for the built-in token of the job. */
  isTokenBuiltIn: boolean;
  countsAllUses?: LedgerRepository['countsAllUses'];
}>;

/** A run, and the repository of a request. */
export type RequestPlace = Readonly<{ run: Run; repo: OpenRepo }>;

/** Returns what comments show of the run that writes them. */
export function shownRun({ run, repo }: RequestPlace): RequestRecord['run'] {
  const { url, actionUrl } = run.workflow;
  const { dashboardUrl } = run.links;
  return { url, actionUrl, repositoryId: repo.id, dashboardUrl };
}
