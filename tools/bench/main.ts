/**
 * `npm run bench`: all benchmarks, or some: `npm run bench -- comment run`. `--write` updates docs/performance.md. `BENCH_NODE` is the
 * path of the node to measure, `BENCH_ROUNDS` the number of rounds.
 */
import { plainTable } from '../markdown.ts';
import { BENCHMARK_NAMES, createBenchmarks } from './benchmarks.ts';
import { measureBenchmark, ROUNDS } from './measure.ts';
import { writePage, type Measured } from './page.ts';

const words = process.argv.slice(2).filter((word) => word !== '--write');
const selected = BENCHMARK_NAMES.filter((name) => words.length === 0 || words.includes(name));
if (selected.length < words.length) {
  console.error(`The benchmarks are ${BENCHMARK_NAMES.join(', ')}.`);
  process.exitCode = 2;
} else {
  const benchmarks = await createBenchmarks();
  const measured: Measured[] = [];
  for (const name of selected) {
    const { title } = benchmarks[name];
    const rows = await measureBenchmark(benchmarks[name]);
    console.log(`\n━━ ${name}: ${title}, medians of ${ROUNDS} rounds ━━\n\n${plainTable(rows)}`);
    measured.push({ title, rows });
  }
  if (process.argv.includes('--write') && measured.length > 0) await writePage(measured);
}
