import { refuseQuery, sendJson, type ServiceReply } from './exchange.ts';
import { readAnalyticsQuery } from './range.ts';
import { selectRows } from './signals.ts';
import type { PageViews } from './site.ts';
import { countUse, type ServiceCall } from './state.ts';

/** Reports page views (service document §4.4): 200 with totals, one page of rows and whether more follow. */
export function reportViews({ request, state, now }: ServiceCall): ServiceReply {
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const rules = { max: 250, preset: 50, others: ['offset'] };
  const { range, limit, offset, errors } = readAnalyticsQuery(request.query, now, rules);
  if (errors.length > 0) return refuseQuery(errors);
  const rows = selectRows(state.config.readers.views, range).toSorted(byViews);
  const end = offset + limit;
  return sendJson(200, {
    totals: sumUp(rows),
    views: rows.slice(offset, end),
    hasMore: end < rows.length,
  });
}

/** Sorts by views, most first, then by path. */
function byViews(a: PageViews, b: PageViews): number {
  if (a.total !== b.total) return b.total - a.total;
  return a.path < b.path ? -1 : 1;
}

/** Calculates the totals of the site. */
function sumUp(rows: readonly PageViews[]): Omit<PageViews, 'path'> {
  let human = 0;
  let ai = 0;
  for (const row of rows) {
    human += row.human;
    ai += row.ai;
  }
  return { human, ai, total: human + ai };
}
