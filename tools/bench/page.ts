/** The figures in docs/performance.md, between two markers: a table and a chart for each benchmark. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { RESOURCE_ROUNDS, ROUNDS } from './measure.ts';
import { NODE } from './runnables.ts';
import { markdownTable } from './table.ts';

const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';

export type Measured = Readonly<{ title: string; rows: readonly (readonly string[])[] }>;

export function writePage(measured: readonly Measured[]): void {
  const file = join(packageRoot(), 'docs/performance.md');
  const [before, rest] = readFileSync(file, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no place for figures.`);
  const sections = measured.flatMap(({ title, rows }) => [`### ${title}`, markdownTable(rows), chart(rows)]);
  writeFileSync(file, [`${before}${BEGIN}`, machine(), ...sections, `${END}${after}`].join('\n\n'));
  const prettier = join(packageRoot(), 'node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', file], { stdio: 'ignore' });
}

function machine(): string {
  const version = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const cpu = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${memory} GiB, ${process.platform}`;
  return `${date} · Node ${version} · ${cpu} · ${ROUNDS} rounds, ${RESOURCE_ROUNDS} for memory and CPU`;
}

/** Bars of the ratio to the baseline, which is the first row after the head. */
function chart(rows: Measured['rows']): string {
  const candidates = rows.slice(2);
  const ratios = candidates.map((row) => row[3] ?? '0');
  return [
    '```mermaid',
    'xychart-beta',
    `    x-axis [${candidates.map(([name = '']) => `"${name}"`).join(', ')}]`,
    `    y-axis "× bare node" 0 --> ${Math.ceil(Math.max(...ratios.map(Number)))}`,
    `    bar [${ratios.join(', ')}]`,
    '```',
  ].join('\n');
}
