/**
 * `npm run bench`: all benchmarks, or some: `npm run bench -- comment run`. `--write` updates tools/bench/README.md. `BENCH_ROUNDS` is the
 * number of rounds.
 */
import { cpus, totalmem } from 'node:os';
import {
  formatMarkdown,
  markdownTable,
  readPage,
  replaceBetween,
  writePage,
} from '../markdown.ts';
import { BENCHMARKS, bundleInline, type Benchmark } from './benchmarks.ts';
import { openServers, script, type Runnable } from './runs.ts';

/** Enough for a median on a machine with other work. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] || 15);
/** A node that does nothing. */
const BASELINE = ['node -e 0', script(['--eval', '0'])] as const;
const PAGE = 'tools/bench/README.md';
type Sample = Readonly<{ ms: number; requests: number }>;

const words = process.argv.slice(2);
const names = words.filter((word) => word !== '--write');
const isWritten = names.length < words.length;
const unknown = names.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  throw new Error(
    `There is no benchmark ${unknown.join(', ')}. Write: ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
}
if (isWritten && names.length > 0) {
  throw new Error('--write needs all benchmarks, because it replaces all figures.');
}
bundleInline();
const sections: string[] = [];
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const section = [
    `### ${benchmark.title}`,
    markdownTable(await measure(benchmark), '---:'),
  ];
  console.log(await formatMarkdown(section.join('\n\n')));
  sections.push(...section);
}
if (isWritten) {
  const figures = [machine(), ...sections].join('\n\n');
  const page = replaceBetween(readPage(PAGE), 'figures', figures);
  writePage(PAGE, await formatMarkdown(page));
}

/**
 * Runs everything once per round, in a changing order, so that a slow moment of the machine meets all. Returns rows of medians; ratios
 * are to the baseline of the same round.
 */
async function measure(benchmark: Benchmark): Promise<readonly (readonly string[])[]> {
  const candidates = [BASELINE, ...benchmark.candidates].map(([name, run]) => ({
    name,
    run,
    samples: [] as (Sample & { ratio: number })[],
  }));
  // The first runs compile what the fakes need, and do not count.
  for (let round = -1; round < ROUNDS; round += 1) {
    const start = (round + 1) % candidates.length;
    const results = new Map<unknown, Sample>();
    for (const each of [...candidates.slice(start), ...candidates.slice(0, start)]) {
      results.set(each, await sample(each.run, benchmark));
    }
    const baseline = results.get(candidates[0])?.ms ?? Number.NaN;
    for (const each of round < 0 ? [] : candidates) {
      const { ms, requests } = results.get(each) ?? {
        ms: Number.NaN,
        requests: Number.NaN,
      };
      each.samples.push({ ms, ratio: ms / baseline, requests });
    }
  }
  const time = benchmark.until === 'end' ? 'ms' : 'ms to first request';
  return [
    ['', time, 'minimum', '× bare node', 'requests'],
    ...candidates.map(({ name, samples }) => [
      name,
      median(samples.map(({ ms }) => ms)).toFixed(1),
      Math.min(...samples.map(({ ms }) => ms)).toFixed(1),
      median(samples.map(({ ratio }) => ratio)).toFixed(2),
      String(median(samples.map(({ requests }) => requests))),
    ]),
  ];
}

/**
 * Measures the time of one run, to its end or to its first request to the service, if it sends one.
 */
async function sample(run: Runnable, { situation, until }: Benchmark): Promise<Sample> {
  const servers = await openServers(situation);
  try {
    const { startedAt, durationMs } = await run(servers);
    const first = servers.arrivals.find(({ server }) => server === 'service');
    const ms = until === 'end' || first === undefined ? durationMs : first.at - startedAt;
    return { ms, requests: servers.arrivals.length };
  } finally {
    await servers.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const cpu = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${memory} GiB, ${process.platform}`;
  return `${date} · Node ${process.versions.node} · ${cpu} · ${ROUNDS} rounds`;
}
