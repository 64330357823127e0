import { describe, expect, it } from '@jest/globals';
import type { PageViews, TrafficConfig } from '../../fakes/service/traffic.ts';
import type { Handled } from '../../fakes/service/handler.ts';
import { ServiceClient } from './service-client.ts';

type Report = Readonly<{ totals: Omit<PageViews, 'path'>; views: PageViews[]; hasMore: boolean }>;

const reportOf = (reply: Handled): Report => JSON.parse(reply.body) as Report;
const row = (path: string, total: number, ai = 0): PageViews => ({ path, human: total - ai, ai, total });
const pathsOf = (reply: Handled): string[] => reportOf(reply).views.map(({ path }) => path);
const FIVE = [row('/c', 5, 1), row('/a', 9, 4), row('/e', 1), row('/b', 7), row('/d', 3, 3)];
const AUGUST = { dateFrom: '2026-08-01', dateTo: '2026-08-29' };
const BEFORE = { dateFrom: '2026-07-04', dateTo: '2026-08-01' };

describe('when page views are asked for', () => {
  it('answers 200 with totals, rows and whether more follow', () => {
    const reply = new ServiceClient({ traffic: { rows: FIVE } }).views({ limit: '2' });
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.body)).toEqual({
      totals: { human: 17, ai: 8, total: 25 },
      views: [row('/a', 9, 4), row('/b', 7)],
      hasMore: true,
    });
  });

  it.each([
    [{ limit: '2', offset: '2' }, ['/c', '/d'], true],
    [{ limit: '2', offset: '3' }, ['/d', '/e'], false],
    [{ limit: '2', offset: '4' }, ['/e'], false],
    [{ limit: '2', offset: '5' }, [], false],
    [{ offset: '1' }, ['/b', '/c', '/d', '/e'], false],
    [{ limit: '1' }, ['/a'], true],
    [{ limit: '250' }, ['/a', '/b', '/c', '/d', '/e'], false],
  ])('pages by %j', (query: Record<string, string>, paths, hasMore) => {
    const reply = new ServiceClient({ traffic: { rows: FIVE } }).views(query);
    expect([pathsOf(reply), reportOf(reply).hasMore]).toEqual([paths, hasMore]);
    expect(reportOf(reply).totals.total).toBe(25);
  });

  it('gives 50 rows where no limit is named', () => {
    expect(pathsOf(new ServiceClient().views())).toHaveLength(50);
  });

  it.each([
    [{ limit: '250' }, ['/a', '/b'], true],
    [{ limit: '1', offset: '2' }, ['/c'], true],
    [{ limit: '250', offset: '3' }, ['/d', '/e'], false],
  ])('gives two rows at most where it is told to: %j', (query: Record<string, string>, paths, hasMore) => {
    const reply = new ServiceClient({ traffic: { rows: FIVE, mostRows: 2 } }).views(query);
    expect([pathsOf(reply), reportOf(reply).hasMore]).toEqual([paths, hasMore]);
  });

  it('orders rows with equal totals by path', () => {
    const rows = [row('/b', 1), row('/a', 1), row('/c', 2)];
    expect(pathsOf(new ServiceClient({ traffic: { rows } }).views())).toEqual(['/c', '/a', '/b']);
  });
});

describe('what a report refuses with 400', () => {
  const LIMIT = 'limit must be an integer from 1 to 250';
  const OFFSET = 'offset must be an integer of at least 0';
  const FROM = 'dateFrom must be a date in ISO 8601 or YYYY-MM-DD format';
  const TO = 'dateTo must be a date in ISO 8601 or YYYY-MM-DD format';
  it.each<readonly [Record<string, string>, readonly string[]]>([
    [{ limit: '0' }, [LIMIT]],
    [{ limit: '251' }, [LIMIT]],
    [{ limit: '-1' }, [LIMIT]],
    [{ limit: '2.5' }, [LIMIT]],
    [{ limit: '1e2' }, [LIMIT]],
    [{ limit: '' }, [LIMIT]],
    [{ limit: '5,5' }, [LIMIT]],
    [{ offset: '-1' }, [OFFSET]],
    [{ offset: 'next' }, [OFFSET]],
    [{ dateFrom: 'yesterday' }, [FROM]],
    [{ dateFrom: '2026-8-1' }, [FROM]],
    [{ dateFrom: '2026-02-30' }, [FROM]],
    [{ dateFrom: '2026-13-01' }, [FROM]],
    [{ dateFrom: '1785542400' }, [FROM]],
    [{ dateTo: '01/08/2026' }, [TO]],
    [{ dateTo: '2026-08-01T25:00:00Z' }, [TO]],
    [{ dateTo: '2026-08-01 00:00' }, [TO]],
    [{ dateTo: '' }, [TO]],
    [{ page: '2' }, ['page is not a known parameter']],
    [
      { limit: '999', offset: '-1', dateFrom: 'x', dateTo: 'y', cursor: 'z' },
      ['cursor is not a known parameter', LIMIT, OFFSET, FROM, TO],
    ],
  ])('%j', (query, messages) => {
    const reply = new ServiceClient().views(query);
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body)).toEqual({
      error: 'Invalid query parameters',
      details: messages.map((message) => ({ message })),
    });
  });
});

describe('the dates of a report', () => {
  const rows: TrafficConfig['rows'] = ({ from, to }) => [row(`/${from / 86_400_000}/${to / 86_400_000}`, 1)];
  /** Days since 1970: 2026-08-01 is day 20666. */
  it.each<readonly [Record<string, string>, string]>([
    [{ dateFrom: '2026-08-01', dateTo: '2026-08-02' }, '/20666/20667'],
    [{ dateFrom: '2026-08-01T00:00:00Z', dateTo: '2026-08-02T00:00:00.000Z' }, '/20666/20667'],
    [{ dateFrom: '2026-08-01T12:00', dateTo: '2026-08-02T02:00:00+02:00' }, '/20666.5/20667'],
    [{ dateFrom: '2026-08-01' }, '/20666/20667'],
    [{ dateTo: '2026-08-01' }, '/20576/20666'],
    [{}, '/20577/20667'],
  ])('%j', (query, path) => {
    expect(pathsOf(new ServiceClient({ traffic: { rows } }).views(query, 3_600_000))).toEqual([path]);
  });

  it.each([
    ['the same day twice: the end is exclusive', { dateFrom: '2026-08-01', dateTo: '2026-08-01' }],
    ['the end before the start', { dateFrom: '2026-08-02', dateTo: '2026-08-01' }],
  ])('%s', (_what, query) => {
    expect(reportOf(new ServiceClient({ traffic: { rows: FIVE } }).views(query))).toEqual({
      totals: { human: 0, ai: 0, total: 0 },
      views: [],
      hasMore: false,
    });
  });
});

describe('made-up rows', () => {
  const all = (traffic: Partial<TrafficConfig>, range: Record<string, string>): PageViews[] =>
    reportOf(new ServiceClient({ traffic }).views({ ...range, limit: '250' })).views;

  it('are the same for the same seed and dates, and others for others', () => {
    const august = all({}, AUGUST);
    expect(all({}, AUGUST)).toEqual(august);
    expect(all({ seed: 2 }, AUGUST)).not.toEqual(august);
    expect(all({}, BEFORE)).not.toEqual(august);
  });

  it('stand in order, add up, and have the paths of a documentation', () => {
    const august = all({}, AUGUST);
    expect(august.length).toBeGreaterThan(90);
    expect(august.map(({ total }) => total)).toEqual(august.map(({ total }) => total).sort((a, b) => b - a));
    expect(august.filter(({ human, ai, total }) => human + ai !== total || human < 0 || ai < 0)).toEqual([]);
    expect(new Set(august.map(({ path }) => path)).size).toBe(august.length);
    expect(august.map(({ path }) => path)).toContain('/guides/authentication');
  });

  it('sum up to the totals, over every page of the report', () => {
    const talk = new ServiceClient({ traffic: { pages: 700 } });
    const seen: PageViews[] = [];
    let offset = 0;
    let report: Report;
    do {
      report = reportOf(talk.views({ ...AUGUST, limit: '250', offset: String(offset) }));
      seen.push(...report.views);
      offset += 250;
    } while (report.hasMore);
    expect(seen.length).toBeGreaterThan(500);
    expect(new Set(seen.map(({ path }) => path)).size).toBe(seen.length);
    for (const count of ['human', 'ai', 'total'] as const) {
      expect(seen.reduce((sum, each) => sum + each[count], 0)).toBe(report.totals[count]);
    }
  });

  it('come and go from one range to the next', () => {
    const [now, then] = [AUGUST, BEFORE].map((range) => new Set(all({}, range).map(({ path }) => path)));
    expect([...(now ?? [])].filter((path) => !then?.has(path)).length).toBeGreaterThan(0);
    expect([...(then ?? [])].filter((path) => !now?.has(path)).length).toBeGreaterThan(0);
  });

  it('grow with the length of the range', () => {
    const [day, month] = [{ dateFrom: '2026-08-01', dateTo: '2026-08-02' }, AUGUST].map((range) =>
      all({}, range).reduce((sum, { total }) => sum + total, 0),
    );
    expect((month ?? 0) / (day ?? 1)).toBeGreaterThan(5);
  });
});

describe('how a report misbehaves', () => {
  const told = (traffic: Partial<TrafficConfig>, offsets: readonly number[]) => {
    const talk = new ServiceClient({ traffic: { rows: FIVE, ...traffic } });
    return offsets.map((offset) => talk.views({ limit: '2', offset: String(offset) }));
  };

  it('unstable ties: equal rows change places from one request to the next', () => {
    const rows = Array.from({ length: 20 }, (_, index) => row(`/tie-${index}`, 4));
    const talk = new ServiceClient({ traffic: { rows, unstableTies: true } });
    const [first, second] = [pathsOf(talk.views()), pathsOf(talk.views())];
    expect(second).not.toEqual(first);
    expect([...(second ?? [])].sort()).toEqual([...(first ?? [])].sort());
  });

  it('shifts: a new page on top brings the last row again on the next page, and then it keeps still', () => {
    expect(told({ shifts: 1 }, [0, 2, 4, 0]).map(pathsOf)).toEqual([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/d', '/e'],
      ['/changelog/new-1', '/a'],
    ]);
  });

  it('shifts without end: one more new page with each request', () => {
    expect(told({ shifts: 99 }, [0, 0, 0]).map(pathsOf)).toEqual([
      ['/a', '/b'],
      ['/changelog/new-1', '/a'],
      ['/changelog/new-2', '/changelog/new-1'],
    ]);
  });

  it('shifts below zero: a page gone from the top hides a row between two pages', () => {
    expect(told({ shifts: -1 }, [0, 2]).map(pathsOf)).toEqual([
      ['/a', '/b'],
      ['/d', '/e'],
    ]);
  });

  it('drifts: totals grow from one request to the next, and then keep still', () => {
    const replies = told({ drifts: 2 }, [0, 2, 4, 0]).map((reply) => reportOf(reply).totals);
    expect(replies.map(({ human, ai, total }) => [human, ai, total])).toEqual([
      [17, 8, 25],
      [18, 8, 26],
      [19, 8, 27],
      [19, 8, 27],
    ]);
  });

  it('beyondRows: totals exceed the sum of the rows', () => {
    expect(reportOf(told({ beyondRows: 10 }, [0])[0] as Handled).totals).toEqual({
      human: 27,
      ai: 8,
      total: 35,
    });
  });

  it.each([
    ['always', [true, true, true], ['/e']],
    ['never', [false, false, false], ['/e']],
  ] as const)('hasMore %s', (hasMore, said, last) => {
    const replies = told({ hasMore }, [0, 4, 6]);
    expect(replies.map((reply) => reportOf(reply).hasMore)).toEqual(said);
    expect(replies.map(pathsOf)).toEqual([['/a', '/b'], last, []]);
  });

  it('ignoresOffset: every page is the first', () => {
    expect(
      told({ ignoresOffset: true }, [0, 2]).map((reply) => [pathsOf(reply), reportOf(reply).hasMore]),
    ).toEqual([
      [['/a', '/b'], true],
      [['/a', '/b'], true],
    ]);
  });

  it('rateLimitedAt: the requests of these numbers are answered 429', () => {
    const replies = told({ rateLimitedAt: [2, 3] }, [0, 2, 2, 2]);
    expect(replies.map(({ status }) => status)).toEqual([200, 429, 429, 200]);
    expect(replies[1]?.headers['retry-after']).toBe('1');
  });
});
