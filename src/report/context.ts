/** The parts that the two kinds of reports share: their dependencies, and how they read requests. */
import type { FleetGitHub } from '../fleet/fleet.ts';
import type { GetInput } from '../inputs/parse.ts';
import type { Clock, ContextApi, OutputFiles, Runner, WorkflowRun } from '../ports.ts';
import { reportFleetFailure } from '../fleet/report-run.ts';
import { CANCELLED } from '../rendering/incomplete.ts';
import { createRequestLedgers } from '../request/ledgers.ts';
import type { REPORT_INPUTS, ReportInputs } from './report-inputs.ts';
import { setReportOutputs } from './output/outputs.ts';
import {
  readReportedPullRequests,
  type PullRequestsRead,
} from './requests/read-pull-requests.ts';
import { readReportedRequests, type RequestsRead } from './requests/read-requests.ts';
import type { ReportedRequest } from './requests/requests.ts';

/** The dependencies of a report on its surroundings. */
export type ReportDependencies = Readonly<{
  getInput: GetInput<typeof REPORT_INPUTS>;
  /** Tag of the release that started the workflow, not validated; empty for other events. */
  releasedTag: string;
  run: WorkflowRun;
  runner: Runner;
  files: OutputFiles;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** GitHub, for a repository, `owner/name`, and a token. */
  connect: (repository: string, token: string) => FleetGitHub;
  /** Releases and ranges of commits of a repository. */
  connectHistory: (repository: string, token: string) => Pick<ContextApi, 'gather'>;
}>;

/** The dependencies and the inputs, for all phases of a run. */
export type ReportContext = ReportDependencies &
  Readonly<{
    inputs: ReportInputs;
    /** The repositories whose requests are counted, `owner/name`, at least one. */
    names: readonly string[];
  }>;

export const REPORT_TITLE = 'Docs report';

/** Reads the requests of the repositories since a time. */
export function readReportSources(
  { inputs, names, run, runner, clock, signal, connect }: ReportContext,
  since: Date,
): Promise<RequestsRead> {
  const log = (line: string): void => runner.info(line);
  const keys = inputs.apiKey;
  const fleet = {
    run,
    names,
    openLedger: createRequestLedgers({ keys, run, clock, signal, log }),
    connect: (name: string) => connect(name, inputs.githubToken),
    // A report writes no entries.
    createWarn: () => () => undefined,
  };
  const options = { fleet, since, log, signal };
  return runner.group('Reading requests', () => readReportedRequests(options));
}

/** Reads the docs pull requests that requests name. */
export function readReportedDocsPullRequests(
  { inputs, names, run, runner, connect }: ReportContext,
  requests: readonly ReportedRequest[],
): Promise<PullRequestsRead> {
  const { serverUrl } = run;
  const { githubToken, docsToken } = inputs;
  const known = new Set(names.map((name) => name.toLowerCase()));
  const tokenElsewhere = docsToken || githubToken;
  const open = (name: string): FleetGitHub => {
    const isKnown = known.has(name.toLowerCase());
    return connect(name, isKnown ? githubToken : tokenElsewhere);
  };
  const log = (line: string): void => runner.info(line);
  const options = { serverUrl, open, log };
  return runner.group('Reading docs pull requests', () =>
    readReportedPullRequests(requests, options),
  );
}

/** Ends a run without a report. Returns that the step failed. */
export function failReport(
  { runner, signal }: ReportDependencies,
  errors: readonly string[],
): Promise<true> {
  const title = `No ${REPORT_TITLE.toLowerCase()}`;
  setReportOutputs(runner, { complete: 'false' });
  // After a cancellation, every read fails.
  const causes = signal.aborted ? [CANCELLED] : errors;
  return reportFleetFailure(runner, { title, heading: title }, causes);
}
