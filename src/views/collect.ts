import {
  incompleteBecause,
  requestExportPage,
  type Incomplete,
  type RequestOptions,
} from '../export/request-page.ts';
import { datesOfExport, type DateRange } from '../export/date-range.ts';
import type { PageViews, ViewsPage } from '../domain/analytics.ts';
import type { ViewsApi } from '../ports.ts';

/** Views by people, views by AI, and their sum. */
export type ViewTotals = ViewsPage['totals'];

type CollectOptions = RequestOptions &
  Readonly<{ analytics: ViewsApi; range: DateRange }>;

/** Rows of one request (service document §4.4). */
const LIMIT = 250;

/** Rows of a date range, and how far they were read. */
export type CollectedViews = Readonly<Awaited<ReturnType<typeof collectViews>>>;

/**
 * Reads all rows of a date range, one page at a time, because all analytics requests
 * of an organization share one hourly limit. If rows move between pages, reads everything a second
 * time, and the later value of each row wins.
 */
export async function collectViews(options: CollectOptions) {
  const { budget, log } = options;
  const usedBefore = budget.used;
  const rows = new Map<string, PageViews>();
  const first = await readPass(options, rows);
  const requests = budget.used - usedBefore;
  let last = first;
  const hasMoved = first.incomplete?.reason === 'rows-moved';
  // A second pass that cannot reach the last row would cost requests and prove nothing.
  if (hasMoved && budget.max - budget.used >= requests) {
    log('Rows moved between pages. Reading all rows a second time.');
    last = await readPass(options, rows);
  }
  const totals = last.totals ?? first.totals;
  let unlisted: number | undefined;
  // Only rows that moved may be missing if the last page was read.
  const wasReadToEnd = first.incomplete === undefined || hasMoved;
  if (totals !== undefined && wasReadToEnd) {
    unlisted = totals.total - sumViews(rows.values()).total;
  }
  return {
    rows: [...rows.values()],
    /** Site-wide, from the last response; undefined if no page was read. */
    totals,
    /** Undefined if all rows were read. */
    incomplete: last.incomplete,
    /** Views in the totals, but not in the rows; undefined unless the whole range was read. */
    unlisted,
    requests: budget.used - usedBefore,
  };
}

/** Progress of one pass over all pages. */
type Pass = {
  readonly paths: Set<string>;
  /** Site-wide, from the last response. */
  totals: ViewTotals | undefined;
  /** False once rows have moved between pages. */
  isConsistent: boolean;
};

/** Reads all pages once, and adds their rows to `rows`. */
async function readPass(options: CollectOptions, rows: Map<string, PageViews>) {
  const { analytics, range, budget, signal, log } = options;
  const pass: Pass = { paths: new Set(), totals: undefined, isConsistent: true };
  let offset = 0;
  for (;;) {
    const query = { ...datesOfExport(range), limit: LIMIT, offset };
    const response = await requestExportPage(options, () =>
      analytics.views(query, signal),
    );
    if (!response.ok) return endPass(pass, response.error);
    const page = response.value;
    log(`Request ${budget.used}: ${page.views.length} rows from offset ${offset}.`);
    const added = addPage(pass, page);
    for (const row of page.views) rows.set(row.path, row);

    if (!page.hasMore) {
      // If the rows add up to the totals, no views are missing.
      const isWhole = pass.isConsistent || equals(page.totals, sumViews(rows.values()));
      return endPass(pass, isWhole ? undefined : incompleteBecause('rows-moved'));
    }
    // Without new rows, the loop would not end.
    if (added === 0) return endPass(pass, incompleteBecause('inconsistent-paging'));
    // `LIMIT` is a maximum. After a shorter page, `offset + LIMIT` would skip rows.
    offset += Math.min(LIMIT, page.views.length);
  }
}

function endPass({ totals }: Pass, incomplete?: Incomplete) {
  return { totals, incomplete };
}

/** Adds a page to a pass. Returns the number of its paths that are new. */
function addPage(pass: Pass, { views, totals }: ViewsPage): number {
  const before = pass.paths.size;
  for (const { path } of views) pass.paths.add(path);
  const added = pass.paths.size - before;

  // If a path occurs twice, or the totals change, rows have moved between pages.
  const isRepeating = added < views.length;
  const hasChanged = pass.totals !== undefined && !equals(pass.totals, totals);
  if (isRepeating || hasChanged) pass.isConsistent = false;
  pass.totals = totals;
  return added;
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
