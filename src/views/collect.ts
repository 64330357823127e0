import { requestPage, type RequestOptions, type StopReason } from '../analytics/request-page.ts';
import type { PageViews } from '../domain.ts';
import type { ViewsApi } from '../ports.ts';
import type { ViewsInputs } from './inputs.ts';
import { equals, sumViews, type ViewTotals } from './totals.ts';

/** Why rows may be missing. The metadata file contains the `reason`. */
export type IncompleteReason =
  | StopReason
  /** Rows or totals changed between requests. */
  | Readonly<{ reason: 'rows-moved' }>
  /** The service announced more rows, but returned none or only known ones. `offset`: of that request. */
  | Readonly<{ reason: 'inconsistent-paging'; offset: number }>;

export type CollectOptions = RequestOptions &
  Readonly<{ analytics: ViewsApi }> &
  Pick<ViewsInputs, 'range' | 'limit' | 'offset'>;

/** What was read of a date range. */
export type CollectedViews = Readonly<Awaited<ReturnType<typeof collectViews>>>;

/** One pass over all pages. */
type Pass = {
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
export async function collectViews(options: CollectOptions) {
  const { budget, offset, range, log } = options;
  const usedBefore = budget.used;
  const rows = new Map<string, PageViews>();
  // If the rows add up to the totals, no views are missing.
  const isComplete = ({ isConsistent, totals }: Pass): boolean =>
    isConsistent || (totals !== undefined && equals(totals, sumViews(rows.values())));
  const first = await readPass(options, rows);
  const requests = budget.used - usedBefore;
  // A second pass that cannot reach the last row would cost requests and prove nothing.
  const isRepeated = !first.stopped && !isComplete(first) && budget.max - budget.used >= requests;
  if (isRepeated) log('Rows moved between pages. Reading all rows a second time.');
  const last = isRepeated ? await readPass(options, rows) : first;
  const totals = last.totals ?? first.totals;
  return {
    range,
    rows: [...rows.values()],
    /** Site-wide, from the last response; undefined if no page was read. */
    totals,
    /** Undefined if all rows were read. */
    incomplete: last.stopped ?? (isComplete(last) ? undefined : ({ reason: 'rows-moved' } as const)),
    /** Where a later run can resume. Undefined if rows moved: a row that is missing before it would stay missing. */
    nextOffset: first.stopped && first.isConsistent ? first.nextOffset : undefined,
    /** Views in the totals, but not in the rows; undefined unless the whole range was read. */
    unlisted:
      first.stopped || offset > 0 || !totals ? undefined : totals.total - sumViews(rows.values()).total,
    requests: budget.used - usedBefore,
  };
}

/** Adds all rows to `rows`. */
async function readPass(options: CollectOptions, rows: Map<string, PageViews>): Promise<Pass> {
  const { analytics, range, limit, budget, log } = options;
  const paths = new Set<string>();
  const pass: Pass = { totals: undefined, isConsistent: true, nextOffset: options.offset };
  for (;;) {
    const offset = pass.nextOffset;
    const response = await requestPage(options, (signal) =>
      analytics.views({ dateFrom: range.from, dateTo: range.to, limit, offset }, signal),
    );
    if (!response.ok) return { ...pass, stopped: response.error };
    const { views, hasMore, totals } = response.value;
    log(`Request ${budget.used}: ${views.length} rows from offset ${offset}.`);
    const before = paths.size;
    for (const row of views) {
      paths.add(row.path);
      rows.set(row.path, row);
    }
    pass.isConsistent &&= paths.size - before === views.length && equals(pass.totals ?? totals, totals);
    pass.totals = totals;
    if (!hasMore) return pass;
    // The loop would not end.
    if (paths.size === before)
      return { ...pass, isConsistent: false, stopped: { reason: 'inconsistent-paging', offset } };
    // `limit` is a maximum. After a shorter page, `offset + limit` would skip rows.
    pass.nextOffset += Math.min(limit, views.length);
  }
}
