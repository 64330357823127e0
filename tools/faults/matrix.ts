import { startFaultServer } from '../../fakes/faults.ts';
import { runCell, type Cell } from './cell.ts';
import type { Found } from './found.ts';
import { HUGE, KINDS } from './kinds.ts';
import { PLACE_NAMES, PLACES } from './places.ts';

/** A cell with what it came to; `broken` where the run threw or hung. */
export type Entry = Readonly<{ cell: Cell; found?: Found; broken?: string }>;

/** Cells at work beside each other: enough to fill the pauses that resets and stalls leave. */
const BESIDE = 12;

/**
 * Every fault at every place, once and always. Where a fault leaves open whether a write was carried out, there are both
 * cases: it was not, or it was and only its answer was lost. GitHub's 11 MiB come once: each further try is the same
 * second of work again.
 */
export function listCells(): readonly Cell[] {
  return PLACE_NAMES.flatMap((place) =>
    KINDS.flatMap((kind) =>
      (PLACES[place].writes && kind.class === 'unclear' ? [false, true] : [false]).flatMap((done) =>
        (kind.name === HUGE && PLACES[place].server === 'github'
          ? (['once'] as const)
          : (['once', 'always'] as const)
        ).map((times): Cell => ({ place, kind, times, done })),
      ),
    ),
  );
}

/** Runs cells, some beside each other, and gives what they came to in the same order. */
export async function runMatrix(cells: readonly Cell[]): Promise<readonly Entry[]> {
  const elsewhere = await startFaultServer({ kind: 'status', status: 200 });
  const entries = new Map<Cell, Entry>();
  const left = cells.values();
  const enterAll = async (): Promise<void> => {
    for (const cell of left) entries.set(cell, await enter(cell, elsewhere.url));
  };
  try {
    // The first of a process loads what the others find loaded: a clock that stands still cannot wait for it.
    if (cells[0] !== undefined) await enter(cells[0], elsewhere.url);
    await Promise.all(Array.from({ length: BESIDE }, enterAll));
  } finally {
    await elsewhere.close();
  }
  if (elsewhere.requests.length > 0) throw new Error('a redirect was followed');
  return cells.flatMap((cell) => entries.get(cell) ?? []);
}

async function enter(cell: Cell, elsewhere: string): Promise<Entry> {
  try {
    return { cell, found: await runCell(cell, elsewhere) };
  } catch (error) {
    return { cell, broken: error instanceof Error ? error.message : String(error) };
  }
}
