/**
 * `npm run faults`: every fault at every place, as a table. Exits non-zero when a rule is broken, or when the
 * documentation tells another table; `--write` puts it there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
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
if (broken.length === 0) tell(writePage(entries));
else process.exitCode = 1;
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${entries.length} cells in ${seconds} s; rules broken: ${broken.length}.`);

function tell(page: string): void {
  const path = join(packageRoot(), 'docs/faults.md');
  console.log(page);
  if (process.argv.includes('--write')) writeFileSync(path, page);
  else if (readFileSync(path, 'utf8') !== page) {
    console.error('docs/faults.md tells something else: npm run faults -- --write');
    process.exitCode = 1;
  }
}
