import type { ScenarioName } from './scenarios.ts';
import { DEFAULT_TRAFFIC, type TrafficConfig } from './traffic.ts';

/** What the service is, for as long as it stands. Every name in it is invented. */
export type ServiceConfig = Readonly<{
  /** A path before `/v1` and `/v2`, like `/api`; empty by default. */
  basePath: string;
  projectId: string;
  /** The admin key: it may do everything. */
  key: string;
  /** A key that may read only. */
  readOnlyKey: string;
  repository: string;
  ref: string;
  model: string;
  /** Between the repository's and the number of a pull request in its address. */
  pullPath: string;
  /** Number of the first job's pull request; each later job has the next. */
  firstPull: number;
  /** The scenario of every turn whose prompt names none. */
  scenario: ScenarioName;
  /** How long the agent works at one turn, in milliseconds from the create or the message. */
  workMs: number;
  /** How long after a message the slow scenarios go on showing the old state, in milliseconds. */
  noticeMs: number;
  /** What `Retry-After` asks for where a scenario answers 429. */
  retryAfterSeconds: number;
  /** Uses per hour, each operation by itself; reading a job has no limit. */
  perHour: Readonly<{ creates: number; messages: number; views: number }>;
  traffic: TrafficConfig;
}>;

/** Changes to the configuration; what is left out stays as it is. */
export type ServiceChanges = Readonly<
  Partial<Omit<ServiceConfig, 'perHour' | 'traffic'>> & {
    perHour?: Readonly<Partial<ServiceConfig['perHour']>>;
    traffic?: Readonly<Partial<TrafficConfig>>;
  }
>;

export const DEFAULT_CONFIG: ServiceConfig = {
  basePath: '',
  projectId: 'acme-docs',
  key: 'mint_fake_key',
  readOnlyKey: 'mint_fake_read_only_key',
  repository: 'https://github.com/acme/docs',
  ref: 'main',
  model: 'fake-1',
  pullPath: 'pull',
  firstPull: 7,
  scenario: 'opens-pull-request',
  workMs: 3000,
  noticeMs: 1000,
  retryAfterSeconds: 1,
  perHour: { creates: 100, messages: 100, views: 100 },
  traffic: DEFAULT_TRAFFIC,
};

/** The configuration with some of it changed. */
export function changeConfig(config: ServiceConfig, changes: ServiceChanges): ServiceConfig {
  return {
    ...config,
    ...changes,
    perHour: { ...config.perHour, ...changes.perHour },
    traffic: { ...config.traffic, ...changes.traffic },
  };
}
