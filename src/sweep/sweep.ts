/** One sweep: its surroundings, its inputs, and what its repositories share. */
import type { DocsRepositoryContext } from '../docs-pull-request/repository.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { GetInput } from '../inputs/parse.ts';
import type {
  Clock,
  JobsApi,
  OpenPullRequestsApi,
  ReadRepositoryId,
  Runner,
  WorkflowRun,
} from '../ports.ts';
import {
  createWarnOfUnverified,
  type WarnOfUnverified,
} from '../rendering/unverified-states.ts';
import type { OpenRequestLedger } from '../request/context.ts';
import { createRequestLedgers } from '../request/ledgers.ts';
import { isSameRepository } from '../text/urls.ts';
import { isCaring, type SWEEP_INPUTS, type SweepInputs } from './inputs.ts';

/** The APIs for one repository and token. */
type SweepGitHub = ReturnType<DocsRepositoryContext['connectRepository']> &
  Readonly<{ readId: ReadRepositoryId; openPullRequests: OpenPullRequestsApi }>;

/** The dependencies of a sweep on its surroundings. */
export type SweepDependencies = Readonly<{
  getInput: GetInput<typeof SWEEP_INPUTS>;
  /** GitHub's name of the event that started the sweep. */
  eventName: string;
  run: WorkflowRun;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  /** Aborts some time after `signal`, so that a message in flight can still get its answer. */
  graceSignal: AbortSignal;
  random: () => number;
  /** Returns a new claim id, which nobody can predict. */
  nonce: () => string;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectJobs: (
    connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>,
  ) => JobsApi;
  /** GitHub, for any repository: `owner/name`. */
  connectRepository: (repository: string, token: string) => SweepGitHub;
}>;

export type Sweep = SweepDependencies &
  Readonly<{
    inputs: SweepInputs;
    /** When the sweep began. */
    startedAt: Date;
    /** `owner/name`, at least one. */
    names: readonly string[];
    /** The docs repository, if only care needs it: it has the token `docs-token`. */
    docsName: string | undefined;
    openLedger: OpenRequestLedger;
    warnOfUnverified: WarnOfUnverified;
    /** Gives each warning once: several docs pull requests may have the same problem. */
    warnEachOnce: (message: string, title?: string) => void;
    /** Links of docs pull requests that are completed: several requests may have the same. */
    completed: Set<string>;
  }>;

export function startSweep(deps: SweepDependencies, inputs: SweepInputs): Sweep {
  const { runner, run, clock, signal } = deps;
  return {
    ...deps,
    inputs,
    startedAt: clock.date(),
    ...chooseRepositories(inputs, run.repository),
    openLedger: createRequestLedgers({
      keys: inputs.apiKey,
      run,
      clock,
      signal,
      log: (line) => runner.info(line, 'quiet'),
    }),
    warnOfUnverified: createWarnOfUnverified(runner),
    warnEachOnce: createWarnEachOnce(runner),
    completed: new Set<string>(),
  };
}

/**
 * Returns the repositories that the input names, or else the workflow's own. Care adds the docs
 * repository, where its status comments are.
 */
function chooseRepositories(
  inputs: SweepInputs,
  own: string,
): Pick<Sweep, 'names' | 'docsName'> {
  const { repositories, docsRepository } = inputs;
  const named = repositories.length === 0 ? [own] : repositories;
  const names = named.map((name) => (isSameRepository(name, own) ? own : name));
  const withoutDocs = { names, docsName: undefined };
  if (docsRepository === undefined || !isCaring(inputs)) return withoutDocs;
  const isNamed = names.some((name) => isSameRepository(name, docsRepository));
  if (isNamed) return withoutDocs;
  return { names: [...names, docsRepository], docsName: docsRepository };
}

function createWarnEachOnce(runner: Runner): Sweep['warnEachOnce'] {
  const warned = new Set<string>();
  return (message, title) => {
    if (!warned.has(message)) runner.warning(message, title);
    warned.add(message);
  };
}
