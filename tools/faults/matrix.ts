import { startFaultServer } from '../../fakes/faults.ts';
import { HUGE, KINDS, MALFORMED, UNREADABLE_LINKS, type Kind } from './kinds.ts';
import { PLACE_NAMES, PLACES, type PlaceName } from './places.ts';
import { expectedOf, MAX_BEFORE_POST } from './rules.ts';
import { PR_LINK, runCell, type Cell, type CellResult } from './run-cell.ts';

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
    return [...KINDS, ...bodiesFor(place)].flatMap((kind) => {
      const times =
        kind.name === HUGE && server === 'github'
          ? (['once'] as const)
          : (['once', 'always'] as const);
      const processed = isWrite && kind.class === 'unclear' ? [false, true] : [false];
      return processed.flatMap((isProcessed) =>
        times.map((each): Cell => ({ place, kind, times: each, isProcessed })),
      );
    });
  });
}

/** Bodies of good responses that this kind of request cannot use. */
function bodiesFor(place: PlaceName): readonly Kind[] {
  const { server, isWrite } = PLACES[place];
  if (place === 'get') return UNREADABLE_LINKS;
  return server === 'github' && isWrite !== true ? MALFORMED : [];
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

/** What is wrong with a cell, one clause each. */
export function checkEntry({ cell, result, error }: Entry): readonly string[] {
  if (result === undefined) return [error ?? 'there is no result'];
  const {
    end,
    hasFailed,
    posts,
    reactions,
    title = '',
    warnings,
    takes,
  } = expectedOf(cell);
  const { jobId = '', message = '', outcome = '', reason = '', prLink } = result.outputs;
  const ended = reason === '' ? outcome : `${outcome}/${reason}`;
  const hasJob = /^(?:pr-opened|connection-lost)\b/.test(end);
  const expectedLink = end === 'pr-opened' ? PR_LINK : '';
  const seconds = Math.round(result.tookMs / 1000);
  const beforePost = result.beforePostMs / 1000;
  const [minPosts, maxPosts] = typeof posts === 'number' ? [posts, posts] : posts;
  const isOutside = (value: number, [min, max]: readonly [number, number]): boolean =>
    value < min || value > max;
  const isLimitedSubmission =
    (cell.place === 'create' || cell.place === 'message') &&
    cell.kind.class === 'limited';
  const mayFail = outcome === 'rejected' || outcome === 'unconfirmed';
  const rules: readonly (readonly [isBroken: boolean, string])[] = [
    [ended !== end, `ends as ${ended}, not ${end}`],
    [result.hasFailed !== hasFailed, hasFailed ? 'the step succeeds' : 'the step fails'],
    [
      isOutside(result.posts, [minPosts, maxPosts]),
      `${result.posts} POSTs, not ${minPosts} to ${maxPosts}`,
    ],
    [(jobId !== '') !== hasJob, hasJob ? 'there is no job id' : 'there is a job id'],
    [prLink !== expectedLink, `reports the pull request ${prLink}, not ${expectedLink}`],
    [
      result.reactions.join(' ') !== reactions,
      `reacts with ${result.reactions.join(' ')}, not ${reactions}`,
    ],
    [result.titles.join() !== title, `status comments: ${result.titles.join(' + ')}`],
    [
      result.warnings.length !== warnings,
      `${result.warnings.length} warnings, not ${warnings}`,
    ],
    [result.replies > 1, `${result.replies} replies`],
    [isOutside(seconds, takes), `takes ${seconds} s, not ${takes[0]} to ${takes[1]}`],
    [beforePost > MAX_BEFORE_POST, `submits after ${beforePost} s`],
    [message === '', 'has no message'],
    // What no table of expectations may allow.
    [result.posts > 1 && !isLimitedSubmission, 'submits more than once'],
    [
      result.hasFailed && result.posts > 0 && !mayFail,
      'fails though the job was started',
    ],
    [outcome === 'failed', 'reports a job as failed that is not'],
    [
      /undefined|\[object|NaN/.test(result.prompt),
      'sends a value that only a program would write',
    ],
    [
      result.leaks.length > 0,
      `leaks a secret or breaks GitHub’s rules: ${result.leaks.join(', ')}`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, clause]) => clause);
}
