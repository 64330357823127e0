import type { Benchmark } from './benchmarks.ts';
import { script } from './runnables.ts';
import { openServers } from './servers.ts';

/** Enough for a median on a machine with other work. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] || 15);

/** The baseline: a node that does nothing. */
const BASELINE = ['node -e 0', script(['--eval', '0'])] as const;

/** `untilService` is the time from the start to the first request to the service; NaN if there was none. */
type Sample = Readonly<{ ms: number; untilService: number; requests: number; baselineMs: number }>;

/** Runs everything once per round, in a changing order, so that a slow moment of the machine meets all. Returns rows of figures. */
export async function measureBenchmark(benchmark: Benchmark): Promise<readonly (readonly string[])[]> {
  const candidates = [BASELINE, ...benchmark.candidates];
  const samples = candidates.map((): Sample[] => []);
  const sample = async (index: number): Promise<Omit<Sample, 'baselineMs'>> => {
    const run = candidates[index]?.[1] ?? BASELINE[1];
    const servers = await openServers(benchmark.situation);
    try {
      const { startedAt, durationMs } = await run(servers);
      const { arrivals } = servers;
      const first = arrivals.find(({ server }) => server === 'service')?.at ?? Number.NaN;
      return { ms: durationMs, untilService: first - startedAt, requests: arrivals.length };
    } finally {
      await servers.close();
    }
  };
  const indexes = [...candidates.keys()];
  // The first runs compile what the fakes need.
  for (const index of indexes) await sample(index);
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = round % indexes.length;
    const results = new Map<number, Omit<Sample, 'baselineMs'>>();
    for (const index of [...indexes.slice(start), ...indexes.slice(0, start)])
      results.set(index, await sample(index));
    const baselineMs = results.get(0)?.ms ?? Number.NaN;
    for (const [index, result] of results) samples[index]?.push({ ...result, baselineMs });
  }
  return [
    headsOf(benchmark),
    ...candidates.map(([name], index) => rowOf(name, benchmark, samples[index] ?? [])),
  ];
}

function headsOf({ until }: Benchmark): readonly string[] {
  const time = until === 'end' ? 'ms' : 'ms to first request';
  return ['', time, 'minimum', '× bare node', 'requests'];
}

/** Medians over the rounds. Ratios are to the baseline of the same round. */
function rowOf(name: string, { until }: Benchmark, samples: readonly Sample[]): readonly string[] {
  const timeOf = ({ ms, untilService }: Sample): number =>
    until === 'end' || Number.isNaN(untilService) ? ms : untilService;
  return [
    name,
    median(samples.map(timeOf)).toFixed(1),
    Math.min(...samples.map(timeOf)).toFixed(1),
    median(samples.map((each) => timeOf(each) / each.baselineMs)).toFixed(2),
    String(median(samples.map(({ requests }) => requests))),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
