/** The basis of a sweep, care and a report: a run, and the repositories that it reads. */
import { ok, type Result } from '../domain/errors.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';
import type { RepositoriesInput } from '../inputs/repositories.ts';
import type { Runner, WorkflowRun } from '../ports.ts';
import type { OpenRepo } from '../run/repo.ts';
import type { Run, RunInputs, RunOptions } from '../run/run.ts';
import { chooseRepositories } from './choose-repositories.ts';

/** A run that is connected with GitHub and the docs service. */
type ConnectedRun = Readonly<{ run: Run }>;

/** The dependencies on the surroundings. */
export type FleetDependencies<C extends ConnectedRun = ConnectedRun> = Readonly<{
  workflow: WorkflowRun;
  runner: Runner;
  connect: (inputs: RunInputs, options: RunOptions) => C;
}>;

export type Fleet = ConnectedRun &
  Readonly<{
    /** `owner/name`, at least one. */
    names: readonly string[];
    /** Links of docs pull requests that are completed: several requests may have the same. */
    completed: Set<string>;
  }>;

/** Connects a run, and chooses its repositories. The error is a text for people. */
export async function startFleet<C extends ConnectedRun>(
  { workflow, connect }: FleetDependencies<C>,
  inputs: RunInputs & Readonly<{ repositories: RepositoriesInput }>,
  options: Omit<RunOptions, 'isTokenBuiltIn'>,
): Promise<Result<Fleet & C, string>> {
  const { repositories } = inputs;
  // The built-in token is for the workflow's own repository alone.
  const isTokenBuiltIn =
    repositories !== 'all' &&
    repositories.every((name) => isSameRepository(name, workflow.repository));
  const connected = connect(inputs, { ...options, isTokenBuiltIn });
  const names = await chooseRepositories(repositories, connected.run.repo);
  if (!names.ok) return names;
  return ok({ ...connected, names: names.value, completed: new Set() });
}

/** Opens a repository. Entries are signed for its ID, which the runner knows of the workflow's own. */
export async function openRepository(
  { run }: ConnectedRun,
  name: string,
): Promise<Result<OpenRepo>> {
  const { repository, repositoryId: id, isPrivate } = run.workflow;
  const repo = run.github(name);
  if (id !== undefined && isSameRepository(name, repository)) {
    return ok(repo.open({ id, isPrivate }));
  }
  const facts = await repo.readFacts();
  return facts.ok ? ok(repo.open(facts.value)) : facts;
}
