import { expect, it } from '@jest/globals';
import type { PageViews, TrafficConfig } from '../../fakes/service/traffic.ts';
import { ServiceClient } from './service-client.ts';

const row = (path: string, total: number, ai = 0): PageViews => ({ path, human: total - ai, ai, total });
const rows = [row('/c', 5, 1), row('/a', 9, 4), row('/e', 1), row('/b', 7), row('/d', 3, 3)];

/** A report of some rows, an hour after the start. */
function report(query: Readonly<Record<string, string>>, traffic: TrafficConfig['rows'] = rows) {
  const { status, body } = new ServiceClient({ traffic: { rows: traffic } }).views(query, 3_600_000);
  const json = JSON.parse(body) as { totals: object; views: PageViews[]; hasMore: boolean };
  return { status, ...json, paths: (json.views ?? []).map(({ path }) => path).join('') };
}

it.each([
  [{ limit: '2' }, '/a/b', true],
  [{ limit: '2', offset: '2' }, '/c/d', true],
  [{ limit: '2', offset: '3' }, '/d/e', false],
  [{ limit: '2', offset: '5' }, '', false],
  [{ offset: '1' }, '/b/c/d/e', false],
])('%j selects a page', (query: Record<string, string>, paths, hasMore) => {
  const totals = { human: 17, ai: 8, total: 25 };
  expect(report(query)).toMatchObject({ status: 200, totals, paths, hasMore });
});

it('all wrong parameters are named', () => {
  const query = { limit: '999', offset: 'x', dateFrom: '2026-02-30', dateTo: 'y', cursor: 'z' };
  const details = ['cursor', 'limit', 'offset', 'dateFrom', 'dateTo'].map((name) => ({
    message: expect.stringMatching(`^${name} `),
  }));
  expect(report(query)).toMatchObject({ status: 400, error: 'Invalid query parameters', details });
});

/** In days since 1970: 2026-08-01 is 20666. */
it.each<readonly [Record<string, string>, string]>([
  [{ dateFrom: '2026-08-01', dateTo: '2026-08-02' }, '/20666/20667'],
  [{ dateFrom: '2026-08-01T12:00', dateTo: '2026-08-02T02:00:00+02:00' }, '/20666.5/20667'],
  [{ dateTo: '2026-08-01' }, '/20576/20666'],
  [{}, '/20577/20667'],
  [{ dateFrom: '2026-08-01', dateTo: '2026-08-01' }, ''],
])('%j selects a range', (query, paths) => {
  expect(report(query, ({ from, to }) => [row(`/${from / 864e5}/${to / 864e5}`, 1)]).paths).toBe(paths);
});
