/** API for the analytics of readers (service document §2.3, §4.4). All requests share 100 per organization and hour. */
import * as z from 'zod/mini';
import type {
  SignalsPage,
  PageVotes,
  ReaderSignal,
  ViewsPage,
  VotesPage,
} from '../domain/analytics.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { AnalyticsApi } from '../ports.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';

/** Statuses of votes to read. People have dealt with all others. */
const OPEN_STATUSES = 'pending,in_progress';

/** Creates the API for analytics. `limit` is the largest number of rows that a page can have. */
export function createAnalyticsApi(options: ServiceOptions): AnalyticsApi {
  const request = createApiClient(options, true);
  const root = ['v1', 'analytics', options.projectId];
  return {
    views: (query, signal) => {
      const path = [...root, 'views'];
      return request({ method: 'GET', path, query, signal }, parseServiceViews);
    },
    questions: (dates, signal) => {
      const path = [...root, 'assistant'];
      const query = { ...dates, limit: 1000 };
      return request({ method: 'GET', path, query, signal }, parseServiceQuestions);
    },
    searches: (dates, signal) => {
      const path = [...root, 'searches'];
      const query = { ...dates, limit: 100 };
      return request({ method: 'GET', path, query, signal }, parseServiceSearches);
    },
    votes: (dates, signal) => {
      const path = [...root, 'feedback', 'by-page'];
      const query = { ...dates, status: OPEN_STATUSES, limit: 100 };
      return request({ method: 'GET', path, query, signal }, parseServiceVotes);
    },
  };
}

// The schemas are strict, because a wrong number is worse than none. They are functions, because a
// bundle keeps every schema that is created when it is loaded.

/**
 * Returns the schema of a count. Null and missing are 0. The published description says number, not
 * integer.
 */
function count() {
  return z.pipe(
    z.nullish(z.number().check(z.nonnegative())),
    z.transform((value) => Math.round(value ?? 0)),
  );
}

function counts() {
  return { human: count(), ai: count(), total: count() };
}

/** Returns the schema of a text. Null and missing are empty. */
function optionalText() {
  return z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  );
}

/** Returns the fields of a page with a cursor. Search terms come without `hasMore`. */
function cursorFields() {
  return {
    nextCursor: optionalText(),
    hasMore: z.nullish(z.boolean()),
  };
}

export function parseServiceViews(json: unknown): Result<ViewsPage, string> {
  const schema = z.object({
    totals: z.object(counts()),
    views: z.array(z.object({ path: z.string(), ...counts() })),
    hasMore: z.boolean(),
  });
  return parsePage(schema, json, 'views');
}

export function parseServiceQuestions(json: unknown): Result<SignalsPage, string> {
  const row = z.object({
    query: z.string(),
    resolutionStatus: optionalText(),
    pageUrl: optionalText(),
  });
  const schema = z.object({ conversations: z.array(row), ...cursorFields() });
  const page = parsePage(schema, json, 'questions');
  if (!page.ok) return page;
  const rows = page.value.conversations.map((each): ReaderSignal => ({
    text: each.query,
    page: each.pageUrl,
    count: 1,
    isProblem: each.resolutionStatus === 'unanswered',
  }));
  return toSignalsPage(rows, page.value);
}

export function parseServiceSearches(json: unknown): Result<SignalsPage, string> {
  const row = z.object({
    searchQuery: z.string(),
    hits: count(),
    ctr: z.number(),
  });
  const schema = z.object({ searches: z.array(row), ...cursorFields() });
  const page = parsePage(schema, json, 'searches');
  if (!page.ok) return page;
  const rows = page.value.searches.map((each): ReaderSignal => ({
    text: each.searchQuery,
    page: '',
    count: each.hits,
    isProblem: each.ctr === 0,
  }));
  return toSignalsPage(rows, page.value);
}

/**
 * Parses votes. Rows of the known service count each entry in `total`, but perhaps not each vote as
 * up or down.
 */
export function parseServiceVotes(json: unknown): Result<VotesPage, string> {
  const row = z.object({
    path: z.string(),
    thumbsUp: count(),
    thumbsDown: count(),
    code: count(),
    total: count(),
  });
  const schema = z.object({ feedback: z.array(row), hasMore: z.boolean() });
  const page = parsePage(schema, json, 'votes');
  if (!page.ok) return page;
  const votes = page.value.feedback.map((each): PageVotes => {
    const known = each.thumbsUp + each.thumbsDown + each.code;
    return {
      page: each.path,
      positive: each.thumbsUp,
      negative: each.thumbsDown,
      undirected: Math.max(0, each.total - known),
    };
  });
  return ok({ votes, hasMore: page.value.hasMore });
}

type CursorFields = Readonly<{
  nextCursor: string;
  hasMore?: boolean | null | undefined;
}>;

function toSignalsPage(
  rows: readonly ReaderSignal[],
  { nextCursor, hasMore }: CursorFields,
): Result<SignalsPage, string> {
  if (hasMore === true && nextCursor === '') {
    return notOk('the response announces more rows, but has no cursor');
  }
  const isLast = hasMore === false || nextCursor === '';
  return ok({ rows, next: isLast ? undefined : nextCursor });
}

function parsePage<T>(
  schema: z.ZodMiniType<T>,
  json: unknown,
  rows: string,
): Result<T, string> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  const place = field === '' ? '' : ` (at ${field})`;
  return notOk(`the response is not a page of ${rows}${place}`);
}
