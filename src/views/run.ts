import { createExport, EXPORT_OUTPUTS } from '../export/export.ts';
import { serialize, type Cell } from '../export/file-formats.ts';
import { explainIncomplete } from '../export/request-page.ts';
import type { ViewsApi } from '../ports.ts';
import { jsonArrayOutput, pluralize } from '../rendering/format.ts';
import { collectViews, wasReadToEnd, type CollectedViews } from './collect.ts';
import { parseViewsInputs, type ViewsInputs } from './inputs.ts';
import { buildReport, type PageTrend, type ViewsReport } from './report.ts';
import { renderViewsSummary, topTable } from './summary.ts';

/** Names of the outputs of `views/action.yml`; a test compares them. */
export const VIEWS_OUTPUTS = [
  ...EXPORT_OUTPUTS,
  'rows',
  'human',
  'ai',
  'total',
  'nextOffset',
  'pages',
] as const;

const COLUMNS = ['path', 'human', 'ai', 'total'];
const COMPARE_COLUMNS = [...COLUMNS, 'humanBefore', 'aiBefore', 'totalBefore', 'change'];

/** Exports page views. */
export const runViews = createExport<ViewsApi, ViewsInputs, CollectedViews>({
  name: 'page views',
  outputNames: VIEWS_OUTPUTS,
  noOutputs: { complete: false, pages: '[]' },
  parseInputs: parseViewsInputs,
  collect: collectViews,
  collectPrevious: async (options) => {
    const previous = await collectViews({ ...options, offset: 0 });
    // Only the current period can be resumed.
    return { ...previous, nextOffset: undefined };
  },
  explainMissing: ({ incomplete, nextOffset }) => {
    if (incomplete === undefined) return [];
    return [explainIncomplete(incomplete, nextOffset)];
  },
  // If the last page could not be read, further requests would fail, too.
  canCompare: wasReadToEnd,
  report: (inputs, current, previous, now) => {
    const { nextOffset, incomplete } = current;
    // Without any response, an empty file would claim that there were no views.
    if (current.totals === undefined) return { outputs: { nextOffset } };
    const report = buildReport(inputs, current, previous);
    const { pages, top, totals } = report;
    const topPaths = top.map(({ path }) => path);
    return {
      rows: pluralize(pages.length, 'row'),
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
        pages: jsonArrayOutput(topPaths),
      } satisfies Record<Exclude<(typeof VIEWS_OUTPUTS)[number], 'file'>, unknown>,
      heading: '📊 Page views',
      summary: renderViewsSummary(report),
      // No later run can do better, so somebody has to look into it.
      failed: incomplete?.reason === 'inconsistent-paging',
    };
  },
});

/** Renders the file, one row per page. */
export function renderFile({
  inputs,
  pages,
}: Pick<ViewsReport, 'inputs' | 'pages'>): Generator<string> {
  const { format, compare } = inputs;
  const columns = compare ? COMPARE_COLUMNS : COLUMNS;
  return serialize(format, columns, toRows(pages, compare));
}

function* toRows(
  pages: readonly PageTrend[],
  compare: boolean,
): Generator<readonly Cell[]> {
  for (const { path, human, ai, total, before, change } of pages) {
    const row = [path, human, ai, total];
    const comparison = [before?.human, before?.ai, before?.total, change];
    yield compare ? [...row, ...comparison] : row;
  }
}

/** Renders the metadata file: date range, totals, and whether rows are missing. */
function renderMetadata(report: ViewsReport, generatedAt: Date): string {
  const { inputs, current, previous, pages, isFiltered, totals } = report;
  const metadata = {
    file: inputs.file,
    format: inputs.format,
    columns: inputs.compare ? COMPARE_COLUMNS : COLUMNS,
    generatedAt: generatedAt.toISOString(),
    rows: pages.length,
    filtered: isFiltered,
    offset: inputs.offset,
    ...describeCollection(current),
    // `totals` are site-wide.
    selected: isFiltered ? totals : undefined,
    previous: previous && describeCollection(previous),
  };
  return `${JSON.stringify(metadata, undefined, 2)}\n`;
}

function describeCollection(collected: CollectedViews): object {
  const { range, rows: _, incomplete, ...counts } = collected;
  const complete = incomplete === undefined;
  return {
    dateFrom: range.from,
    dateTo: range.to,
    ...counts,
    complete,
    reason: incomplete?.reason,
  };
}
