import type { SignalKind } from '../domain.ts';
import type { CollectedSignals } from './collect.ts';
import type { Group } from './groups.ts';
import type { Included } from './inputs.ts';
import { maskPersonalData } from './mask.ts';

/** Something that readers miss. */
export type Problem = Readonly<{
  kind: SignalKind;
  /** The question or search term; empty for feedback. */
  text: string;
  /** Path of the page on which it occurred most often; empty if there is none. */
  page: string;
  /** Number of questions, searches or negative votes. */
  count: number;
  /** Positive votes on the page. */
  positive: number;
  /** Views of the page by people; undefined if they are not known. */
  views: number | undefined;
  score: number;
  /** The count of the previous period; undefined if it is not known. */
  before: number | undefined;
  comments: readonly string[];
}>;

/** Few readers write a question or vote, but many search, and some of them find what they need in the list of results. */
const WEIGHTS: Readonly<Record<SignalKind, number>> = { questions: 5, searches: 1, feedback: 5 };

const MAX_PATH_LENGTH = 120;

/**
 * How important a problem is: its count, five times for questions and feedback, and up to twice for a busy page, in proportion to the
 * page that people view most.
 */
export function scoreOf(
  { kind, count, views = 0 }: Pick<Problem, 'kind' | 'count' | 'views'>,
  maxViews: number,
): number {
  return count * WEIGHTS[kind] * (1 + (maxViews === 0 ? 0 : views / maxViews));
}

/**
 * All problems, the most important first. Equal ones are sorted by kind, text and page, so that the order is the same in every run.
 * `gone`: how many problems of the previous period are none any more. Only kinds that were read completely are compared.
 */
export function rankProblems(
  current: CollectedSignals,
  previous: CollectedSignals | undefined,
  minCount: number,
) {
  const { groups, views } = current;
  const maxViews = [...views.values()].reduce((most, each) => Math.max(most, each), 0);
  const comparable = completeKinds(current).filter(
    (kind) => previous && completeKinds(previous).includes(kind),
  );
  const toProblem = (key: string, { kind, text, count, positive, pages, comments }: Group): Problem => {
    const path = mostFrequent(pages);
    const before = comparable.includes(kind) ? (previous?.groups.get(key)?.count ?? 0) : undefined;
    const page = maskPersonalData(path, MAX_PATH_LENGTH);
    const problem = { kind, text, page, count, positive, views: views.get(path), before, comments };
    return { ...problem, score: scoreOf(problem, maxViews) };
  };
  const isListed = (group: Group | undefined): boolean => group !== undefined && isProblem(group, minCount);
  const gone = [...(previous?.groups ?? [])].filter(
    ([key, group]) => comparable.includes(group.kind) && isListed(group) && !isListed(groups.get(key)),
  );
  return {
    problems: [...groups]
      .filter(([, group]) => isListed(group))
      .map(([key, group]) => toProblem(key, group))
      .sort((a, b) => b.score - a.score || compareTexts(a, b)),
    gone: gone.length,
  };
}

function completeKinds({ readings }: CollectedSignals): readonly Included[] {
  return readings.filter(({ incomplete }) => incomplete === undefined).map(({ kind }) => kind);
}

/** Pages whose votes are mostly positive are fine. */
function isProblem({ count, positive }: Group, minCount: number): boolean {
  return count >= minCount && count > positive;
}

function mostFrequent(pages: Group['pages']): string {
  return [...pages].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
}

function compareTexts(a: Problem, b: Problem): number {
  const [left = '', right = ''] = [a, b].map(({ kind, text, page }) => `${kind} ${text} ${page}`);
  return left < right ? -1 : Number(left > right);
}
