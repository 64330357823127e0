import type { ScenarioName } from './scenarios.ts';
import { DEFAULT_READERS, type ReaderConfig } from './readers.ts';

/** The configuration of the fake. Every name in it is invented. */
export type ServiceConfig = Readonly<{
  projectId: string;
  /** Whether every other project exists, too. They share their jobs. */
  hasAllProjects: boolean;
  /** The admin key. */
  key: string;
  /** Further admin keys: an old one during its replacement. */
  otherKeys: readonly string[];
  /** A key that may only read. */
  readOnlyKey: string;
  repository: string;
  model: string;
  /** Between the repository's and the number of a pull request in its address. */
  pullPath: string;
  /** What follows the number in that address: the path of one of its pages, a query or a fragment. */
  pullPage: string;
  /** Number of the first job's pull request; each later job has the next. */
  firstPull: number;
  /** The scenario of jobs whose prompt names none. */
  scenario: ScenarioName;
  /** How long the agent works on one message, in milliseconds. */
  workMs: number;
  /** How long the slow scenarios show the old state after a message, in milliseconds. */
  noticeMs: number;
  /** Uses per hour of each operation. Reading a job has no limit. */
  perHour: Readonly<{ creates: number; messages: number; analytics: number }>;
  readers: ReaderConfig;
}>;

/** Changes to the configuration. */
export type ServiceChanges = Readonly<
  Partial<Omit<ServiceConfig, 'perHour' | 'readers'>> & {
    perHour?: Readonly<Partial<ServiceConfig['perHour']>>;
    readers?: Readonly<Partial<ReaderConfig>>;
  }
>;

export const DEFAULT_CONFIG: ServiceConfig = {
  projectId: 'acme-docs',
  hasAllProjects: false,
  key: 'mint_fake_admin_key',
  otherKeys: [],
  readOnlyKey: 'mint_fake_read_only_key',
  repository: 'https://github.com/acme/docs',
  model: 'fake-1',
  pullPath: 'pull',
  pullPage: '',
  firstPull: 7,
  scenario: 'opens-pull-request',
  workMs: 3000,
  noticeMs: 1000,
  perHour: { creates: 100, messages: 100, analytics: 100 },
  readers: DEFAULT_READERS,
};

export function changeConfig(
  config: ServiceConfig,
  changes: ServiceChanges,
): ServiceConfig {
  return {
    ...config,
    ...changes,
    perHour: { ...config.perHour, ...changes.perHour },
    readers: { ...config.readers, ...changes.readers },
  };
}
