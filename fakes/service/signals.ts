import { refuseQuery, sendJson, type ServiceReply } from './exchange.ts';
import { readAnalyticsQuery } from './range.ts';
import type { Rows, SearchTerm } from './readers.ts';
import { countUse, type ServiceCall } from './state.ts';

export function listConversations(call: ServiceCall): ServiceReply {
  const rules = { max: 1000, preset: 100 };
  return sendPage(
    call,
    rules,
    call.state.config.readers.conversations,
    ({ rows, nextCursor }) => {
      return { conversations: rows, nextCursor, hasMore: nextCursor !== null };
    },
  );
}

export function listSearches(call: ServiceCall): ServiceReply {
  const { searches } = call.state.config.readers;
  return sendPage<SearchTerm>(
    call,
    { max: 100, preset: 50 },
    searches,
    ({ all, rows, nextCursor }) => {
      const totalSearches = all.reduce((sum, { hits }) => sum + hits, 0);
      return { searches: rows, totalSearches, nextCursor };
    },
  );
}

export function listFeedback(call: ServiceCall): ServiceReply {
  const { feedback } = call.state.config.readers;
  return sendPage(call, { max: 100, preset: 50 }, feedback, ({ rows, nextCursor }) => {
    return { feedback: rows, nextCursor, hasMore: nextCursor !== null };
  });
}

/** One page, and the cursor of the next: a ULID, which says how many rows to skip. */
function sendPage<T>(
  { request, state, now }: ServiceCall,
  limits: Readonly<{ max: number; preset: number }>,
  rows: Rows<T>,
  render: (
    page: Readonly<{ all: readonly T[]; rows: readonly T[]; nextCursor: string | null }>,
  ) => object,
): ServiceReply {
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const { range, limit, errors } = readAnalyticsQuery(request.query, now, {
    ...limits,
    others: ['cursor'],
  });
  const { cursor = toCursor(0) } = request.query;
  if (!/^[0-7][0-9]{25}$/.test(cursor)) errors.push('cursor is not valid');
  if (errors.length > 0) return refuseQuery(errors);
  const inRange = typeof rows === 'function' ? rows(range) : rows;
  const all = range.from < range.to ? inRange : [];
  const start = Number(cursor);
  const end = start + Math.min(limit, state.config.readers.maxRows);
  const nextCursor = end < all.length ? toCursor(end) : null;
  return sendJson(200, render({ all, rows: all.slice(start, end), nextCursor }));
}

function toCursor(skipped: number): string {
  return String(skipped).padStart(26, '0');
}
