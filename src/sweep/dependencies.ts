import type { Clock, CommentsApi, JobsApi, Runner, WorkflowRun } from '../ports.ts';
import type { SweepInputName } from './inputs.ts';

/** What a sweep needs from outside. */
export type SweepDependencies = Readonly<{
  getInput: (name: SweepInputName) => string;
  /** GitHub's name of the event that started the sweep. */
  eventName: string;
  run: WorkflowRun;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectJobs: (
    connection: Readonly<{ apiKey: string; projectId: string; baseUrl: URL; secrets: readonly string[] }>,
  ) => JobsApi;
  connectComments: (token: string) => CommentsApi;
  /** How many requests the sweep has sent so far. */
  requestCounts: () => Readonly<{ github: number; service: number }>;
}>;
