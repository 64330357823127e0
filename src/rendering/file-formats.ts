import { oneOf, withDefault } from '../inputs/parse.ts';

/** Formats of files, which are also their endings. */
const FILE_FORMATS = ['csv', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Content of a cell; undefined is an empty cell, or null in JSON. */
export type Cell = string | number | undefined;

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

/** Parses the input `format`. */
export const parseFileFormat = withDefault('csv', oneOf(...FILE_FORMATS));

/** Renders a file: CSV (RFC 4180) with a header, or a JSON array with one row per line. */
export function serializeRows(
  format: FileFormat,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  if (format === 'json') {
    const records = rows.map((row) => toJson(row, columns));
    return `[\n${records.join(',\n')}\n]\n`;
  }
  const records = rows.map((row) => toCsvLine(row.map(toCsv)));
  return [toCsvLine(columns), ...records].join('');
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
function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function toJson(row: readonly Cell[], columns: readonly string[]): string {
  const record: Record<string, Cell | null> = {};
  for (const [index, name] of columns.entries()) {
    record[name] = row[index] ?? null;
  }
  return JSON.stringify(record);
}

const NO_PERMISSION =
  'this step has no permission. Check the permissions of the folder that `RUNNER_TEMP` names.';

/** Why no file could be written, and what to do, by Node's code. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free disk space on the runner.',
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EROFS: NO_PERMISSION,
};

/** @param code Node's code, or empty. */
export function explainFileError(code: string): string {
  const known = FILE_ERRORS[code];
  if (known !== undefined) return `No file could be written, because ${known}`;
  const cause = code === '' ? 'unknown error' : code;
  return `No file could be written (${cause}). Check the folder that \`RUNNER_TEMP\` names.`;
}
