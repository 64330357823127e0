import { startFaultServer } from '../../fakes/faults.ts';
import { HUGE, KINDS, MALFORMED, UNREADABLE_LINKS, type Kind } from './kinds.ts';
import { PLACE_NAMES, PLACES, type PlaceName } from './places.ts';
import { expectedOf, MAX_BEFORE_POST, type Expected } from './rules.ts';
import { PR_LINK, runCell, type Cell, type CellResult } from './run-cell.ts';

/** A cell with its result; `error` if the run threw or hung. */
export type Entry = Readonly<{
  cell: Cell;
  result?: CellResult;
  error?: string;
}>;

/** Enough to fill the pauses that resets and stalls leave. */
const PARALLEL_CELLS = 12;

/**
 * Lists every fault at every place, once and always. If a fault leaves open whether a write took
 * effect, there are both cases. GitHub's 11 MiB come once: each retry costs another second.
 */
export function listCells(): readonly Cell[] {
  return PLACE_NAMES.flatMap((place) =>
    [...KINDS, ...bodiesFor(place)].flatMap((kind) => listCellsOf(place, kind)),
  );
}

function listCellsOf(place: PlaceName, kind: Kind): readonly Cell[] {
  const { server, isWrite } = PLACES[place];
  const cells: Cell[] = [];
  for (const isProcessed of [false, true]) {
    if (isProcessed && !(isWrite && kind.class === 'unclear')) continue;
    cells.push({ place, kind, times: 'once', isProcessed });
    if (kind.name === HUGE && server === 'github') continue;
    cells.push({ place, kind, times: 'always', isProcessed });
  }
  return cells;
}

/** Lists bodies of good responses that this kind of request cannot use. */
function bodiesFor(place: PlaceName): readonly Kind[] {
  const { server, isWrite } = PLACES[place];
  if (place === 'get') return UNREADABLE_LINKS;
  if (server === 'github' && isWrite !== true) return MALFORMED;
  return [];
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

/** Finds the rules that a cell breaks, one clause each. */
export function checkEntry({ cell, result, error }: Entry): readonly string[] {
  if (result === undefined) return [error ?? 'there is no result'];
  const expected = expectedOf(cell);
  return [
    ...checkOutputs(result, expected),
    ...checkThread(result, expected),
    ...checkRequests(cell, result, expected),
    ...checkInvariants(cell, result),
  ];
}

type Check = readonly [isBroken: boolean, clause: string];

function brokenOf(checks: readonly Check[]): readonly string[] {
  return checks.filter(([isBroken]) => isBroken).map(([, clause]) => clause);
}

function checkOutputs(result: CellResult, expected: Expected): readonly string[] {
  const { jobId = '', message = '', outcome = '', reason = '', prLink } = result.outputs;
  const end = reason === '' ? outcome : `${outcome}/${reason}`;
  const hasJob = /^(?:pr-opened|connection-lost)\b/.test(expected.end);
  const link = expected.end === 'pr-opened' ? PR_LINK : '';
  return brokenOf([
    [end !== expected.end, `ends as ${end}, not ${expected.end}`],
    [
      result.hasFailed !== expected.hasFailed,
      expected.hasFailed ? 'the step succeeds' : 'the step fails',
    ],
    [(jobId !== '') !== hasJob, hasJob ? 'there is no job id' : 'there is a job id'],
    [prLink !== link, `reports the pull request ${prLink}, not ${link}`],
    [message === '', 'has no message'],
  ]);
}

function checkThread(result: CellResult, expected: Expected): readonly string[] {
  const reactions = result.reactions.join(' ');
  const title = expected.title ?? '';
  const warnings = result.warnings.length;
  return brokenOf([
    [
      reactions !== expected.reactions,
      `reacts with ${reactions}, not ${expected.reactions}`,
    ],
    [result.titles.join() !== title, `status comments: ${result.titles.join(' + ')}`],
    [warnings !== expected.warnings, `${warnings} warnings, not ${expected.warnings}`],
    [result.replies > 1, `${result.replies} replies`],
  ]);
}

function checkRequests(
  { kind }: Cell,
  result: CellResult,
  expected: Expected,
): readonly string[] {
  const seconds = Math.round(result.tookMs / 1000);
  const secondsBeforePost = result.beforePostMs / 1000;
  const [minSeconds, maxSeconds] = expected.takes;
  const [minPosts, maxPosts] = rangeOf(expected.posts);
  const posts = result.posts;
  const maxBeforePost = MAX_BEFORE_POST + (kind.lastsMinute === true ? 60 : 0);
  return brokenOf([
    [
      posts < minPosts || posts > maxPosts,
      `${posts} POSTs, not ${minPosts} to ${maxPosts}`,
    ],
    [
      seconds < minSeconds || seconds > maxSeconds,
      `takes ${seconds} s, not ${minSeconds} to ${maxSeconds}`,
    ],
    [secondsBeforePost > maxBeforePost, `submits after ${secondsBeforePost} s`],
  ]);
}

function rangeOf(posts: Expected['posts']): readonly [number, number] {
  return typeof posts === 'number' ? [posts, posts] : posts;
}

/** Finds violations that no table of expectations may allow. */
function checkInvariants(cell: Cell, result: CellResult): readonly string[] {
  const { outcome = '' } = result.outputs;
  const isSubmission = cell.place === 'create' || cell.place === 'message';
  const maySubmitAgain = isSubmission && cell.kind.class === 'limited';
  const mayFail = outcome === 'rejected' || outcome === 'unconfirmed';
  return brokenOf([
    [result.posts > 1 && !maySubmitAgain, 'submits more than once'],
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
  ]);
}
