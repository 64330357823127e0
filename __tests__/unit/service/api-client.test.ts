import { describe, expect, test } from '@jest/globals';
import type { Result } from '../../../src/domain/errors.ts';
import {
  USER_AGENT,
  type HttpRequest,
  type HttpResponse,
} from '../../../src/http/requests.ts';
import { createApiClient, type ServiceOptions } from '../../../src/service/api-client.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const KEY = 'mint_secret_key_1';
const OPTIONS = {
  baseUrl: new URL('https://api.test'),
  apiKey: [KEY],
  projectId: 'my project',
  clock: new ManualClock({ date: '2026-03-01T12:00:00Z' }),
  secrets: ['mint_old_key_22'],
} satisfies Partial<ServiceOptions>;
const HEADERS = {
  authorization: `Bearer ${KEY}`,
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': `${USER_AGENT} (+node/${process.versions.node})`,
};

function clientWith(result: Result<HttpResponse>, baseUrl = 'https://api.test') {
  const sent: HttpRequest[] = [];
  const request = createApiClient({
    ...OPTIONS,
    baseUrl: new URL(baseUrl),
    send: async (one) => {
      sent.push(one);
      return result;
    },
  });
  const get = (path: readonly string[] = ['v2']) =>
    request({ method: 'GET', path }, (value) => ({ ok: true, value }));
  return { request, get, sent };
}

function responded(
  body: string,
  headers: Record<string, string> = {},
  status = 200,
): Result<HttpResponse> {
  return { ok: true, value: { status, headers, body: Buffer.from(body) } };
}

describe('a request', () => {
  test.each([
    ['https://api.test/a/b', 'p', 'https://api.test/a/b/v2/p/job'],
    ['https://api.test/a%20b/', 'p', 'https://api.test/a%20b/v2/p/job'],
    [
      'https://user:pass@api.test:8443/?token=1#top',
      'p',
      'https://api.test:8443/v2/p/job',
    ],
    ['https://[::1]:8443/x', 'p', 'https://[::1]:8443/x/v2/p/job'],
    ['https://api.test', 'a/b', 'https://api.test/v2/a%2Fb/job'],
    ['https://api.test', '%2e%2e', 'https://api.test/v2/%252e%252e/job'],
    ['https://api.test', 'ü', 'https://api.test/v2/%C3%BC/job'],
  ])('goes below %s, with %s as one segment', async (base, segment, url) => {
    const { get, sent } = clientWith(responded('{}'), base);
    await get(['v2', segment, 'job']);
    expect(sent[0]?.url.href).toBe(url);
  });

  test.each(['', '.', '..', '\ud800'])(
    'does not have the segment "%s"',
    async (segment) => {
      const { get, sent } = clientWith(responded('{}'));
      await expect(get(['v2', segment])).rejects.toThrow(RangeError);
      expect(sent).toEqual([]);
    },
  );

  test('has bounds, and without JSON no body', async () => {
    const { get, sent } = clientWith(responded('{}'));
    await get();
    const bounds = { timeoutMs: 20_000, maxBytes: 10_485_760 };
    const url = new URL('https://api.test/v2');
    expect(sent).toEqual([{ method: 'GET', url, headers: HEADERS, ...bounds }]);
  });

  test('has a query, JSON and a signal', async () => {
    const { request, sent } = clientWith(responded('{}'));
    const { signal } = new AbortController();
    const query = {
      dateFrom: '2026-03-01&x=1',
      dateTo: undefined,
      limit: 250,
      offset: 0,
    };
    const json = { prompt: 'ü "x"' };
    await request(
      {
        method: 'POST',
        path: ['v1'],
        query,
        json,
        signal,
      },
      (value) => ({
        ok: true,
        value,
      }),
    );
    expect(sent[0]).toMatchObject({
      url: { search: '?dateFrom=2026-03-01%26x%3D1&limit=250&offset=0' },
      body: '{"prompt":"ü \\"x\\""}',
      headers: { ...HEADERS, 'content-type': 'application/json' },
    });
    expect(sent[0]?.signal).toBe(signal);
  });
});

describe('a response', () => {
  test.each([
    ['with a byte order mark', '\uFEFF{"id":"j"}', {}],
    ['of another content type', '{"id":"j"}', { 'content-type': 'text/html' }],
  ])('is JSON: %s', async (_name, body, headers: Record<string, string>) => {
    const result = { ok: true, value: { id: 'j' } };
    expect(await clientWith(responded(body, headers, 201)).get()).toEqual(result);
  });

  test('contains no secret, escaped or not', async () => {
    const body = `{"model":"${KEY}","x":["\\u006dint_secret_key_1"],"y":"mint_old_key_22"}`;
    const value = { model: '***', x: ['***'], y: '***' };
    expect(await clientWith(responded(body)).get()).toEqual({ ok: true, value });
  });

  test.each([
    [' \n', {}, 'empty'],
    ['<!doctype html>', {}, 'web page'],
    ['{"id":"j","sta', {}, 'incomplete'],
    ['OK', { 'content-type': 'text/plain' }, '(content type text/plain)'],
    ['OK', {}, '(content type unknown)'],
    ['OK', { 'content-type': KEY }, '(content type ***)'],
    ['\u001f\u008b', { 'content-encoding': 'gzip' }, 'compressed (gzip)'],
  ])(
    'is an error if it is %j with %j',
    async (body, headers: Record<string, string>, detail) => {
      const { get } = clientWith(responded(body, { ...headers, 'x-request-id': 'r1' }));
      const error = { kind: 'invalid-response', status: 200, requestId: 'r1' };
      expect(await get()).toEqual({
        ok: false,
        error: { ...error, detail: expect.stringContaining(detail) },
      });
    },
  );

  test('is an error if it is not what was requested', async () => {
    const { request } = clientWith(responded('{}', { 'cf-ray': 'ray1' }));
    const result = await request({ method: 'GET', path: [] }, () => ({
      ok: false,
      error: `no ${KEY}`,
    }));
    const error = {
      kind: 'invalid-response',
      status: 200,
      requestId: 'ray1',
      detail: 'no ***',
    };
    expect(result).toEqual({ ok: false, error });
  });

  test('is an error if its status says so', async () => {
    const headers = { 'retry-after': 'Sun, 01 Mar 2026 12:01:00 GMT', 'cf-ray': 'ray1' };
    const { get } = clientWith(responded(`{"error":"slow down, ${KEY}"}`, headers, 429));
    const error = {
      status: 429,
      detail: 'slow down, ***',
      retryAfterMs: 60_000,
      requestId: 'ray1',
    };
    expect(await get()).toMatchObject({ ok: false, error: { kind: 'status', ...error } });
  });
});

test('an error of the connection contains no secret', async () => {
  const error = {
    kind: 'not-sent',
    detail: `no way to mint_old_key_22 ${KEY}`,
    transient: true,
  } as const;
  const redacted = { ...error, detail: 'no way to *** ***' };
  expect(await clientWith({ ok: false, error }).get()).toEqual({
    ok: false,
    error: redacted,
  });
});
