/** The figures in docs/performance.md, between two marks: tables, and a plot for each contest. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import type { Contest } from './contests.ts';
import { rowsOf, type Played } from './costs.ts';
import { markdownTable } from './markdown-table.ts';
import { NODE } from './process.ts';
import { RESOURCE_ROUNDS, type Figures } from './rounds.ts';

const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';

export function writePage(played: readonly Played[]): void {
  const file = join(packageRoot(), 'docs/performance.md');
  const page = readFileSync(file, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no place for figures.`);
  const sections = played.map(({ contest, figures }) =>
    [`### ${contest.title}`, markdownTable(rowsOf(contest, figures)), plot(contest, figures)].join('\n\n'),
  );
  writeFileSync(
    file,
    `${before}${BEGIN}\n\n${machine(Math.min(...played.map(({ contest }) => contest.rounds)))}\n\n${sections.join('\n\n')}\n\n${END}${after}`,
  );
  const prettier = join(packageRoot(), 'node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', file], { stdio: 'ignore' });
}

function machine(rounds: number): string {
  const version = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${date} · Node ${version.slice(1)} · ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${memory} GiB, ${process.platform} · ${rounds} rounds, ${RESOURCE_ROUNDS} for memory and CPU`;
}

/** Bars of the ratio to the bare node, which is the first one. */
function plot(contest: Contest, figures: readonly Figures[]): string {
  const rows = rowsOf(contest, figures).slice(1);
  const names = rows.map(([name = '']) => `"${name}"`).join(', ');
  const ratios = rows.map((row) => row[3] ?? '0');
  return [
    '```mermaid',
    'xychart-beta',
    `    x-axis [${names}]`,
    `    y-axis "× bare node" 0 --> ${Math.ceil(Math.max(...ratios.map(Number)))}`,
    `    bar [${ratios.join(', ')}]`,
    '```',
  ].join('\n');
}
