import type { PageViews, ViewsPage } from '../domain.ts';
import type { DateRange } from './date-range.ts';
import { requestPage, type PageRequestOptions, type StopReason } from './request-page.ts';
import { equals, sumViews, type ViewTotals } from './totals.ts';

/** Why rows may be missing. The metadata file contains the `reason`. */
export type IncompleteReason =
  | StopReason
  /** Rows or totals changed between requests. */
  | Readonly<{ reason: 'rows-moved' }>
  /** The service announced more rows, but returned none or only known ones. `offset`: of that request. */
  | Readonly<{ reason: 'inconsistent-paging'; offset: number }>;

/** What was read of a date range. */
export type CollectedViews = Readonly<{
  range: DateRange;
  rows: readonly PageViews[];
  /** Site-wide, from the last response; undefined if no page was read. */
  totals: ViewTotals | undefined;
  /** Why rows may be missing; undefined if all rows were read. */
  incomplete: IncompleteReason | undefined;
  /** Where a later run can resume. Undefined if rows moved: a row that is missing before it would stay missing. */
  nextOffset: number | undefined;
  /** Views in the totals, but not in the rows; undefined unless the whole range was read. */
  unlisted: number | undefined;
  requests: number;
}>;

/** One pass over all pages. */
type Pass = {
  readonly rows: Map<string, PageViews>;
  totals: ViewTotals | undefined;
  hasDuplicates: boolean;
  totalsChanged: boolean;
  nextOffset: number;
  /** Why the pass stopped before the last row. */
  stopped?: IncompleteReason;
};

/**
 * Reads all rows of a date range from `offset`, one page at a time, because all analytics requests of an organization share
 * one hourly limit. If rows move between pages, a path occurs twice or the totals change. Then everything is read a second
 * time, and the later value of each row wins.
 */
export async function collectViews(
  options: PageRequestOptions & Readonly<{ offset: number }>,
): Promise<CollectedViews> {
  const { budget, offset, range, log } = options;
  const usedBefore = budget.used;
  const first = await readPass(options, offset);
  let pass = first;
  let incomplete = first.stopped;
  if (incomplete === undefined && !isConsistent(first)) {
    incomplete = { reason: 'rows-moved' };
    // A second pass that cannot reach the last row would cost requests and prove nothing.
    if (budget.max - budget.used >= budget.used - usedBefore) {
      log('Rows moved between pages. Reading all rows a second time.');
      const second = await readPass(options, offset);
      for (const [path, row] of second.rows) first.rows.set(path, row);
      pass = { ...second, rows: first.rows, totals: second.totals ?? first.totals };
      incomplete = second.stopped ?? (isConsistent(second) || matchesTotals(pass) ? undefined : incomplete);
    }
  }
  const { rows, totals } = pass;
  const isWhole = first.stopped === undefined && offset === 0;
  const isInconsistent = first.stopped?.reason === 'inconsistent-paging' || !isConsistent(first);
  return {
    range,
    rows: [...rows.values()],
    totals,
    incomplete,
    nextOffset: first.stopped === undefined || isInconsistent ? undefined : first.nextOffset,
    unlisted: isWhole && totals ? totals.total - sumViews(rows.values()).total : undefined,
    requests: budget.used - usedBefore,
  };
}

async function readPass(options: PageRequestOptions, offset: number): Promise<Pass> {
  const { limit, budget, log } = options;
  const pass: Pass = {
    rows: new Map(),
    totals: undefined,
    hasDuplicates: false,
    totalsChanged: false,
    nextOffset: offset,
  };
  /** Rows of a full page: `limit`, or fewer if the service returned fewer and announced more. */
  let pageSize = limit;
  /** Whether the service announced no more rows, but a full page and the totals suggest that there are some. */
  let isEndDoubtful = false;
  for (;;) {
    const row = pass.nextOffset;
    const response = await requestPage(options, row);
    if (!response.ok) return { ...pass, stopped: response.error };
    const { views, hasMore, totals } = response.value;
    log(`Request ${budget.used}: ${views.length} rows from offset ${row}.`);
    if (isEndDoubtful && views.every(({ path }) => pass.rows.has(path))) return pass;
    const added = addPage(pass, response.value);
    // If the service omits pages from its list, this costs one request, and only if the last page happens to be full.
    const lacksViews = !hasMore && offset === 0 && sumViews(pass.rows.values()).total < totals.total;
    isEndDoubtful = lacksViews && views.length >= pageSize && budget.used < budget.max;
    if (!hasMore && !isEndDoubtful) return pass;
    // Without this check, the loop would not end.
    if (hasMore && added === 0) return { ...pass, stopped: { reason: 'inconsistent-paging', offset: row } };
    if (hasMore) pageSize = Math.min(pageSize, views.length);
    else log('The rows add up to less than the totals. Checking for more rows.');
    // `limit` is a maximum. After a shorter page, `row + limit` would skip rows.
    pass.nextOffset += Math.min(limit, views.length);
  }
}

/** Adds a page to a pass. Returns the number of new paths. */
function addPage(pass: Pass, { views, totals }: ViewsPage): number {
  const before = pass.rows.size;
  for (const row of views) pass.rows.set(row.path, row);
  const added = pass.rows.size - before;
  pass.hasDuplicates ||= added < views.length;
  pass.totalsChanged ||= pass.totals !== undefined && !equals(pass.totals, totals);
  pass.totals = totals;
  return added;
}

function isConsistent(pass: Pass): boolean {
  return !pass.hasDuplicates && !pass.totalsChanged;
}

/** Whether stable totals equal the sum of the rows, so that no views are missing. A missing row without views would not show. */
function matchesTotals({ rows, totalsChanged, totals }: Pass): boolean {
  if (totalsChanged || totals === undefined) return false;
  const all = [...rows.values()];
  return equals(totals, sumViews(all)) && all.every((row) => row.total > 0);
}
