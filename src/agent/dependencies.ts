import type { Event } from '../domain.ts';
import type {
  JobsApi,
  ContextApi,
  Clock,
  CommentsApi,
  Repository,
  Runner,
  StateCodec,
  Workspace,
} from '../ports.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { InputName } from './inputs.ts';

/** All that the story needs of the world; the entry builds it for real, tests build it of plain objects. */
export type Dependencies = Readonly<{
  /** An input's text without surrounding white space; empty when it is not given. */
  getInput: (name: InputName) => string;
  /** Undefined for an event whose payload cannot be read. */
  event: Event | undefined;
  run: WorkflowRun;
  runner: Runner;
  workspace: Workspace;
  clock: Clock;
  random: () => number;
  /** Twelve characters that nobody can foresee. */
  nonce: () => string;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** Neither the key nor any of `secrets` comes back from the service. */
  connect: (connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>) => JobsApi;
  connectGitHub: (token: string) => GitHubApi;
  createStateCodec: (
    keys: Readonly<{ apiKey: string; previousKeys: readonly string[] }>,
  ) => Promise<StateCodec>;
}>;

/** GitHub through one token. */
export type GitHubApi = Readonly<{
  commentsApi: CommentsApi;
  repository: Repository;
  contextApi: ContextApi;
}>;

/** What the runner tells about the run. */
export type WorkflowRun = Readonly<{
  /** The same for all attempts. */
  id: string;
  /** From 1; a re-run adds one. */
  attempt: number;
  job: string;
  /** The step's name within its job. */
  step: string;
  url: string;
  serverUrl: URL;
  repository: string;
  repositoryId: number;
  /** Login of the person, or the App, that started it. */
  actor: string;
}>;
