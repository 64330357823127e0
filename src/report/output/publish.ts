/** Writes a finished report to all places where people and programs read it. */
import { explainFileError } from '../../rendering/file-errors.ts';
import { writeReportComment } from './comment.ts';
import { failReport, REPORT_TITLE, type ReportContext } from '../context.ts';
import { CANCELLED, explainGaps, type Gap } from '../../rendering/incomplete.ts';
import { setReportOutputs, type Outputs } from './outputs.ts';

/** A finished report of either kind. */
type Publication = Readonly<{
  /** One word: a thread has one comment for each purpose. */
  purpose: string;
  /** One sentence without a full stop. */
  headline: string;
  /** Begins the short text of the comment. */
  symbol: string;
  table: string;
  gaps: readonly Gap[];
  /** Renders the whole report. Each table has at most so many rows. */
  render: (maxRows: number) => string;
  /** Text of the file. */
  fileText: string;
  /** Number of rows of the file, with a noun. */
  rows: string;
  /** Outputs that only this kind of report has. */
  outputs: Outputs;
}>;

/** Rows of a table in the job summary. The file has all of them. */
const MAX_ROWS = 50;
/** Rows of a table in the comment, which people read on a phone. */
const MAX_COMMENT_ROWS = 10;

/** Writes the file, the comment, the outputs, the log and the job summary. True if the step fails: the run was cancelled, or there is no file. */
export async function publishReport(
  context: ReportContext,
  publication: Publication,
): Promise<boolean> {
  const { run } = context;
  const { runner, signal } = run;
  if (signal.aborted) return failReport(run, [CANCELLED]);
  const { file } = context.inputs;
  const { headline, table, gaps, render } = publication;
  const written = await context.files.write(file.path, publication.fileText, signal);
  await writeReportComment(context, {
    purpose: publication.purpose,
    text: render(MAX_COMMENT_ROWS),
    shortText: `### ${publication.symbol} ${headline}\n\n${table}`,
  });
  setReportOutputs(runner, {
    ...publication.outputs,
    table,
    file: written.ok ? file.path : '',
    complete: String(gaps.length === 0),
  });

  runner.info(`${headline}.`);
  for (const text of explainGaps(gaps)) {
    runner.warning(text, `${REPORT_TITLE}: incomplete`);
  }
  if (written.ok) {
    runner.info(`${publication.rows} in ${file.path}.`);
  } else {
    runner.error(explainFileError(written.error), `${REPORT_TITLE}: no file`);
  }
  await runner.writeSummary(render(MAX_ROWS));
  return !written.ok;
}
