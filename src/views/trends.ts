import type { PageViews } from '../domain.ts';
import type { ViewTotals } from './totals.ts';

/** A page with its views in the previous period. */
export type PageTrend = PageViews &
  Readonly<{
    /** Undefined if unknown: there is no previous period, or it was not read completely. */
    before?: ViewTotals;
  }>;

/** Pages whose views changed, the largest change first. */
export type Trends = Readonly<{
  rising: readonly PageTrend[];
  falling: readonly PageTrend[];
  /** Pages without views in the previous period. */
  new: readonly PageTrend[];
  /** Pages without views in the current period. */
  gone: readonly PageTrend[];
}>;

/** Selected rows of a period. If it is complete, a page that is not listed had no views. */
export type Period = Readonly<{ rows: readonly PageViews[]; totals: ViewTotals; isComplete: boolean }>;

const NONE: ViewTotals = { human: 0, ai: 0, total: 0 };

/** Adds the views of the previous period to each page. */
export function joinPeriods(now: Period, previous: Period | undefined): readonly PageTrend[] {
  if (previous === undefined) return now.rows;
  const past = new Map(previous.rows.map((row) => [row.path, row]));
  const absent = previous.isComplete ? NONE : undefined;
  return now.rows.map((row) => {
    const before = past.get(row.path) ?? absent;
    return before === undefined ? row : { ...row, before };
  });
}

/** Views more than in the previous period; undefined if unknown. */
export function changeOf({ total, before }: PageTrend): number | undefined {
  return before && total - before.total;
}

/** `pages`: the joined pages of `now`. A page is called new or gone only if this is certain. */
export function computeTrends(
  pages: readonly PageTrend[],
  now: Period,
  previous: Period | undefined,
): Trends {
  const byChange = descendingBy((page) => Math.abs(changeOf(page) ?? 0));
  const list = (belongs: (total: number, before: number) => boolean): readonly PageTrend[] =>
    pages
      .filter(({ total, before }) => total > 0 && before !== undefined && belongs(total, before.total))
      .sort(byChange);
  const read = new Set(now.rows.filter(({ total }) => total > 0).map(({ path }) => path));
  const gone = now.isComplete ? previous?.rows.filter((row) => row.total > 0 && !read.has(row.path)) : [];
  return {
    rising: list((total, before) => before > 0 && total > before),
    falling: list((total, before) => total < before),
    new: list((_, before) => before === 0),
    gone: (gone ?? []).map((row) => ({ path: row.path, ...NONE, before: row })).sort(byChange),
  };
}

/** Sorts by value, highest first. Equal pages are sorted by path, so that the order is the same in every run. */
export function descendingBy(value: (page: PageTrend) => number): (a: PageTrend, b: PageTrend) => number {
  return (a, b) => value(b) - value(a) || (a.path < b.path ? -1 : Number(a.path > b.path));
}
