import type { PageViews, ViewsPage } from '../domain.ts';
import type { AnalyticsApi, Clock } from '../ports.ts';
import { createPageRequester, type PageRequester } from './page-requests.ts';
import type { IncompleteReason } from './incomplete.ts';
import { equals, subtract, sumViews, type ViewTotals } from './totals.ts';
import type { DateRange } from './date-range.ts';

/** What could be read of a window. */
export type CollectedViews = Readonly<{
  range: DateRange;
  rows: readonly PageViews[];
  /** Site-wide, as last told; undefined when no page could be read. */
  totals: ViewTotals | undefined;
  /** Why it is not complete; undefined when it is. */
  incomplete: IncompleteReason | undefined;
  /** Whether rows or totals moved while they were read, and it is not settled that no row is missing for it. */
  changed: boolean;
  /** The offset to go on with when the reading stopped before the end, and nothing had moved until there. */
  nextOffset: number | undefined;
  /** Totals less the sum of the rows: views of pages that the service does not list. Known for whole windows only. */
  unlisted: ViewTotals | undefined;
  requests: number;
}>;

/** What a collection needs. `limit` is in rows, `maxRequests` counts retries and second passes too. */
export type CollectOptions = Readonly<{
  analytics: AnalyticsApi;
  clock: Clock;
  range: DateRange;
  limit: number;
  offset: number;
  maxRequests: number;
  signal: AbortSignal;
  log: (line: string) => void;
}>;

/** One way from the first row to the last: its rows by path, and how often one came that was there already. */
type Pass = {
  readonly rows: Map<string, PageViews>;
  pages: number;
  repeated: number;
  changed: boolean;
  totals: ViewTotals | undefined;
  nextOffset: number;
  /** Rows of a full page: the limit that was asked for, or what the service gave although it had more. */
  fullPage: number;
};

/**
 * Reads a window page by page, one after the other: the limit of 100 requests per organization and hour is shared by all
 * analytics, so nothing is asked ahead and nothing twice without need. Rows that shift while they are read show as a path
 * that comes twice (its loss elsewhere cannot be seen) or as totals that move: then everything is read once more and both
 * readings are joined, the later value counting.
 */
export async function collectViews(options: CollectOptions): Promise<CollectedViews> {
  const requester = createPageRequester(options);
  const end = (pass: Pass, incomplete: IncompleteReason | undefined, sawEnd: boolean): CollectedViews =>
    finish(options, { pass, incomplete, sawEnd, requests: requester.requests() });

  const first = await readPass(options, requester);
  if (first.incomplete !== undefined) return end(first.pass, first.incomplete, false);
  if (isConsistent(first.pass)) return end(first.pass, undefined, true);
  // A second pass that cannot reach the end would cost requests and prove nothing.
  if (requester.remaining() < first.pass.pages) return end(first.pass, { reason: 'moved' }, true);
  options.log('Rows moved while they were read. Reading all of them once more.');
  const second = await readPass(options, requester);
  const joined = join(first.pass, second.pass);
  const proven = second.incomplete === undefined && (isConsistent(second.pass) || matchesTotals(joined));
  return end(joined, proven ? undefined : (second.incomplete ?? { reason: 'moved' }), true);
}

async function readPass(
  options: CollectOptions,
  requester: PageRequester,
): Promise<Readonly<{ pass: Pass; incomplete: IncompleteReason | undefined }>> {
  const start = { pages: 0, repeated: 0, changed: false, totals: undefined };
  const pass: Pass = { rows: new Map(), ...start, nextOffset: options.offset, fullPage: options.limit };
  // Whether the service has said that this was the last page, and there is reason to doubt it.
  let doubted = false;
  for (;;) {
    const row = pass.nextOffset;
    const requested = await requester.request(row);
    if (!requested.ok) return { pass, incomplete: requested.incomplete };
    const { views, hasMore } = requested.page;
    options.log(`${views.length} rows from row ${row} on (request ${requester.requests()}).`);
    if (doubted && views.every(({ path }) => pass.rows.has(path))) return { pass, incomplete: undefined };
    const fresh = addPage(pass, requested.page);
    doubted = !hasMore && mayHideRows(options, pass, views.length) && requester.remaining() > 0;
    if (doubted) options.log('That should be all, but it is less than the totals say: looking once more.');
    else if (!hasMore) return { pass, incomplete: undefined };
    // Going on would go round for ever: the service promises more and gives none.
    else if (views.length === 0) return { pass, incomplete: { reason: 'empty-page', row } };
    else if (fresh === 0) return { pass, incomplete: { reason: 'repeated-page', row } };
    else pass.fullPage = Math.min(pass.fullPage, views.length);
    // `limit` is a maximum: `limit` rows on from a shorter page, the rows between would never be asked for.
    pass.nextOffset += Math.min(options.limit, views.length);
  }
}

/**
 * Whether an end may be none: the page is full, and views are missing. Where the service just does not list every view,
 * this costs one request, and only when the last page happens to be full.
 */
function mayHideRows({ offset }: CollectOptions, { rows, totals, fullPage }: Pass, got: number): boolean {
  if (got < fullPage || offset > 0 || totals === undefined) return false;
  return sumViews(rows.values()).total < totals.total;
}

/** Adds a page to a pass; answers how many of its paths are new there. */
function addPage(pass: Pass, { views, totals }: ViewsPage): number {
  const before = pass.rows.size;
  for (const row of views) pass.rows.set(row.path, row);
  const fresh = pass.rows.size - before;
  pass.repeated += views.length - fresh;
  pass.changed ||= pass.totals !== undefined && !equals(pass.totals, totals);
  pass.totals = totals;
  pass.pages += 1;
  return fresh;
}

/** Both readings as one: what the second does not have stays as the first had it. */
function join(first: Pass, second: Pass): Pass {
  for (const [path, row] of second.rows) first.rows.set(path, row);
  return { ...second, rows: first.rows, totals: second.totals ?? first.totals };
}

/**
 * `sawEnd`: a pass has been through to the last row, so where there is a gap all the same, rows had moved. Where they
 * have, there is no place to go on from: the hole would stay behind, and what follows would be called complete.
 */
function finish(
  options: CollectOptions,
  read: Readonly<{
    pass: Pass;
    incomplete: IncompleteReason | undefined;
    sawEnd: boolean;
    requests: number;
  }>,
): CollectedViews {
  const { pass, incomplete, sawEnd, requests } = read;
  const rows = [...pass.rows.values()];
  const changed = incomplete !== undefined && (sawEnd || !isConsistent(pass));
  const known = sawEnd && options.offset === 0 ? pass.totals : undefined;
  return {
    range: options.range,
    rows,
    totals: pass.totals,
    incomplete,
    changed,
    nextOffset: sawEnd || changed ? undefined : pass.nextOffset,
    unlisted: known && subtract(known, sumViews(rows)),
    requests,
  };
}

function isConsistent(pass: Pass): boolean {
  return pass.repeated === 0 && !pass.changed;
}

/**
 * Whether steady totals equal the sum of the joined rows: then no views are missing, in whatever order the rows came.
 * Rows without views prove nothing by their sum, so where some are listed the totals cannot speak for the rest.
 */
function matchesTotals({ rows, changed, totals }: Pass): boolean {
  if (changed || totals === undefined) return false;
  const all = [...rows.values()];
  return equals(totals, sumViews(all)) && all.every((row) => row.total > 0);
}
