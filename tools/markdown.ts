/** Tables, and the parts of pages that the tools write. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../fakes/runner/package-root.ts';

/** The first row is the head. */
export type Rows = readonly (readonly string[])[];

/** An aligned table for a terminal. Figures are aligned to the right. */
export function plainTable(rows: Rows): string {
  const widths =
    rows[0]?.map((_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    ) ?? [];
  const pad = (cell: string, column: number): string =>
    cell[/^\d/.test(cell) ? 'padStart' : 'padEnd'](widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('   ').trimEnd()).join('\n');
}

/**
 * Renders a table.
 *
 * @param ruler of a column, by its number from 0
 */
export function markdownTable(
  rows: Rows,
  ruler: (column: number) => string = () => '---',
): string {
  const [heads = [], ...others] = rows;
  return [heads, heads.map((_, column) => ruler(column)), ...others]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Renders a table of figures, with their names in the first column. */
export function figuresTable(rows: Rows): string {
  return markdownTable(rows, (column) => (column === 0 ? '---' : '---:'));
}

/** Replaces what is between the markers `<!-- name -->` and `<!-- /name -->`. Throws if they are missing. */
export function replaceBetween(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** Reads a page of this repository. */
export function readPage(path: string): string {
  return readFileSync(join(packageRoot(), path), 'utf8');
}

export function writePage(path: string, text: string): void {
  writeFileSync(join(packageRoot(), path), text);
}

/** Formats Markdown as the formatter does. */
export async function formatMarkdown(text: string): Promise<string> {
  // It takes a while to load.
  const { format, resolveConfig } = await import('prettier');
  const options = await resolveConfig(join(packageRoot(), 'README.md'));
  return format(text, { ...options, parser: 'markdown' });
}
