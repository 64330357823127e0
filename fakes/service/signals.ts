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
  const { conversations } = call.state.config.readers;
  return sendPage(call, rules, conversations, ({ rows, nextCursor }) => {
    const hasMore = nextCursor !== null;
    return { conversations: rows, nextCursor, hasMore };
  });
}

export function listSearches(call: ServiceCall): ServiceReply {
  const { searches } = call.state.config.readers;
  const rules = { max: 100, preset: 50 };
  return sendPage<SearchTerm>(call, rules, searches, ({ all, rows, nextCursor }) => {
    let totalSearches = 0;
    for (const { hits } of all) totalSearches += hits;
    return { searches: rows, totalSearches, nextCursor };
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
  const { maxRows } = state.config.readers;
  const pages = new Map<string, PageFeedback>();
  for (const each of selectRows(feedbackOf(call), range)) {
    const { path } = each;
    const none = { path, thumbsUp: 0, thumbsDown: 0, code: 0, total: 0 };
    const known = pages.get(path) ?? none;
    pages.set(path, countOne(known, each));
  }
  const rows = [...pages.values()].toSorted(byTotal);
  const end = Math.min(limit, maxRows);
  return sendJson(200, { feedback: rows.slice(0, end), hasMore: end < rows.length });
}

/** Sorts by the number of entries, most first, then by path. */
function byTotal(a: PageFeedback, b: PageFeedback): number {
  if (a.total !== b.total) return b.total - a.total;
  return a.path < b.path ? -1 : 1;
}

/** Counts one more entry of a page. */
function countOne(page: PageFeedback, feedback: Feedback): PageFeedback {
  const counted = { ...page, total: page.total + 1 };
  const isVote = feedback.source === 'contextual' || feedback.source === 'thumbs_only';
  if (isVote && feedback.isPositive) counted.thumbsUp += 1;
  if (isVote && feedback.isPositive === false) counted.thumbsDown += 1;
  if (feedback.source === 'code_snippet') counted.code += 1;
  return counted;
}

const FEEDBACK_FILTERS = ['source', 'status'];

/** Selects the feedback of the source and the statuses that a request names; all if it names none. */
function feedbackOf({ request, state }: ServiceCall): Rows<Feedback> {
  const { source, status } = request.query;
  const statuses: readonly string[] = status?.split(',') ?? FEEDBACK_STATUSES;
  const { feedback } = state.config.readers;
  const isSelected = (each: Feedback): boolean => {
    const hasSource = source === undefined || each.source === source;
    return hasSource && statuses.includes(each.status);
  };
  return (range) => selectRows(feedback, range).filter(isSelected);
}

/**
 * Lists the faults of the filters. The error for an unknown status is ours, so that a misspelt one
 * is noticed.
 */
function wrongFilters({ source, status }: Readonly<Record<string, string>>): string[] {
  const sources: readonly string[] = FEEDBACK_SOURCES;
  const known: readonly string[] = FEEDBACK_STATUSES;
  const errors: string[] = [];
  if (source !== undefined && !sources.includes(source)) {
    errors.push(`source must be one of ${sources.join(', ')}`);
  }
  const statuses = status?.split(',') ?? [];
  const isKnown = statuses.every((each) => known.includes(each));
  if (!isKnown) errors.push(`status must be a list of ${known.join(', ')}`);
  return errors;
}

type PageRules = Readonly<{ max: number; preset: number }>;

/** Rows of a page among all rows, and the cursor of the next page. */
type Page<T> = Readonly<{
  all: readonly T[];
  rows: readonly T[];
  nextCursor: string | null;
}>;

/** Sends one page, and the cursor of the next: a ULID, which contains the number of rows to skip. */
function sendPage<T>(
  { request, state, now }: ServiceCall,
  limits: PageRules,
  rows: Rows<T>,
  render: (page: Page<T>) => object,
): ServiceReply {
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const rules = { ...limits, others: ['cursor'] };
  const { range, limit, errors } = readAnalyticsQuery(request.query, now, rules);
  const { cursor = toCursor(0) } = request.query;
  if (!/^[0-7][0-9]{25}$/.test(cursor)) errors.push('cursor is not valid');
  if (errors.length > 0) return refuseQuery(errors);
  const all = selectRows(rows, range);
  const start = Number(cursor);
  const end = start + Math.min(limit, state.config.readers.maxRows);
  const nextCursor = end < all.length ? toCursor(end) : null;
  return sendJson(200, render({ all, rows: all.slice(start, end), nextCursor }));
}

/** Selects the rows of a range. */
export function selectRows<T>(rows: Rows<T>, range: DateRange): readonly T[] {
  if (range.from >= range.to) return [];
  return typeof rows === 'function' ? rows(range) : rows;
}

function toCursor(skipped: number): string {
  return String(skipped).padStart(26, '0');
}
