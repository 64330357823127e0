import type { PageViews, RequestError, Result, ViewsPage } from '../../../src/domain.ts';
import type { ViewsApi } from '../../../src/ports.ts';
import { collectViews, sumViews, type CollectedViews } from '../../../src/views/collect.ts';
import { ManualClock } from '../../support/manual-clock.ts';

export type Query = Parameters<ViewsApi['views']>[0];

/** A row whose total is the sum of both. */
export function row(path: string, human: number, ai = 0): PageViews {
  return { path, human, ai, total: human + ai };
}

/** `count` pages, most views first: /p0 has `count` views, the last one has 1. */
export function pagesOf(count: number): PageViews[] {
  return Array.from({ length: count }, (_, index) => row(`/p${index}`, count - index));
}

/** A page of rows, as the service document defines it. */
export function pageOf(rows: readonly PageViews[], { limit, offset }: Query): ViewsPage {
  return {
    totals: sumViews(rows),
    views: rows.slice(offset, offset + limit),
    hasMore: offset + limit < rows.length,
  };
}

export function page(value: ViewsPage): Result<ViewsPage> {
  return { ok: true, value };
}

/** A response with an error status. */
export function errorOf(status: number, more: Partial<RequestError> = {}): Result<ViewsPage> {
  return { ok: false, error: { kind: 'status', detail: 'no', status, ...more } };
}

/** A service whose response `n` (from 1) is a function of the query. Records every query. */
export class MemoryAnalytics implements ViewsApi {
  readonly queries: Query[] = [];
  readonly #respond: (query: Query, n: number) => Result<ViewsPage>;

  constructor(respond: (query: Query, n: number) => Result<ViewsPage>) {
    this.#respond = respond;
  }

  async views(query: Query): Promise<Result<ViewsPage>> {
    this.queries.push(query);
    return this.#respond(query, this.queries.length);
  }

  get offsets(): number[] {
    return this.queries.map((query) => query.offset);
  }
}

/** A service that pages through these rows correctly. */
export function serviceOf(rows: readonly PageViews[]): MemoryAnalytics {
  return new MemoryAnalytics((query) => page(pageOf(rows, query)));
}

export const RANGE = { from: '2026-02-01', to: '2026-03-01' };

/** Collects with 250 rows per request and a budget of 90 requests, unless `more` says otherwise. */
export async function collect(
  analytics: ViewsApi,
  { maxRequests = 90, ...more }: Partial<Parameters<typeof collectViews>[0]> & { maxRequests?: number } = {},
): Promise<CollectedViews> {
  return collectViews({
    analytics,
    clock: new ManualClock(),
    range: RANGE,
    limit: 250,
    offset: 0,
    budget: { max: maxRequests, used: 0 },
    signal: new AbortController().signal,
    log: () => undefined,
    ...more,
  });
}
