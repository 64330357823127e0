import { runExport, type ExportAction, type ExportDependencies } from '../analytics/export.ts';
import { jsonArrayOutput, pluralize } from '../report/format.ts';
import { collectViews, type CollectedViews, type CollectOptions } from './collect.ts';
import { renderFile, renderMetadata } from './file.ts';
import { explainIncomplete, listWarnings } from './incomplete.ts';
import { parseViewsInputs, type ViewsInputs } from './inputs.ts';
import { buildReport } from './report.ts';
import { renderViewsSummary } from './summary.ts';
import { topTable } from './tables.ts';

type Api = CollectOptions['analytics'];

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

const VIEWS: ExportAction<Api, ViewsInputs, CollectedViews> = {
  name: 'page views',
  noOutputs: NO_OUTPUTS,
  parseInputs: parseViewsInputs,
  collect: async (options, current) =>
    collectViews(current === undefined ? options : { ...options, offset: 0 }),
  // If the current period could not be read to its end, further requests would fail too.
  canCompare: ({ incomplete }) => incomplete === undefined || incomplete.reason === 'rows-moved',
  report: (inputs, current, previous, now) => {
    const { nextOffset, incomplete } = current;
    // Without any response, an empty file would claim that there were no views.
    if (current.totals === undefined && incomplete !== undefined)
      return { errors: [explainIncomplete(incomplete, nextOffset)], outputs: { nextOffset } };
    const report = buildReport(inputs, current, previous);
    const { pages, top, totals } = report;
    return {
      rows: pluralize(pages.length, 'row'),
      requests: current.requests + (previous?.requests ?? 0),
      files: [
        [inputs.file, renderFile(report)],
        [`${inputs.file}.meta.json`, [renderMetadata(report, now)]],
      ],
      outputs: {
        ...totals,
        rows: pages.length,
        complete: incomplete === undefined,
        nextOffset,
        table: topTable(report),
        pages: jsonArrayOutput(top.map(({ path }) => path)),
      } satisfies Record<Exclude<keyof typeof NO_OUTPUTS, 'file'>, unknown>,
      heading: '📊 Page views',
      warnings: listWarnings(report),
      summary: () => renderViewsSummary(report),
      // No later run can do better, so somebody has to look into it.
      failed: incomplete?.reason === 'inconsistent-paging',
    };
  },
};

/** Exports page views. Returns whether the step failed. */
export async function runViews(deps: ExportDependencies<Api>): Promise<boolean> {
  return runExport(deps, VIEWS);
}
