/** Publishes a finished report of either kind, also in its comment. */
import type { StepEnd, StepFile } from '../../ports.ts';
import { CANCELLED, type Gap } from '../../rendering/incomplete.ts';
import { publish, renderSummary } from '../../run/publish.ts';
import { failReport, type ReportContext } from '../context.ts';
import { writeReportComment } from './comment.ts';

/** Names of the outputs of `report/action.yml`; a test compares them. */
export const REPORT_OUTPUTS = [
  'requests',
  'jobs',
  'merged',
  'closed',
  'open',
  'noPr',
  'failed',
  'unconfirmed',
  'medianHoursToMerge',
  'covered',
  'waiting',
  'uncovered',
  'prompt',
  'table',
  'file',
  'complete',
] as const;

/** A finished report. */
type Publication = Readonly<{
  /** One word: a thread has one comment for each purpose. */
  purpose: string;
  symbol: string;
  /** One sentence without a full stop. */
  heading: string;
  table: string;
  gaps: readonly Gap[];
  /** Renders the parts below the heading. Each table has at most so many rows. */
  sections: (maxRows: number) => readonly string[];
  file: StepFile;
  /** Number of rows of the file, with a noun. */
  rows: string;
  /** Outputs that only this kind of report has. */
  outputs: Partial<Record<(typeof REPORT_OUTPUTS)[number], string | number>>;
}>;

/** Rows of a table in the job summary. The file has all of them. */
const MAX_ROWS = 50;
/** Rows of a table in the comment, which people read on a phone. */
const MAX_COMMENT_ROWS = 10;

/** Publishes a report. The step fails if the run was cancelled, or if there is no file. */
export async function publishReport(
  context: ReportContext,
  { purpose, table, sections, file, rows, outputs, ...summary }: Publication,
): Promise<StepEnd> {
  const { run } = context;
  if (run.signal.aborted) return failReport(run, [CANCELLED]);
  const { symbol, heading, gaps } = summary;
  const end = await publish(run, {
    ...summary,
    outputs: { ...outputs, table, complete: gaps.length === 0 },
    files: { file },
    log: [`${heading}.`, `${rows} in ${file.name}.`],
    sections: sections(MAX_ROWS),
  });
  await writeReportComment(context, {
    purpose,
    text: renderSummary({ ...summary, sections: sections(MAX_COMMENT_ROWS) }),
    shortText: renderSummary({ symbol, heading, sections: [table] }),
  });
  return end;
}
