import { describe, expect, test } from '@jest/globals';
import type { PageViews } from '../../../src/domain/analytics.ts';
import { sumViews } from '../../../src/views/collect.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { failure } from '../../support/run-export.ts';
import {
  collect,
  pageOf,
  pagesOf,
  row,
  serviceOf,
  type Respond,
} from './memory-analytics.ts';

type Case = readonly [
  string,
  Respond,
  reason: string | undefined,
  expected?: object,
  maxRequests?: number,
];

/** Tests all cases. `reason`: why the export is incomplete. */
function testAll(cases: readonly Case[]): void {
  test.each(cases)('%s', async (_, respond, reason, expected = {}, maxRequests = 90) => {
    const result = await collect(serviceOf(respond), { maxRequests });
    const incomplete = reason === undefined ? undefined : { reason };
    expect(result).toMatchObject({ incomplete, ...expected });
    expect(new Set(result.rows.map(({ path }) => path)).size).toBe(result.rows.length);
  });
}

/** Returns the rows with the row at 250 listed twice, as if it had moved to the second page. */
const repeating = (rows: readonly PageViews[]): PageViews[] => [
  ...rows.slice(0, 251),
  ...rows.slice(250),
];
/** Totals that are too high for any rows. */
const unlisted = { totals: { human: 999_999, ai: 0, total: 999_999 } };

const isOmitted = ({ path }: PageViews): boolean => Number(path.slice(2)) % 100 === 7;
const omitting = (views: number): Respond => {
  const all = pagesOf(600).map((each) =>
    isOmitted(each) ? row(each.path, views) : each,
  );
  return (query) => {
    const full = pageOf(all, query);
    return { ...full, views: full.views.filter((each) => !isOmitted(each)) };
  };
};

testAll([
  [
    'omitted rows, without views: the sum proves that none is missing',
    omitting(0),
    undefined,
  ],
  ['omitted rows, with views', omitting(1), 'rows-moved'],
]);

const rows = pagesOf(750);
const later = rows.map(({ path, human }) => row(path, human + 1));
const unlistedRows = [...rows, row('/unlisted', 1)];
const twice = (all: readonly PageViews[]): Respond => {
  return (query) => ({ ...pageOf(repeating(rows), query), totals: sumViews(all) });
};

const changed: Respond = (query, n) => pageOf(n < 3 ? rows : later, query);
const limitedIn2nd: Respond = (query, n) =>
  n === 6 ? failure(429) : pageOf(repeating(rows), query);
const refused: Respond = (query, n) =>
  n === 4 ? failure(401) : pageOf(repeating(pagesOf(1000)), query);
const grown: Respond = (query, n) => ({
  ...pageOf(pagesOf(1000), query),
  ...(n === 2 && unlisted),
});
testAll([
  ['the later value of a row wins', changed, undefined, { rows: later }],
  [
    'twice the same row, but the sum equals the totals',
    twice(rows),
    undefined,
    { requests: 4 },
  ],
  [
    'no second pass without the budget',
    twice(unlistedRows),
    'rows-moved',
    { requests: 4 },
    7,
  ],
  ['a second pass that is stopped', limitedIn2nd, 'rate-limited'],
  ['a row moved, then the service stopped', refused, 'request-failed'],
  ['the totals changed, then the budget was used up', grown, 'too-many-rows', {}, 3],
]);

test('equal rows in changing order: complete only if no row is missing', async () => {
  const tied = Array.from({ length: 900 }, (_, index) => row(`/t${index}`, 1, 1));
  const from = (start: number) => [...tied.slice(start), ...tied.slice(0, start)];
  const result = await collect(
    serviceOf((query, n) => pageOf(from((n * 37) % 900), query)),
  );
  expect(result.requests).toBe(8);
  expect(result.incomplete === undefined).toBe(result.rows.length === 900);
});

describe('a request that fails', () => {
  const rows = pagesOf(750);
  const failingAt = (n: number, error: ReturnType<typeof failure>, times = 99) =>
    serviceOf((query, k) => (k >= n && k < n + times ? error : pageOf(rows, query)));

  test.each([
    ['500', failure(500)],
    ['a reset', failure(0, { kind: 'no-response' })],
    ['an invalid response', failure(200, { kind: 'invalid-response' })],
    ['a DNS error', failure(0, { kind: 'not-sent', transient: true })],
  ])('%s is retried, and each attempt counts', async (_, error) => {
    const clock = new ManualClock();
    const result = await collect(failingAt(2, error, 3), { clock });
    expect(result).toMatchObject({ incomplete: undefined, requests: 6, rows });
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
    ['an invalid certificate', failure(0, { kind: 'not-sent', transient: false }), 2],
  ])('%s: keeps what was read', async (_, error, requests) => {
    const result = await collect(failingAt(2, error));
    const incomplete = { reason: 'request-failed' };
    expect(result).toMatchObject({
      requests,
      incomplete,
      rows: rows.slice(0, 250),
    });
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
    const result = await collect(analytics, { clock, signal: controller.signal });
    expect(result.requests).toBe(requests);
  },
);
