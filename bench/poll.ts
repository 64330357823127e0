/**
 * `npm run bench:poll`: our polling schedule beside what users would write instead, over 10,000 simulated jobs. Exits
 * non-zero when ours has drifted from the figures it was chosen for.
 */
import { COUNT, findDrift, measure } from './poll-figures.ts';
import type { Figures } from './poll-simulation.ts';
import { drawTable } from './table.ts';

const COLUMNS = [
  { key: 'requestsMean', title: 'requests', digits: 1 },
  { key: 'requestsP95', title: 'p95', digits: 0 },
  { key: 'lagMean', title: 'lag, s', digits: 1 },
  { key: 'lagP95', title: 'p95', digits: 1 },
  { key: 'relativeLagMean', title: 'lag, %', digits: 1 },
] as const;

/** Figures of each schedule; in brackets each figure's ratio to ours. */
function rowsOf(measured: ReadonlyMap<string, Figures>, ours: Figures): string[][] {
  return [
    ['schedule', ...COLUMNS.map(({ title }) => title)],
    ...[...measured].map(([name, figures]) => [
      name,
      ...COLUMNS.map(({ key, digits }) => {
        const ratio = (figures[key] / ours[key]).toFixed(2);
        return `${figures[key].toFixed(digits)} (${ratio.padStart(4)})`;
      }),
    ]),
  ];
}

const measured = measure();
const ours = measured.get('ours');
if (ours === undefined) throw new Error('the simulation has no schedule of ours');
console.log(`${COUNT} simulated jobs: median 4 min, 95th percentile 20 min, at most 60 min. For each job:`);
console.log('requests, lag in seconds, lag in per cent of its duration; ratios to ours in brackets.\n');
console.log(drawTable(rowsOf(measured, ours)));
const drift = findDrift(ours);
for (const line of drift) console.error(`Ours has drifted: ${line}`);
if (drift.length > 0) process.exitCode = 1;
