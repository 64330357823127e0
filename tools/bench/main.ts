/**
 * `npm run bench`: every measurement, or those that are named: `npm run bench -- talk run`. With `--write` the figures go into
 * docs/performance.md. `BENCH_NODE` is the path of the node to measure, `BENCH_ROUNDS` the number of rounds (15).
 */
import { playContest, type Played } from './costs.ts';
import { writePage } from './page.ts';

const CONTESTS = ['start', 'run', 'talk', 'page', 'export', 'rows'];
const NAMES = [...CONTESTS, 'poll'];

const named = process.argv.slice(2).filter((word) => word !== '--write');
const unknown = named.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}, only ${NAMES.join(', ')}.`);
  process.exitCode = 2;
} else {
  const played: Played[] = [];
  for (const name of named.length > 0 ? named : NAMES) {
    console.log(`\n━━ ${name} ━━\n`);
    if (name === 'poll') await import('./poll.ts');
    else played.push(await playContest(name));
  }
  if (process.argv.includes('--write') && played.length > 0) writePage(played);
}
