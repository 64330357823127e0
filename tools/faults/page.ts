import { FAULT_CLASSES, KINDS, type FaultClass } from './kinds.ts';
import type { Entry } from './matrix.ts';
import { drawMatrix } from './table.ts';

/** The page of the documentation that tells the matrix. */
export function writePage(entries: readonly Entry[]): string {
  return `# What faults come to

Every fault that we could think of, at every request of a run that a comment command has started: once, and for ever. Where
a fault leaves open whether a write was carried out, it is shown both ways. All ${entries.length} cells are run in one process, by the
tests and by \`npm run faults\`: the faults on real sockets, all else without, and the clock is injected. Each is held to the rule
in its row; \`npm run faults -- --write\` writes this page.

What holds in every cell: at most one POST of which it is not known whether it was carried out; no status comment twice; the
key is in no log, output, comment or summary, and goes to no other host; no job that is well is told as failed; \`prLink\` is the
job's own; outputs, comment and reaction tell the same end, unless the fault keeps one of them from being written, and then a
warning says so. GitHub's faults hold a request up for half a minute at most, altogether.

Faults by what they say of the request that meets them; a class in bold stands for all of its faults:

${FAULT_CLASSES.map(listClass).join('\n')}

_takes_ is the time of the injected clock from the start of the run to its end; the job itself works for 90 s.

${drawMatrix(entries)}`;
}

const MEANINGS: Readonly<Record<FaultClass, string>> = {
  'not-sent': 'nobody saw it',
  unclear: 'it may have been carried out',
  'turned-down': 'it was turned down',
  limited: 'it came too often, and may come again soon',
  'limited-for-long': 'it came too often, and may not come again for years',
};

function listClass(name: FaultClass): string {
  const members = KINDS.filter((kind) => kind.class === name).map((kind) => kind.name);
  return `- **${name}** (${MEANINGS[name]}): ${members.join('; ')}`;
}
