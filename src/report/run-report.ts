/** One run of a report. */
import { startFleet } from '../fleet/fleet.ts';
import { explainFileError } from '../rendering/file-errors.ts';
import { pluralize } from '../rendering/format.ts';
import {
  failReport,
  REPORT_TITLE,
  type ReportContext,
  type ReportDependencies,
} from './context.ts';
import { renderReportFile } from './output/file.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { parseReportInputs } from './report-inputs.ts';
import { publishReport } from './output/publish.ts';
import { buildReport, type Report } from './requests/build-report.ts';
import { readReportedPullRequests } from './requests/read-pull-requests.ts';
import { readReportedRequests } from './requests/read-requests.ts';
import { runCoverage } from './run-coverage.ts';
import { reportHeadline, reportNumbersTable, renderReport } from './output/summary.ts';
import { formatOneDecimal } from '../rendering/format.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Runs a report: parse inputs → read requests → read docs pull requests → write the file → report. True if the step fails. */
export async function runReport(deps: ReportDependencies): Promise<boolean> {
  const parsed = parseReportInputs(deps, deps.releasedTag);
  if (!parsed.ok) return failReport(deps, parsed.error);

  const inputs = parsed.value;
  const writable = await deps.files.check(inputs.file.path);
  if (!writable.ok) {
    const why = explainFileError(writable.error);
    return failReport(deps, [`\`file\`: ${why}`]);
  }

  const started = await startFleet(deps, inputs, { title: REPORT_TITLE });
  if (!started.ok) return failReport(deps, [started.error]);
  const context = { ...started.value, inputs, files: deps.files };
  return inputs.release === '' ? runDays(context) : runCoverage(context);
}

/** Runs the report about the requests of some days. */
async function runDays(context: ReportContext): Promise<boolean> {
  const { names, run } = context;
  const { days } = context.inputs;
  const since = new Date(run.clock.date().getTime() - days * DAY_MS);
  const read = await readReportedRequests(context, since);
  // Zeros would claim that there were no requests.
  if (read.unread === names.length) return failReport(run, explainGaps(read.gaps));

  const listed = await readReportedPullRequests(context, read.requests);
  const report = buildReport({
    days,
    repositories: names,
    requests: read.requests,
    pullRequests: listed.pullRequests,
    gaps: [...read.gaps, ...listed.gaps],
  });
  return publishDays(context, report, read.comments);
}

/** Publishes a report. True if the step fails. */
function publishDays(
  context: ReportContext,
  report: Report,
  comments: number,
): Promise<boolean> {
  const { run } = context;
  const { numbers, rows } = report;
  const now = run.clock.date();
  return publishReport(context, {
    purpose: 'report',
    headline: reportHeadline(report, now),
    symbol: '📊',
    table: reportNumbersTable(numbers),
    gaps: report.gaps,
    render: (maxRows) =>
      renderReport(report, { run: run.workflow, now, comments, maxRows }),
    fileText: renderReportFile(rows, context.inputs.file.format),
    rows: pluralize(rows.length, 'request'),
    outputs: {
      ...numbers,
      medianHoursToMerge: formatOneDecimal(numbers.medianHoursToMerge),
    },
  });
}
