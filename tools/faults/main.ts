/** `npm run faults`: runs the fault matrix and compares tools/faults/README.md with it. `--write` writes the page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { formatMarkdown, readPage } from '../markdown.ts';
import { checkEntry } from './check.ts';
import { listCells, runMatrix } from './matrix.ts';
import { renderPage } from './page.ts';

const startedAt = performance.now();
const entries = await runMatrix(listCells());
const broken = entries.flatMap((entry) => {
  const { place, kind, times, isProcessed } = entry.cell;
  const what = `${place} × ${kind.name}, ${times}${isProcessed ? ', processed' : ''}`;
  return checkEntry(entry).map((clause) => `${what}: ${clause}`);
});
for (const line of broken) console.error(line);
const path = 'tools/faults/README.md';
const page = await formatMarkdown(renderPage(entries));
if (broken.length > 0) process.exitCode = 1;
else if (process.argv.includes('--write')) writeFileSync(join(packageRoot(), path), page);
else if (readPage(path) !== page) {
  console.error(`${path} is out of date. Run npm run faults -- --write`);
  process.exitCode = 1;
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${entries.length} cells in ${seconds} s; rules broken: ${broken.length}.`);
