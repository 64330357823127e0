import type { SignalKind } from '../../domain/analytics.ts';
import { maskPersonalData } from '../../text/mask.ts';
import { completeSignalKinds, type CollectedSignals } from './collect.ts';
import { MIN_COUNT, type Group } from './groups.ts';

/** Something that readers miss. */
export type Problem = Readonly<Omit<Group, 'pages'>> &
  Readonly<{
    /** Path of the page on which it occurred most often; empty if there is none. */
    page: string;
    score: number;
    /** The count of the previous period, and what was added to it; undefined if it is not known. */
    before: number | undefined;
    change: number | undefined;
  }>;
export type RankedProblems = Readonly<ReturnType<typeof rankSignalProblems>>;

/**
 * Weights of the kinds. Few readers write a question or vote, but many search, and some of them
 * find their answer in the list of results.
 */
const WEIGHTS: Readonly<Record<SignalKind, number>> = {
  questions: 3,
  searches: 1,
  feedback: 3,
};

const MAX_PATH_LENGTH = 120;

/**
 * Calculates how important a problem is. The logarithm makes the kinds comparable: a search is often
 * repeated hundreds of times, a question rarely.
 */
function scoreOfProblem({ kind, count }: Group): number {
  return WEIGHTS[kind] * Math.log2(1 + count);
}

/**
 * Ranks all problems, the most important first, in the same order in every run.
 *
 * @param previous the period to compare with, as far as it was read completely.
 */
export function rankSignalProblems(
  current: CollectedSignals,
  previous: CollectedSignals | undefined,
) {
  const comparable = previous === undefined ? [] : completeSignalKinds(previous);
  const past: Past = { groups: previous?.groups ?? new Map(), comparable };

  const problems: Problem[] = [];
  for (const [key, group] of current.groups) {
    if (!isProblem(group)) continue;
    const path = mostFrequent(group.pages);
    problems.push({
      ...group,
      ...compareGroup(group, past, key),
      page: maskPersonalData(path, MAX_PATH_LENGTH),
      score: scoreOfProblem(group),
    });
  }
  problems.sort(byScore);

  const gone = countGone(current, past);
  return {
    problems,
    /** Numbers of problems that have changed; undefined if nothing was compared. */
    changes: comparable.length > 0 ? countChanges(problems, gone) : undefined,
  };
}

/** Groups of the previous period, and the kinds that were read to their end. */
type Past = Readonly<{
  groups: CollectedSignals['groups'];
  comparable: readonly SignalKind[];
}>;

/** Returns whether a group is worth listing. Pages whose votes are mostly positive are fine. */
function isProblem({ count, positive }: Group): boolean {
  return count >= MIN_COUNT && count > positive;
}

function compareGroup({ kind, count }: Group, past: Past, key: string) {
  if (!past.comparable.includes(kind)) return { before: undefined, change: undefined };
  const before = past.groups.get(key)?.count ?? 0;
  return { before, change: count - before };
}

/** Counts the problems of the previous period that are none now. */
function countGone(current: CollectedSignals, past: Past): number {
  let gone = 0;
  for (const [key, before] of past.groups) {
    if (!isProblem(before) || !past.comparable.includes(before.kind)) continue;
    const group = current.groups.get(key);
    if (group === undefined || !isProblem(group)) gone += 1;
  }
  return gone;
}

function countChanges(problems: readonly Problem[], gone: number) {
  const known = problems.filter(({ before }) => before !== 0);
  return {
    new: problems.length - known.length,
    'more frequent': known.filter(({ change = 0 }) => change > 0).length,
    'less frequent': known.filter(({ change = 0 }) => change < 0).length,
    gone,
  };
}

/** Returns the page on which the problems occurred most often; empty if there is none. */
function mostFrequent(pages: Group['pages']): string {
  let most = { page: '', count: 0 };
  for (const [page, count] of pages) {
    if (count > most.count) most = { page, count };
  }
  return most.page;
}

/** Sorts by score, then by text, so that the order is the same in every run. */
function byScore(a: Problem, b: Problem): number {
  if (a.score !== b.score) return b.score - a.score;
  return sortText(a) < sortText(b) ? -1 : 1;
}

function sortText({ kind, text, page }: Problem): string {
  return `${kind} ${text} ${page}`;
}
