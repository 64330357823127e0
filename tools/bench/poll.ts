/**
 * `npm run bench:poll`: our polling schedule beside what users would write instead, over 10,000 simulated jobs. Exits
 * non-zero when ours has drifted from the figures it was chosen for. `-- --write` puts them into the documentation.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { figuresOf, findDrift, measure } from './poll-figures.ts';
import { JOBS, pollingRows, writePage } from './polling-page.ts';
import { drawTable } from './table.ts';

const measured = measure();
console.log(`${JOBS}. For each job:\n`);
console.log(drawTable(pollingRows(measured)));
if (process.argv.includes('--write')) writeFileSync(join(packageRoot(), 'docs/polling.md'), writePage());
const drift = findDrift(figuresOf(measured, 'ours'));
for (const line of drift) console.error(`Ours has drifted: ${line}`);
if (drift.length > 0) process.exitCode = 1;
