import { startFleet, type FleetDependencies } from '../fleet/fleet.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import type { InputSource } from '../inputs/parse.ts';
import type { StepEnd } from '../ports.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { publishFailure } from '../run/publish.ts';
import { parseSweepInputs, type SWEEP_INPUTS } from './sweep-inputs.ts';
import { reportSweep } from './report-sweep.ts';
import { sweepRepository } from './sweep-repository.ts';

/** The dependencies of a sweep on its surroundings. */
type SweepDependencies = FleetDependencies &
  InputSource<typeof SWEEP_INPUTS> &
  Readonly<{
    /** Whether a pull request has started the sweep. */
    isPullRequest: boolean;
  }>;

/** Runs one sweep: finishes each repository after its listing, a few at a time, and reports. */
export async function runSweep(deps: SweepDependencies): Promise<StepEnd> {
  const fail = (failures: readonly string[]): Promise<StepEnd> =>
    publishFailure(deps.runner, 'The sweep could not start', { failures });
  const parsed = parseSweepInputs(deps);
  if (!parsed.ok) return fail(parsed.error);
  const started = await startFleet(deps, parsed.value, { title: 'Docs agent: sweep' });
  if (!started.ok) return fail([started.error]);
  const fleet = started.value;

  const swept = await inParallel(fleet.names, (name) =>
    sweepRepository(fleet, name, deps.isPullRequest),
  );
  const gaps = swept.flatMap((each) => each.gaps);
  const isNoneRead = swept.every(({ isRead }) => !isRead) && gaps.length > 0;
  if (isNoneRead) return fail(explainGaps(gaps));
  return reportSweep(fleet, swept, gaps);
}
