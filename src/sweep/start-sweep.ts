/** One sweep: its surroundings, and what its repositories share. */
import { startFleet, type Fleet, type FleetDependencies } from '../fleet/fleet.ts';
import { ok, type Result } from '../domain/errors.ts';
import type { InputSource } from '../inputs/parse.ts';
import type { SWEEP_INPUTS, SweepInputs } from './sweep-inputs.ts';

/** The dependencies of a sweep on its surroundings. */
export type SweepDependencies = FleetDependencies &
  InputSource<typeof SWEEP_INPUTS> &
  Readonly<{
    /** GitHub's name of the event that started the sweep. */
    eventName: string;
  }>;

export type Sweep = Fleet &
  Readonly<{
    /** Whether a pull request has started the sweep. */
    isPullRequest: boolean;
  }>;

/** Prepares a sweep. The error is a text for people. */
export async function startSweep(
  deps: SweepDependencies,
  inputs: SweepInputs,
): Promise<Result<Sweep, string>> {
  const started = await startFleet(deps, inputs, { title: 'Docs agent: sweep' });
  if (!started.ok) return started;
  return ok({
    ...started.value,
    isPullRequest: ['pull_request', 'pull_request_target'].includes(deps.eventName),
  });
}
