/** `npm run faults`: runs every fault at every request, and prints the rules that are broken. */
import { checkEntry, listCells, runMatrix, type Entry } from './matrix.ts';
import { expectedOf } from './rules.ts';

const startedAt = performance.now();
const entries = await runMatrix(listCells());
const seconds = (performance.now() - startedAt) / 1000;
const broken = entries.flatMap(describeBroken);

for (const line of broken) console.error(line);
console.log(
  `${entries.length} cells in ${seconds.toFixed(1)} s; rules broken: ${broken.length}.`,
);
if (broken.length > 0) process.exitCode = 1;

/** Describes the rules that a cell breaks, one line for each. */
function describeBroken(entry: Entry): readonly string[] {
  const { place, kind, times, isProcessed } = entry.cell;
  const processed = isProcessed ? ', processed' : '';
  const name = `${place} × ${kind.name}, ${times}${processed}`;
  const { rule } = expectedOf(entry.cell);
  return checkEntry(entry).map((clause) => `${name} (${rule}): ${clause}`);
}
