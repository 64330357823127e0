import type { PageViews, ReaderSignal, RequestError, Result, SignalKind } from '../../../src/domain.ts';
import type { AnalyticsApi } from '../../../src/ports.ts';
import {
  collectSignals,
  type CollectSignalsOptions,
  type CollectedSignals,
} from '../../../src/signals/collect.ts';
import { ManualClock } from '../../support/manual-clock.ts';

export type Stock = Readonly<
  Partial<Record<SignalKind, readonly ReaderSignal[]> & { views: readonly PageViews[] }>
>;

/** A problem of a reader, with changes. */
export function signal(changes: Partial<ReaderSignal> = {}): ReaderSignal {
  return { text: '', page: '', count: 1, isProblem: true, comment: '', ...changes };
}

export const question = (text: string, page = '', comment = ''): ReaderSignal =>
  signal({ text, page, comment });
export const term = (text: string, count: number): ReaderSignal => signal({ text, count });
export const vote = (page: string, isProblem = true, comment = ''): ReaderSignal =>
  signal({ page, isProblem, comment });

/** Pages with these views by people. */
export function viewsOf(counts: Readonly<Record<string, number>>): readonly PageViews[] {
  return Object.entries(counts).map(([path, human]) => ({ path, human, ai: 0, total: human }));
}

export function failure(status: number): Result<never> {
  return { ok: false, error: { kind: 'status', detail: 'no', status } satisfies RequestError };
}

/** A service that pages through these rows. `fail` may return an error for a request; `n` counts from 1 for each kind. */
export class MemoryAnalytics implements AnalyticsApi {
  /** The kind of each request, in their order. */
  readonly requests: string[] = [];
  readonly #stock: Stock;
  readonly #perPage: number;
  readonly #fail: (kind: string, n: number) => Result<never> | undefined;

  constructor(
    stock: Stock,
    perPage = 100,
    fail: (kind: string, n: number) => Result<never> | undefined = () => undefined,
  ) {
    this.#stock = stock;
    this.#perPage = perPage;
    this.#fail = fail;
  }

  async views({ offset }: Parameters<AnalyticsApi['views']>[0]): ReturnType<AnalyticsApi['views']> {
    const rows = this.#stock.views ?? [];
    const end = offset + this.#perPage;
    const totals = { human: 0, ai: 0, total: 0 };
    const value = { totals, views: rows.slice(offset, end), hasMore: end < rows.length };
    return this.#count('views') ?? { ok: true, value };
  }

  async signals(
    kind: SignalKind,
    { cursor = '0' }: Parameters<AnalyticsApi['signals']>[1],
  ): ReturnType<AnalyticsApi['signals']> {
    const rows = this.#stock[kind] ?? [];
    const end = Number(cursor) + this.#perPage;
    const signals = rows.slice(Number(cursor), end);
    return (
      this.#count(kind) ?? { ok: true, value: { signals, next: end < rows.length ? String(end) : undefined } }
    );
  }

  #count(kind: string): Result<never> | undefined {
    this.requests.push(kind);
    return this.#fail(kind, this.requests.filter((each) => each === kind).length);
  }
}

export const RANGE = { from: '2026-02-01', to: '2026-03-01' };

/** Collects all kinds with a budget of 90 requests, unless `more` says otherwise. */
export async function collect(
  analytics: AnalyticsApi,
  { maxRequests = 90, ...more }: Partial<CollectSignalsOptions> & { maxRequests?: number } = {},
): Promise<CollectedSignals> {
  return collectSignals({
    analytics,
    clock: new ManualClock(),
    range: RANGE,
    include: ['questions', 'searches', 'feedback', 'views'],
    paths: [],
    pathsIgnore: [],
    texts: false,
    minCount: 1,
    budget: { max: maxRequests, used: 0 },
    signal: new AbortController().signal,
    log: () => undefined,
    ...more,
  });
}
