/** Tables, and the parts of pages that the tools write. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../fakes/runner/package-root.ts';

/** The first row is the head. */
export type Rows = readonly (readonly string[])[];

/** Renders an aligned table for a terminal. Figures are aligned to the right. */
export function plainTable(rows: Rows): string {
  const [heads = []] = rows;
  const widths = heads.map((_, column) => widthOf(rows, column));
  const pad = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    const isFigure = /^\d/.test(cell);
    return isFigure ? cell.padStart(width) : cell.padEnd(width);
  };
  const lines = rows.map((row) => row.map(pad).join('   '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function widthOf(rows: Rows, column: number): number {
  const lengths = rows.map((row) => row[column]?.length ?? 0);
  return Math.max(...lengths);
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
  const rules = heads.map((_, column) => ruler(column));
  const lines = [heads, rules, ...others].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** Renders a table of figures, with their names in the first column. */
export function figuresTable(rows: Rows): string {
  return markdownTable(rows, (column) => (column === 0 ? '---' : '---:'));
}

/** Replaces the text between the markers `<!-- name -->` and `<!-- /name -->`. Throws if they are missing. */
export function replaceBetween(text: string, name: string, content: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no ${begin} … ${end}`);
  const before = text.slice(0, from + begin.length);
  const after = text.slice(to);
  return `${before}\n\n${content}\n\n${after}`;
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
