import { inParallel } from '../fleet/in-parallel.ts';
import type { StepEnd } from '../ports.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { publishFailure } from '../run/publish.ts';
import { parseSweepInputs } from './sweep-inputs.ts';
import { reportSweep } from './report-sweep.ts';
import { sweepRepository } from './sweep-repository.ts';
import { startSweep, type SweepDependencies } from './start-sweep.ts';

/** Runs one sweep: finishes each repository after its listing, a few at a time, and reports. */
export async function runSweep(deps: SweepDependencies): Promise<StepEnd> {
  const fail = (failures: readonly string[]): Promise<StepEnd> =>
    publishFailure(deps.runner, 'The sweep could not start', { failures });
  const parsed = parseSweepInputs(deps);
  if (!parsed.ok) return fail(parsed.error);
  const started = await startSweep(deps, parsed.value);
  if (!started.ok) return fail([started.error]);
  const sweep = started.value;

  const swept = await inParallel(sweep.names, (name) => sweepRepository(sweep, name));
  const gaps = swept.flatMap((each) => each.gaps);
  const isNoneRead = swept.every(({ isRead }) => !isRead) && gaps.length > 0;
  if (isNoneRead) return fail(explainGaps(gaps));
  return reportSweep(sweep, swept, gaps);
}
