import {
  incompleteBecause,
  requestPage,
  type Incomplete,
  type RequestOptions,
} from '../request-page.ts';
import type { DateRange, PageViews, ViewsPage } from '../../domain/analytics.ts';
import type { AnalyticsApi } from '../../ports.ts';

/** Views by people, views by AI, and their sum. */
export type ViewTotals = ViewsPage['totals'];

type CollectOptions = RequestOptions &
  Readonly<{ analytics: AnalyticsApi; range: DateRange }>;

/** Rows of one request (service document §4.4). */
const LIMIT = 250;

/** Rows of a date range, and how far they were read. */
export type CollectedViews = Readonly<{
  /** One for each path. */
  rows: readonly PageViews[];
  /** Site-wide, from the last response; undefined if no page was read. */
  totals: ViewTotals | undefined;
  /** Undefined if all rows were read. */
  incomplete: Incomplete | undefined;
}>;

/**
 * Reads all rows of a date range, one page at a time, because all analytics requests
 * of an organization share one hourly limit. Rows of past days do not move, so they are read once.
 */
export async function collectViews(options: CollectOptions): Promise<CollectedViews> {
  const rows = new Map<string, PageViews>();
  let totals: ViewTotals | undefined;
  let haveRowsMoved = false;
  const end = (incomplete?: Incomplete): CollectedViews => ({
    rows: [...rows.values()],
    totals,
    incomplete,
  });

  let offset = 0;
  for (;;) {
    const query = { ...options.range, limit: LIMIT, offset };
    const response = await requestPage(options, () =>
      options.analytics.views(query, options.signal),
    );
    if (!response.ok) return end(response.error);
    const page = response.value;
    options.log(
      `Request ${options.budget.used}: ${page.views.length} rows from offset ${offset}.`,
    );

    const before = rows.size;
    for (const row of page.views) rows.set(row.path, row);
    const added = rows.size - before;

    // If a path occurs twice, or the totals change, rows have moved between pages.
    const isRepeating = added < page.views.length;
    const hasChanged = totals !== undefined && !equals(totals, page.totals);
    if (isRepeating || hasChanged) haveRowsMoved = true;
    totals = page.totals;

    if (!page.hasMore) {
      // If the rows add up to the totals, no views are missing.
      const isWhole = !haveRowsMoved || equals(totals, sumViews(rows.values()));
      return end(isWhole ? undefined : incompleteBecause('rows-moved'));
    }
    // Without new rows, the loop would not end.
    if (added === 0) return end(incompleteBecause('inconsistent-paging'));
    // `LIMIT` is a maximum. After a shorter page, `offset + LIMIT` would skip rows.
    offset += page.views.length;
  }
}

export function sumViews(rows: Iterable<ViewTotals>): ViewTotals {
  const sum = { human: 0, ai: 0, total: 0 };
  for (const row of rows) {
    sum.human += row.human;
    sum.ai += row.ai;
    sum.total += row.total;
  }
  return sum;
}

function equals(a: ViewTotals, b: ViewTotals): boolean {
  return a.human === b.human && a.ai === b.ai && a.total === b.total;
}
