/** The parts that the two kinds of reports share: what they are made with, and how they fail. */
import type { Fleet, FleetDependencies } from '../fleet/fleet.ts';
import type { InputSource } from '../inputs/parse.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import type { ContextApi, Runner, StepEnd, WorkflowRun } from '../ports.ts';
import { CANCELLED } from '../rendering/incomplete.ts';
import type { Run } from '../run/run.ts';
import { publishFailure } from '../run/publish.ts';
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
    /** Aborts when the run is cancelled. */
    signal: AbortSignal;
  }>;

/** A report in progress. Its repositories are those whose requests are counted. */
export type ReportContext = Fleet & ConnectedReport & Readonly<{ inputs: ReportInputs }>;

/** Returns the title of a pull request; empty if fewer people may read its repository than the workflow's own, which shows the report. */
export function shownTitle(
  pull: PullRequest,
  { repositoryId }: Pick<WorkflowRun, 'repositoryId'>,
): string {
  const isShown = pull.isPrivate === false || pull.repositoryId === repositoryId;
  return isShown ? pull.title : '';
}

/** Ends a run without a report. */
export function failReport(
  { runner, signal }: Readonly<{ runner: Runner; signal: AbortSignal }>,
  errors: readonly string[],
): Promise<StepEnd> {
  // After a cancellation, every read fails.
  const failures = signal.aborted ? [CANCELLED] : errors;
  return publishFailure(runner, 'No docs report', {
    failures,
    outputs: { complete: false },
  });
}
