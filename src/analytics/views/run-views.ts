import type { DataExport } from '../export.ts';
import { serializeRows, type Cell } from '../../rendering/file-formats.ts';
import type { PageViews } from '../../domain/analytics.ts';
import { pluralize } from '../../rendering/format.ts';
import { collectViews, type CollectedViews } from './collect.ts';
import { parseViewsInputs, type ViewsInputs } from '../analytics-inputs.ts';
import { buildViewsReport, type ViewsReport } from './build-views-report.ts';
import { renderViewsSummary, topViewsTable } from './summary.ts';

/** Names of the outputs with `data: views`; a test compares them with `analytics/action.yml`. */
export const VIEWS_OUTPUTS = ['file', 'metadataFile', 'complete', 'table'] as const;

const COLUMNS = ['path', 'human', 'ai', 'total'];

const INCONSISTENT =
  'The docs service does not return all page views, and a later run cannot change that. Contact its support.';

export const VIEWS_EXPORT: DataExport<ViewsInputs, CollectedViews> = {
  name: 'page views',
  parseInputs: parseViewsInputs,
  collect: collectViews,
  gapsIn: ({ incomplete }) =>
    incomplete === undefined ? [] : [{ what: 'Page views', ...incomplete }],
  report: (inputs, collected, now) => {
    // Without any response, an empty file would claim that there were no views.
    if (collected.totals === undefined) return undefined;
    const report = buildViewsReport(inputs, collected);
    const { format } = inputs;
    const rows = serializeRows(format, COLUMNS, report.pages.map(toCells));
    const metadata = renderMetadata(report, inputs, collected, now);
    // No later run can do better, so somebody has to look into it.
    const hasFailed = collected.incomplete?.reason === 'inconsistent-paging';
    return {
      rows: pluralize(report.pages.length, 'row'),
      files: {
        file: { name: `page-views.${format}`, text: rows },
        metadataFile: { name: 'page-views.meta.json', text: metadata },
      },
      outputs: { table: topViewsTable(report.top) },
      symbol: '📊',
      heading: 'Page views',
      sections: renderViewsSummary(report),
      failures: hasFailed ? [INCONSISTENT] : [],
    };
  },
};

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
    ...range,
    rows: pages.length,
    /** Site-wide. */
    totals: collected.totals,
    selected: isFiltered ? totals : undefined,
    complete: incomplete === undefined,
    reason: incomplete?.reason,
  };
  return `${JSON.stringify(metadata, undefined, 2)}\n`;
}
