import { jsonArrayOutput } from '../report/json-output.ts';
import type { ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';
import { pagesTable } from './table.ts';

/** Names of the outputs of `views/action.yml`; a test holds the two to each other. */
export const VIEWS_OUTPUT_NAMES = [
  'file',
  'rows',
  'human',
  'ai',
  'total',
  'complete',
  'nextOffset',
  'table',
  'pages',
] as const;
export type ViewsOutputName = (typeof VIEWS_OUTPUT_NAMES)[number];
export type ViewsOutputs = Readonly<Record<ViewsOutputName, string>>;

/** Outputs of a run that has nothing to tell. */
export const EMPTY_OUTPUTS: ViewsOutputs = {
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

/** Outputs of a report. `file` is empty when it could not be written. */
export function viewsOutputs(report: ViewsReport, inputs: ViewsInputs, written: boolean): ViewsOutputs {
  const { current, totals, top } = report;
  return {
    file: written ? inputs.file : '',
    rows: String(report.pages.length),
    human: String(totals.human),
    ai: String(totals.ai),
    total: String(totals.total),
    complete: String(current.incomplete === undefined),
    nextOffset: current.nextOffset === undefined ? '' : String(current.nextOffset),
    table: pagesTable(top, { before: report.previous !== undefined }),
    pages: jsonArrayOutput(top.map((page) => page.path)),
  };
}
