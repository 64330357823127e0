import { describe, expect, test } from '@jest/globals';
import { sumViews } from '../../src/views/totals.ts';
import { ManualClock } from '../manual-clock.ts';
import {
  collect,
  fault,
  MemoryAnalytics,
  page,
  pageOf,
  pagesOf,
  totalsOf,
  type Query,
} from './memory-analytics.ts';

const honest = (count: number): MemoryAnalytics => {
  const rows = pagesOf(count);
  return new MemoryAnalytics((query) => page(pageOf(rows, query)));
};
const paths = (rows: readonly { path: string }[]): string[] => rows.map((row) => row.path);

describe('when the service is honest', () => {
  test.each([
    { rows: 0, requests: 1 },
    { rows: 1, requests: 1 },
    { rows: 249, requests: 1 },
    { rows: 250, requests: 1 },
    { rows: 251, requests: 2 },
    { rows: 500, requests: 2 },
    { rows: 5000, requests: 20 },
    { rows: 12_500, requests: 50 },
    { rows: 25_000, requests: 100, maxRequests: 100 },
  ])('$rows rows cost $requests requests', async ({ rows, requests, maxRequests }) => {
    const service = honest(rows);
    const got = await collect(service, maxRequests === undefined ? {} : { maxRequests });
    expect(paths(got.rows)).toEqual(paths(pagesOf(rows)));
    expect(got).toMatchObject({ requests, incomplete: undefined, nextOffset: undefined });
    expect(got.totals).toEqual(totalsOf(pagesOf(rows)));
    expect(got.unlisted).toEqual({ human: 0, ai: 0, total: 0 });
    expect(service.queries).toHaveLength(requests);
  });

  test('every request names both dates and 250 rows, one page after the other', async () => {
    const service = honest(600);
    await collect(service);
    expect(service.queries).toEqual(
      [0, 250, 500].map((offset) => ({
        dateFrom: '2026-02-01',
        dateTo: '2026-03-01',
        limit: 250,
        offset,
      })),
    );
  });

  test('a start offset and a page size are kept', async () => {
    const service = honest(30);
    const got = await collect(service, { limit: 10, offset: 10 });
    expect(service.offsets).toEqual([10, 20]);
    expect(got).toMatchObject({ incomplete: undefined, unlisted: undefined });
    expect(got.rows).toHaveLength(20);
  });
});

describe('when the service gives fewer rows than were asked for', () => {
  const rows = pagesOf(1000);
  const read = rows.slice(0, 300);
  const unread = rows.slice(300, 600).map(({ path }) => ({ path, human: 0, ai: 0, total: 0 }));
  const inPagesOf = (most: number, all = rows): MemoryAnalytics =>
    new MemoryAnalytics((query) => page(pageOf(all, { ...query, limit: Math.min(query.limit, most) })));

  test.each([
    ['1,000 rows, 100 at a time', 100, rows, 10],
    ['1,000 rows, 249 at a time', 249, rows, 5],
    ['rows without views, which no sum would miss', 100, [...read, ...unread], 6],
    ['nothing but rows without views', 100, unread, 3],
    ['one row at a time', 1, rows.slice(0, 12), 12],
  ])('%s: none is jumped over', async (_, most, all, requests) => {
    const service = inPagesOf(most, all);
    const got = await collect(service);
    expect(service.offsets).toEqual(Array.from({ length: requests }, (_, n) => n * most));
    expect(got.rows).toEqual(all);
    expect(got).toMatchObject({
      requests,
      incomplete: undefined,
      nextOffset: undefined,
      unlisted: { total: 0 },
    });
  });

  test('pages of any length', async () => {
    const service = new MemoryAnalytics((query, n) =>
      page(pageOf(rows, { ...query, limit: (n * 97) % 250 })),
    );
    const got = await collect(service);
    expect(got).toMatchObject({ incomplete: undefined });
    expect(got.rows).toEqual(rows);
  });

  test('a reading that stops goes on with the first row that is missing', async () => {
    const first = await collect(inPagesOf(100), { maxRequests: 2 });
    expect(first).toMatchObject({ incomplete: { reason: 'max-requests' }, nextOffset: 200 });
    const second = await collect(inPagesOf(100), { offset: 200 });
    expect([...first.rows, ...second.rows]).toEqual(rows);
  });

  test('an end is told by the limit that was asked for, and so too early: it is not believed', async () => {
    const service = new MemoryAnalytics((query) =>
      page({
        ...pageOf(rows, { ...query, limit: 100 }),
        hasMore: query.offset + query.limit < rows.length,
      }),
    );
    const got = await collect(service);
    expect(service.offsets).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
    expect(got).toMatchObject({ incomplete: undefined, unlisted: { total: 0 } });
    expect(got.rows).toEqual(rows);
  });

  test('rows that move on are still noticed', async () => {
    const after = [{ path: '/new', human: 9999, ai: 0, total: 9999 }, ...rows.slice(0, 300)];
    const service = new MemoryAnalytics((query, n) =>
      page(pageOf(n < 2 ? rows.slice(0, 300) : after, { ...query, limit: 100 })),
    );
    const got = await collect(service);
    expect(service.offsets).toEqual([0, 100, 200, 300, 0, 100, 200, 300]);
    expect(got.incomplete).toBeUndefined();
    expect(new Set(paths(got.rows))).toEqual(new Set(paths(after)));
  });

  test.each([
    ['and the sum proves that none is missing', 0, undefined],
    ['and no sum proves it', 1, { reason: 'moved' }],
  ])('as it cuts pages first and leaves rows out then: some come twice, %s', async (_, total, gap) => {
    const all = pagesOf(600).map((row, n) => (n % 100 === 7 ? { ...row, human: total, total } : row));
    const listed = all.filter((_, n) => n % 100 !== 7);
    const service = new MemoryAnalytics((query) => {
      const cut = pageOf(all, query);
      return page({ ...cut, views: cut.views.filter((row) => listed.includes(row)) });
    });
    const got = await collect(service);
    expect(got.incomplete).toEqual(gap);
    expect(got.rows).toEqual(listed);
  });

  test('a page longer than was asked for is no reason to jump', async () => {
    const service = new MemoryAnalytics((query) =>
      page({ ...pageOf(rows, { ...query, limit: 300 }), totals: totalsOf(rows) }),
    );
    const got = await collect(service);
    expect(service.offsets.slice(0, 4)).toEqual([0, 250, 500, 750]);
    expect(got.rows).toEqual(rows);
  });
});

describe('when more rows exist than the budget allows', () => {
  test('the reading stops and says where to go on', async () => {
    const got = await collect(honest(1000), { maxRequests: 2 });
    expect(got).toMatchObject({
      requests: 2,
      incomplete: { reason: 'max-requests' },
      nextOffset: 500,
      unlisted: undefined,
    });
    expect(got.rows).toHaveLength(500);
  });

  test('two runs have it all, the second from where the first stopped', async () => {
    const first = await collect(honest(1000), { maxRequests: 2 });
    const second = await collect(honest(1000), { maxRequests: 2, offset: first.nextOffset ?? -1 });
    expect(second.incomplete).toBeUndefined();
    expect([...paths(first.rows), ...paths(second.rows)]).toEqual(paths(pagesOf(1000)));
  });
});

describe('when rows move while they are read', () => {
  const rows = pagesOf(750);
  const fresh = { path: '/new', human: 9999, ai: 0, total: 9999 };

  test('one row shifted down: a second pass finds the steady truth', async () => {
    const after = [fresh, ...rows];
    const service = new MemoryAnalytics((query, n) =>
      page({ ...pageOf(n < 2 ? rows : after, query), totals: totalsOf(rows) }),
    );
    const got = await collect(service);
    expect(service.offsets).toEqual([0, 250, 500, 750, 0, 250, 500, 750]);
    expect(got.incomplete).toBeUndefined();
    expect(new Set(paths(got.rows))).toEqual(new Set(paths(after)));
  });

  test('every path once, the later value counting', async () => {
    const later = rows.map((row) => ({ ...row, human: row.human + 1, total: row.total + 1 }));
    const service = new MemoryAnalytics((query, n) => page(pageOf(n < 3 ? rows : later, query)));
    const got = await collect(service);
    expect(got.incomplete).toBeUndefined();
    expect(got.rows).toEqual(later);
    expect(got.totals).toEqual(totalsOf(later));
  });

  test('totals that drift in both passes end honestly', async () => {
    const service = new MemoryAnalytics((query, n) => {
      const honestPage = pageOf(rows, query);
      return page({ ...honestPage, totals: { ...honestPage.totals, ai: n } });
    });
    const got = await collect(service);
    expect(got).toMatchObject({ requests: 6, incomplete: { reason: 'moved' }, nextOffset: undefined });
    expect(got.rows).toHaveLength(750);
  });

  test('unstable ties: never a silent hole', async () => {
    const tied = Array.from({ length: 900 }, (_, index) => ({
      path: `/t${index}`,
      human: 1,
      ai: 1,
      total: 2,
    }));
    // Each answer starts the circle of ties elsewhere, as a database without a second sort key may do.
    const service = new MemoryAnalytics((query, n) => {
      const start = (n * 37) % tied.length;
      return page(pageOf([...tied.slice(start), ...tied.slice(0, start)], query));
    });
    const got = await collect(service);
    expect(service.queries).toHaveLength(8);
    expect(new Set(paths(got.rows)).size).toBe(got.rows.length);
    expect(got.incomplete === undefined).toBe(got.rows.length === 900);
  });

  test('two unsteady passes that add up to steady totals are proof enough', async () => {
    const twice = [...rows.slice(0, 251), ...rows.slice(250)];
    const service = new MemoryAnalytics((query) => page({ ...pageOf(twice, query), totals: totalsOf(rows) }));
    expect(await collect(service)).toMatchObject({ incomplete: undefined, requests: 8 });
  });

  test('… but not where rows without views are listed, which no sum would miss', async () => {
    const zero = [...rows, { path: '/zero', human: 0, ai: 0, total: 0 }];
    const twice = [...zero.slice(0, 251), ...zero.slice(250)];
    const service = new MemoryAnalytics((query) => page({ ...pageOf(twice, query), totals: totalsOf(zero) }));
    expect(await collect(service)).toMatchObject({ incomplete: { reason: 'moved' } });
  });

  test('a second pass that the budget cannot finish is not begun', async () => {
    const twice = [...rows.slice(0, 251), ...rows.slice(250)];
    const service = new MemoryAnalytics((query) => page(pageOf(twice, query)));
    expect(await collect(service, { maxRequests: 7 })).toMatchObject({
      incomplete: { reason: 'moved' },
      requests: 4,
    });
  });

  test('a limit met in the second pass is told as such, with no place to go on from', async () => {
    const twice = [...rows.slice(0, 251), ...rows.slice(250)];
    const service = new MemoryAnalytics((query, n) => (n === 6 ? fault(429) : page(pageOf(twice, query))));
    expect(await collect(service)).toMatchObject({
      incomplete: { reason: 'rate-limited' },
      nextOffset: undefined,
      changed: true,
    });
  });
});

describe('when rows moved before the reading stopped', () => {
  const rows = pagesOf(1000);
  const twice = [...rows.slice(0, 251), ...rows.slice(250)];
  const drifting = { human: 1, ai: 2, total: 3 };
  const MOVES = {
    'no row moved': (query: Query) => pageOf(rows, query),
    'a row came twice': (query: Query) => pageOf(twice, query),
    'the totals moved': (query: Query, n: number) => ({
      ...pageOf(rows, query),
      ...(n === 2 && { totals: drifting }),
    }),
  };
  const STOPS = {
    'rate-limited': { answer: fault(429) },
    fault: { answer: fault(401) },
    'max-requests': { answer: undefined, maxRequests: 3 },
  };

  describe.each(Object.entries(STOPS))('%s', (reason, { answer, ...budget }) => {
    test.each(Object.entries(MOVES))('%s', async (what, move) => {
      const service = new MemoryAnalytics((query, n) =>
        n === 4 && answer !== undefined ? answer : page(move(query, n)),
      );
      const moved = what !== 'no row moved';
      expect(await collect(service, budget)).toMatchObject({
        incomplete: { reason },
        changed: moved,
        // Going on from there would read on behind a hole, and call it complete.
        nextOffset: moved ? undefined : 750,
      });
    });
  });

  test('a promise that is not kept has no place to go on from either', async () => {
    const service = new MemoryAnalytics((query) => page({ ...pageOf(twice, query), hasMore: true }));
    expect(await collect(service)).toMatchObject({
      incomplete: { reason: 'empty-page', row: 1001 },
      changed: true,
      nextOffset: undefined,
    });
  });

  test('what a second pass settles is told no more', async () => {
    const service = new MemoryAnalytics((query, n) => page(MOVES['the totals moved'](query, n)));
    expect(await collect(service)).toMatchObject({ requests: 8, incomplete: undefined, changed: false });
  });
});

describe('when hasMore lies', () => {
  const rows = pagesOf(250);

  test('more is promised and an empty page comes', async () => {
    const service = new MemoryAnalytics((query) => page({ ...pageOf(rows, query), hasMore: true }));
    const got = await collect(service);
    expect(got).toMatchObject({
      requests: 2,
      incomplete: { reason: 'empty-page', row: 250 },
      changed: false,
      nextOffset: 250,
    });
    expect(got.rows).toHaveLength(250);
  });

  test('more is promised and the same page comes', async () => {
    const service = new MemoryAnalytics((query) =>
      page({ ...pageOf(rows, { ...query, offset: 0 }), hasMore: true }),
    );
    const got = await collect(service);
    expect(got).toMatchObject({
      requests: 2,
      incomplete: { reason: 'repeated-page', row: 250 },
      nextOffset: undefined,
    });
    expect(got.rows).toHaveLength(250);
  });

  test('an empty report that promises more', async () => {
    const service = new MemoryAnalytics((query) => page({ ...pageOf([], query), hasMore: true }));
    expect(await collect(service)).toMatchObject({ requests: 1, incomplete: { reason: 'empty-page' } });
  });

  test('no more is said too early, after a full page that does not add up: it is not believed', async () => {
    const all = pagesOf(600);
    const service = new MemoryAnalytics((query) => page({ ...pageOf(all, query), hasMore: false }));
    const got = await collect(service);
    expect(got).toMatchObject({ requests: 3, incomplete: undefined, unlisted: { total: 0 } });
    expect(paths(got.rows)).toEqual(paths(all));
  });

  test.each([
    ['nothing', () => pageOf(rows, { limit: 250, offset: 250 })],
    ['the same rows again', () => pageOf(rows, { limit: 250, offset: 0 })],
  ])('an end that is doubted and proves true, with %s behind it, is one', async (_, behind) => {
    const totals = { human: 99_000, ai: 0, total: 99_000 };
    const service = new MemoryAnalytics((query, n) =>
      page({ ...(n === 1 ? pageOf(rows, query) : behind()), totals }),
    );
    const got = await collect(service);
    expect(got).toMatchObject({ requests: 2, incomplete: undefined, nextOffset: undefined });
    expect(got.rows).toEqual(rows);
    expect(got.unlisted?.total).toBe(99_000 - sumViews(rows).total);
  });

  test.each([
    ['the last page is not full', 300, {}, 2],
    ['the budget is used up', 250, { maxRequests: 1 }, 1],
    ['the reading began later', 500, { offset: 250 }, 1],
  ])('an end is not doubted where %s', async (_, count, more, requests) => {
    const totals = { human: 99_000, ai: 0, total: 99_000 };
    const service = new MemoryAnalytics((query) => page({ ...pageOf(pagesOf(count), query), totals }));
    expect(await collect(service, more)).toMatchObject({ requests, incomplete: undefined });
  });
});

describe('when a request fails', () => {
  const rows = pagesOf(750);
  const failingAt = (n: number, answer: ReturnType<typeof fault>, times = 1): MemoryAnalytics =>
    new MemoryAnalytics((query, k) => (k >= n && k < n + times ? answer : page(pageOf(rows, query))));

  test('429 in the middle keeps what is there and asks no more', async () => {
    const service = failingAt(3, fault(429, { retryAfterMs: 1000 }), 99);
    const got = await collect(service);
    expect(got).toMatchObject({ requests: 3, incomplete: { reason: 'rate-limited' }, nextOffset: 500 });
    expect(got.rows).toHaveLength(500);
  });

  test.each([
    ['500', fault(500)],
    ['503', fault(503)],
    ['408', fault(408)],
    ['a reset', fault(0, { kind: 'no-response' })],
    ['an unreadable answer', fault(200, { kind: 'invalid-response' })],
    ['a lost name server', fault(0, { kind: 'not-sent', transient: true })],
  ])('%s passes by: asked again after a pause, each try counted', async (_, answer) => {
    const clock = new ManualClock();
    const service = failingAt(2, answer, 3);
    const got = await collect(service, { clock });
    expect(got).toMatchObject({ requests: 6, incomplete: undefined });
    expect(got.rows).toHaveLength(750);
    expect(clock.sleeps).toEqual([1000, 3000, 9000]);
  });

  test('Retry-After lengthens a pause, never shortens it', async () => {
    const clock = new ManualClock();
    await collect(failingAt(1, fault(503, { retryAfterMs: 20_000 })), { clock });
    await collect(failingAt(1, fault(503, { retryAfterMs: 5 })), { clock });
    expect(clock.sleeps).toEqual([20_000, 1000]);
  });

  test.each([
    ['four bad answers', fault(500), 4],
    ['a pause of an hour', fault(503, { retryAfterMs: 3_600_000 }), 1],
    ['401', fault(401), 1],
    ['403', fault(403), 1],
    ['400', fault(400), 1],
    ['a wrong certificate', fault(0, { kind: 'not-sent', transient: false }), 1],
  ])('%s ends it with what is there', async (_, answer, tries) => {
    const got = await collect(failingAt(2, answer, 99));
    expect(got).toMatchObject({ requests: 1 + tries, incomplete: { reason: 'fault' }, nextOffset: 250 });
    expect(got.rows).toHaveLength(250);
  });

  test('tries stay within the budget', async () => {
    const got = await collect(failingAt(2, fault(500), 99), { maxRequests: 3 });
    expect(got).toMatchObject({ requests: 3, incomplete: { reason: 'fault' } });
  });

  test('nothing at all could be read', async () => {
    expect(await collect(failingAt(1, fault(401), 99))).toMatchObject({
      totals: undefined,
      rows: [],
      nextOffset: 0,
    });
  });
});

describe('when the run is cancelled', () => {
  test('no further request is sent', async () => {
    const controller = new AbortController();
    const service = new MemoryAnalytics((query, n) => {
      if (n === 2) controller.abort();
      return page(pageOf(pagesOf(1000), query));
    });
    const got = await collect(service, { signal: controller.signal });
    expect(got).toMatchObject({ requests: 2, incomplete: { reason: 'cancelled' }, nextOffset: 500 });
  });

  test('a pause ends, and nothing is asked after it', async () => {
    const controller = new AbortController();
    const clock = new ManualClock();
    clock.plan(clock.now() + 500, () => controller.abort());
    const got = await collect(new MemoryAnalytics(() => fault(500)), { clock, signal: controller.signal });
    expect(got).toMatchObject({ requests: 1, incomplete: { reason: 'cancelled' } });
  });
});
