import { inChunks, writeCsv, type Cell } from '../report/csv.ts';
import type { CollectedViews } from './collect.ts';
import type { Format, ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';
import { changeOf, type PageTrend } from './trends.ts';

type Column = readonly [string, (page: PageTrend) => Cell];

const COLUMNS: readonly Column[] = [
  ['path', (page) => page.path],
  ['human', (page) => page.human],
  ['ai', (page) => page.ai],
  ['total', (page) => page.total],
];

const COMPARE_COLUMNS: readonly Column[] = [
  ['humanBefore', (page) => page.before?.human],
  ['aiBefore', (page) => page.before?.ai],
  ['totalBefore', (page) => page.before?.total],
  ['change', changeOf],
];

/** The text of the file in chunks, so that a large export is not held in memory twice. JSON has one page per line. */
export function* serialize(
  pages: readonly PageTrend[],
  { format, compare }: Readonly<{ format: Format; compare: boolean }>,
): Generator<string> {
  const columns = columnsOf(compare);
  if (format === 'csv') return yield* writeCsv(namesOf(columns), cells(pages, columns));
  const [start, separator, end] = format === 'json' ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n'];
  let before = start;
  for (const chunk of inChunks(pages)) {
    yield before + chunk.map((page) => toJson(page, columns)).join(separator);
    before = separator;
  }
  yield pages.length > 0 ? end : start + end.trimStart();
}

/** The metadata file: date range, totals, and whether rows are missing. */
export function renderMetadata(report: ViewsReport, inputs: ViewsInputs, generatedAt: Date): string {
  const { current, previous } = report;
  const metadata = {
    file: inputs.file,
    format: inputs.format,
    columns: namesOf(columnsOf(inputs.compare)),
    generatedAt: generatedAt.toISOString(),
    rows: report.pages.length,
    filtered: report.isFiltered,
    offset: inputs.offset,
    ...describeCollection(current),
    // `totals` are site-wide.
    selected: report.isFiltered ? report.totals : undefined,
    previous: previous && describeCollection(previous),
  };
  return `${JSON.stringify(metadata, undefined, 2)}\n`;
}

function describeCollection(collected: CollectedViews): object {
  const { range, totals, incomplete, nextOffset, unlisted, requests } = collected;
  return {
    dateFrom: range.from.text,
    dateTo: range.to.text,
    totals,
    complete: incomplete === undefined,
    reason: incomplete?.reason,
    nextOffset,
    unlisted,
    requests,
  };
}

function columnsOf(compare: boolean): readonly Column[] {
  return compare ? [...COLUMNS, ...COMPARE_COLUMNS] : COLUMNS;
}

function namesOf(columns: readonly Column[]): readonly string[] {
  return columns.map(([name]) => name);
}

function* cells(pages: readonly PageTrend[], columns: readonly Column[]): Generator<readonly Cell[]> {
  for (const page of pages) yield columns.map(([, cell]) => cell(page));
}

/** Unknown values are null. U+2028 and U+2029 are escaped, because some readers treat them as line breaks. */
function toJson(page: PageTrend, columns: readonly Column[]): string {
  const json = JSON.stringify(Object.fromEntries(columns.map(([name, cell]) => [name, cell(page) ?? null])));
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
