/** `npm run faults`: runs the fault matrix. `--write` writes tools/faults/README.md instead. */
import { writePage } from '../markdown.ts';
import { checkEntry, listCells, runMatrix } from './matrix.ts';
import { renderPage } from './page.ts';

if (process.argv.includes('--write'))
  writePage('tools/faults/README.md', await renderPage());
else {
  const startedAt = performance.now();
  const entries = await runMatrix(listCells());
  const broken = entries.flatMap((entry) => {
    const { place, kind, times, isProcessed } = entry.cell;
    const what = `${place} × ${kind.name}, ${times}${isProcessed ? ', processed' : ''}`;
    return checkEntry(entry).map((clause) => `${what}: ${clause}`);
  });
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exitCode = 1;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${entries.length} cells in ${seconds} s; rules broken: ${broken.length}.`);
}
