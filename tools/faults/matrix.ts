import { startFaultServer } from '../../fakes/faults.ts';
import { HUGE, KINDS, MALFORMED } from './kinds.ts';
import { PLACE_NAMES, PLACES } from './places.ts';
import { runCell, type Cell, type CellResult } from './run-cell.ts';

/** A cell with its result; `error` if the run threw or hung. */
export type Entry = Readonly<{ cell: Cell; result?: CellResult; error?: string }>;

/** Enough to fill the pauses that resets and stalls leave. */
const PARALLEL_CELLS = 12;

/**
 * Every fault at every place, once and always. If a fault leaves open whether a write took effect, there are both cases. GitHub's
 * 11 MiB come once: each retry costs another second.
 */
export function listCells(): readonly Cell[] {
  return PLACE_NAMES.flatMap((place) => {
    const { server, isWrite } = PLACES[place];
    const isRead = server === 'github' && isWrite !== true;
    return [...KINDS, ...(isRead ? MALFORMED : [])].flatMap((kind) => {
      const times =
        kind.name === HUGE && server === 'github' ? (['once'] as const) : (['once', 'always'] as const);
      const processed = isWrite && kind.class === 'unclear' ? [false, true] : [false];
      return processed.flatMap((isProcessed) =>
        times.map((each): Cell => ({ place, kind, times: each, isProcessed })),
      );
    });
  });
}

/** Runs the cells, several in parallel. Results are in the order of the cells. */
export async function runMatrix(cells: readonly Cell[]): Promise<readonly Entry[]> {
  const elsewhere = await startFaultServer({ kind: 'status', status: 200 });
  const entries = new Map<Cell, Entry>();
  const left = cells.values();
  const work = async (): Promise<void> => {
    for (const cell of left) entries.set(cell, await runEntry(cell, elsewhere.url));
  };
  try {
    // The first run of a process loads modules, for which the virtual clock cannot wait.
    if (cells[0] !== undefined) await runEntry(cells[0], elsewhere.url);
    await Promise.all(Array.from({ length: PARALLEL_CELLS }, work));
  } finally {
    await elsewhere.close();
  }
  if (elsewhere.requests.length > 0) throw new Error('a redirect was followed');
  return cells.flatMap((cell) => entries.get(cell) ?? []);
}

async function runEntry(cell: Cell, elsewhere: string): Promise<Entry> {
  try {
    return { cell, result: await runCell(cell, elsewhere) };
  } catch (error) {
    return { cell, error: error instanceof Error ? error.message : String(error) };
  }
}
