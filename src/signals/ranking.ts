import type { SignalKind } from '../domain.ts';
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

/** Few readers write a question or vote, but many search, and some of them find what they need in the list of results. */
const WEIGHTS: Readonly<Record<SignalKind, number>> = {
  questions: 3,
  searches: 1,
  feedback: 3,
};

const MAX_PATH_LENGTH = 120;

/**
 * How important a problem is. The logarithm makes the kinds comparable: a search is often repeated hundreds of times, a question
 * rarely. A busy page counts up to twice, in proportion to the page that people view most.
 */
export function scoreOf(
  { kind, count, views = 0 }: Pick<Problem, 'kind' | 'count' | 'views'>,
  maxViews: number,
): number {
  return (
    WEIGHTS[kind] * Math.log2(1 + count) * (1 + (maxViews === 0 ? 0 : views / maxViews))
  );
}

/** All problems, the most important first, in the same order in every run. `previous` is compared as far as it was read completely. */
export function rankProblems(
  { groups, views }: CollectedSignals,
  previous: CollectedSignals | undefined,
  minCount: number,
) {
  const maxViews = [...views.values()].reduce((most, each) => Math.max(most, each), 0);
  const comparable = previous === undefined ? [] : completeKinds(previous);
  const toProblem = (key: string, group: Group): Problem => {
    const path = mostFrequent(group.pages);
    const before = comparable.includes(group.kind)
      ? (previous?.groups.get(key)?.count ?? 0)
      : undefined;
    const page = maskPersonalData(path, MAX_PATH_LENGTH);
    const change = before === undefined ? undefined : group.count - before;
    const problem = { ...group, page, views: views.get(path), before, change };
    return { ...problem, score: scoreOf(problem, maxViews) };
  };
  /** Pages whose votes are mostly positive are fine. */
  const isProblem = ({ count, positive }: Group): boolean =>
    count >= minCount && count > positive;
  const problems = [...groups]
    .filter(([, group]) => isProblem(group))
    .map(([key, group]) => toProblem(key, group))
    .sort((a, b) => b.score - a.score || compareTexts(a, b));
  const gone = [...(previous?.groups ?? [])].filter(([key, before]) => {
    const group = groups.get(key);
    return (
      comparable.includes(before.kind) &&
      isProblem(before) &&
      !(group && isProblem(group))
    );
  });
  const count = (belongs: (problem: Problem) => boolean): number =>
    problems.filter(belongs).length;
  const changes = {
    new: count(({ before }) => before === 0),
    'more frequent': count(({ before, change = 0 }) => before !== 0 && change > 0),
    'less frequent': count(({ change = 0 }) => change < 0),
    gone: gone.length,
  };
  /** `changes`: how many problems have changed; undefined if nothing was compared. */
  return { problems, changes: comparable.length === 0 ? undefined : changes };
}

function mostFrequent(pages: Group['pages']): string {
  return [...pages].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
}

function compareTexts(a: Problem, b: Problem): number {
  const [left = '', right = ''] = [a, b].map(
    ({ kind, text, page }) => `${kind} ${text} ${page}`,
  );
  return left < right ? -1 : 1;
}
