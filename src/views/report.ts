import type { PageViews } from '../domain.ts';
import {
  descendingBy,
  computeTrends,
  joinPeriods,
  type Trends,
  type PageTrend,
  type PageSet,
} from './trends.ts';
import type { CollectedViews } from './collect.ts';
import type { SortKey, ViewsInputs } from './inputs.ts';
import { sumViews, type ViewTotals } from './totals.ts';

/** All that is told of a window: in the file, the summary and the outputs. */
export type ViewsReport = Readonly<{
  current: CollectedViews;
  /** The window before; undefined when it is not asked for or was not reached. */
  previous: CollectedViews | undefined;
  /** Site-wide as the service tells them, or of the chosen pages where `paths` chooses. */
  totals: ViewTotals;
  totalsBefore: ViewTotals | undefined;
  /** Every chosen page, ranked. */
  pages: readonly PageTrend[];
  /** The first of them. */
  top: readonly PageTrend[];
  movement: Trends;
  /** Pages that AI reads much more than people do. */
  mostlyAi: readonly PageTrend[];
}>;

/** From here on a page counts as read by AI much more than by people: this many times as often, and not by chance. */
const AI_HEAVY = { times: 3, least: 10 };

/** Joins, chooses and ranks what was collected. */
export function buildReport(
  inputs: Pick<ViewsInputs, 'includesPage' | 'filtered' | 'sortBy' | 'top' | 'offset'>,
  current: CollectedViews,
  previous: CollectedViews | undefined,
): ViewsReport {
  const now = filterPages(inputs, current, inputs.offset);
  const before = previous && filterPages(inputs, previous, 0);
  const pages = [...joinPeriods(now, before)].sort(descendingBy(sortKey(inputs.sortBy)));
  return {
    current,
    previous,
    totals: (inputs.filtered ? undefined : current.totals) ?? sumViews(now.rows),
    totalsBefore: before && ((inputs.filtered ? undefined : previous?.totals) ?? sumViews(before.rows)),
    pages,
    top: pages.slice(0, inputs.top),
    movement: computeTrends(pages, now, before),
    mostlyAi: pages
      .filter((page) => page.ai >= AI_HEAVY.least && page.ai >= AI_HEAVY.times * page.human)
      .sort(descendingBy((page) => page.ai)),
  };
}

function filterPages(
  inputs: Pick<ViewsInputs, 'includesPage'>,
  collection: CollectedViews,
  offset: number,
): PageSet {
  const belongs = (row: PageViews): boolean => inputs.includesPage(row.path);
  return {
    rows: collection.rows.filter(belongs),
    whole: collection.incomplete === undefined && offset === 0,
  };
}

/** By change, what moved most comes first, up or down; pages whose change is not known come last, by their views. */
function sortKey(key: SortKey): (page: PageTrend) => number {
  if (key !== 'change') return (page) => page[key];
  return (page) => (page.change === undefined ? -1 / (1 + page.total) : Math.abs(page.change));
}
