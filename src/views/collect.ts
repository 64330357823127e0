import type { PageViews, ViewsPage } from '../domain.ts';
import { requestPage, type IncompleteReason, type PageRequestOptions } from './request-page.ts';
import { equals, sumViews, type ViewTotals } from './totals.ts';

/** What was read of a date range. */
export type CollectedViews = Readonly<Awaited<ReturnType<typeof collectViews>>>;

/** One pass over all pages. */
type Pass = {
  readonly rows: Map<string, PageViews>;
  totals: ViewTotals | undefined;
  /** False if a path occurred twice or the totals changed: rows have moved between pages. */
  isConsistent: boolean;
  nextOffset: number;
  /** Why the pass stopped before the last row. */
  stopped?: IncompleteReason;
};

/**
 * Reads all rows of a date range from `offset`, one page at a time, because all analytics requests of an organization share
 * one hourly limit. If rows move between pages, everything is read a second time, and the later value of each row wins.
 */
export async function collectViews(options: PageRequestOptions & Readonly<{ offset: number }>) {
  const { budget, offset, range, log } = options;
  const usedBefore = budget.used;
  const first = await readPass(options, offset);
  let { rows, totals, stopped: incomplete } = first;
  if (incomplete === undefined && !first.isConsistent) {
    incomplete = { reason: 'rows-moved' };
    // A second pass that cannot reach the last row would cost requests and prove nothing.
    if (budget.max - budget.used >= budget.used - usedBefore) {
      log('Rows moved between pages. Reading all rows a second time.');
      const second = await readPass(options, offset);
      rows = new Map([...rows, ...second.rows]);
      totals = second.totals ?? totals;
      const isComplete = second.isConsistent || matchTotals([...rows.values()], totals);
      incomplete = second.stopped ?? (isComplete ? undefined : incomplete);
    }
  }
  const isWhole = first.stopped === undefined && offset === 0;
  return {
    range,
    rows: [...rows.values()],
    /** Site-wide, from the last response; undefined if no page was read. */
    totals,
    /** Undefined if all rows were read. */
    incomplete,
    /** Where a later run can resume. Undefined if rows moved: a row that is missing before it would stay missing. */
    nextOffset: first.stopped !== undefined && first.isConsistent ? first.nextOffset : undefined,
    /** Views in the totals, but not in the rows; undefined unless the whole range was read. */
    unlisted: isWhole && totals ? totals.total - sumViews(rows.values()).total : undefined,
    requests: budget.used - usedBefore,
  };
}

async function readPass(options: PageRequestOptions, offset: number): Promise<Pass> {
  const { limit, budget, log } = options;
  const pass: Pass = { rows: new Map(), totals: undefined, isConsistent: true, nextOffset: offset };
  /** Rows of a full page: `limit`, or fewer if the service returned fewer and announced more. */
  let pageSize = limit;
  for (;;) {
    const row = pass.nextOffset;
    const response = await requestPage(options, row);
    if (!response.ok) return { ...pass, stopped: response.error };
    const { views, hasMore, totals } = response.value;
    log(`Request ${budget.used}: ${views.length} rows from offset ${row}.`);
    const added = addPage(pass, response.value);
    if (!hasMore) {
      // If the service omits pages from its list, this costs one request, and only if the last page happens to be full.
      const mayHaveMore = offset === 0 && added > 0 && views.length >= pageSize && budget.used < budget.max;
      if (!mayHaveMore || sumViews(pass.rows.values()).total >= totals.total) return pass;
      log('The rows add up to less than the totals. Checking for more rows.');
    } else if (added === 0) {
      // The loop would not end.
      return { ...pass, isConsistent: false, stopped: { reason: 'inconsistent-paging', offset: row } };
    } else pageSize = Math.min(pageSize, views.length);
    // `limit` is a maximum. After a shorter page, `row + limit` would skip rows.
    pass.nextOffset += Math.min(limit, views.length);
  }
}

/** Adds a page to a pass. Returns the number of new paths. */
function addPage(pass: Pass, { views, totals }: ViewsPage): number {
  const before = pass.rows.size;
  for (const row of views) pass.rows.set(row.path, row);
  const added = pass.rows.size - before;
  pass.isConsistent &&= added === views.length && equals(pass.totals ?? totals, totals);
  pass.totals = totals;
  return added;
}

/** Whether the rows add up to the totals, so that no views are missing. A missing row without views would not show. */
function matchTotals(rows: readonly PageViews[], totals: ViewTotals | undefined): boolean {
  return totals !== undefined && equals(totals, sumViews(rows)) && rows.every((row) => row.total > 0);
}
