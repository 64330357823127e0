import type { Runner } from '../ports.ts';
import { pluralize } from '../report/format.ts';
import { jsonArrayOutput } from '../report/json-output.ts';
import { explainUnlisted, listWarnings } from './incomplete.ts';
import type { ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';
import { renderViewsFailure, renderViewsSummary } from './summary.ts';
import { topTable } from './tables.ts';

/** Outputs of `views/action.yml` if there is no report. A test compares the names. */
const EMPTY_OUTPUTS = {
  file: '',
  rows: '',
  human: '',
  ai: '',
  total: '',
  complete: 'false',
  nextOffset: '',
  table: '',
  pages: '[]',
};
type ViewsOutputs = Readonly<typeof EMPTY_OUTPUTS>;
export const VIEWS_OUTPUT_NAMES: readonly string[] = Object.keys(EMPTY_OUTPUTS);

/** Reports why there are no page views: invalid inputs, or a request that failed. Returns whether the step failed. */
export async function reportViewsFailure(
  runner: Runner,
  failure: Readonly<{ errors: readonly string[]; nextOffset?: number | undefined; summary: boolean }>,
): Promise<boolean> {
  const { errors, nextOffset, summary } = failure;
  setOutputs(runner, { ...EMPTY_OUTPUTS, nextOffset: String(nextOffset ?? '') });
  runner.error(errors.join('\n'), 'No page views');
  if (summary) await runner.writeSummary(renderViewsFailure(errors));
  return true;
}

/** Reports an export. `writeError`: why the file could not be written. Returns whether the step failed. */
export async function reportViews(
  runner: Runner,
  exported: Readonly<{ report: ViewsReport; inputs: ViewsInputs; writeError: string | undefined }>,
): Promise<boolean> {
  const { report, inputs, writeError } = exported;
  setOutputs(runner, { file: writeError === undefined ? inputs.file : '', ...viewsOutputs(report) });
  if (writeError === undefined) runner.info(`${pluralize(report.pages.length, 'row')} in ${inputs.file}.`);
  else runner.error(writeError, 'The page views could not be written');
  const unlisted = explainUnlisted(report.current);
  if (unlisted !== '') runner.info(unlisted);
  for (const { title, message } of listWarnings(report)) runner.warning(message, title);
  if (inputs.summary) await runner.writeSummary(renderViewsSummary(report, inputs));
  // No later run can do better, so somebody has to look into it.
  return writeError !== undefined || report.current.incomplete?.reason === 'inconsistent-paging';
}

function viewsOutputs(report: ViewsReport): Omit<ViewsOutputs, 'file'> {
  const { current, pages, top, totals } = report;
  return {
    rows: String(pages.length),
    human: String(totals.human),
    ai: String(totals.ai),
    total: String(totals.total),
    complete: String(current.incomplete === undefined),
    nextOffset: String(current.nextOffset ?? ''),
    table: topTable(report),
    pages: jsonArrayOutput(top.map((page) => page.path)),
  };
}

function setOutputs(runner: Runner, outputs: ViewsOutputs): void {
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}
