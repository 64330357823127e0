/** One sweep: its surroundings, its inputs, and what its repositories share. */
import { startFleet, type Fleet, type FleetDependencies } from '../fleet/fleet.ts';
import { ok, type Result } from '../domain/errors.ts';
import type { GetInput } from '../inputs/parse.ts';
import type { DocsPullRequests } from './docs-pull-requests.ts';
import type { SWEEP_INPUTS, SweepInputs } from './sweep-inputs.ts';

/** The dependencies of a sweep on its surroundings. */
export type SweepDependencies = FleetDependencies &
  Readonly<{
    getInput: GetInput<typeof SWEEP_INPUTS>;
    /** GitHub's name of the event that started the sweep. */
    eventName: string;
  }>;

export type Sweep = Fleet &
  Readonly<{
    inputs: SweepInputs;
    /** When the sweep began. */
    startedAt: Date;
    isPullRequest: boolean;
    /** The docs pull requests of each repository, as soon as one is read. */
    docsLists: Map<string, Promise<DocsPullRequests>>;
  }>;

/** Prepares a sweep. The error is a text for people. */
export async function startSweep(
  deps: SweepDependencies,
  inputs: SweepInputs,
): Promise<Result<Sweep, string>> {
  const started = await startFleet(deps, inputs);
  if (!started.ok) return started;
  return ok({
    ...started.value,
    inputs,
    startedAt: deps.system.clock.date(),
    isPullRequest: ['pull_request', 'pull_request_target'].includes(deps.eventName),
    docsLists: new Map(),
  });
}
