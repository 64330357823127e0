import type { Answered } from './agent.ts';
import { refuseForNow, sendJson, type ServiceRequest } from './exchange.ts';
import { countUse } from './access.ts';
import { readViewsQuery } from './range.ts';
import type { ServiceState } from './state.ts';
import { countViews, drawNumber, type PageViews, type TrafficConfig } from './traffic.ts';

/** Reports page views (service document §4.4): 200 with totals, one page of rows and whether more follow. */
export function reportViews(request: ServiceRequest, before: ServiceState, now: number): Answered {
  const { config } = before;
  const { traffic } = config;
  const earlier = before.reports;
  const asked = { ...before, reports: earlier + 1 };
  if (traffic.rateLimitedAt.includes(earlier + 1)) {
    return { reply: refuseForNow(config.retryAfterSeconds), state: asked };
  }
  const { state, refusal } = countUse(asked, { operation: 'views', now });
  if (refusal) return { reply: refusal, state: asked };
  const read = readViewsQuery(request.query, now);
  if ('faults' in read) {
    const details = read.faults.map((message) => ({ message }));
    return { reply: sendJson(400, { error: 'Invalid query parameters', details }), state };
  }
  const { range, limit, offset } = read.query;
  const counted = countViews(traffic, range);
  const rows = moveRows(
    sortRows(counted, { traffic, earlier }),
    Math.min(earlier, Math.abs(traffic.shifts)),
    traffic,
  );
  const start = traffic.ignoresOffset ? 0 : offset;
  const end = start + Math.min(limit, traffic.mostRows);
  const views = rows.slice(start, end);
  const truth = end < rows.length;
  const hasMore = traffic.hasMore === 'honest' ? truth : traffic.hasMore === 'always';
  return { reply: sendJson(200, { totals: addUp(counted, { traffic, earlier }), views, hasMore }), state };
}

/**
 * Most read first. Rows with equal totals stand by path, or in an order of the request's own where ties are
 * unstable.
 */
function sortRows(
  rows: readonly PageViews[],
  { traffic, earlier }: Readonly<{ traffic: TrafficConfig; earlier: number }>,
): readonly PageViews[] {
  const rank = (path: string): number => (traffic.unstableTies ? drawNumber(`${earlier} ${path}`) : 0);
  return [...rows].sort(
    (a, b) =>
      b.total - a.total || rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : Number(a.path > b.path)),
  );
}

/** Puts `moved` new pages on top of the rows, or takes as many away where `shifts` is below zero. */
function moveRows(
  rows: readonly PageViews[],
  moved: number,
  { shifts }: TrafficConfig,
): readonly PageViews[] {
  if (shifts < 0) return rows.slice(moved);
  const total = (rows[0]?.total ?? 0) + 1;
  const fresh = Array.from({ length: moved }, (_, index) => ({
    path: `/changelog/new-${moved - index}`,
    human: total,
    ai: 0,
    total,
  }));
  return [...fresh, ...rows];
}

/** Site-wide totals: the sum of the rows, but for what the configuration adds to it. */
function addUp(
  rows: readonly PageViews[],
  { traffic, earlier }: Readonly<{ traffic: TrafficConfig; earlier: number }>,
): Omit<PageViews, 'path'> {
  const extra = traffic.beyondRows + Math.min(earlier, traffic.drifts);
  const human = rows.reduce((sum, row) => sum + row.human, extra);
  const ai = rows.reduce((sum, row) => sum + row.ai, 0);
  return { human, ai, total: human + ai };
}
