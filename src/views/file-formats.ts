import { inChunks, writeCsv, type Cell } from '../report/csv.ts';
import type { PageTrend } from './trends.ts';
import type { Format } from './inputs.ts';

type Column = Readonly<{ name: string; of: (page: PageTrend) => Cell }>;

const COLUMNS: readonly Column[] = [
  { name: 'path', of: (page) => page.path },
  { name: 'human', of: (page) => page.human },
  { name: 'ai', of: (page) => page.ai },
  { name: 'total', of: (page) => page.total },
];

const COLUMNS_BEFORE: readonly Column[] = [
  { name: 'humanBefore', of: (page) => page.before?.human },
  { name: 'aiBefore', of: (page) => page.before?.ai },
  { name: 'totalBefore', of: (page) => page.before?.total },
  { name: 'change', of: (page) => page.change },
];

/** Names of a file's columns, always in this order; with `compare` those of the window before come last. */
export function columnNames(compare: boolean): readonly string[] {
  return columns(compare).map((column) => column.name);
}

/** The text of a file, piece by piece: 25,000 rows in one string would be held twice while they are written. */
export function serialize(
  pages: readonly PageTrend[],
  as: Readonly<{ format: Format; compare: boolean }>,
): Iterable<string> {
  return WRITERS[as.format](pages, columns(as.compare));
}

const WRITERS: Readonly<
  Record<Format, (pages: readonly PageTrend[], columns: readonly Column[]) => Iterable<string>>
> = { csv: toCsv, json: toJson, ndjson: toNdjson };

function columns(compare: boolean): readonly Column[] {
  return compare ? [...COLUMNS, ...COLUMNS_BEFORE] : COLUMNS;
}

function toCsv(pages: readonly PageTrend[], columns: readonly Column[]): Iterable<string> {
  const names = columns.map((column) => column.name);
  return writeCsv(names, cells(pages, columns));
}

function* cells(pages: readonly PageTrend[], columns: readonly Column[]): Generator<readonly Cell[]> {
  for (const page of pages) yield columns.map((column) => column.of(page));
}

/** An array with one page per line, so that it can be searched and compared by line too. */
function* toJson(pages: readonly PageTrend[], columns: readonly Column[]): Generator<string> {
  yield '[';
  let separator = '\n';
  for (const piece of inChunks(pages)) {
    yield separator + piece.map((page) => rowToJson(page, columns)).join(',\n');
    separator = ',\n';
  }
  yield '\n]\n';
}

function* toNdjson(pages: readonly PageTrend[], columns: readonly Column[]): Generator<string> {
  for (const piece of inChunks(pages)) yield piece.map((page) => `${rowToJson(page, columns)}\n`).join('');
}

/** Null is what is not known. */
function rowToJson(page: PageTrend, columns: readonly Column[]): string {
  return JSON.stringify(Object.fromEntries(columns.map(({ name, of }) => [name, of(page) ?? null])));
}
