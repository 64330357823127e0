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
  const isFiltered = inputs.paths.length + inputs.pathsIgnore.length > 0;
  const now = selectPages(inputs, current, inputs.offset);
  const hasPast = previous?.totals !== undefined;
  const past = hasPast ? selectPages(inputs, previous, 0) : undefined;

  const pastRows = new Map(past?.rows.map((row) => [row.path, row]));
  // A page that is not listed in a complete period had no views.
  const absent = past?.isComplete === true ? NONE : undefined;
  const pages = now.rows.map((row) => comparePage(row, pastRows.get(row.path) ?? absent));
  const listed = new Set(pages.map(({ path }) => path));
  const removed = [...pastRows.values()]
    .filter(({ path }) => now.isComplete && !listed.has(path))
    .map((before) => comparePage({ path: before.path, ...NONE }, before));
  const compared = [...pages, ...removed].sort(
    descendingBy(({ change }) => Math.abs(change ?? 0)),
  );
  const list = (
    belongs: (total: number, before: number) => boolean,
  ): readonly PageTrend[] =>
    compared.filter(
      ({ total, before }) => before !== undefined && belongs(total, before.total),
    );
  pages.sort(ORDERS[inputs.sortBy]);
  // The sum of some rows cannot be compared with the sum of others.
  const isComparable = !isFiltered || (now.isComplete && past?.isComplete === true);
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
    /** Pages that may need attention, the largest change first. */
    trends: {
      rising: list((total, before) => before > 0 && total > before),
      falling: list((total, before) => total > 0 && total < before),
      new: list((total, before) => before === 0 && total > 0),
      gone: list((total, before) => before > 0 && total === 0),
      mostlyAi: pages.filter(isMostlyAi).sort(descendingBy(({ ai }) => ai)),
    },
  };
}

/** Selects the rows of the pages that `paths` and `paths-ignore` name. */
function selectPages(
  inputs: ViewsInputs,
  { rows, totals, incomplete }: CollectedViews,
  offset: number,
) {
  const isFiltered = inputs.paths.length + inputs.pathsIgnore.length > 0;
  const selected = rows.filter(({ path }) => isPathIncluded(inputs, path));
  const isSiteWide = !isFiltered && totals !== undefined;
  return {
    rows: selected,
    /** Sum of the selected pages; the site-wide totals if nothing is filtered. */
    totals: isSiteWide ? totals : sumViews(selected),
    isComplete: incomplete === undefined && offset === 0,
  };
}

function comparePage(row: PageViews, before: ViewTotals | undefined): PageTrend {
  const change = before === undefined ? undefined : row.total - before.total;
  return { ...row, before, change };
}

function isMostlyAi({ ai, human }: PageTrend): boolean {
  return ai >= MOSTLY_AI.minViews && ai >= MOSTLY_AI.factor * human;
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
  return difference === 0 ? byPath(a, b) : difference;
}

function byViews(a: PageTrend, b: PageTrend): number {
  const difference = b.total - a.total;
  return difference === 0 ? byPath(a, b) : difference;
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
    return difference === 0 ? byPath(a, b) : difference;
  };
}
