/** What the service's responses about readers must be (service document §2.3). Strict: a wrong number is worse than none. */
import * as z from 'zod/mini';
import type { ReaderSignal, Result, SignalKind, SignalsPage, ViewsPage } from '../domain.ts';
import { getProperty } from '../unknown.ts';
import { invalidResponse, type JsonResponse } from './response-schemas.ts';

// Functions, because a bundle keeps every schema that is created when it is loaded.

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

/** The field with the rows of each kind, and what a row says. Other fields, contact data among them, are not read. */
const SIGNALS: Readonly<
  Record<SignalKind, Readonly<{ field: string; row: () => z.ZodMiniType<ReaderSignal> }>>
> = {
  questions: {
    field: 'conversations',
    row: () =>
      z.pipe(
        z.object({
          query: z.string(),
          response: optionalText(),
          resolutionStatus: optionalText(),
          pageUrl: optionalText(),
        }),
        z.transform(({ query: text, response: comment, resolutionStatus, pageUrl: page }) => {
          return { text, page, count: 1, isProblem: resolutionStatus === 'unanswered', comment };
        }),
      ),
  },
  searches: {
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

export function parseViewsPage(response: JsonResponse): Result<ViewsPage> {
  const schema = z.object({
    totals: z.object(counts()),
    views: z.array(z.object({ path: z.string(), ...counts() })),
    hasMore: z.boolean(),
  });
  return parsePage(schema, response, response.json, 'views');
}

export function parseSignalsPage(kind: SignalKind, response: JsonResponse): Result<SignalsPage> {
  const { field, row } = SIGNALS[kind];
  const schema = z.object({
    signals: z.array(row()),
    nextCursor: optionalText(),
    hasMore: z.nullish(z.boolean()),
  });
  const [signals, nextCursor, hasMore] = [field, 'nextCursor', 'hasMore'].map((name) =>
    getProperty(response.json, name),
  );
  const page = parsePage(schema, response, { signals, nextCursor, hasMore }, kind);
  if (!page.ok) return page;
  const next = page.value.hasMore === false ? '' : page.value.nextCursor;
  if (page.value.hasMore === true && next === '')
    return invalidResponse(response, 'the response announces more rows, but has no cursor');
  return { ok: true, value: { signals: page.value.signals, next: next || undefined } };
}

function parsePage<T>(
  schema: z.ZodMiniType<T>,
  response: JsonResponse,
  json: unknown,
  rows: string,
): Result<T> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const field = parsed.error.issues[0]?.path.map(String).join('.');
  return invalidResponse(response, `the response is not a page of ${rows}${field ? ` (at ${field})` : ''}`);
}
