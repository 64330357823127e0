import { countUse } from './access.ts';
import { refuseQuery, sendJson, type ServiceReply } from './exchange.ts';
import { readAnalyticsQuery, type DateRange, type QueryRules } from './range.ts';
import type { Feedback, Rows } from './readers.ts';
import type { ServiceCall } from './state.ts';

export function listConversations(call: ServiceCall): ServiceReply {
  const { conversations } = call.state.config.readers;
  const rules = { max: 1000, preset: 100, others: ['cursor'] };
  return sendPage(call, rules, conversations, ({ rows, nextCursor }) => {
    return { conversations: rows, nextCursor, hasMore: nextCursor !== null };
  });
}

export function listSearches(call: ServiceCall): ServiceReply {
  const { searches } = call.state.config.readers;
  const rules = { max: 100, preset: 50, others: ['cursor'] };
  return sendPage(call, rules, searches, ({ all, rows, nextCursor }) => {
    const totalSearches = all.reduce((sum, { hits }) => sum + hits, 0);
    return { searches: rows, totalSearches, nextCursor };
  });
}

export function listFeedback(call: ServiceCall): ServiceReply {
  const { feedback } = call.state.config.readers;
  const { source, status } = call.request.query;
  const rules = { max: 100, preset: 50, others: ['cursor', 'source', 'status'] };
  const isSelected = (row: Feedback): boolean =>
    (source === undefined || row.source === source) &&
    (status === undefined || status.split(',').includes(row.status));
  const selected: Rows<Feedback> = (range) => inRange(feedback, range).filter(isSelected);
  return sendPage(call, rules, selected, ({ rows, nextCursor }) => {
    return { feedback: rows, nextCursor, hasMore: nextCursor !== null };
  });
}

/** One page, and the cursor of the next: a ULID, which says how many rows to skip. */
function sendPage<T>(
  { request, state, now }: ServiceCall,
  rules: QueryRules,
  rows: Rows<T>,
  render: (page: Readonly<{ all: readonly T[]; rows: readonly T[]; nextCursor: string | null }>) => object,
): ServiceReply {
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const { range, limit, errors } = readAnalyticsQuery(request.query, now, rules);
  const { cursor = toCursor(0), source = 'agent' } = request.query;
  if (!/^[0-7][0-9]{25}$/.test(cursor)) errors.push('cursor is not valid');
  if (!['code_snippet', 'contextual', 'agent', 'thumbs_only'].includes(source))
    errors.push('source is not valid');
  if (errors.length > 0) return refuseQuery(errors);
  const { maxRows, ignoresCursor } = state.config.readers;
  const all = range.from < range.to ? inRange(rows, range) : [];
  const start = ignoresCursor ? 0 : Number(cursor);
  const end = start + Math.min(limit, maxRows);
  return sendJson(
    200,
    render({ all, rows: all.slice(start, end), nextCursor: end < all.length ? toCursor(end) : null }),
  );
}

function toCursor(skipped: number): string {
  return String(skipped).padStart(26, '0');
}

function inRange<T>(rows: Rows<T>, range: DateRange): readonly T[] {
  return typeof rows === 'function' ? rows(range) : rows;
}
