import { describe, expect, it } from '@jest/globals';
import type { ServiceReply } from '../../fakes/service/exchange.ts';
import type { PageViews, TrafficConfig } from '../../fakes/service/traffic.ts';
import { ServiceClient } from './service-client.ts';

type Report = Readonly<{ totals: Omit<PageViews, 'path'>; views: PageViews[]; hasMore: boolean }>;

const reportOf = ({ body }: ServiceReply): Report => JSON.parse(body) as Report;
const pathsOf = (reply: ServiceReply): string =>
  reportOf(reply)
    .views.map(({ path }) => path)
    .join('');
const row = (path: string, total: number, ai = 0): PageViews => ({ path, human: total - ai, ai, total });
const rows = [row('/c', 5, 1), row('/a', 9, 4), row('/e', 1), row('/b', 7), row('/d', 3, 3)];

it('a report has totals, rows in order and whether more follow', () => {
  const reply = new ServiceClient({ traffic: { rows } }).views({ limit: '2' });
  expect([reply.status, reportOf(reply)]).toEqual([
    200,
    { totals: { human: 17, ai: 8, total: 25 }, views: [row('/a', 9, 4), row('/b', 7)], hasMore: true },
  ]);
});

it.each([
  [{ limit: '2', offset: '2' }, '/c/d', true],
  [{ limit: '2', offset: '3' }, '/d/e', false],
  [{ limit: '2', offset: '5' }, '', false],
  [{ offset: '1' }, '/b/c/d/e', false],
])('%j selects a page', (query: Record<string, string>, paths, hasMore) => {
  const reply = new ServiceClient({ traffic: { rows } }).views(query);
  expect([pathsOf(reply), reportOf(reply).hasMore]).toEqual([paths, hasMore]);
});

describe('the parameters', () => {
  const LIMIT = 'limit must be an integer from 1 to 250';
  const OFFSET = 'offset must be an integer of at least 0';
  const FROM = 'dateFrom must be a date in ISO 8601 or YYYY-MM-DD format';
  const TO = 'dateTo must be a date in ISO 8601 or YYYY-MM-DD format';

  it.each<readonly [Record<string, string>, readonly string[]]>([
    [{ limit: '0' }, [LIMIT]],
    [{ offset: '-1' }, [OFFSET]],
    [{ dateFrom: '2026-02-30' }, [FROM]],
    [{ dateTo: '2026-08-01T25:00:00Z' }, [TO]],
    [
      { limit: '999', offset: 'x', dateFrom: 'x', dateTo: 'y', cursor: 'z' },
      ['cursor is not a known parameter', LIMIT, OFFSET, FROM, TO],
    ],
  ])('%j are refused', (query, messages) => {
    const reply = new ServiceClient().views(query);
    const details = messages.map((message) => ({ message }));
    expect([reply.status, JSON.parse(reply.body)]).toEqual([
      400,
      { error: 'Invalid query parameters', details },
    ]);
  });

  /** In days since 1970: 2026-08-01 is 20666. */
  it.each<readonly [Record<string, string>, string]>([
    [{ dateFrom: '2026-08-01', dateTo: '2026-08-02' }, '/20666/20667'],
    [{ dateFrom: '2026-08-01T12:00', dateTo: '2026-08-02T02:00:00+02:00' }, '/20666.5/20667'],
    [{ dateTo: '2026-08-01' }, '/20576/20666'],
    [{}, '/20577/20667'],
    [{ dateFrom: '2026-08-01', dateTo: '2026-08-01' }, ''],
  ])('%j select a range', (query, path) => {
    const inRange: TrafficConfig['rows'] = ({ from, to }) => [row(`/${from / 864e5}/${to / 864e5}`, 1)];
    expect(pathsOf(new ServiceClient({ traffic: { rows: inRange } }).views(query, 3_600_000))).toBe(path);
  });
});
