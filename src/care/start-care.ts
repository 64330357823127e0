/** One run of care: its surroundings, its inputs, and what its repositories share. */
import { ok, type Result } from '../domain/errors.ts';
import { startFleet, type Fleet, type FleetDependencies } from '../fleet/fleet.ts';
import type { InputSource } from '../inputs/parse.ts';
import type { CARE_INPUTS, CareInputs } from './care-inputs.ts';

/** The dependencies of care on its surroundings. */
export type CareDependencies = FleetDependencies & InputSource<typeof CARE_INPUTS>;

export type Care = Fleet & Readonly<{ inputs: CareInputs }>;

/** Prepares a run. The error is a text for people. */
export async function startCare(
  deps: CareDependencies,
  inputs: CareInputs,
): Promise<Result<Care, string>> {
  // The repositories of docs pull requests are those that the input lists.
  const withTokens = { ...inputs, docsToken: '' };
  // Messages exclude each other in a thread whatever the job there is.
  const options = { title: 'Docs agent: care', countsAllUses: true };
  const started = await startFleet(deps, withTokens, options);
  return started.ok ? ok({ ...started.value, inputs }) : started;
}
