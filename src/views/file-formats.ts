import { inChunks, writeCsv, type Cell } from './csv.ts';
import type { CollectedViews } from './collect.ts';
import type { ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';
import { changeOf, type PageTrend } from './trends.ts';

const COLUMNS = ['path', 'human', 'ai', 'total'];
const COMPARE_COLUMNS = [...COLUMNS, 'humanBefore', 'aiBefore', 'totalBefore', 'change'];

/** The text of the file in chunks, so that a large export is not held in memory twice. JSON has one page per line. */
export function* serialize(
  pages: readonly PageTrend[],
  { format, compare }: Pick<ViewsInputs, 'format' | 'compare'>,
): Generator<string> {
  const columns = compare ? COMPARE_COLUMNS : COLUMNS;
  const rows = toRows(pages, compare);
  if (format === 'csv') return yield* writeCsv(columns, rows);
  const [start, separator, end] = format === 'json' ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n'];
  let before = start;
  for (const chunk of inChunks(rows)) {
    yield before + chunk.map((row) => toJson(row, columns)).join(separator);
    before = separator;
  }
  yield pages.length > 0 ? end : start + end.trimStart();
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
  return {
    dateFrom: range.from,
    dateTo: range.to,
    ...counts,
    complete: incomplete === undefined,
    reason: incomplete?.reason,
  };
}

function* toRows(pages: readonly PageTrend[], compare: boolean): Generator<readonly Cell[]> {
  for (const page of pages) {
    const { path, human, ai, total, before } = page;
    const row = [path, human, ai, total];
    yield compare ? [...row, before?.human, before?.ai, before?.total, changeOf(page)] : row;
  }
}

/** Unknown values are null. U+2028 and U+2029 are escaped, because some readers treat them as line breaks. */
function toJson(row: readonly Cell[], columns: readonly string[]): string {
  const json = JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])));
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
