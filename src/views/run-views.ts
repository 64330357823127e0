import { createExport, EXPORT_OUTPUTS } from '../export/export.ts';
import { datesOfExport } from '../export/date-range.ts';
import { serializeExport, type Cell } from '../rendering/file-formats.ts';
import type { PageViews } from '../domain/analytics.ts';
import { pluralize } from '../rendering/format.ts';
import { collectViews, type CollectedViews } from './collect.ts';
import { parseViewsInputs, type ViewsInputs } from './views-inputs.ts';
import { buildViewsReport, type ViewsReport } from './build-views-report.ts';
import { renderViewsSummary, topViewsTable } from './summary.ts';

/** Names of the outputs of `views/action.yml`; a test compares them. */
export const VIEWS_OUTPUTS = EXPORT_OUTPUTS;

const COLUMNS = ['path', 'human', 'ai', 'total'];

export const runViews = createExport<ViewsInputs, CollectedViews>({
  name: 'page views',
  outputNames: VIEWS_OUTPUTS,
  parseInputs: parseViewsInputs,
  collect: collectViews,
  gapsIn: ({ incomplete }) => {
    if (incomplete === undefined) return [];
    return [{ what: 'Page views', cause: incomplete.cause }];
  },
  report: (inputs, collected, now) => {
    // Without any response, an empty file would claim that there were no views.
    if (collected.totals === undefined) return undefined;
    const report = buildViewsReport(inputs, collected);
    const { path, format } = inputs.file;
    const metadata = renderMetadata(report, inputs, collected, now);
    return {
      rows: pluralize(report.pages.length, 'row'),
      files: [
        [path, serializeExport(format, COLUMNS, report.pages.map(toCells))],
        [`${path}.meta.json`, metadata],
      ],
      outputs: { table: topViewsTable(report.top) },
      heading: '📊 Page views',
      summary: renderViewsSummary(report),
      // No later run can do better, so somebody has to look into it.
      failed: collected.incomplete?.reason === 'inconsistent-paging',
    };
  },
});

/** Returns the cells of `COLUMNS`. */
function toCells({ path, human, ai, total }: PageViews): readonly Cell[] {
  return [path, human, ai, total];
}

/** Renders the metadata file: date range, totals, and whether rows are missing. */
function renderMetadata(
  { pages, isFiltered, totals }: ViewsReport,
  { range }: ViewsInputs,
  collected: CollectedViews,
  generatedAt: Date,
): string {
  const { incomplete } = collected;
  const metadata = {
    generatedAt: generatedAt.toISOString(),
    ...datesOfExport(range),
    rows: pages.length,
    /** Site-wide. */
    totals: collected.totals,
    selected: isFiltered ? totals : undefined,
    complete: incomplete === undefined,
    reason: incomplete?.reason,
  };
  return `${JSON.stringify(metadata, undefined, 2)}\n`;
}
