/** What a sweep and care share: the repositories that they read, and how they reach them and the docs service. */
import type {
  DocsGitHub,
  DocsRepositoryContext,
} from '../docs-pull-request/repository.ts';
import { ok, type Result } from '../domain/errors.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { RepositoriesInput } from '../inputs/repositories.ts';
import { secretInputValues } from '../inputs/secrets.ts';
import type {
  CommitsApi,
  JobsApi,
  ListInstalledRepositories,
  ReadRepository,
  Runner,
  WarnOnce,
  WorkflowRun,
} from '../ports.ts';
import { createWarnOnce, type RepositoryPlace } from '../rendering/github-errors.ts';
import {
  createWarnOfUnverified,
  type WarnOfUnverified,
} from '../rendering/unverified-states.ts';
import type { OpenRequestLedger, System } from '../request/context.ts';
import { createRequestLedgers } from '../request/ledgers.ts';
import { chooseFleetRepositories } from './choose-repositories.ts';

/** The APIs for one repository and token. */
export type FleetGitHub = DocsGitHub &
  Readonly<{
    readRepository: ReadRepository;
    listInstalled: ListInstalledRepositories;
    commits: CommitsApi;
    /** Reads the login of the account that the token belongs to. */
    login: () => Promise<Result<string>>;
  }>;

/** The dependencies on the surroundings. */
export type FleetDependencies = Readonly<{
  run: WorkflowRun;
  runner: Runner;
  system: System;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectJobs: (
    connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>,
  ) => JobsApi;
  /** GitHub, for any repository: `owner/name`. */
  connectRepository: (repository: string, token: string) => FleetGitHub;
}>;

/** The inputs that decide what is read. */
type FleetInputs = Readonly<{
  apiKey: readonly string[];
  baseUrl: URL;
  githubToken: string;
  /** Empty for `githubToken`. */
  docsToken: string;
  repositories: RepositoriesInput;
}>;

export type Fleet = Readonly<{
  run: WorkflowRun;
  runner: Runner;
  system: System;
  baseUrl: URL;
  /** `owner/name`, at least one. */
  names: readonly string[];
  openLedger: OpenRequestLedger;
  /** GitHub, for a repository, with `github-token`. */
  connect: (name: string) => FleetGitHub;
  /** Returns how failed writes in a repository are reported; undefined for a thread of the workflow's own. */
  createWarn: (place: RepositoryPlace | undefined) => WarnOnce;
  /** The service, for a project. */
  jobsOf: (project: string) => JobsApi;
  secrets: readonly string[];
  /** Access to docs pull requests, as far as it does not depend on the repository of the request. */
  docs: Omit<DocsRepositoryContext, 'run' | 'tokenInput'>;
  warnOfUnverified: WarnOfUnverified;
  /** Links of docs pull requests that are completed: several requests may have the same. */
  completed: Set<string>;
}>;

/**
 * Prepares a run. The error is a text for people.
 *
 * @param countsAllUses see `LedgerRepository`
 */
export async function startFleet(
  deps: FleetDependencies,
  inputs: FleetInputs,
  countsAllUses = false,
): Promise<Result<Fleet, string>> {
  const { run, runner, system, connectJobs, connectRepository } = deps;
  const { apiKey, baseUrl, githubToken, docsToken } = inputs;
  const connect = (name: string): FleetGitHub => connectRepository(name, githubToken);
  const { repository: own } = run;
  const { listInstalled } = connect(own);
  const names = await chooseFleetRepositories(inputs.repositories, own, listInstalled);
  if (!names.ok) return names;
  const log = (line: string): void => runner.info(line);
  const { clock, signal } = system;
  const openLedger = createRequestLedgers({ keys: apiKey, run, clock, signal, log });
  const secrets = secretInputValues(inputs);
  return ok({
    run,
    runner,
    system,
    baseUrl,
    names: names.value,
    openLedger: (repository) => openLedger({ ...repository, countsAllUses }),
    connect,
    createWarn: (place) => createWarnOnce(runner, place),
    jobsOf: (projectId) => connectJobs({ apiKey, projectId, baseUrl, secrets }),
    secrets,
    docs: { githubToken, docsToken, runner, connectRepository },
    warnOfUnverified: createWarnOfUnverified(runner),
    completed: new Set<string>(),
  });
}
