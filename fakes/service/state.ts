import { changeConfig, DEFAULT_CONFIG, type ServiceChanges, type ServiceConfig } from './config.ts';
import type { AgentJob } from './jobs.ts';

/**
 * Everything the service remembers. Nothing in it is ever changed in place: each request leaves a new state.
 */
export type ServiceState = Readonly<{
  config: ServiceConfig;
  /** Requests so far, of any kind: the last one's number is in its `x-request-id`. */
  requests: number;
  jobs: ReadonlyMap<string, AgentJob>;
  /** How often the answer to something has stumbled, by what was asked. */
  stumbled: ReadonlyMap<string, number>;
  /** When each operation was used within the last hour, in milliseconds. */
  uses: Readonly<Record<keyof ServiceConfig['perHour'], readonly number[]>>;
  /** Reports of page views asked for so far, the refused ones too. */
  reports: number;
}>;

/** A service that nobody has asked anything yet. */
export function createState(changes: ServiceChanges = {}): ServiceState {
  return {
    config: changeConfig(DEFAULT_CONFIG, changes),
    requests: 0,
    jobs: new Map(),
    stumbled: new Map(),
    uses: { creates: [], messages: [], views: [] },
    reports: 0,
  };
}

/** The state with a job added, or put in place of its older self. */
export function keepJob(state: ServiceState, job: AgentJob): ServiceState {
  return { ...state, jobs: new Map(state.jobs).set(job.id, job) };
}
