/** One run of a report. */
import { startFleet } from '../fleet/fleet.ts';
import type { StepEnd } from '../ports.ts';
import { pluralize } from '../rendering/format.ts';
import { failReport, type ReportContext, type ReportDependencies } from './context.ts';
import { renderReportFile } from './output/file.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { parseReportInputs } from './report-inputs.ts';
import { publishReport } from './output/publish.ts';
import { buildReport, type Report } from './requests/build-report.ts';
import { readPullRequests } from './requests/read-pull-requests.ts';
import { readRequests } from './requests/read-requests.ts';
import { runCoverage } from './run-coverage.ts';
import { reportHeadline, numbersTable, reportSections } from './output/summary.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Runs a report: parse inputs → read requests → read docs pull requests → publish. */
export async function runReport(deps: ReportDependencies): Promise<StepEnd> {
  const parsed = parseReportInputs(deps, deps.releasedTag);
  if (!parsed.ok) return failReport(deps, parsed.error);

  const inputs = parsed.value;
  const started = await startFleet(deps, inputs, { title: 'Docs report' });
  if (!started.ok) return failReport(deps, [started.error]);
  const context = { ...started.value, inputs };
  return inputs.release === '' ? runDays(context) : runCoverage(context);
}

/** Runs the report about the requests of some days. */
async function runDays(context: ReportContext): Promise<StepEnd> {
  const { names, run } = context;
  const { days } = context.inputs;
  const since = new Date(run.clock.date().getTime() - days * DAY_MS);
  const read = await readRequests(context, since);
  // Zeros would claim that there were no requests.
  if (read.unread === names.length) return failReport(run, explainGaps(read.gaps));

  const listed = await readPullRequests(context, read.requests);
  const report = buildReport({
    days,
    repositories: names,
    requests: read.requests,
    notSent: read.notSent,
    pullRequests: listed.pullRequests,
    gaps: [...read.gaps, ...listed.gaps],
  });
  return publishDays(context, report, read.comments);
}

function publishDays(
  context: ReportContext,
  report: Report,
  comments: number,
): Promise<StepEnd> {
  const { inputs, run } = context;
  const { numbers, rows } = report;
  const now = run.clock.date();
  return publishReport(context, {
    purpose: 'report',
    symbol: '📊',
    heading: reportHeadline(report, now),
    table: numbersTable(numbers),
    gaps: report.gaps,
    sections: (maxRows) =>
      reportSections(report, { run: run.workflow, now, comments, maxRows }),
    file: {
      name: `docs-report.${inputs.format}`,
      text: renderReportFile(rows, inputs.format),
    },
    rows: pluralize(rows.length, 'request'),
    outputs: {
      requests: numbers.requests,
      jobs: numbers.jobs,
      merged: numbers.merged,
      closed: numbers.closed,
      open: numbers.open,
      noPr: numbers.noPr,
      failed: numbers.failed,
      unconfirmed: numbers.unconfirmed,
      medianHoursToMerge: numbers.medianHoursToMerge?.toFixed(1) ?? '',
    },
  });
}
