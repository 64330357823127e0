import type {
  CursorPage,
  PageVotes,
  ReaderSignal,
  VoteSource,
} from '../../../src/domain/analytics.ts';
import type { Result } from '../../../src/domain/errors.ts';
import type { AnalyticsApi } from '../../../src/ports.ts';
import {
  collectSignals,
  type CollectSignalsOptions,
} from '../../../src/signals/collect.ts';
import { NO_ANALYTICS, requestOptions } from '../../support/run-export.ts';

type Vote = Readonly<{
  page: string;
  isProblem: boolean;
  source: VoteSource;
  hasDirection: boolean;
}>;

export type Stock = Readonly<
  Partial<{
    questions: readonly ReaderSignal[];
    searches: readonly ReaderSignal[];
    feedback: readonly Vote[];
  }>
>;

export function signal(changes: Partial<ReaderSignal> = {}): ReaderSignal {
  return {
    text: '',
    page: '',
    count: 1,
    isProblem: true,
    ...changes,
  };
}

export const question = (text: string, page = ''): ReaderSignal => signal({ text, page });
export const term = (text: string, count: number): ReaderSignal =>
  signal({ text, count });
/** Creates a vote with a form for a comment. */
export const vote = (page: string, isProblem = true): Vote => ({
  page,
  isProblem,
  source: 'contextual',
  hasDirection: true,
});
/** Creates a vote without a form. */
export const plainVote = (page: string, hasDirection = true): Vote => ({
  ...vote(page),
  source: 'thumbs_only',
  hasDirection,
});

/**
 * Creates a service that pages through these rows. `fail` may return an error for a request; `n`
 * counts from 1 for each kind.
 */
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
    ...NO_ANALYTICS,
    requests,
    questions: async ({ cursor }) =>
      request('questions', pageAt(stock.questions, cursor, perPage)),
    searches: async ({ cursor }) =>
      request('searches', pageAt(stock.searches, cursor, perPage)),
    votes: async ({ source }) => {
      const feedback = stock.feedback ?? [];
      const votes = countVotes(feedback.filter((each) => each.source === source));
      const hasMore = votes.length > perPage;
      return request('feedback', { votes: votes.slice(0, perPage), hasMore });
    },
  };
}

function pageAt<T>(
  rows: readonly T[] = [],
  cursor = '0',
  perPage: number,
): CursorPage<T> {
  const start = Number(cursor);
  const end = start + perPage;
  const next = end < rows.length ? String(end) : undefined;
  return { rows: rows.slice(start, end), next };
}

function countVotes(votes: readonly Vote[]): readonly PageVotes[] {
  const pages = [...new Set(votes.map(({ page }) => page))];
  return pages.map((page) => {
    const ofPage = votes.filter((each) => each.page === page);
    const directed = ofPage.filter(({ hasDirection }) => hasDirection);
    const negative = directed.filter(({ isProblem }) => isProblem).length;
    return {
      page,
      negative,
      positive: directed.length - negative,
      undirected: ofPage.length - directed.length,
    };
  });
}

/** Collects all kinds with a budget of 90 requests, unless `more` has others. */
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
    include: ['questions', 'searches', 'feedback'],
    paths: [],
    ...more,
  });
}
