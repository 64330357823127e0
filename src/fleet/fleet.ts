/** What a sweep and care share: the repositories that they read, and how they reach them and the docs service. */
import type { DocsRepositoryContext } from '../docs-pull-request/repository.ts';
import { ok, type Result } from '../domain/errors.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { RepositoriesInput } from '../inputs/repositories.ts';
import { secretInputValues } from '../inputs/secrets.ts';
import type {
  Clock,
  JobsApi,
  ListInstalledRepositories,
  ReadRepositoryId,
  Runner,
  WorkflowRun,
} from '../ports.ts';
import { createWarnOnce } from '../rendering/github-errors.ts';
import {
  createWarnOfUnverified,
  type WarnOfUnverified,
} from '../rendering/unverified-states.ts';
import { createRequestLedgers } from '../request/ledgers.ts';
import { chooseFleetRepositories } from './choose-repositories.ts';
import type { FleetTools } from './open-repository.ts';

/** The APIs for one repository and token. */
export type FleetGitHub = ReturnType<DocsRepositoryContext['connectRepository']> &
  Readonly<{ readId: ReadRepositoryId; listInstalled: ListInstalledRepositories }>;

/** The dependencies on the surroundings. */
export type FleetDependencies<G extends FleetGitHub> = Readonly<{
  run: WorkflowRun;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectJobs: (
    connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>,
  ) => JobsApi;
  /** GitHub, for any repository: `owner/name`. */
  connectRepository: (repository: string, token: string) => G;
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

export type Fleet<G extends FleetGitHub = FleetGitHub> = FleetTools<G> &
  Readonly<{
    runner: Runner;
    clock: Clock;
    signal: AbortSignal;
    baseUrl: URL;
    /** The service, for a project. */
    jobsOf: (project: string) => JobsApi;
    secrets: readonly string[];
    /** Access to docs pull requests, as far as it does not depend on the repository of the request. */
    docs: Omit<DocsRepositoryContext, 'run' | 'tokenInput'>;
    warnOfUnverified: WarnOfUnverified;
    /** Gives each warning once: several pull requests may have the same problem. */
    warnEachOnce: Runner['warning'];
    /** Links of docs pull requests that are completed: several requests may have the same. */
    completed: Set<string>;
  }>;

/**
 * Prepares a run. The error is a text for people.
 *
 * @param countsAllUses see `LedgerRepository`
 */
export async function startFleet<G extends FleetGitHub>(
  deps: FleetDependencies<G>,
  inputs: FleetInputs,
  countsAllUses = false,
): Promise<Result<Fleet<G>, string>> {
  const { run, runner, clock, signal, connectJobs, connectRepository } = deps;
  const { apiKey, baseUrl, githubToken, docsToken } = inputs;
  const connect = (name: string): G => connectRepository(name, githubToken);
  const { repository: own } = run;
  const { listInstalled } = connect(own);
  const names = await chooseFleetRepositories(inputs.repositories, own, listInstalled);
  if (!names.ok) return names;
  const log = (line: string): void => runner.info(line, 'quiet');
  const openLedger = createRequestLedgers({ keys: apiKey, run, clock, signal, log });
  const secrets = secretInputValues(inputs);
  const warnEachOnce = createWarnEachOnce(runner);
  return ok({
    run,
    runner,
    clock,
    signal,
    baseUrl,
    names: names.value,
    openLedger: (repository) => openLedger({ ...repository, countsAllUses }),
    connect,
    createWarn: (place) => createWarnOnce(runner, undefined, place),
    jobsOf: (projectId) => connectJobs({ apiKey, projectId, baseUrl, secrets }),
    secrets,
    docs: {
      githubToken,
      docsToken,
      runner: { warning: warnEachOnce },
      connectRepository,
    },
    warnOfUnverified: createWarnOfUnverified(runner),
    warnEachOnce,
    completed: new Set<string>(),
  });
}

function createWarnEachOnce(runner: Runner): Runner['warning'] {
  const warned = new Set<string>();
  return (message, title) => {
    if (!warned.has(message)) runner.warning(message, title);
    warned.add(message);
  };
}
