/** What is known of readers (service document §2.3, §4.4). All requests share 100 per organization and hour. */
import * as z from 'zod/mini';
import type {
  ReaderSignal,
  Result,
  SignalKind,
  SignalsPage,
  ViewsPage,
} from '../domain.ts';
import type { AnalyticsApi, ViewsApi } from '../ports.ts';
import { getProperty } from '../unknown-values.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';

/** Page views. Each call is one request. */
export function createViewsApi(options: ServiceOptions): ViewsApi {
  const request = createApiClient(options);
  const path = ['v1', 'analytics', options.projectId, 'views'];
  return {
    views: (query, signal) =>
      request({ method: 'GET', path, query, signal }, parseViewsPage),
  };
}

/** All analytics. Each call is one request. */
export function createAnalyticsApi(options: ServiceOptions): AnalyticsApi {
  const request = createApiClient(options);
  return {
    ...createViewsApi(options),
    signals: (kind, query, signal) => {
      const { name, limit } = SIGNALS[kind];
      const path = ['v1', 'analytics', options.projectId, name];
      return request(
        { method: 'GET', path, query: { ...query, limit }, signal },
        (json) => parseSignalsPage(kind, json),
      );
    },
  };
}

// Strict: a wrong number is worse than none. Functions, because a bundle keeps every schema that is created when it is loaded.

/** Null and missing are 0. The published description says number, not integer. */
const count = () =>
  z.pipe(
    z.nullish(z.number().check(z.nonnegative())),
    z.transform((value) => Math.round(value ?? 0)),
  );
const counts = () => ({ human: count(), ai: count(), total: count() });

/** Null and missing are empty. */
const optionalText = () =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  );

/** Votes of people on pages, with a comment or without. Others are about code, or by AI agents. */
const VOTE_SOURCES = ['contextual', 'thumbs_only', ''];

/** A vote that someone has dealt with says nothing any more. */
const OPEN_STATUSES = ['pending', 'in_progress', ''];

type Signals = Readonly<{
  name: string;
  limit: number;
  field: string;
  row: () => z.ZodMiniType<ReaderSignal>;
}>;

/**
 * Where each kind is, the most rows of a page, the field with the rows, and what a row says. Other fields, contact data among them, are
 * not read.
 */
const SIGNALS: Readonly<Record<SignalKind, Signals>> = {
  questions: {
    name: 'assistant',
    limit: 1000,
    field: 'conversations',
    row: () =>
      z.pipe(
        z.object({
          query: z.string(),
          response: optionalText(),
          resolutionStatus: optionalText(),
          pageUrl: optionalText(),
        }),
        z.transform(
          ({ query: text, response: comment, resolutionStatus, pageUrl: page }) => {
            return {
              text,
              page,
              count: 1,
              isProblem: resolutionStatus === 'unanswered',
              comment,
            };
          },
        ),
      ),
  },
  searches: {
    name: 'searches',
    limit: 100,
    field: 'searches',
    row: () =>
      z.pipe(
        z.object({ searchQuery: z.string(), hits: count(), ctr: z.number() }),
        z.transform(({ searchQuery: text, hits, ctr }) => {
          return { text, page: '', count: hits, isProblem: ctr === 0, comment: '' };
        }),
      ),
  },
  feedback: {
    name: 'feedback',
    limit: 100,
    field: 'feedback',
    row: () =>
      z.pipe(
        z.object({
          path: z.string(),
          helpful: z.nullish(z.boolean()),
          comment: optionalText(),
          source: optionalText(),
          status: optionalText(),
        }),
        z.transform(({ path: page, helpful, comment, source, status }) => {
          const isVote = VOTE_SOURCES.includes(source);
          const isProblem = isVote && helpful === false && OPEN_STATUSES.includes(status);
          const count = isProblem || (isVote && helpful === true) ? 1 : 0;
          return { text: '', page, count, isProblem, comment };
        }),
      ),
  },
};

export function parseViewsPage(json: unknown): Result<ViewsPage, string> {
  const views = z.array(z.object({ path: z.string(), ...counts() }));
  return parsePage(
    z.object({ totals: z.object(counts()), views, hasMore: z.boolean() }),
    json,
    'views',
  );
}

export function parseSignalsPage(
  kind: SignalKind,
  json: unknown,
): Result<SignalsPage, string> {
  const { field, row } = SIGNALS[kind];
  const schema = z.object({
    signals: z.array(row()),
    nextCursor: optionalText(),
    hasMore: z.nullish(z.boolean()),
  });
  const page = parsePage(
    schema,
    { ...Object(json), signals: getProperty(json, field) },
    kind,
  );
  if (!page.ok) return page;
  const { signals, nextCursor, hasMore } = page.value;
  if (hasMore === true && nextCursor === '')
    return { ok: false, error: 'the response announces more rows, but has no cursor' };
  return {
    ok: true,
    value: { signals, next: (hasMore !== false && nextCursor) || undefined },
  };
}

function parsePage<T>(
  schema: z.ZodMiniType<T>,
  json: unknown,
  rows: string,
): Result<T, string> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const field = parsed.error.issues[0]?.path.map(String).join('.');
  return {
    ok: false,
    error: `the response is not a page of ${rows}${field ? ` (at ${field})` : ''}`,
  };
}
