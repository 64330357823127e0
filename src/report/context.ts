/** The parts that the two kinds of reports share: what they are made with, and how they fail. */
import type { Fleet, FleetDependencies } from '../fleet/fleet.ts';
import { reportFleetFailure } from '../fleet/report-run.ts';
import type { InputSource } from '../inputs/parse.ts';
import type { ContextApi, OutputFiles, Runner } from '../ports.ts';
import { CANCELLED } from '../rendering/incomplete.ts';
import type { Run } from '../run/run.ts';
import { setReportOutputs } from './output/outputs.ts';
import type { REPORT_INPUTS, ReportInputs } from './report-inputs.ts';

/** A run, and what GitHub knows about the releases of a repository, `owner/name`. */
type ConnectedReport = Readonly<{
  run: Run;
  connectHistory: (repository: string) => Pick<ContextApi, 'gather'>;
}>;

/** The dependencies of a report on its surroundings. */
export type ReportDependencies = FleetDependencies<ConnectedReport> &
  InputSource<typeof REPORT_INPUTS> &
  Readonly<{
    /** Tag of the release that started the workflow, not validated; empty for other events. */
    releasedTag: string;
    files: OutputFiles;
    /** Aborts when the run is cancelled. */
    signal: AbortSignal;
  }>;

/** A report in progress. Its repositories are those whose requests are counted. */
export type ReportContext = Fleet &
  ConnectedReport &
  Readonly<{ inputs: ReportInputs; files: OutputFiles }>;

export const REPORT_TITLE = 'Docs report';

/** Ends a run without a report. Returns that the step failed. */
export function failReport(
  { runner, signal }: Readonly<{ runner: Runner; signal: AbortSignal }>,
  errors: readonly string[],
): Promise<true> {
  const title = `No ${REPORT_TITLE.toLowerCase()}`;
  setReportOutputs(runner, { complete: 'false' });
  // After a cancellation, every read fails.
  const causes = signal.aborted ? [CANCELLED] : errors;
  return reportFleetFailure(runner, { title, heading: title }, causes);
}
