import type { Event } from '../domain.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type {
  AnalyticsApi,
  Clock,
  CommentsApi,
  ContextApi,
  JobsApi,
  Repository,
  Runner,
  Workspace,
  WorkflowRun,
} from '../ports.ts';
import type { StateCodec } from '../thread/codec.ts';
import type { InputName } from './inputs.ts';

/** What a run needs from outside. The entry builds it from the adapters, tests from plain objects. */
export type Dependencies = Readonly<{
  /** The value of an input without surrounding white space; empty if it is not set. */
  getInput: (name: InputName) => string;
  /** Undefined if the payload cannot be read. */
  event: Event | undefined;
  run: WorkflowRun;
  runner: Runner;
  workspace: Workspace;
  clock: Clock;
  random: () => number;
  /** Twelve hexadecimal digits that nobody can predict. */
  nonce: () => string;
  /** Aborts when the run is cancelled. The adapters get longer to finish what they have begun. */
  signal: AbortSignal;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectJobs: (connection: ServiceConnection) => JobsApi;
  connectAnalytics: (connection: ServiceConnection) => AnalyticsApi;
  connectGitHub: (token: string) => GitHubApi;
  createStateCodec: (keys: Readonly<{ apiKey: string; previousKeys: readonly string[] }>) => StateCodec;
}>;

type ServiceConnection = ConnectionInputs & Readonly<{ secrets: readonly string[] }>;

/** GitHub, with one token. */
export type GitHubApi = Readonly<{ comments: CommentsApi; repository: Repository; context: ContextApi }>;
