import { formatNumber } from '../report/format.ts';
import { codeCell } from '../report/markdown.ts';
import { singleLine, truncate } from '../text.ts';
import type { Cell } from './file-formats.ts';

/** Heading, alignment, and what a cell shows: a number, Markdown that is escaped, or nothing. */
export type Column<T> = readonly [
  string,
  'left' | 'right',
  (row: T, index: number) => Cell,
];

export const RANK: Column<unknown> = ['#', 'right', (_, index) => index + 1];

/** `+1,200`, `−3` or `0`; empty if unknown. */
export const CHANGE: Column<Readonly<{ change: number | undefined }>> = [
  'Change',
  'right',
  ({ change }) => change && formatSigned(change),
];

/** The file contains the full paths. */
const MAX_PATH_LENGTH = 120;

/** Rows of a folded table. */
const MAX_ROWS = 10;

/** A Markdown table with a row for each item. */
export function markdownTable<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
): string {
  return [
    columns.map(([heading]) => heading),
    columns.map(([, alignment]) => (alignment === 'left' ? ':---' : '---:')),
    ...rows.map((row, index) => columns.map(([, , cell]) => toText(cell(row, index)))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function toText(cell: Cell): string {
  return typeof cell === 'number' ? formatNumber(cell) : (cell ?? '');
}

/** A table that is folded, because tables with paths are too wide for a phone. Empty without rows. `max`: of rows shown. */
export function foldedTable<T>(
  title: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  max = MAX_ROWS,
): string {
  if (rows.length === 0) return '';
  const shown = rows.slice(0, max);
  const of = shown.length < rows.length ? `${formatNumber(shown.length)} of ` : '';
  const summary = `${title} (${of}${formatNumber(rows.length)})`;
  return `<details><summary>${summary}</summary>\n\n${markdownTable(columns, shown)}\n\n</details>`;
}

/** Text of visitors as code on one line, without invisible characters: anyone can request any path. */
export function textCell(text: string, limit = MAX_PATH_LENGTH): string {
  const line = truncate(singleLine(text), limit);
  return line === '' ? '(nothing visible)' : codeCell(line);
}

/** `+1,200`, `−3` or `0`. */
export function formatSigned(change: number): string {
  return change < 0
    ? `−${formatNumber(-change)}`
    : `${change > 0 ? '+' : ''}${formatNumber(change)}`;
}
