import type { Result, RequestError, PageViews, ViewsPage } from '../../src/domain.ts';
import type { AnalyticsApi } from '../../src/ports.ts';
import { collectViews, type CollectedViews, type CollectOptions } from '../../src/views/collect.ts';
import { ManualClock } from '../manual-clock.ts';

export type Query = Parameters<AnalyticsApi['views']>[0];

/** `count` pages, the most read one first: /p0 with `count` views, the last with one. */
export function pagesOf(count: number): PageViews[] {
  return Array.from({ length: count }, (_, index) => {
    const total = count - index;
    return { path: `/p${index}`, human: total, ai: 0, total };
  });
}

export function totalsOf(rows: readonly PageViews[]): ViewsPage['totals'] {
  return rows.reduce(
    (sum, row) => ({ human: sum.human + row.human, ai: sum.ai + row.ai, total: sum.total + row.total }),
    { human: 0, ai: 0, total: 0 },
  );
}

/** An honest page of rows, as the service's document has it. */
export function pageOf(rows: readonly PageViews[], { limit, offset }: Query): ViewsPage {
  return {
    totals: totalsOf(rows),
    views: rows.slice(offset, offset + limit),
    hasMore: offset + limit < rows.length,
  };
}

export function page(value: ViewsPage): Result<ViewsPage> {
  return { ok: true, value };
}

export function fault(status: number, more: Partial<RequestError> = {}): Result<ViewsPage> {
  return { ok: false, error: { kind: 'status', detail: 'no', status, ...more } };
}

/** A service whose `n`th answer (from 1) is what `replyToComment` makes of the query; it remembers every query. */
export class MemoryAnalytics implements AnalyticsApi {
  readonly queries: Query[] = [];
  readonly #answer: (query: Query, n: number) => Result<ViewsPage>;

  constructor(answer: (query: Query, n: number) => Result<ViewsPage>) {
    this.#answer = answer;
  }

  async views(query: Query): Promise<Result<ViewsPage>> {
    this.queries.push(query);
    return this.#answer(query, this.queries.length);
  }

  get offsets(): number[] {
    return this.queries.map((query) => query.offset);
  }
}

export const WINDOW = {
  from: { text: '2026-02-01', at: Date.parse('2026-02-01') },
  to: { text: '2026-03-01', at: Date.parse('2026-03-01') },
};

/** Collects with 250 rows per request and a budget of 90, if the case does not say otherwise. */
export async function collect(
  analytics: AnalyticsApi,
  more: Partial<CollectOptions> = {},
): Promise<CollectedViews> {
  return collectViews({
    analytics,
    clock: new ManualClock(),
    range: WINDOW,
    limit: 250,
    offset: 0,
    maxRequests: 90,
    signal: new AbortController().signal,
    log: () => undefined,
    ...more,
  });
}
