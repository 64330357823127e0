/**
 * `npm run bench:poll`: compares our polling schedule with common alternatives, for 10,000 simulated jobs. Fails if ours has drifted from
 * its reference figures. `-- --write` updates docs/polling.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { figuresOf, findDrift, measure } from './poll-figures.ts';
import { JOBS, pollingRows, writePage } from './polling-page.ts';
import { plainTable } from './table.ts';

const measured = measure();
console.log(`${JOBS}. For each job:\n`);
console.log(plainTable(pollingRows(measured)));
if (process.argv.includes('--write')) writeFileSync(join(packageRoot(), 'docs/polling.md'), writePage());
const drift = findDrift(figuresOf(measured, 'ours'));
for (const line of drift) console.error(`Ours has drifted: ${line}`);
if (drift.length > 0) process.exitCode = 1;
