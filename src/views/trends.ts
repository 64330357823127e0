import type { PageViews } from '../domain.ts';
import type { ViewTotals } from './totals.ts';

/** A page with its views in the previous period: undefined if there is none, or if it was not read completely. */
export type PageTrend = PageViews & Readonly<{ before?: ViewTotals | undefined }>;

/** Rows of a period. If it is complete, a page that is not listed had no views. */
type Period = Readonly<{ rows: readonly PageViews[]; isComplete: boolean }>;

const NONE: ViewTotals = { human: 0, ai: 0, total: 0 };

/** When AI is the main reader of a page: it reads this many times as often as people, and not by chance. */
const MOSTLY_AI = { factor: 3, minViews: 10 };

/**
 * Adds the views of the previous period to each page, and lists pages that may need attention, the largest change first. A page
 * is called new or gone only if this is certain.
 */
export function comparePeriods(now: Period, previous: Period | undefined) {
  const past = new Map(previous?.rows.map((row) => [row.path, row]));
  const absent = previous?.isComplete === true ? NONE : undefined;
  const pages = now.rows.map((row): PageTrend => ({ ...row, before: past.get(row.path) ?? absent }));
  const listed = new Set(pages.map(({ path }) => path));
  const removed = [...past.values()]
    .filter(({ path }) => now.isComplete && !listed.has(path))
    .map((before): PageTrend => ({ path: before.path, ...NONE, before }));
  const list = (belongs: (total: number, before: number) => boolean): readonly PageTrend[] =>
    [...pages, ...removed]
      .filter(({ total, before }) => before !== undefined && belongs(total, before.total))
      .sort(descendingBy((page) => Math.abs(changeOf(page) ?? 0)));
  return {
    pages,
    rising: list((total, before) => before > 0 && total > before),
    falling: list((total, before) => total > 0 && total < before),
    new: list((total, before) => before === 0 && total > 0),
    gone: list((total, before) => before > 0 && total === 0),
    mostlyAi: pages
      .filter(({ ai, human }) => ai >= MOSTLY_AI.minViews && ai >= MOSTLY_AI.factor * human)
      .sort(descendingBy(({ ai }) => ai)),
  };
}

/** Views more than in the previous period; undefined if unknown. */
export function changeOf({ total, before }: PageTrend): number | undefined {
  return before && total - before.total;
}

/** Sorts by value, highest first. Equal pages are sorted by path, so that the order is the same in every run. */
export function descendingBy(value: (page: PageTrend) => number): (a: PageTrend, b: PageTrend) => number {
  return (a, b) => value(b) - value(a) || (a.path < b.path ? -1 : Number(a.path > b.path));
}
