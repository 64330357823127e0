/** One run of care: its surroundings, its inputs, and what its repositories share. */
import { ok, type Result } from '../domain/errors.ts';
import {
  startFleet,
  type Fleet,
  type FleetDependencies,
  type FleetGitHub,
} from '../fleet/fleet.ts';
import type { GetInput } from '../inputs/parse.ts';
import type { PullRequestStatesApi, Repository } from '../ports.ts';
import type { System } from '../request/context.ts';
import type { CARE_INPUTS, CareInputs } from './care-inputs.ts';

/** The title of each annotation. */
export const CARE_TITLE = 'Docs agent: care';

/** After this time, care gives up a message whose job is still active or cannot be read. */
export const GIVE_UP_HOURS = 72;

/** The APIs for one repository and token. */
type CareGitHub = FleetGitHub &
  Readonly<{
    states: PullRequestStatesApi;
    repository: Pick<Repository, 'isPullRequestOpen'>;
    /** Reads the login of the account that the token belongs to. */
    login: () => Promise<Result<string>>;
  }>;

/** The dependencies of care on its surroundings. */
export type CareDependencies = Omit<FleetDependencies<CareGitHub>, 'clock' | 'signal'> &
  Readonly<{ getInput: GetInput<typeof CARE_INPUTS>; system: System }>;

export type Care = Fleet<CareGitHub> & Readonly<{ inputs: CareInputs; system: System }>;

/** Prepares a run. The error is a text for people. */
export async function startCare(
  deps: CareDependencies,
  inputs: CareInputs,
): Promise<Result<Care, string>> {
  const { system } = deps;
  // The repositories of docs pull requests are those that the input lists.
  const withTokens = { ...inputs, docsToken: '' };
  // Messages exclude each other in a thread whatever the job there is.
  const started = await startFleet({ ...deps, ...system }, withTokens, true);
  return started.ok ? ok({ ...started.value, inputs, system }) : started;
}
