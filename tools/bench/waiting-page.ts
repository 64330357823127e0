/** The tables in docs/waiting.md, each between two markers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { markdownTable } from './table.ts';

const FILE = join(packageRoot(), 'docs/waiting.md');

/** The page as it is, and with these rows in the table of this name. */
export function waitingPage(
  name: string,
  rows: readonly (readonly string[])[],
): { now: string; wanted: string } {
  const now = readFileSync(FILE, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest = ''] = now.split(begin);
  return { now, wanted: `${before}${begin}\n\n${markdownTable(rows)}\n\n${end}${rest.split(end)[1] ?? ''}` };
}

export function updateWaitingPage(name: string, rows: readonly (readonly string[])[]): void {
  writeFileSync(FILE, waitingPage(name, rows).wanted);
}
