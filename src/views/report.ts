import { isPathIncluded } from '../inputs/glob.ts';
import type { PageViews } from '../domain.ts';
import { sumViews, type CollectedViews, type ViewTotals } from './collect.ts';
import type { ViewsInputs } from './inputs.ts';

/** A page with its views in the previous period, and the change of their sum; undefined if unknown. */
export type PageTrend = PageViews &
  Readonly<{ before?: ViewTotals | undefined; change: number | undefined }>;

/** What the file, the summary and the outputs show. */
export type ViewsReport = Readonly<ReturnType<typeof buildReport>>;

const NONE: ViewTotals = { human: 0, ai: 0, total: 0 };

/** When AI is the main reader of a page: it reads this many times as often as people, and not by chance. */
const MOSTLY_AI = { factor: 3, minViews: 10 };

/** Selects, compares and sorts the collected rows. A page is called new or gone only if this is certain. */
export function buildReport(
  inputs: ViewsInputs,
  current: CollectedViews,
  previous: CollectedViews | undefined,
) {
  const isFiltered = inputs.paths.length + inputs.pathsIgnore.length > 0;
  const select = ({ rows, totals, incomplete }: CollectedViews, offset: number) => {
    const selected = rows.filter(({ path }) => isPathIncluded(inputs, path));
    return {
      rows: selected,
      // Of the selected pages, or site-wide.
      totals: isFiltered || totals === undefined ? sumViews(selected) : totals,
      isComplete: incomplete === undefined && offset === 0,
    };
  };
  const now = select(current, inputs.offset);
  const past = previous?.totals && select(previous, 0);

  const pastRows = new Map(past?.rows.map((row) => [row.path, row]));
  // A page that is not listed in a complete period had no views.
  const absent = past?.isComplete === true ? NONE : undefined;
  const pages = now.rows.map((row) => comparePage(row, pastRows.get(row.path) ?? absent));
  const listed = new Set(pages.map(({ path }) => path));
  const removed = [...pastRows.values()]
    .filter(({ path }) => now.isComplete && !listed.has(path))
    .map((before) => comparePage({ path: before.path, ...NONE }, before));
  const list = (
    belongs: (total: number, before: number) => boolean,
  ): readonly PageTrend[] =>
    [...pages, ...removed]
      .filter(({ total, before }) => before !== undefined && belongs(total, before.total))
      .sort(descendingBy(({ change }) => Math.abs(change ?? 0)));
  pages.sort(descendingBy(SORT_VALUES[inputs.sortBy]));
  // The sum of some rows says nothing beside the sum of others.
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
      mostlyAi: pages
        .filter(
          ({ ai, human }) => ai >= MOSTLY_AI.minViews && ai >= MOSTLY_AI.factor * human,
        )
        .toSorted(descendingBy(({ ai }) => ai)),
    },
  };
}

function comparePage(row: PageViews, before: ViewTotals | undefined): PageTrend {
  return { ...row, before, change: before && row.total - before.total };
}

/** By change: the largest change first, up or down; pages with unknown change last, by views. */
const SORT_VALUES: Readonly<Record<ViewsInputs['sortBy'], (page: PageTrend) => number>> =
  {
    total: ({ total }) => total,
    human: ({ human }) => human,
    ai: ({ ai }) => ai,
    change: ({ change, total }) =>
      change === undefined ? -1 / (1 + total) : Math.abs(change),
  };

/** Sorts by value, highest first. Equal pages are sorted by path, so that the order is the same in every run. */
function descendingBy(
  value: (page: PageTrend) => number,
): (a: PageTrend, b: PageTrend) => number {
  return (a, b) =>
    value(b) - value(a) || (a.path < b.path ? -1 : Number(a.path > b.path));
}
