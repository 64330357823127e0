import { isPathIncluded } from '../inputs/glob.ts';
import type { CollectedViews } from './collect.ts';
import type { SortKey, ViewsInputs } from './inputs.ts';
import { sumViews, type ViewTotals } from './totals.ts';
import {
  changeOf,
  computeTrends,
  descendingBy,
  joinPeriods,
  type PageTrend,
  type Period,
  type Trends,
} from './trends.ts';

/** What the file, the summary and the outputs show. */
export type ViewsReport = Readonly<{
  current: CollectedViews;
  /** The previous period; undefined if it was not requested. */
  previous: CollectedViews | undefined;
  /** Site-wide; with `paths` or `paths-ignore`, of the selected pages. */
  totals: ViewTotals;
  /** The same for the previous period; undefined if unknown. */
  totalsBefore: ViewTotals | undefined;
  /** Whether `paths` or `paths-ignore` is set. */
  isFiltered: boolean;
  /** All selected pages, sorted. */
  pages: readonly PageTrend[];
  /** The first `top` pages. */
  top: readonly PageTrend[];
  trends: Trends;
  /** Pages that AI reads much more than people do. */
  mostlyAi: readonly PageTrend[];
}>;

/** When a page counts as mostly read by AI: this many times as often as by people, and not by chance. */
const MOSTLY_AI = { factor: 3, minViews: 10 };

/** Selects, joins and sorts the collected rows. */
export function buildReport(
  inputs: Pick<ViewsInputs, 'filter' | 'sortBy' | 'top' | 'offset'>,
  current: CollectedViews,
  previous: CollectedViews | undefined,
): ViewsReport {
  const { filter, sortBy, top, offset } = inputs;
  const isFiltered = filter.paths.length + filter.pathsIgnore.length > 0;
  const select = ({ rows, totals, incomplete }: CollectedViews, from: number): Period => {
    const selected = rows.filter(({ path }) => isPathIncluded(filter, path));
    return {
      rows: selected,
      totals: isFiltered || totals === undefined ? sumViews(selected) : totals,
      isComplete: incomplete === undefined && from === 0,
    };
  };
  const now = select(current, offset);
  const before = previous?.totals && select(previous, 0);
  const pages = [...joinPeriods(now, before)].sort(descendingBy(sortValue(sortBy)));
  // The sum of some rows says nothing beside the sum of others.
  const isComparable = !isFiltered || (now.isComplete && before?.isComplete === true);
  return {
    current,
    previous,
    totals: now.totals,
    totalsBefore: isComparable ? before?.totals : undefined,
    isFiltered,
    pages,
    top: pages.slice(0, top),
    trends: computeTrends(pages, now, before),
    mostlyAi: pages
      .filter(({ ai, human }) => ai >= MOSTLY_AI.minViews && ai >= MOSTLY_AI.factor * human)
      .sort(descendingBy((page) => page.ai)),
  };
}

/** By change: the largest change first, up or down; pages with unknown change last, by views. */
function sortValue(key: SortKey): (page: PageTrend) => number {
  if (key !== 'change') return (page) => page[key];
  return (page) => {
    const change = changeOf(page);
    return change === undefined ? -1 / (1 + page.total) : Math.abs(change);
  };
}
