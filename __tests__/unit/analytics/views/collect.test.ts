import { describe, expect, test } from '@jest/globals';
import type { PageViews } from '../../../../src/domain/analytics.ts';
import { sumViews } from '../../../../src/analytics/views/collect.ts';
import { ManualClock } from '../../../support/manual-clock.ts';
import { failure } from '../../../support/run-export.ts';
import {
  collect,
  pageOf,
  pagesOf,
  row,
  serviceOf,
  type Respond,
} from './memory-analytics.ts';

const rows = pagesOf(750);
/** Rows with the one at 250 listed twice, as if it had moved to the second page. */
const repeating = [...rows.slice(0, 251), ...rows.slice(250)];
const grown = [row('/new', 751), ...rows];
const tied = Array.from({ length: 900 }, (_, index) => row(`/t${index}`, 1, 1));

const isOmitted = ({ path }: PageViews): boolean => Number(path.slice(2)) % 100 === 7;
/** Reports totals with views of pages that it does not list. */
const omitting: Respond = (query) => {
  const page = pageOf(rows, query);
  return { ...page, views: page.views.filter((each) => !isOmitted(each)) };
};

test.each<[string, Respond, string | undefined]>([
  ['the same row twice', (query) => pageOf(repeating, query), 'rows-moved'],
  [
    'the same row twice, but the sum equals the totals',
    (query) => ({ ...pageOf(repeating, query), totals: sumViews(rows) }),
    undefined,
  ],
  [
    'a new row and other totals',
    (query, n) => pageOf(n === 1 ? rows : grown, query),
    'rows-moved',
  ],
  [
    'equal rows in changing order',
    (query, n) => pageOf([...tied.slice(n), ...tied.slice(0, n)], query),
    'rows-moved',
  ],
  ['pages with fewer rows, which overlap', omitting, 'rows-moved'],
  [
    'a row that moved, and then a limit',
    (query, n) => (n === 3 ? failure(429) : pageOf(repeating, query)),
    'rate-limited',
  ],
])('rows that move: %s', async (_, respond, reason) => {
  const analytics = serviceOf(respond);
  const { rows: read, incomplete } = await collect(analytics);
  expect(incomplete?.reason).toBe(reason);
  expect(new Set(read.map(({ path }) => path)).size).toBe(read.length);
  // They are read once.
  expect(analytics.offsets).toEqual([...new Set(analytics.offsets)]);
});

describe('a request that fails', () => {
  const failingAt = (n: number, error: ReturnType<typeof failure>, times = 99) =>
    serviceOf((query, k) => (k >= n && k < n + times ? error : pageOf(rows, query)));

  test.each([
    ['500', failure(500)],
    ['a reset', failure(0, { kind: 'no-response' })],
    ['an invalid response', failure(200, { kind: 'invalid-response' })],
    ['a DNS error', failure(0, { kind: 'not-sent', transient: true })],
  ])('%s is retried, and each attempt counts', async (_, error) => {
    const clock = new ManualClock();
    const analytics = failingAt(2, error, 3);
    const result = await collect(analytics, { clock });
    expect(result).toMatchObject({ incomplete: undefined, rows });
    expect(analytics.offsets).toEqual([0, 250, 250, 250, 250, 500]);
    expect(clock.sleeps).toEqual([1000, 3000, 9000]);
  });

  test('Retry-After lengthens a delay, and never shortens it', async () => {
    const clock = new ManualClock();
    await collect(failingAt(1, failure(503, { retryAfterMs: 20_000 }), 1), { clock });
    await collect(failingAt(1, failure(503, { retryAfterMs: 5 }), 1), { clock });
    expect(clock.sleeps).toEqual([20_000, 1000]);
  });

  test.each([
    ['four errors', failure(500), 5],
    ['a delay of an hour', failure(503, { retryAfterMs: 3_600_000 }), 2],
    ['too much', failure(200, { kind: 'invalid-response', transient: false }), 2],
    ['an invalid certificate', failure(0, { kind: 'not-sent', transient: false }), 2],
  ])('%s: keeps what was read', async (_, error, requests) => {
    const analytics = failingAt(2, error);
    const result = await collect(analytics);
    const incomplete = { reason: 'request-failed' };
    expect(result).toMatchObject({ incomplete, rows: rows.slice(0, 250) });
    expect(analytics.offsets).toHaveLength(requests);
  });
});

test.each([
  ['during a request', 2, 0],
  ['during a delay', 1, 500],
])(
  'a run that is cancelled %s sends no further request',
  async (_, requests, afterMs) => {
    const controller = new AbortController();
    const clock = new ManualClock();
    const analytics = serviceOf((query, n) => {
      if (n === requests) clock.plan(clock.now() + afterMs, () => controller.abort());
      if (afterMs > 0) return failure(500);
      clock.spend(1);
      return pageOf(pagesOf(1000), query);
    });
    await collect(analytics, { clock, signal: controller.signal });
    expect(analytics.offsets).toHaveLength(requests);
  },
);
