/** One sweep: its surroundings, its inputs, and what its repositories share. */
import { startFleet, type Fleet, type FleetDependencies } from '../fleet/fleet.ts';
import { ok, type Result } from '../domain/errors.ts';
import type { InputSource } from '../inputs/parse.ts';
import type { SWEEP_INPUTS, SweepInputs } from './sweep-inputs.ts';

/** The title of each annotation. */
export const SWEEP_TITLE = 'Docs agent: sweep';

/** The dependencies of a sweep on its surroundings. */
export type SweepDependencies = FleetDependencies &
  InputSource<typeof SWEEP_INPUTS> &
  Readonly<{
    /** GitHub's name of the event that started the sweep. */
    eventName: string;
  }>;

export type Sweep = Fleet &
  Readonly<{
    inputs: SweepInputs;
    /** Whether a pull request has started the sweep. */
    isPullRequest: boolean;
  }>;

/** Prepares a sweep. The error is a text for people. */
export async function startSweep(
  deps: SweepDependencies,
  inputs: SweepInputs,
): Promise<Result<Sweep, string>> {
  const started = await startFleet(deps, inputs, { title: SWEEP_TITLE });
  if (!started.ok) return started;
  return ok({
    ...started.value,
    inputs,
    isPullRequest: ['pull_request', 'pull_request_target'].includes(deps.eventName),
  });
}
