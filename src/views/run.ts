import type { AnalyticsApi, Clock, OutputFiles, Runner } from '../ports.ts';
import { CONNECTION_INPUTS, type ConnectionInputs } from '../inputs/connection.ts';
import { combine, messagesOf, parseEach } from '../inputs/parse.ts';
import { explainFileError } from '../report/file-errors.ts';
import { collectViews } from './collect.ts';
import { previousRange } from './date-range.ts';
import { renderMetadata, serialize } from './file-formats.ts';
import { explainIncomplete } from './incomplete.ts';
import { parseViewsInputs, type ViewsInputName, type ViewsInputs } from './inputs.ts';
import { reportViews, reportViewsFailure } from './outputs.ts';
import { buildReport, type ViewsReport } from './report.ts';

/** What the export needs from outside. */
export type ViewsDependencies = Readonly<{
  /** Returns the value without surrounding white space; empty if the input is not set. */
  getInput: (name: ViewsInputName | keyof typeof CONNECTION_INPUTS) => string;
  runner: Runner;
  files: OutputFiles;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  connect: (connection: ConnectionInputs) => AnalyticsApi;
}>;

/** One export: parse inputs → collect both periods → build the report → write the files → report. Returns whether it failed. */
export async function runViews(deps: ViewsDependencies): Promise<boolean> {
  const { getInput, runner, clock, signal } = deps;
  const parsed = combine({
    connection: combine(parseEach(CONNECTION_INPUTS, getInput)),
    inputs: parseViewsInputs(getInput, clock.date()),
  });
  if (!parsed.ok) return reportViewsFailure(deps, messagesOf(parsed.error));
  const { connection, inputs } = parsed.value;
  const writable = await deps.files.check(inputs.file);
  if (!writable.ok) return reportViewsFailure(deps, [`\`file\`: ${explainFileError(writable.error)}`]);

  const { current, previous } = await collectPeriods(deps, inputs, deps.connect(connection));
  if (signal.aborted) return reportViewsFailure(deps, [explainIncomplete({ reason: 'cancelled' })]);
  // Without any response, an empty file would claim that there were no views.
  if (current.totals === undefined && current.incomplete !== undefined) {
    const error = explainIncomplete(current.incomplete, current.nextOffset);
    return reportViewsFailure(deps, [error], current.nextOffset);
  }
  const report = buildReport(inputs, current, previous);
  return reportViews(runner, report, await writeFiles(deps, report));
}

async function collectPeriods(
  { runner, clock, signal }: ViewsDependencies,
  { range, limit, offset, maxRequests, compare }: ViewsInputs,
  analytics: AnalyticsApi,
) {
  const budget = { max: maxRequests, used: 0 };
  const options = { analytics, clock, limit, budget, signal, log: (line: string) => runner.info(line) };
  const current = await runner.group('Reading page views', () => collectViews({ ...options, range, offset }));
  // If the current period could not be read to its end, further requests would fail too.
  const canContinue = current.incomplete === undefined || current.incomplete.reason === 'rows-moved';
  if (!compare || !canContinue) return { current, previous: undefined };
  const previous = await runner.group('Reading page views of the previous period', () =>
    collectViews({ ...options, range: previousRange(range), offset: 0 }),
  );
  return { current, previous };
}

/** Writes the file and its metadata. Returns an error message if one of them could not be written. */
async function writeFiles(
  { files, clock, signal }: ViewsDependencies,
  report: ViewsReport,
): Promise<string | undefined> {
  const { file } = report.inputs;
  const rows = await files.write(file, serialize(report.pages, report.inputs), signal);
  if (!rows.ok) return explainFileError(rows.error);
  const metadata = renderMetadata(report, clock.date());
  const written = await files.write(`${file}.meta.json`, [metadata], signal);
  return written.ok ? undefined : explainFileError(written.error);
}
