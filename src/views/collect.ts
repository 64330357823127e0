import {
  requestPage,
  type Incomplete,
  type RequestOptions,
} from '../analytics/request-page.ts';
import type { PageViews, ViewsPage } from '../domain.ts';
import type { ViewsApi } from '../ports.ts';
import type { ViewsInputs } from './inputs.ts';

/** Views by people, views by AI, and their sum. */
export type ViewTotals = ViewsPage['totals'];

type CollectOptions = RequestOptions &
  Readonly<{ analytics: ViewsApi }> &
  Pick<ViewsInputs, 'range' | 'limit' | 'offset'>;

/** What was read of a date range. */
export type CollectedViews = Readonly<Awaited<ReturnType<typeof collectViews>>>;

/**
 * Reads all rows of a date range from `offset`, one page at a time, because all analytics requests of an organization share
 * one hourly limit. If rows move between pages, everything is read a second time, and the later value of each row wins.
 */
export async function collectViews(options: CollectOptions) {
  const { budget, offset, range, log } = options;
  const usedBefore = budget.used;
  const rows = new Map<string, PageViews>();
  const first = await readPass(options, rows);
  const requests = budget.used - usedBefore;
  // A second pass that cannot reach the last row would cost requests and prove nothing.
  const isRepeated =
    first.incomplete?.reason === 'rows-moved' && budget.max - budget.used >= requests;
  if (isRepeated) log('Rows moved between pages. Reading all rows a second time.');
  const last = isRepeated ? await readPass(options, rows) : first;
  const totals = last.totals ?? first.totals;
  const isWhole = wasReadToEnd(first) && offset === 0 && totals !== undefined;
  return {
    range,
    rows: [...rows.values()],
    /** Site-wide, from the last response; undefined if no page was read. */
    totals,
    /** Undefined if all rows were read. */
    incomplete: last.incomplete,
    /** Where a later run can resume. Undefined if rows moved: a row that is missing before it would stay missing. */
    nextOffset: first.nextOffset,
    /** Views in the totals, but not in the rows; undefined unless the whole range was read. */
    unlisted: isWhole ? totals.total - sumViews(rows.values()).total : undefined,
    requests: budget.used - usedBefore,
  };
}

/** Whether there was a last page: only rows that moved may be missing. */
export function wasReadToEnd({
  incomplete,
}: Readonly<{ incomplete: Incomplete | undefined }>): boolean {
  return incomplete === undefined || incomplete.reason === 'rows-moved';
}

/** Adds all rows to `rows`. */
async function readPass(options: CollectOptions, rows: Map<string, PageViews>) {
  const { analytics, range, limit, budget, log } = options;
  const paths = new Set<string>();
  let totals: ViewTotals | undefined;
  let { offset } = options;
  let isConsistent = true;
  const end = (incomplete?: Incomplete, nextOffset?: number) => ({
    totals,
    incomplete,
    nextOffset,
  });
  for (;;) {
    const query = { dateFrom: range.from, dateTo: range.to, limit, offset };
    const response = await requestPage(options, (signal) =>
      analytics.views(query, signal),
    );
    if (!response.ok) return end(response.error, isConsistent ? offset : undefined);
    const page = response.value;
    log(`Request ${budget.used}: ${page.views.length} rows from offset ${offset}.`);
    const before = paths.size;
    for (const row of page.views) {
      paths.add(row.path);
      rows.set(row.path, row);
    }
    const added = paths.size - before;
    // A path that occurs twice, or other totals: rows have moved between pages.
    isConsistent &&=
      added === page.views.length && equals(totals ?? page.totals, page.totals);
    totals = page.totals;
    // If the rows add up to the totals, no views are missing.
    if (!page.hasMore && (isConsistent || equals(totals, sumViews(rows.values()))))
      return end();
    if (!page.hasMore) return end({ reason: 'rows-moved' });
    // The loop would not end.
    if (added === 0) return end({ reason: 'inconsistent-paging' });
    // `limit` is a maximum. After a shorter page, `offset + limit` would skip rows.
    offset += Math.min(limit, page.views.length);
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
