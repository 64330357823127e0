/** One run of a report. */
import { messagesOf } from '../inputs/parse.ts';
import { explainFileError } from '../rendering/file-errors.ts';
import { pluralize } from '../rendering/format.ts';
import { writeReportComment } from './comment.ts';
import {
  CANCELLED,
  fail,
  MAX_COMMENT_ROWS,
  MAX_ROWS,
  readDocsPullRequests,
  readSources,
  sourcesOf,
  TITLE,
  type ReportContext,
  type ReportDependencies,
} from './context.ts';
import { renderFile } from './file.ts';
import { explainGaps } from './gaps.ts';
import { parseReportInputs } from './inputs.ts';
import { setOutputs } from './outputs.ts';
import { buildReport, type Report } from './report.ts';
import { runCoverage } from './run-coverage.ts';
import { headline, numbersTable, oneDecimal, renderReport } from './summary.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Runs a report: parse inputs → read requests → read docs pull requests → write the file → report. True if the step fails. */
export async function runReport(deps: ReportDependencies): Promise<boolean> {
  const { files } = deps;
  const parsed = parseReportInputs(deps.getInput, deps.releasedTag);
  if (!parsed.ok) return fail(deps, messagesOf(parsed.error));

  const inputs = parsed.value;
  const writable = await files.check(inputs.file);
  if (!writable.ok) return fail(deps, [`\`file\`: ${explainFileError(writable.error)}`]);

  const context = { ...deps, inputs };
  return inputs.release === '' ? runDays(context) : runCoverage(context);
}

/** Runs the report about the requests of some days. */
async function runDays(context: ReportContext): Promise<boolean> {
  const { inputs, run, clock, signal } = context;
  const { days } = inputs;
  const sources = sourcesOf(context);
  const since = new Date(clock.date().getTime() - days * DAY_MS);
  const read = await readSources(context, sources, since);
  if (signal.aborted) return fail(context, [CANCELLED]);
  const unread = read.gaps.filter(({ kind }) => kind === 'repository');
  // Zeros would claim that there were no requests.
  if (unread.length === sources.length) return fail(context, explainGaps(unread));

  const sent = read.requests.filter(({ result }) => result !== 'not-sent');
  const listed = await readDocsPullRequests(context, sources, sent);
  if (signal.aborted) return fail(context, [CANCELLED]);
  const report = buildReport({
    days,
    repositories: sources.map(({ name }) => name),
    requests: read.requests,
    pullRequests: listed.pullRequests,
    gaps: [...read.gaps, ...listed.gaps],
    serverUrl: run.serverUrl,
  });
  return publish(context, report, read.comments);
}

/** Writes the file, the comment, the outputs, the log and the job summary. True if the step fails. */
async function publish(
  context: ReportContext,
  report: Report,
  comments: number,
): Promise<boolean> {
  const { inputs, run, runner, files, clock, signal } = context;
  const { serverUrl } = run;
  const { numbers, rows, gaps } = report;
  const rendered = { serverUrl, now: clock.date(), people: inputs.people, comments };
  const render = (maxRows: number): string =>
    renderReport(report, { ...rendered, maxRows });

  const chunks = renderFile(rows, inputs, serverUrl);
  const written = await files.write(inputs.file, chunks, signal);
  const title = `### 📊 ${headline(report, rendered.now)}`;
  await writeReportComment(context, {
    purpose: 'report',
    text: render(MAX_COMMENT_ROWS),
    shortText: `${title}\n\n${numbersTable(numbers)}`,
  });

  const { medianHoursToMerge: median } = numbers;
  setOutputs(runner, {
    ...numbers,
    medianHoursToMerge: oneDecimal(median),
    table: numbersTable(numbers),
    file: written.ok ? inputs.file : '',
    complete: String(gaps.length === 0),
  });
  runner.info(`${headline(report, rendered.now)}.`);
  for (const text of explainGaps(gaps)) runner.warning(text, `${TITLE}: incomplete`);
  if (written.ok) runner.info(`${pluralize(rows.length, 'request')} in ${inputs.file}.`);
  else runner.error(explainFileError(written.error), `${TITLE}: no file`);
  if (inputs.summary) await runner.writeSummary(render(MAX_ROWS));
  return !written.ok;
}
