import type { PageViews, ReaderSignal, Result, SignalKind } from '../../../src/domain.ts';
import type { AnalyticsApi } from '../../../src/ports.ts';
import {
  collectSignals,
  type CollectSignalsOptions,
} from '../../../src/signals/collect.ts';
import { requestOptions } from '../../support/run-export.ts';

export type Stock = Readonly<
  Partial<Record<SignalKind, readonly ReaderSignal[]> & { views: readonly PageViews[] }>
>;

export function signal(changes: Partial<ReaderSignal> = {}): ReaderSignal {
  return { text: '', page: '', count: 1, isProblem: true, comment: '', ...changes };
}

export const question = (text: string, page = '', comment = ''): ReaderSignal =>
  signal({ text, page, comment });
export const term = (text: string, count: number): ReaderSignal =>
  signal({ text, count });
export const vote = (page: string, isProblem = true, comment = ''): ReaderSignal =>
  signal({ page, isProblem, comment });

export function viewsOf(counts: Readonly<Record<string, number>>): readonly PageViews[] {
  return Object.entries(counts).map(([path, human]) => ({
    path,
    human,
    ai: 0,
    total: human,
  }));
}

/** A service that pages through these rows. `fail` may return an error for a request; `n` counts from 1 for each kind. */
export function serviceOf(
  stock: Stock,
  perPage = 100,
  fail: (kind: string, n: number) => Result<never> | undefined = () => undefined,
): AnalyticsApi & Readonly<{ requests: readonly string[] }> {
  const requests: string[] = [];
  const request = <T>(kind: string, value: T): Result<T> => {
    requests.push(kind);
    return (
      fail(kind, requests.filter((each) => each === kind).length) ?? { ok: true, value }
    );
  };
  return {
    requests,
    views: async ({ offset }) => {
      const { views = [] } = stock;
      const end = offset + perPage;
      const totals = { human: 0, ai: 0, total: 0 };
      return request('views', {
        totals,
        views: views.slice(offset, end),
        hasMore: end < views.length,
      });
    },
    signals: async (kind, { cursor = '0' }) => {
      const { [kind]: rows = [] } = stock;
      const end = Number(cursor) + perPage;
      const next = end < rows.length ? String(end) : undefined;
      return request(kind, { signals: rows.slice(Number(cursor), end), next });
    },
  };
}

/** Collects all kinds with a budget of 90 requests, unless `more` says otherwise. */
export async function collect(
  analytics: AnalyticsApi,
  {
    maxRequests,
    ...more
  }: Partial<CollectSignalsOptions> & { maxRequests?: number } = {},
) {
  return collectSignals({
    ...requestOptions(maxRequests),
    analytics,
    include: ['questions', 'searches', 'feedback', 'views'],
    paths: [],
    pathsIgnore: [],
    texts: false,
    minCount: 1,
    ...more,
  });
}
