import { refuseQuery, sendJson, type ServiceReply } from './exchange.ts';
import { readAnalyticsQuery, type DateRange } from './range.ts';
import {
  FEEDBACK_SOURCES,
  FEEDBACK_STATUSES,
  type Feedback,
  type PageFeedback,
  type Rows,
  type SearchTerm,
} from './readers.ts';
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
  const rules = { max: 100, preset: 50, filters: FEEDBACK_FILTERS };
  const rows = feedbackOf(call);
  return sendPage(call, rules, rows, ({ rows: selected, nextCursor }) => {
    // The direction of a plain vote is not listed: JSON has no undefined values.
    const feedback = selected.map((each) => ({ ...each, isPositive: undefined }));
    return { feedback, nextCursor, hasMore: nextCursor !== null };
  });
}

/** Counts the feedback on each page. Rows after the first ones cannot be read. */
export function countFeedback(call: ServiceCall): ServiceReply {
  const { request, state, now } = call;
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const rules = { max: 100, preset: 10, others: FEEDBACK_FILTERS };
  const { range, limit, errors } = readAnalyticsQuery(request.query, now, rules);
  errors.push(...wrongFilters(request.query));
  if (errors.length > 0) return refuseQuery(errors);
  const { countsPlainVotes, maxRows } = state.config.readers;
  const pages = new Map<string, PageFeedback>();
  for (const each of selectRows(feedbackOf(call), range)) {
    const none = { path: each.path, thumbsUp: 0, thumbsDown: 0, code: 0, total: 0 };
    pages.set(each.path, countOne(pages.get(each.path) ?? none, each, countsPlainVotes));
  }
  const rows = [...pages.values()].toSorted(
    (a, b) => b.total - a.total || (a.path < b.path ? -1 : 1),
  );
  const end = Math.min(limit, maxRows);
  return sendJson(200, { feedback: rows.slice(0, end), hasMore: end < rows.length });
}

function countOne(
  page: PageFeedback,
  feedback: Feedback,
  countsPlainVotes: boolean,
): PageFeedback {
  const isPositive =
    feedback.source === 'contextual' ? feedback.helpful : feedback.isPositive;
  const isVote =
    feedback.source === 'contextual' ||
    (feedback.source === 'thumbs_only' && countsPlainVotes);
  return {
    path: page.path,
    thumbsUp: page.thumbsUp + (isVote && isPositive === true ? 1 : 0),
    thumbsDown: page.thumbsDown + (isVote && isPositive === false ? 1 : 0),
    code: page.code + (feedback.source === 'code_snippet' ? 1 : 0),
    total: page.total + 1,
  };
}

const FEEDBACK_FILTERS = ['source', 'status'];

/** Selects the feedback of the source and the statuses that a request names; all if it names none. */
function feedbackOf({ request, state }: ServiceCall): Rows<Feedback> {
  const { source, status } = request.query;
  const statuses: readonly string[] = status?.split(',') ?? FEEDBACK_STATUSES;
  const { feedback } = state.config.readers;
  return (range) =>
    selectRows(feedback, range).filter(
      (each) =>
        (source === undefined || each.source === source) &&
        statuses.includes(each.status),
    );
}

/**
 * Lists the faults of the filters. The error for an unknown status is ours, so that a misspelt one
 * is noticed.
 */
function wrongFilters({ source, status }: Readonly<Record<string, string>>): string[] {
  const sources: readonly string[] = FEEDBACK_SOURCES;
  const known: readonly string[] = FEEDBACK_STATUSES;
  const errors: string[] = [];
  if (source !== undefined && !sources.includes(source))
    errors.push(`source must be one of ${sources.join(', ')}`);
  if (status?.split(',').some((each) => !known.includes(each)) === true)
    errors.push(`status must be a list of ${known.join(', ')}`);
  return errors;
}

/** Sends one page, and the cursor of the next: a ULID, which contains the number of rows to skip. */
function sendPage<T>(
  { request, state, now }: ServiceCall,
  {
    filters = [],
    ...limits
  }: Readonly<{ max: number; preset: number; filters?: readonly string[] }>,
  rows: Rows<T>,
  render: (
    page: Readonly<{ all: readonly T[]; rows: readonly T[]; nextCursor: string | null }>,
  ) => object,
): ServiceReply {
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const { range, limit, errors } = readAnalyticsQuery(request.query, now, {
    ...limits,
    others: ['cursor', ...filters],
  });
  if (filters.length > 0) errors.push(...wrongFilters(request.query));
  const { cursor = toCursor(0) } = request.query;
  if (!/^[0-7][0-9]{25}$/.test(cursor)) errors.push('cursor is not valid');
  if (errors.length > 0) return refuseQuery(errors);
  const all = selectRows(rows, range);
  const start = Number(cursor);
  const end = start + Math.min(limit, state.config.readers.maxRows);
  const nextCursor = end < all.length ? toCursor(end) : null;
  return sendJson(200, render({ all, rows: all.slice(start, end), nextCursor }));
}

function selectRows<T>(rows: Rows<T>, range: DateRange): readonly T[] {
  if (range.from >= range.to) return [];
  return typeof rows === 'function' ? rows(range) : rows;
}

function toCursor(skipped: number): string {
  return String(skipped).padStart(26, '0');
}
