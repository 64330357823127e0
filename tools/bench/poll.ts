/**
 * `npm run bench:poll`: compares our polling schedule with common alternatives, for 10,000 simulated jobs. Fails if ours has drifted from
 * its reference figures. `-- --write` updates docs/waiting.md.
 */
import { figuresOf, findDrift, measure } from './poll-figures.ts';
import { pollingRows } from './polling-rows.ts';
import { plainTable } from './table.ts';
import { updateWaitingPage } from './waiting-page.ts';

const measured = measure();
const rows = pollingRows(measured);
console.log(plainTable(rows));
if (process.argv.includes('--write')) updateWaitingPage('polling', rows);
const drift = findDrift(figuresOf(measured, 'ours'));
for (const line of drift) console.error(`Ours has drifted: ${line}`);
if (drift.length > 0) process.exitCode = 1;
