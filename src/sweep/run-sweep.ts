import { inParallel } from '../fleet/in-parallel.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { parseSweepInputs } from './sweep-inputs.ts';
import { reportSweep, reportSweepFailure } from './report-sweep.ts';
import { sweepRepository } from './sweep-repository.ts';
import { startSweep, type SweepDependencies } from './start-sweep.ts';

/** Runs one sweep: finishes each repository after its listing, a few at a time, and reports. True if the step fails. */
export async function runSweep(deps: SweepDependencies): Promise<boolean> {
  const { runner } = deps;
  const parsed = parseSweepInputs(deps);
  if (!parsed.ok) return reportSweepFailure(runner, parsed.error);
  const started = await startSweep(deps, parsed.value);
  if (!started.ok) return reportSweepFailure(runner, [started.error]);
  const sweep = started.value;

  const swept = await inParallel(sweep.names, (name) => sweepRepository(sweep, name));
  const gaps = swept.flatMap((each) => each.gaps);
  const isNoneRead = swept.every(({ isRead }) => !isRead) && gaps.length > 0;
  if (isNoneRead) return reportSweepFailure(runner, explainGaps(gaps));
  const repositories = swept.filter(({ isRead }) => isRead);
  return reportSweep(sweep, repositories, gaps);
}
