import type { AnalyticsApi, Clock, OutputFiles, Runner } from '../ports.ts';
import { parseConnection, type ConnectionInputs, type CONNECTION_INPUTS } from '../inputs/connection.ts';
import { combine } from '../inputs/parse.ts';
import { collectViews, type CollectedViews } from './collect.ts';
import { serialize } from './file-formats.ts';
import { isExhausted } from './incomplete.ts';
import { parseViewsInputs, isSummaryWanted, type ViewsInputName, type ViewsInputs } from './inputs.ts';
import { buildReport, type ViewsReport } from './report.ts';
import { renderMetadata } from './metadata-file.ts';
import { reportFailure, reportSuccess, type ViewsStepResult } from './report-result.ts';
import { previousRange } from './date-range.ts';

/** All that the story needs of the world; the entry builds it for real, tests build it of plain objects. */
export type ViewsDependencies = Readonly<{
  /** An input's text without surrounding white space; empty when it is not given. */
  getInput: (name: ViewsInputName | (typeof CONNECTION_INPUTS)[number]) => string;
  runner: Runner;
  files: OutputFiles;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  connect: (connection: ConnectionInputs) => AnalyticsApi;
}>;

/** The story of an export: read the inputs, collect, compare, write, tell. */
export async function runViews(deps: ViewsDependencies): Promise<ViewsStepResult> {
  const { getInput, runner, clock, signal } = deps;
  const read = combine({
    connection: parseConnection(getInput),
    inputs: parseViewsInputs(getInput, clock.date()),
  });
  if (!read.ok) return reportFailure(runner, read.errors, { summary: isSummaryWanted(getInput) });
  const { connection, inputs } = read.value;

  const { current, previous } = await collect(deps, inputs, deps.connect(connection));
  // Nothing read is not the same as no views: an empty file would say that nobody came. And a cancelled run keeps nothing half.
  if (current.totals === undefined || signal.aborted) return reportFailure(runner, current, inputs);

  const report = buildReport(inputs, current, previous);
  return reportSuccess(runner, { report, inputs, unwritten: await write(deps, inputs, report) });
}

async function collect(
  { runner, clock, signal }: ViewsDependencies,
  inputs: ViewsInputs,
  analytics: AnalyticsApi,
): Promise<Readonly<{ current: CollectedViews; previous: CollectedViews | undefined }>> {
  const { range, limit, offset, maxRequests } = inputs;
  const order = { analytics, clock, limit, signal, log: (line: string) => runner.info(line) };
  const current = await runner.group('Reading page views', () =>
    collectViews({ ...order, range, offset, maxRequests }),
  );
  const left = maxRequests - current.requests;
  // Where the service or the budget has said no, the window before would only hear it again.
  if (!inputs.compare || isExhausted(current.incomplete) || left === 0)
    return { current, previous: undefined };
  const previous = await runner.group('Reading page views of the window before', () =>
    collectViews({ ...order, range: previousRange(range), offset: 0, maxRequests: left }),
  );
  return { current, previous };
}

/** Writes the file and its side file; answers with a sentence when one of them could not be written. */
async function write(
  { files, clock, signal }: ViewsDependencies,
  inputs: ViewsInputs,
  report: ViewsReport,
): Promise<string | undefined> {
  const rows = await files.write(inputs.file, serialize(report.pages, inputs), signal);
  if (!rows.ok) return rows.reason;
  const details = renderMetadata(report, inputs, clock.date());
  const side = await files.write(`${inputs.file}.meta.json`, [details], signal);
  return side.ok ? undefined : side.reason;
}
