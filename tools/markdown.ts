/** Tables, and the parts of pages that the tools write. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../fakes/runner/package-root.ts';

/** The first row is the head. */
export type Rows = readonly (readonly string[])[];

/** Renders a table. `rule`: of the columns after the first one; `---:` aligns them to the right. */
export function markdownTable(rows: Rows, rule = '---'): string {
  const [heads = [], ...others] = rows;
  const rules = heads.map((_, column) => (column === 0 ? '---' : rule));
  const lines = [heads, rules, ...others].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
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
