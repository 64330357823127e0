/** What is measured, and what it is compared with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { action, script, type Runnable } from './runnables.ts';
import { INLINE } from './scripts.ts';
import type { Situation } from './servers.ts';

export type Benchmark = Readonly<{
  title: string;
  /** Whether it measures the first request or the whole run. */
  until: 'first-request' | 'end';
  situation: Situation;
  candidates: readonly (readonly [name: string, run: Runnable])[];
}>;

export const BENCHMARK_NAMES = ['start', 'run', 'comment', 'export', 'rows'] as const;
export type BenchmarkName = (typeof BENCHMARK_NAMES)[number];

const PROMPT = { prompt: 'Explain the retry option.' };
const PLAIN = { context: 'none', 'instructions-file': '' };
const MONTH = { 'date-from': '2026-08-01', 'date-to': '2026-09-01' };
const PR_OPENED = ['outcome', 'pr-opened'] as const;
const COMPLETE = ['complete', 'true'] as const;

/** All benchmarks. Bundles the inline script. */
export async function createBenchmarks(): Promise<Readonly<Record<BenchmarkName, Benchmark>>> {
  const bundle = await bundleInline();
  const ours = (inputs: Readonly<Record<string, string>>, output: readonly [string, string] = PR_OPENED) =>
    action('action.yml', inputs, output);
  const inline = (text: string) => ['inline script', script([bundle], { SCRIPT: text })] as const;
  const exporting = (title: string, rows: number, inputs = {}): Benchmark => ({
    title,
    until: 'end',
    situation: { on: 'schedule', rows },
    candidates: [
      ['this action', action('views/action.yml', { ...MONTH, ...inputs }, COMPLETE)],
      ['fetch in a loop', script([join(import.meta.dirname, 'views-by-hand.js')])],
    ],
  });

  return {
    start: {
      title: 'Start to the first request to the service',
      until: 'first-request',
      situation: { on: 'dispatch' },
      candidates: [
        ['this action', ours({ ...PROMPT, ...PLAIN })],
        ['this action, with instructions file', ours(PROMPT)],
        inline(INLINE.start),
      ],
    },
    run: {
      title: 'A whole run of a command in a thread',
      until: 'end',
      situation: { on: 'comment', body: '/docs explain retry' },
      candidates: [
        ['this action', ours(PLAIN)],
        ['this action, with all its context', ours({})],
        inline(INLINE.run),
      ],
    },
    comment: {
      title: 'An ordinary comment',
      until: 'end',
      situation: { on: 'comment', body: 'Thanks, that looks good.' },
      candidates: [['this action', ours({}, ['reason', 'no-command'])], inline(INLINE.comment)],
    },
    export: exporting('An export of 10 pages', 2500),
    rows: exporting('An export of 25,000 rows', 25_000, { 'max-requests': '100' }),
  };
}

/** Bundled as actions usually are. Returns the path of the bundle. */
async function bundleInline(): Promise<string> {
  const { default: ncc } = await import('@vercel/ncc');
  const source = join(import.meta.dirname, 'inline-script.js');
  const { code } = await ncc(source, { quiet: true, cache: false, minify: true });
  const folder = join(import.meta.dirname, 'inline');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'index.js'), code);
  return join(folder, 'index.js');
}
