import { isPathIncluded } from '../inputs/glob.ts';
import type { PageViews } from '../domain/analytics.ts';
import { sumViews, type CollectedViews, type ViewTotals } from './collect.ts';
import type { ViewsInputs } from './inputs.ts';

/** A page with its views in the previous period, and the change of their sum; undefined if unknown. */
export type PageTrend = PageViews &
  Readonly<{ before?: ViewTotals | undefined; change: number | undefined }>;

/** Contents of the file, the summary and the outputs. */
export type ViewsReport = Readonly<ReturnType<typeof buildReport>>;

const NONE: ViewTotals = { human: 0, ai: 0, total: 0 };

/**
 * Limits from which AI is the main reader of a page: it reads this many times as often as people,
 * and not by chance.
 */
const MOSTLY_AI = { factor: 3, minViews: 10 };

/**
 * Selects, compares and sorts the collected rows. Calls a page new or gone only if this is certain.
 */
export function buildReport(
  inputs: ViewsInputs,
  current: CollectedViews,
  previous: CollectedViews | undefined,
) {
  const now = selectPages(inputs, current, inputs.offset);
  let past: SelectedPages | undefined;
  if (previous?.totals !== undefined) past = selectPages(inputs, previous, 0);

  const pages = comparePages(now, past);
  const removed = removedPages(now, past);
  const trends = findTrends(pages, removed);
  pages.sort(ORDERS[inputs.sortBy]);
  // The sum of some rows cannot be compared with the sum of others.
  const areBothComplete = now.isComplete && past?.isComplete === true;
  const isFiltered = hasFilter(inputs);
  const isComparable = !isFiltered || areBothComplete;
  return {
    inputs,
    current,
    previous,
    isFiltered,
    totals: now.totals,
    /** Undefined if unknown. */
    totalsBefore: isComparable ? past?.totals : undefined,
    /** All selected pages. */
    pages,
    top: pages.slice(0, inputs.top),
    trends,
  };
}

function hasFilter({ paths, pathsIgnore }: ViewsInputs): boolean {
  return paths.length > 0 || pathsIgnore.length > 0;
}

/** Compares each page with its views in the previous period. */
function comparePages(now: SelectedPages, past: SelectedPages | undefined): PageTrend[] {
  const pastRows = new Map<string, PageViews>();
  for (const row of past?.rows ?? []) pastRows.set(row.path, row);
  // A page that is not listed in a complete period had no views.
  const absent = past?.isComplete === true ? NONE : undefined;
  const pages: PageTrend[] = [];
  for (const row of now.rows) {
    const before = pastRows.get(row.path) ?? absent;
    pages.push(comparePage(row, before));
  }
  return pages;
}

/** Returns the pages of the previous period that have no views now; none if that is not certain. */
function removedPages(
  now: SelectedPages,
  past: SelectedPages | undefined,
): readonly PageTrend[] {
  if (past === undefined || !now.isComplete) return [];
  const listed = new Set<string>();
  for (const row of now.rows) listed.add(row.path);
  const removed: PageTrend[] = [];
  for (const before of past.rows) {
    if (listed.has(before.path)) continue;
    const row = { path: before.path, ...NONE };
    removed.push(comparePage(row, before));
  }
  return removed;
}

type Comparison = (total: number, before: number) => boolean;

/** Finds the pages that may need attention, the largest change first. */
function findTrends(pages: readonly PageTrend[], removed: readonly PageTrend[]) {
  const bySize = descendingBy(({ change }) => Math.abs(change ?? 0));
  const compared = [...pages, ...removed];
  compared.sort(bySize);
  const list = (belongs: Comparison): readonly PageTrend[] =>
    compared.filter(({ total, before }) => {
      if (before === undefined) return false;
      return belongs(total, before.total);
    });
  const mostlyAi = pages.filter(isMostlyAi);
  mostlyAi.sort(descendingBy(({ ai }) => ai));
  return {
    rising: list((total, before) => before > 0 && total > before),
    falling: list((total, before) => total > 0 && total < before),
    new: list((total, before) => before === 0 && total > 0),
    gone: list((total, before) => before > 0 && total === 0),
    mostlyAi,
  };
}

/** Rows of one period whose pages are selected. */
type SelectedPages = Readonly<ReturnType<typeof selectPages>>;

/** Selects the rows of the pages that `paths` and `paths-ignore` name. */
function selectPages(
  inputs: ViewsInputs,
  { rows, totals, incomplete }: CollectedViews,
  offset: number,
) {
  const selected = rows.filter(({ path }) => isPathIncluded(inputs, path));
  const isSiteWide = !hasFilter(inputs) && totals !== undefined;
  return {
    rows: selected,
    /** Sum of the selected pages; the site-wide totals if nothing is filtered. */
    totals: isSiteWide ? totals : sumViews(selected),
    isComplete: incomplete === undefined && offset === 0,
  };
}

function comparePage(row: PageViews, before: ViewTotals | undefined): PageTrend {
  if (before === undefined) return { ...row, before, change: undefined };
  const change = row.total - before.total;
  return { ...row, before, change };
}

function isMostlyAi({ ai, human }: PageTrend): boolean {
  const { factor, minViews } = MOSTLY_AI;
  return ai >= minViews && ai >= factor * human;
}

/** Compares two pages for a sort. */
type Order = (a: PageTrend, b: PageTrend) => number;

/** Orders of pages, for each value of `sort-by`. */
const ORDERS: Readonly<Record<ViewsInputs['sortBy'], Order>> = {
  total: descendingBy(({ total }) => total),
  human: descendingBy(({ human }) => human),
  ai: descendingBy(({ ai }) => ai),
  change: byChange,
};

/** Sorts by the size of the change, up or down. Pages with an unknown change are last, by views. */
function byChange(a: PageTrend, b: PageTrend): number {
  if (a.change === undefined && b.change === undefined) return byViews(a, b);
  if (a.change === undefined) return 1;
  if (b.change === undefined) return -1;
  const difference = Math.abs(b.change) - Math.abs(a.change);
  if (difference === 0) return byPath(a, b);
  return difference;
}

function byViews(a: PageTrend, b: PageTrend): number {
  const difference = b.total - a.total;
  if (difference === 0) return byPath(a, b);
  return difference;
}

/** Sorts equal pages, so that the order is the same in every run. */
function byPath(a: PageTrend, b: PageTrend): number {
  if (a.path < b.path) return -1;
  if (a.path > b.path) return 1;
  return 0;
}

/** Returns an order by value, highest first. */
function descendingBy(value: (page: PageTrend) => number): Order {
  return (a, b) => {
    const difference = value(b) - value(a);
    if (difference === 0) return byPath(a, b);
    return difference;
  };
}
