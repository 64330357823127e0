import { invalidValue, ok, type ParseResult } from '../inputs/parse.ts';

/** Values of `format`, which are also file extensions. */
export const FILE_FORMATS = ['csv', 'json', 'ndjson'] as const;
type FileFormat = (typeof FILE_FORMATS)[number];

/** What a cell can hold; undefined is an empty cell, or null in JSON. */
export type Cell = string | number | undefined;

/** Characters that are worth a write to the disk. Larger chunks are no faster, and need more memory. */
const CHUNK_LENGTH = 4000;

/**
 * Spreadsheets calculate cells that begin like this, in full-width forms too, and some skip white space before it
 * (OWASP, "CSV Injection"). A leading apostrophe is neutralised as well, so that the one put before it can be taken away again.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*['=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Characters that need no quotes in any reading: others could be a separator where a spreadsheet's locale says so. */
const NEEDS_QUOTES = /[^\p{L}\p{N}/._~%-]/u;

/** Checks the name only: whether the path may be written depends on the workspace. */
export function parseFileName(
  text: string,
  format: FileFormat,
  defaultName: string,
): ParseResult<string> {
  if (text === '') return ok(`${defaultName}.${format}`);
  const extension =
    FILE_FORMATS.find((each) => text.toLowerCase().endsWith(`.${each}`)) ?? format;
  if (extension === format && !/\p{Cc}|[/\\]$/u.test(text)) return ok(text);
  const example = `reports/${defaultName}.${format}`;
  return invalidValue(
    'file',
    text,
    `Use the path of a .${format} file, for example ${example}.`,
  );
}

/** The text of a file in chunks, to save memory. CSV (RFC 4180) always has a header. JSON has one row per line. */
export function* serialize(
  format: FileFormat,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Generator<string> {
  let text = { csv: `${columns.join(',')}\r\n`, json: '[', ndjson: '' }[format];
  let separator = '\n';
  for (const row of rows) {
    if (format === 'csv') text += `${row.map(toCsv).join(',')}\r\n`;
    else if (format === 'ndjson') text += `${toJson(row, columns)}\n`;
    else text += `${separator}${toJson(row, columns)}`;
    separator = ',\n';
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  yield format === 'json' ? `${text}\n]\n` : text;
}

/** A cell in quotes if it may need them. Numbers are never altered. */
function toCsv(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = escapeFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text that every spreadsheet takes for text. To have the original back, drop one leading apostrophe. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** U+2028 and U+2029 are escaped, because some readers treat them as line breaks. */
function toJson(row: readonly Cell[], columns: readonly string[]): string {
  const json = JSON.stringify(
    Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])),
  );
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
