import { reportFailure, setOutputs } from '../analytics/export.ts';
import type { Runner } from '../ports.ts';
import { jsonArrayOutput } from '../report/json-output.ts';
import { describeExport, listWarnings } from './incomplete.ts';
import type { ViewsReport } from './report.ts';
import { renderViewsSummary } from './summary.ts';
import { topTable } from './tables.ts';

/** Outputs of `views/action.yml` if there is no report. A test compares the names. */
const NO_OUTPUTS = {
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
export const VIEWS_OUTPUT_NAMES: readonly string[] = Object.keys(NO_OUTPUTS);

/** Reports why there are no page views: invalid inputs, or a request that failed. Returns whether the step failed. */
export async function reportViewsFailure(
  deps: Parameters<typeof reportFailure>[0],
  errors: readonly string[],
  nextOffset?: number,
): Promise<true> {
  setOutputs(deps.runner, { ...NO_OUTPUTS, nextOffset });
  await reportFailure(deps, 'No page views', errors);
  return true;
}

/** Reports an export. `writeError`: why the file could not be written. Returns whether the step failed. */
export async function reportViews(
  runner: Runner,
  report: ViewsReport,
  writeError: string | undefined,
): Promise<boolean> {
  const { inputs, current, pages, top, totals } = report;
  setOutputs(runner, {
    ...totals,
    file: writeError === undefined ? inputs.file : '',
    rows: pages.length,
    complete: current.incomplete === undefined,
    nextOffset: current.nextOffset,
    table: topTable(report),
    pages: jsonArrayOutput(top.map(({ path }) => path)),
  } satisfies Record<keyof typeof NO_OUTPUTS, unknown>);
  if (writeError === undefined) runner.info(describeExport(report));
  else runner.error(writeError, 'The page views could not be written');
  for (const { title, message } of listWarnings(report)) runner.warning(message, title);
  if (inputs.summary) await runner.writeSummary(renderViewsSummary(report));
  // No later run can do better, so somebody has to look into it.
  return writeError !== undefined || current.incomplete?.reason === 'inconsistent-paging';
}
