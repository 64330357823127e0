import type { SignalKind } from '../domain/analytics.ts';
import { completeKinds, type CollectedSignals } from './collect.ts';
import type { Group } from './groups.ts';
import { maskPersonalData } from './mask.ts';

/** Something that readers miss. */
export type Problem = Readonly<
  Pick<Group, 'kind' | 'text' | 'count' | 'positive' | 'comments'>
> &
  Readonly<{
    /** Path of the page on which it occurred most often; empty if there is none. */
    page: string;
    /** Views of the page by people; undefined if they are not known. */
    views: number | undefined;
    score: number;
    /** The count of the previous period, and what was added to it; undefined if it is not known. */
    before: number | undefined;
    change: number | undefined;
  }>;
export type RankedProblems = Readonly<ReturnType<typeof rankProblems>>;

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
 * repeated hundreds of times, a question rarely. A busy page counts up to twice, in proportion to
 * the page that people view most.
 */
export function scoreOf(
  { kind, count, views = 0 }: Pick<Problem, 'kind' | 'count' | 'views'>,
  maxViews: number,
): number {
  const share = maxViews === 0 ? 0 : views / maxViews;
  return WEIGHTS[kind] * Math.log2(1 + count) * (1 + share);
}

/**
 * Ranks all problems, the most important first, in the same order in every run.
 *
 * @param previous the period to compare with, as far as it was read completely.
 */
export function rankProblems(
  { groups, views }: CollectedSignals,
  previous: CollectedSignals | undefined,
  minCount: number,
) {
  const maxViews = [...views.values()].reduce((most, each) => Math.max(most, each), 0);
  const comparable = previous === undefined ? [] : completeKinds(previous);
  const toProblem = (key: string, group: Group): Problem => {
    const path = mostFrequent(group.pages);
    let before: number | undefined;
    let change: number | undefined;
    if (comparable.includes(group.kind)) {
      before = previous?.groups.get(key)?.count ?? 0;
      change = group.count - before;
    }
    const problem = {
      ...group,
      page: maskPersonalData(path, MAX_PATH_LENGTH),
      views: views.get(path),
      before,
      change,
    };
    return { ...problem, score: scoreOf(problem, maxViews) };
  };
  // Pages whose votes are mostly positive are fine.
  const isProblem = ({ count, positive }: Group): boolean =>
    count >= minCount && count > positive;
  const problems = [...groups]
    .filter(([, group]) => isProblem(group))
    .map(([key, group]) => toProblem(key, group))
    .sort(byScore);
  const gone = [...(previous?.groups ?? [])].filter(([key, before]) => {
    if (!comparable.includes(before.kind) || !isProblem(before)) return false;
    const group = groups.get(key);
    return group === undefined || !isProblem(group);
  });
  const count = (belongs: (problem: Problem) => boolean): number =>
    problems.filter(belongs).length;
  const changes = {
    new: count(({ before }) => before === 0),
    'more frequent': count(({ before, change = 0 }) => before !== 0 && change > 0),
    'less frequent': count(({ change = 0 }) => change < 0),
    gone: gone.length,
  };
  const isCompared = comparable.length > 0;
  return {
    problems,
    /** Numbers of problems that have changed; undefined if nothing was compared. */
    changes: isCompared ? changes : undefined,
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
