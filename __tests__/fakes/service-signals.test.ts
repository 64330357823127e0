import { describe, expect, it, test } from '@jest/globals';
import { DEFAULT_READERS, search, vote } from '../../fakes/service/readers.ts';
import { requestTo, ServiceClient } from './service-client.ts';

type Query = Readonly<Record<string, string>>;

/** A page of an endpoint, an hour after the start. */
function page(name: string, query: Query = {}, client = new ServiceClient()) {
  const { status, body } = client.send(
    requestTo('GET', `/v1/analytics/acme-docs/${name}`, { query }),
    3_600_000,
  );
  return { status, json: JSON.parse(body) as Record<string, unknown> };
}

describe.each([
  ['assistant', 'conversations', 3, 1000, { hasMore: false }],
  ['searches', 'searches', 2, 100, { totalSearches: 52 }],
  ['feedback', 'feedback', 4, 100, { hasMore: false }],
])('%s', (name, field, count, maxLimit, end) => {
  it('has all rows in the order of their cursors', () => {
    const rows: unknown[] = [];
    let cursor: unknown;
    do {
      const query = typeof cursor === 'string' ? { limit: '1', cursor } : { limit: '1' };
      const { json } = page(name, query);
      rows.push(...(json[field] as unknown[]));
      cursor = json['nextCursor'];
      expect(json['hasMore'] ?? cursor !== null).toBe(cursor !== null);
    } while (cursor !== null);
    expect(rows).toHaveLength(count);
    expect(page(name).json).toEqual({ [field]: rows, nextCursor: null, ...end });
  });

  it('has no rows in an empty range', () => {
    const { json } = page(name, { dateFrom: '2026-07-01', dateTo: '2026-07-01' });
    expect(json).toMatchObject({ [field]: [], nextCursor: null });
  });

  it('names all wrong parameters', () => {
    const query = { limit: String(maxLimit + 1), cursor: 'x', dateFrom: '2026-02-30', offset: '0' };
    const details = ['offset', 'limit', 'dateFrom', 'cursor'].map((each) => ({
      message: expect.stringMatching(`^${each} `),
    }));
    expect(page(name, query)).toEqual({
      status: 400,
      json: { error: 'Invalid query parameters', details },
    });
    expect(page(name, { limit: String(maxLimit) }).status).toBe(200);
  });

  it('shares its limit with page views', () => {
    const client = new ServiceClient({ perHour: { analytics: 1 } });
    expect(client.views({}, 3_600_000).status).toBe(200);
    expect(page(name, {}, client)).toEqual({ status: 429, json: { error: expect.any(String) } });
  });
});

test.each<readonly [Query, readonly string[]]>([
  [{ source: 'contextual' }, ['a', 'c']],
  [{ source: 'thumbs_only' }, ['b']],
  [{ status: 'resolved,dismissed' }, ['b', 'c']],
  [{ source: 'contextual', status: 'pending' }, ['a']],
])('feedback is selected by %j', (query, ids) => {
  const feedback = [
    vote('/a', false, { id: 'a' }),
    vote('/a', false, { id: 'b', source: 'thumbs_only', status: 'dismissed' }),
    vote('/a', true, { id: 'c', status: 'resolved' }),
  ];
  const { json } = page('feedback', query, new ServiceClient({ readers: { feedback } }));
  expect((json['feedback'] as typeof feedback).map(({ id }) => id)).toEqual(ids);
});

test('rows may depend on the range', () => {
  const searches = ({ from, to }: Readonly<{ from: number; to: number }>) => [
    search('days', (to - from) / 864e5),
  ];
  const client = new ServiceClient({ readers: { ...DEFAULT_READERS, searches } });
  expect(page('searches', { dateFrom: '2026-07-01', dateTo: '2026-07-08' }, client).json).toMatchObject({
    searches: [{ hits: 7 }],
  });
});
