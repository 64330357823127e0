import type { PageViews } from '../domain.ts';
import { by, findMovement, joinWindows, type Movement, type PageTrend, type Reading } from './trends.ts';
import type { Collection } from './collect.ts';
import type { SortKey, ViewsInputs } from './inputs.ts';
import { sumViews, type ViewTotals } from './totals.ts';

/** All that is told of a window: in the file, the summary and the outputs. */
export type ViewsReport = Readonly<{
  current: Collection;
  /** The window before; undefined when it is not asked for or was not reached. */
  previous: Collection | undefined;
  /** Site-wide as the service tells them, or of the chosen pages where `paths` chooses. */
  totals: ViewTotals;
  totalsBefore: ViewTotals | undefined;
  /** Every chosen page, ranked. */
  pages: readonly PageTrend[];
  /** The first of them. */
  top: readonly PageTrend[];
  movement: Movement;
  /** Pages that AI reads much more than people do. */
  aiHeavy: readonly PageTrend[];
}>;

/** From here on a page counts as read by AI much more than by people: this many times as often, and not by chance. */
const AI_HEAVY = { times: 3, least: 10 };

/** Joins, chooses and ranks what was collected. */
export function buildReport(
  inputs: Pick<ViewsInputs, 'belongs' | 'filtered' | 'sortBy' | 'top' | 'offset'>,
  current: Collection,
  previous: Collection | undefined,
): ViewsReport {
  const now = choose(inputs, current, inputs.offset);
  const before = previous && choose(inputs, previous, 0);
  const pages = [...joinWindows(now, before)].sort(by(rank(inputs.sortBy)));
  return {
    current,
    previous,
    totals: (inputs.filtered ? undefined : current.totals) ?? sumViews(now.rows),
    totalsBefore: before && ((inputs.filtered ? undefined : previous?.totals) ?? sumViews(before.rows)),
    pages,
    top: pages.slice(0, inputs.top),
    movement: findMovement(pages, now, before),
    aiHeavy: pages
      .filter((page) => page.ai >= AI_HEAVY.least && page.ai >= AI_HEAVY.times * page.human)
      .sort(by((page) => page.ai)),
  };
}

function choose(inputs: Pick<ViewsInputs, 'belongs'>, collection: Collection, offset: number): Reading {
  const belongs = (row: PageViews): boolean => inputs.belongs(row.path);
  return { rows: collection.rows.filter(belongs), whole: collection.gap === undefined && offset === 0 };
}

/** By change, what moved most comes first, up or down; pages whose change is not known come last, by their views. */
function rank(key: SortKey): (page: PageTrend) => number {
  if (key !== 'change') return (page) => page[key];
  return (page) => (page.change === undefined ? -1 / (1 + page.total) : Math.abs(page.change));
}
