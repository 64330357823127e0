import { describe, expect, test } from '@jest/globals';
import type { PageViews, ViewsPage } from '../../src/domain.ts';
import { sumViews } from '../../src/views/totals.ts';
import { ManualClock } from '../manual-clock.ts';
import {
  collect,
  errorOf,
  MemoryAnalytics,
  page,
  pageOf,
  pagesOf,
  row,
  serviceOf,
  type Query,
} from './memory-analytics.ts';

const paths = (rows: readonly PageViews[]): string[] => rows.map(({ path }) => path);
const service = (respond: (query: Query, n: number) => ViewsPage): MemoryAnalytics =>
  new MemoryAnalytics((query, n) => page(respond(query, n)));
/** The rows with the row at `index` listed twice, as if it had moved to the next page. */
const repeating = (rows: readonly PageViews[], index = 250): PageViews[] => [
  ...rows.slice(0, index + 1),
  ...rows.slice(index),
];

describe('a service that pages correctly', () => {
  test.each([
    { rows: 0, requests: 1 },
    { rows: 250, requests: 1 },
    { rows: 251, requests: 2 },
    { rows: 5000, requests: 20 },
    { rows: 25_000, requests: 100, maxRequests: 100 },
  ])('$rows rows cost $requests requests', async ({ rows, requests, maxRequests = 90 }) => {
    const result = await collect(serviceOf(pagesOf(rows)), { maxRequests });
    expect(result.rows).toEqual(pagesOf(rows));
    expect(result).toMatchObject({ requests, incomplete: undefined, nextOffset: undefined, unlisted: 0 });
    expect(result.totals).toEqual(sumViews(pagesOf(rows)));
  });

  test('every request has both dates, the limit and the next offset', async () => {
    const analytics = serviceOf(pagesOf(30));
    const result = await collect(analytics, { limit: 10, offset: 10 });
    expect(analytics.queries).toEqual(
      [10, 20].map((offset) => ({ dateFrom: '2026-02-01', dateTo: '2026-03-01', limit: 10, offset })),
    );
    expect(result).toMatchObject({ incomplete: undefined, unlisted: undefined });
  });

  test('two runs read everything, the second from where the first stopped', async () => {
    const first = await collect(serviceOf(pagesOf(1000)), { maxRequests: 2 });
    expect(first).toMatchObject({
      incomplete: { reason: 'max-requests' },
      nextOffset: 500,
      unlisted: undefined,
    });
    const second = await collect(serviceOf(pagesOf(1000)), { offset: 500 });
    expect(second.incomplete).toBeUndefined();
    expect([...first.rows, ...second.rows]).toEqual(pagesOf(1000));
  });
});

describe('a service that returns fewer rows than requested', () => {
  const rows = pagesOf(1000);
  const unread = rows.slice(300, 600).map(({ path }) => row(path, 0));
  const capped = (max: number, all = rows) =>
    service((query) => pageOf(all, { ...query, limit: Math.min(query.limit, max) }));

  test.each([
    ['100 at a time', 100, rows, 10],
    ['249 at a time', 249, rows, 5],
    ['rows without views, which no sum would miss', 100, [...rows.slice(0, 300), ...unread], 6],
    ['one at a time', 1, rows.slice(0, 12), 12],
  ])('%s: skips none', async (_, max, all, requests) => {
    const analytics = capped(max, all);
    const result = await collect(analytics);
    expect(analytics.offsets).toEqual(Array.from({ length: requests }, (_each, n) => n * max));
    expect(result.rows).toEqual(all);
    expect(result).toMatchObject({ incomplete: undefined, unlisted: 0 });
  });

  test('pages of different lengths', async () => {
    const result = await collect(service((query, n) => pageOf(rows, { ...query, limit: (n * 97) % 250 })));
    expect(result.rows).toEqual(rows);
    expect(result.incomplete).toBeUndefined();
  });

  test('a run that stops resumes at the first row that is missing', async () => {
    expect(await collect(capped(100), { maxRequests: 2 })).toMatchObject({ nextOffset: 200 });
  });

  test('pages longer than requested', async () => {
    const analytics = service((query) => ({
      ...pageOf(rows, { ...query, limit: 300 }),
      totals: sumViews(rows),
    }));
    expect((await collect(analytics)).rows).toEqual(rows);
    expect(analytics.offsets.slice(0, 4)).toEqual([0, 250, 500, 750]);
  });

  test.each([
    ['whose sum proves that none is missing', 0, undefined],
    ['whose sum proves nothing', 1, { reason: 'rows-moved' }],
  ])('rows that are omitted after paging, %s', async (_, views, incomplete) => {
    const all = pagesOf(600).map((each, n) => (n % 100 === 7 ? row(each.path, views) : each));
    const listed = all.filter((_each, n) => n % 100 !== 7);
    const result = await collect(
      service((query) => {
        const full = pageOf(all, query);
        return { ...full, views: full.views.filter((each) => listed.includes(each)) };
      }),
    );
    expect(result.rows).toEqual(listed);
    expect(result.incomplete).toEqual(incomplete);
  });
});

describe('rows that move between pages', () => {
  const rows = pagesOf(750);
  const after = [row('/new', 9999), ...rows];

  test('a new first row: a second pass reads all rows', async () => {
    const analytics = service((query, n) => ({
      ...pageOf(n < 2 ? rows : after, query),
      totals: sumViews(rows),
    }));
    const result = await collect(analytics);
    expect(analytics.offsets).toEqual([0, 250, 500, 750, 0, 250, 500, 750]);
    expect(result.incomplete).toBeUndefined();
    expect(new Set(paths(result.rows))).toEqual(new Set(paths(after)));
  });

  test('the later value of a row wins', async () => {
    const later = rows.map(({ path, human }) => row(path, human + 1));
    const analytics = service((query, n) => pageOf(n < 3 ? rows : later, query));
    const result = await collect(analytics);
    expect(result).toMatchObject({ incomplete: undefined, rows: later, totals: sumViews(later) });
  });

  test('totals that change in both passes', async () => {
    const analytics = service((query, n) => ({
      ...pageOf(rows, query),
      totals: { human: 0, ai: n, total: n },
    }));
    const result = await collect(analytics);
    expect(analytics.offsets).toEqual([0, 250, 500, 0, 250, 500]);
    expect(result).toMatchObject({ incomplete: { reason: 'rows-moved' }, nextOffset: undefined });
    expect(result.rows).toHaveLength(750);
  });

  test('equal rows in a different order in every response: complete only if no row is missing', async () => {
    const tied = Array.from({ length: 900 }, (_, index) => row(`/t${index}`, 1, 1));
    const analytics = service((query, n) => {
      const start = (n * 37) % tied.length;
      return pageOf([...tied.slice(start), ...tied.slice(0, start)], query);
    });
    const result = await collect(analytics);
    expect(analytics.queries).toHaveLength(8);
    expect(new Set(paths(result.rows)).size).toBe(result.rows.length);
    expect(result.incomplete === undefined).toBe(result.rows.length === 900);
  });

  test.each([
    ['stable totals equal to the sum prove that no row is missing', rows, 90, undefined, 8],
    ['but not if a row without views is listed', [...rows, row('/0', 0)], 90, { reason: 'rows-moved' }, 8],
    ['no second pass if the budget does not suffice', rows, 7, { reason: 'rows-moved' }, 4],
  ])('rows that occur twice in both passes: %s', async (_, all, maxRequests, incomplete, requests) => {
    const analytics = service((query) => ({ ...pageOf(repeating(all), query), totals: sumViews(all) }));
    const result = await collect(analytics, { maxRequests });
    expect(result.incomplete).toEqual(incomplete);
    expect(result.requests).toBe(requests);
  });

  test('a second pass that is stopped cannot be resumed', async () => {
    const analytics = new MemoryAnalytics((query, n) =>
      n === 6 ? errorOf(429) : page(pageOf(repeating(rows), query)),
    );
    expect(await collect(analytics)).toMatchObject({
      incomplete: { reason: 'rate-limited' },
      nextOffset: undefined,
    });
  });

  const MOVES: Readonly<Record<string, (query: Query, n: number) => ViewsPage>> = {
    'no row': (query) => pageOf(pagesOf(1000), query),
    'a row': (query) => pageOf(repeating(pagesOf(1000)), query),
    'the totals': (query, n) => ({
      ...pageOf(pagesOf(1000), query),
      ...(n === 2 && { totals: { human: 1, ai: 2, total: 3 } }),
    }),
  };
  test.each(
    Object.keys(MOVES).flatMap((moved) => [
      { moved, reason: 'rate-limited', stop: errorOf(429), maxRequests: 90 },
      { moved, reason: 'request-failed', stop: errorOf(401), maxRequests: 90 },
      { moved, reason: 'max-requests', stop: undefined, maxRequests: 3 },
    ]),
  )(
    '$moved moved, then $reason: resumable only if nothing moved',
    async ({ moved, reason, stop, maxRequests }) => {
      const analytics = new MemoryAnalytics((query, n) =>
        n === 4 && stop ? stop : page(MOVES[moved]?.(query, n) ?? pageOf([], query)),
      );
      expect(await collect(analytics, { maxRequests })).toMatchObject({
        incomplete: { reason },
        nextOffset: moved === 'no row' ? 750 : undefined,
      });
    },
  );
});

describe('a wrong hasMore', () => {
  const rows = pagesOf(250);

  test.each([
    ['no rows follow', (query: Query) => pageOf(rows, query), 250, 2],
    ['the same rows follow', (query: Query) => pageOf(rows, { ...query, offset: 0 }), 250, 2],
    ['there are no rows at all', (query: Query) => pageOf([], query), 0, 1],
  ])('true, but %s', async (_, respond, offset, requests) => {
    const result = await collect(service((query) => ({ ...respond(query), hasMore: true })));
    expect(result).toMatchObject({
      requests,
      incomplete: { reason: 'inconsistent-paging', offset },
      nextOffset: undefined,
    });
    expect(result.rows).toHaveLength(offset);
  });

  test.each([
    ['always', 250, () => false],
    [
      'computed from the limit, while pages are shorter',
      100,
      (query: Query) => query.offset + query.limit < 600,
    ],
  ])('false too early, %s: the totals disprove it', async (_, max, hasMore) => {
    const all = pagesOf(600);
    const analytics = service((query) => ({
      ...pageOf(all, { ...query, limit: max }),
      hasMore: hasMore(query),
    }));
    const result = await collect(analytics);
    expect(analytics.queries).toHaveLength(Math.ceil(600 / max));
    expect(result).toMatchObject({ rows: all, incomplete: undefined, unlisted: 0 });
  });

  test.each([
    ['no row', { limit: 250, offset: 250 }],
    ['known rows', { limit: 250, offset: 0 }],
  ])('false and rightly so: one more request returns %s', async (_, following) => {
    const totals = { human: 99_000, ai: 0, total: 99_000 };
    const analytics = service((query, n) => ({ ...pageOf(rows, n === 1 ? query : following), totals }));
    const unlisted = 99_000 - sumViews(rows).total;
    expect(await collect(analytics)).toMatchObject({ requests: 2, incomplete: undefined, rows, unlisted });
  });

  test.each([
    ['the last page is not full', 300, {}, 2],
    ['the budget is used up', 250, { maxRequests: 1 }, 1],
    ['the export does not start at the first row', 500, { offset: 250 }, 1],
  ])('is not checked if %s', async (_, count, more, requests) => {
    const totals = { human: 99_000, ai: 0, total: 99_000 };
    const analytics = service((query) => ({ ...pageOf(pagesOf(count), query), totals }));
    expect(await collect(analytics, more)).toMatchObject({ requests, incomplete: undefined });
  });
});

describe('a request that fails', () => {
  const rows = pagesOf(750);
  const failingAt = (n: number, error: ReturnType<typeof errorOf>, times = 99): MemoryAnalytics =>
    new MemoryAnalytics((query, k) => (k >= n && k < n + times ? error : page(pageOf(rows, query))));

  test.each([
    ['500', errorOf(500)],
    ['408', errorOf(408)],
    ['a reset', errorOf(0, { kind: 'no-response' })],
    ['an invalid response', errorOf(200, { kind: 'invalid-response' })],
    ['a DNS error', errorOf(0, { kind: 'not-sent', transient: true })],
  ])('%s is retried, and each attempt counts', async (_, error) => {
    const clock = new ManualClock();
    const result = await collect(failingAt(2, error, 3), { clock });
    expect(result).toMatchObject({ requests: 6, incomplete: undefined, rows });
    expect(clock.sleeps).toEqual([1000, 3000, 9000]);
  });

  test('Retry-After lengthens a delay, and never shortens it', async () => {
    const clock = new ManualClock();
    await collect(failingAt(1, errorOf(503, { retryAfterMs: 20_000 }), 1), { clock });
    await collect(failingAt(1, errorOf(503, { retryAfterMs: 5 }), 1), { clock });
    expect(clock.sleeps).toEqual([20_000, 1000]);
  });

  test.each([
    ['four errors', errorOf(500), 4, 'request-failed'],
    ['a delay of an hour', errorOf(503, { retryAfterMs: 3_600_000 }), 1, 'request-failed'],
    ['401', errorOf(401), 1, 'request-failed'],
    ['400', errorOf(400), 1, 'request-failed'],
    ['an invalid certificate', errorOf(0, { kind: 'not-sent', transient: false }), 1, 'request-failed'],
    ['429', errorOf(429, { retryAfterMs: 1000 }), 1, 'rate-limited'],
  ])('%s: keeps what was read', async (_, error, attempts, reason) => {
    const result = await collect(failingAt(2, error));
    expect(result).toMatchObject({ requests: 1 + attempts, incomplete: { reason }, nextOffset: 250 });
    expect(result.rows).toHaveLength(250);
  });

  test('retries stay within the budget', async () => {
    const result = await collect(failingAt(2, errorOf(500)), { maxRequests: 3 });
    expect(result).toMatchObject({ requests: 3, incomplete: { reason: 'request-failed' } });
  });

  test('the first request', async () => {
    const result = await collect(failingAt(1, errorOf(401)));
    expect(result).toMatchObject({ totals: undefined, rows: [], nextOffset: 0 });
  });
});

describe('a cancelled run', () => {
  test('sends no further request', async () => {
    const controller = new AbortController();
    const analytics = service((query, n) => {
      if (n === 2) controller.abort();
      return pageOf(pagesOf(1000), query);
    });
    const result = await collect(analytics, { signal: controller.signal });
    expect(result).toMatchObject({ requests: 2, incomplete: { reason: 'cancelled' }, nextOffset: undefined });
  });

  test('does not finish a delay', async () => {
    const controller = new AbortController();
    const clock = new ManualClock();
    clock.plan(clock.now() + 500, () => controller.abort());
    const result = await collect(new MemoryAnalytics(() => errorOf(500)), {
      clock,
      signal: controller.signal,
    });
    expect(result).toMatchObject({ requests: 1, incomplete: { reason: 'cancelled' } });
  });
});
