import { previousRange } from '../analytics/date-range.ts';
import type { ExportDependencies } from '../analytics/export.ts';
import { messagesOf } from '../inputs/parse.ts';
import { explainFileError } from '../report/file-errors.ts';
import { collectViews, type CollectOptions } from './collect.ts';
import { renderFile, renderMetadata } from './file.ts';
import { explainIncomplete } from './incomplete.ts';
import { parseViewsInputs, type ViewsInputs } from './inputs.ts';
import { reportViews, reportViewsFailure } from './outputs.ts';
import { buildReport, type ViewsReport } from './report.ts';

/** One export: parse inputs → collect both periods → build the report → write the files → report. Returns whether it failed. */
export async function runViews(deps: ExportDependencies<CollectOptions['analytics']>): Promise<boolean> {
  const parsed = parseViewsInputs(deps.getInput, deps.clock.date());
  if (!parsed.ok) return reportViewsFailure(deps, messagesOf(parsed.error));
  const inputs = parsed.value;
  const writable = await deps.files.check(inputs.file);
  if (!writable.ok) return reportViewsFailure(deps, [`\`file\`: ${explainFileError(writable.error)}`]);
  const { current, previous } = await collectPeriods(deps, inputs, deps.connect(inputs));
  if (deps.signal.aborted) return reportViewsFailure(deps, [explainIncomplete({ reason: 'cancelled' })]);
  // Without any response, an empty file would claim that there were no views.
  if (current.totals === undefined && current.incomplete !== undefined) {
    const error = explainIncomplete(current.incomplete, current.nextOffset);
    return reportViewsFailure(deps, [error], current.nextOffset);
  }
  const report = buildReport(inputs, current, previous);
  return reportViews(deps.runner, report, await writeFiles(deps, report));
}

async function collectPeriods(
  { runner, clock, signal }: ExportDependencies,
  { range, limit, offset, maxRequests, compare }: ViewsInputs,
  analytics: CollectOptions['analytics'],
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
  { files, clock, signal }: ExportDependencies,
  report: ViewsReport,
): Promise<string | undefined> {
  const { file } = report.inputs;
  const rows = await files.write(file, renderFile(report), signal);
  if (!rows.ok) return explainFileError(rows.error);
  const metadata = renderMetadata(report, clock.date());
  const written = await files.write(`${file}.meta.json`, [metadata], signal);
  return written.ok ? undefined : explainFileError(written.error);
}
