import { countUse } from './access.ts';
import { refuseForNow, refuseQuery, sendJson, type ServiceReply } from './exchange.ts';
import { readAnalyticsQuery } from './range.ts';
import type { ServiceCall } from './state.ts';
import { countViews, hashToFraction, type PageViews, type TrafficConfig } from './traffic.ts';

/** Reports page views (service document §4.4): 200 with totals, one page of rows and whether more follow. */
export function reportViews({ request, state, now }: ServiceCall): ServiceReply {
  const { traffic } = state.config;
  const earlier = state.reports;
  state.reports += 1;
  if (traffic.rateLimitedAt.includes(state.reports)) return refuseForNow(1);
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const { range, limit, offset, errors } = readAnalyticsQuery(request.query, now, {
    max: 250,
    preset: 50,
    others: ['offset'],
  });
  if (errors.length > 0) return refuseQuery(errors);
  const counted = countViews(traffic, range);
  const rows = shiftRows(sortRows(counted, traffic, earlier), traffic, earlier);
  const start = traffic.ignoresOffset ? 0 : offset;
  const end = start + Math.min(limit, traffic.maxRows);
  const hasMore = traffic.hasMore === 'honest' ? end < rows.length : traffic.hasMore === 'always';
  // A page that was removed stays in the totals.
  const totals = sumUp(
    traffic.shifts > 0 ? rows : counted,
    traffic.beyondRows + Math.min(earlier, traffic.drifts),
  );
  return sendJson(200, { totals, views: rows.slice(start, end), hasMore });
}

/** Most views first. Rows with equal totals are sorted by path or, if ties are unstable, differently in each request. */
function sortRows(
  rows: readonly PageViews[],
  { unstableTies }: TrafficConfig,
  earlier: number,
): readonly PageViews[] {
  const rank = (path: string): number => (unstableTies ? hashToFraction(`${earlier} ${path}`) : 0);
  return rows.toSorted(
    (a, b) =>
      b.total - a.total || rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : Number(a.path > b.path)),
  );
}

/** Adds a new page at the top for each earlier request, or removes one if `shifts` is negative. */
function shiftRows(
  rows: readonly PageViews[],
  { shifts }: TrafficConfig,
  earlier: number,
): readonly PageViews[] {
  const count = Math.min(earlier, Math.abs(shifts));
  if (shifts < 0) return rows.slice(count);
  const total = (rows[0]?.total ?? 0) + 1;
  const added = Array.from({ length: count }, (_, index) => ({
    path: `/changelog/new-${count - index}`,
    human: total,
    ai: 0,
    total,
  }));
  return [...added, ...rows];
}

/** Totals of the site: the sum of the rows, and `extra`. */
function sumUp(rows: readonly PageViews[], extra: number): Omit<PageViews, 'path'> {
  const human = rows.reduce((sum, row) => sum + row.human, extra);
  const ai = rows.reduce((sum, row) => sum + row.ai, 0);
  return { human, ai, total: human + ai };
}
