import { ok } from '../domain/errors.ts';
import { invalidValue, type ParseResult } from '../inputs/parse.ts';

/** Formats of files, which are also their endings. */
const FILE_FORMATS = ['csv', 'json', 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Content of a cell; undefined is an empty cell, or null in JSON. */
export type Cell = string | number | undefined;

/**
 * Number of characters that are worth a write to the disk. Larger chunks are no faster, and need
 * more memory.
 */
const CHUNK_LENGTH = 4000;

/**
 * Beginning of a cell that spreadsheets calculate, in full-width forms too. Some skip white space
 * before it (OWASP, "CSV Injection"). A leading apostrophe is neutralised as well, so that the one
 * put before it can be taken away again.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*['=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * All characters but those that never need quotes. Others could be a separator in the locale of a
 * spreadsheet.
 */
const NEEDS_QUOTES = /[^\p{L}\p{N}/._~%-]/u;

/** Parses the path of a file. Its ending decides the format. Whether it may be written depends on the workspace. */
export function parseExportFile(
  path: string,
  name: string,
): ParseResult<Readonly<{ path: string; format: FileFormat }>> {
  const lower = path.toLowerCase();
  const format = FILE_FORMATS.find((each) => lower.endsWith(`.${each}`));
  const hasControlCharacter = /\p{Cc}/u.test(path);
  if (format !== undefined && !hasControlCharacter) return ok({ path, format });
  return invalidValue(name, path, 'Use a path that ends with .csv, .json or .ndjson.');
}

/** Parts of a file in one of the formats. */
type Writer = Readonly<{
  header: (columns: readonly string[]) => string;
  row: (row: readonly Cell[], columns: readonly string[], isFirst: boolean) => string;
  footer: string;
}>;

const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  // RFC 4180. The header is there without rows, too.
  csv: {
    header: toCsvLine,
    row: (row) => toCsvLine(row.map(toCsv)),
    footer: '',
  },
  // One row per line.
  json: {
    header: () => '[',
    row: (row, columns, isFirst) => {
      const separator = isFirst ? '\n' : ',\n';
      return `${separator}${toJson(row, columns)}`;
    },
    footer: '\n]\n',
  },
  ndjson: {
    header: () => '',
    row: (row, columns) => `${toJson(row, columns)}\n`,
    footer: '',
  },
};

/** Writes a file in chunks, to save memory. */
export function* serializeExport(
  format: FileFormat,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Generator<string> {
  const writer = WRITERS[format];
  let text = writer.header(columns);
  let isFirst = true;
  for (const row of rows) {
    text += writer.row(row, columns, isFirst);
    isFirst = false;
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  yield `${text}${writer.footer}`;
}

function toCsvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

/** Puts a cell into quotes if it may need them. Never alters numbers. */
function toCsv(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = escapeFormula(cell);
  if (!NEEDS_QUOTES.test(text)) return text;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Returns text that every spreadsheet takes for text. To have the original back, drop one leading
 * apostrophe.
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Escapes U+2028 and U+2029, too, because some readers treat them as line breaks. */
function toJson(row: readonly Cell[], columns: readonly string[]): string {
  const record: Record<string, Cell | null> = {};
  for (const [index, name] of columns.entries()) {
    record[name] = row[index] ?? null;
  }
  return JSON.stringify(record)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
