import { isPathIncluded } from '../inputs/glob.ts';
import type { CollectedViews } from './collect.ts';
import type { ViewsInputs } from './inputs.ts';
import { sumViews } from './totals.ts';
import { changeOf, comparePeriods, descendingBy, type PageTrend } from './trends.ts';

/** What the file, the summary and the outputs show. */
export type ViewsReport = Readonly<ReturnType<typeof buildReport>>;

/** Selects, compares and sorts the collected rows. `previous` is undefined if it was not requested. */
export function buildReport(
  inputs: ViewsInputs,
  current: CollectedViews,
  previous: CollectedViews | undefined,
) {
  const { sortBy, top, offset } = inputs;
  const isFiltered = inputs.paths.length + inputs.pathsIgnore.length > 0;
  const select = ({ rows, totals, incomplete }: CollectedViews, from: number) => {
    const selected = rows.filter(({ path }) => isPathIncluded(inputs, path));
    return {
      rows: selected,
      // Of the selected pages, or site-wide.
      totals: isFiltered || totals === undefined ? sumViews(selected) : totals,
      isComplete: incomplete === undefined && from === 0,
    };
  };
  const now = select(current, offset);
  const before = previous?.totals && select(previous, 0);
  // The sum of some rows says nothing beside the sum of others.
  const isComparable = !isFiltered || (now.isComplete && before?.isComplete === true);
  const { pages, ...trends } = comparePeriods(now, before);
  pages.sort(descendingBy(sortValue(sortBy)));
  return {
    inputs,
    current,
    previous,
    isFiltered,
    totals: now.totals,
    /** Undefined if unknown. */
    totalsBefore: isComparable ? before?.totals : undefined,
    /** All selected pages. */
    pages,
    top: pages.slice(0, top),
    trends,
  };
}

/** By change: the largest change first, up or down; pages with unknown change last, by views. */
function sortValue(key: ViewsInputs['sortBy']): (page: PageTrend) => number {
  return (page) => {
    if (key !== 'change') return page[key];
    const change = changeOf(page);
    return change === undefined ? -1 / (1 + page.total) : Math.abs(change);
  };
}
