import { formatNumber } from './format.ts';
import { codeCell } from './markdown.ts';
import { singleLine, truncate } from '../text/strings.ts';
import type { Cell } from './file-formats.ts';

/** Heading, alignment, and the content of a cell: a number, Markdown that is escaped, or nothing. */
export type Column<T> = readonly [
  string,
  'left' | 'right',
  (row: T, index: number) => Cell,
];

export const RANK: Column<unknown> = ['#', 'right', (_, index) => index + 1];

/** Length of a path in a table. The file contains the full paths. */
const MAX_PATH_LENGTH = 120;

/** Renders a Markdown table with a row for each item. */
export function renderTable<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
): string {
  const headings = columns.map(([heading]) => heading);
  const rules = columns.map(([, alignment]) => RULES[alignment]);
  const lines = [toLine(headings), toLine(rules)];
  for (const [index, row] of rows.entries()) {
    const cells = columns.map(([, , content]) => toText(content(row, index)));
    lines.push(toLine(cells));
  }
  return lines.join('\n');
}

/** Markdown below the heading of a column. */
const RULES = { left: ':---', right: '---:' };

function toLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function toText(cell: Cell): string {
  return typeof cell === 'number' ? formatNumber(cell) : (cell ?? '');
}

/**
 * Renders a table that is folded, because tables with paths are too wide for a phone. Empty without
 * rows.
 *
 * @param max number of rows to show.
 */
export function renderFoldedTable<T>(
  title: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  max: number,
): string {
  if (rows.length === 0) return '';
  const shown = rows.slice(0, max);
  let count = formatNumber(rows.length);
  if (shown.length < rows.length) count = `${formatNumber(shown.length)} of ${count}`;
  return `<details><summary>${title} (${count})</summary>\n\n${renderTable(columns, shown)}\n\n</details>`;
}

/** Renders text of visitors as code on one line, without invisible characters: anyone can request any path. */
export function textCell(text: string, limit = MAX_PATH_LENGTH): string {
  const line = truncate(singleLine(text), limit);
  if (line === '') return '(nothing visible)';
  return codeCell(line);
}
