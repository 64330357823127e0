import { serialize, type Cell } from '../analytics/file-formats.ts';
import type { CollectedViews } from './collect.ts';
import type { ViewsReport } from './report.ts';
import { changeOf, type PageTrend } from './trends.ts';

const COLUMNS = ['path', 'human', 'ai', 'total'];
const COMPARE_COLUMNS = [...COLUMNS, 'humanBefore', 'aiBefore', 'totalBefore', 'change'];

/** The text of the file, one row per page. */
export function renderFile({ inputs, pages }: Pick<ViewsReport, 'inputs' | 'pages'>): Generator<string> {
  const { format, compare } = inputs;
  return serialize(format, compare ? COMPARE_COLUMNS : COLUMNS, toRows(pages, compare));
}

function* toRows(pages: readonly PageTrend[], compare: boolean): Generator<readonly Cell[]> {
  for (const page of pages) {
    const { path, human, ai, total, before } = page;
    const row = [path, human, ai, total];
    yield compare ? [...row, before?.human, before?.ai, before?.total, changeOf(page)] : row;
  }
}

/** The metadata file: date range, totals, and whether rows are missing. */
export function renderMetadata(report: ViewsReport, generatedAt: Date): string {
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
  return { dateFrom: range.from, dateTo: range.to, ...counts, complete, reason: incomplete?.reason };
}
