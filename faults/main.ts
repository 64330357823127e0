/**
 * `npm run faults`: every fault at every place, as a table. Exits non-zero when a rule is broken. With `--write` the table
 * goes into the documentation too.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../standin/runner/package-root.ts';
import { judge } from './judge.ts';
import { listCells, runMatrix } from './matrix.ts';
import { writePage } from './page.ts';

const startedAt = performance.now();
const entries = await runMatrix(listCells());
const broken = entries.flatMap((entry) => {
  const { place, kind, times, done } = entry.cell;
  const what = `${place} × ${kind.name}, ${times}${done ? ', yet carried out' : ''}`;
  return judge(entry).map((clause) => `${what}: ${clause}`);
});
for (const line of broken) console.error(line);
if (broken.length === 0) {
  const page = writePage(entries);
  console.log(page);
  if (process.argv.includes('--write')) writeFileSync(join(packageRoot(), 'docs/faults.md'), page);
} else process.exitCode = 1;
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${entries.length} cells in ${seconds} s; rules broken: ${broken.length}.`);
