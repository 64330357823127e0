import type { PageViews } from '../domain.ts';
import type { ViewTotals } from './totals.ts';

/** A page with what the window before had of it. */
export type PageTrend = PageViews &
  Readonly<{
    /** Absent when it is not known: nothing to compare with, or that window could not be read to its end. */
    before?: ViewTotals;
    /** Views more than before; negative for fewer. */
    change?: number;
  }>;

/** What moved between two windows, each list with its most striking page first. */
export type Trends = Readonly<{
  risers: readonly PageTrend[];
  fallers: readonly PageTrend[];
  /** Pages that had no views before. */
  fresh: readonly PageTrend[];
  /** Pages that have no views any more. */
  gone: readonly PageTrend[];
}>;

/** Rows of a window; `whole` when no row of it can be missing, so that absence means no views. */
export type PageSet = Readonly<{ rows: readonly PageViews[]; whole: boolean }>;

const NONE: ViewTotals = { human: 0, ai: 0, total: 0 };

/** Puts the window before beside each page. */
export function joinPeriods(now: PageSet, before: PageSet | undefined): readonly PageTrend[] {
  if (before === undefined) return now.rows;
  const past = new Map(before.rows.map((row) => [row.path, row]));
  const absent = before.whole ? NONE : undefined;
  return now.rows.map((row) => trendOf(row, past.get(row.path) ?? absent));
}

/** Sorts pages by what became of them; `trends` are those of `now`. Pages are called gone or new only where that is certain. */
export function computeTrends(
  trends: readonly PageTrend[],
  now: PageSet,
  before: PageSet | undefined,
): Trends {
  const living = trends.filter((page) => page.total > 0 && page.before !== undefined);
  const known = living.filter((page) => wasSeen(page));
  return {
    risers: known.filter((page) => changeOf(page) > 0).sort(descendingBy((page) => changeOf(page))),
    fallers: known.filter((page) => changeOf(page) < 0).sort(descendingBy((page) => -changeOf(page))),
    fresh: living.filter((page) => !wasSeen(page)).sort(descendingBy((page) => page.total)),
    gone: before === undefined || !now.whole ? [] : findGone(now, before),
  };
}

/** Highest value first; equal ones by path, so that the order is the same in every run. */
export function descendingBy(value: (page: PageTrend) => number): (a: PageTrend, b: PageTrend) => number {
  return (a, b) => {
    const difference = value(b) - value(a);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
    return a.path < b.path ? -1 : Number(a.path > b.path);
  };
}

function findGone(now: PageSet, before: PageSet): readonly PageTrend[] {
  const alive = new Set(now.rows.filter((row) => row.total > 0).map((row) => row.path));
  return before.rows
    .filter((row) => row.total > 0 && !alive.has(row.path))
    .map((row) => trendOf({ path: row.path, ...NONE }, row))
    .sort(descendingBy((page) => -changeOf(page)));
}

function trendOf(row: PageViews, before: ViewTotals | undefined): PageTrend {
  return before === undefined ? row : { ...row, before, change: row.total - before.total };
}

function wasSeen(page: PageTrend): boolean {
  return (page.before?.total ?? 0) > 0;
}

function changeOf(page: PageTrend): number {
  return page.change ?? 0;
}
