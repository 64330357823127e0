/** The figures in docs/performance.md, between two markers: a table for each benchmark. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { figuresTable, formatMarkdown, readPage, replaceBetween, type Rows } from '../markdown.ts';
import { ROUNDS } from './measure.ts';
import { NODE } from './runnables.ts';

const PAGE = 'docs/performance.md';

export type Measured = Readonly<{ title: string; rows: Rows }>;

export async function writePage(measured: readonly Measured[]): Promise<void> {
  const sections = measured.flatMap(({ title, rows }) => [`### ${title}`, figuresTable(rows)]);
  const page = replaceBetween(readPage(PAGE), 'figures', [machine(), ...sections].join('\n\n'));
  writeFileSync(join(packageRoot(), PAGE), await formatMarkdown(page));
}

function machine(): string {
  const version = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const cpu = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${memory} GiB, ${process.platform}`;
  return `${date} · Node ${version} · ${cpu} · ${ROUNDS} rounds`;
}
