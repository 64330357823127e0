import { describe, expect, test } from '@jest/globals';
import type { Result } from '../../../src/domain.ts';
import type { HttpResponse, HttpRequest } from '../../../src/ports.ts';
import { createApiClient } from '../../../src/service/api-client.ts';

const KEY = 'mint_secret_key_1';

function connect(answer: Result<HttpResponse>, baseUrl = 'https://api.test') {
  const sent: HttpRequest[] = [];
  const connection = createApiClient({
    send: async (request) => {
      sent.push(request);
      return answer;
    },
    baseUrl: new URL(baseUrl),
    apiKey: KEY,
    version: '1.2.3',
    secrets: ['mint_old_key_22'],
    now: () => new Date('2026-03-01T12:00:00Z'),
  });
  return { connection, sent };
}

function replying(
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): Result<HttpResponse> {
  return { ok: true, value: { status, headers, body: Buffer.from(body) } };
}

describe('when a request is built', () => {
  test.each([
    ['https://api.test', 'https://api.test/v2/agent/p'],
    ['https://api.test/', 'https://api.test/v2/agent/p'],
    ['https://api.test/a/b', 'https://api.test/a/b/v2/agent/p'],
    ['https://api.test/a/b/', 'https://api.test/a/b/v2/agent/p'],
    ['https://api.test/a//', 'https://api.test/a/v2/agent/p'],
    ['https://api.test/a%20b/', 'https://api.test/a%20b/v2/agent/p'],
    ['https://user:pass@api.test:8443/?token=1#top', 'https://api.test:8443/v2/agent/p'],
    ['https://[::1]:8443/x', 'https://[::1]:8443/x/v2/agent/p'],
  ])('below %s', async (base, expected) => {
    const { connection, sent } = connect(replying('{}'), base);
    await connection.request({ method: 'GET', segments: ['v2', 'agent', 'p'] });
    expect(sent[0]?.url.href).toBe(expected);
  });

  test.each([
    ['a/b', '/v2/a%2Fb/job'],
    ['a?b#c', '/v2/a%3Fb%23c/job'],
    ['%2e%2e', '/v2/%252e%252e/job'],
    ['a\\b', '/v2/a%5Cb/job'],
    ['...', '/v2/.../job'],
    ['@evil.test', '/v2/%40evil.test/job'],
    ['ü', '/v2/%C3%BC/job'],
  ])('the segment %s stays one segment', async (segment, path) => {
    const { connection, sent } = connect(replying('{}'));
    await connection.request({ method: 'GET', segments: ['v2', segment, 'job'] });
    expect(sent[0]?.url.href).toBe(`https://api.test${path}`);
  });

  test.each(['', '.', '..', '\ud800'])('the segment "%s" is refused', async (segment) => {
    const { connection, sent } = connect(replying('{}'));
    await expect(connection.request({ method: 'GET', segments: ['v2', segment] })).rejects.toThrow(
      RangeError,
    );
    expect(sent).toEqual([]);
  });

  test('a query is encoded, and what is undefined is left out', async () => {
    const { connection, sent } = connect(replying('{}'));
    const query = { dateFrom: '2026-03-01&x=1', dateTo: undefined, limit: 250, offset: 0 };
    await connection.request({ method: 'GET', segments: ['v1'], query });
    expect(sent[0]?.url.search).toBe('?dateFrom=2026-03-01%26x%3D1&limit=250&offset=0');
  });

  test('a read has no body and no content type', async () => {
    const { connection, sent } = connect(replying('{}'));
    await connection.request({ method: 'GET', segments: ['v2'] });
    expect(sent).toEqual([
      {
        method: 'GET',
        url: new URL('https://api.test/v2'),
        headers: {
          authorization: `Bearer ${KEY}`,
          accept: 'application/json',
          'accept-encoding': 'identity',
          'user-agent': `docs-agent-action/1.2.3 (+node/${process.versions.node})`,
        },
        timeoutMs: 20_000,
        maxBytes: 10_485_760,
      },
    ]);
  });

  test('a write carries JSON, and the signal goes along', async () => {
    const { connection, sent } = connect(replying('{}'));
    const { signal } = new AbortController();
    await connection.request({ method: 'POST', segments: ['v2'], json: { prompt: 'ü "x"' }, signal });
    expect(sent[0]).toMatchObject({
      body: '{"prompt":"ü \\"x\\""}',
      headers: { 'content-type': 'application/json' },
    });
    expect(sent[0]?.signal).toBe(signal);
  });
});

describe('when JSON comes back', () => {
  test.each([
    ['plain', '{"id":"j"}', {}],
    ['with a byte order mark', '\uFEFF{"id":"j"}', {}],
    ['with space around it', '\r\n {"id":"j"}\n', {}],
    ['under another content type', '{"id":"j"}', { 'content-type': 'text/html' }],
  ])('%s', async (_name, body, headers: Record<string, string>) => {
    const { connection } = connect(replying(body, headers, 201));
    expect(await connection.request({ method: 'GET', segments: ['v2'] })).toEqual({
      ok: true,
      value: { status: 201, json: { id: 'j' } },
    });
  });

  test('an echoed key is in no value, escaped or not', async () => {
    const { connection } = connect(
      replying(`{"model":"${KEY}","x":["\\u006dint_secret_key_1"],"y":"mint_old_key_22"}`),
    );
    expect(await connection.request({ method: 'GET', segments: ['v2'] })).toEqual({
      ok: true,
      value: { status: 200, json: { model: '***', x: ['***'], y: '***' } },
    });
  });
});

describe('when a good status carries no JSON', () => {
  test.each([
    ['', {}, 'the answer is empty'],
    [' \n', {}, 'the answer is empty'],
    ['<!doctype html>', {}, 'the answer is a web page, not JSON: is the base URL that of the API?'],
    ['{"id":"j","sta', {}, 'the answer is JSON that is cut off or broken'],
    ['{id:1}', {}, 'the answer is JSON that is cut off or broken'],
    ['OK', { 'content-type': 'text/plain' }, 'the answer is not JSON (content type text/plain)'],
    ['OK', {}, 'the answer is not JSON (content type not named)'],
    ['OK', { 'content-type': KEY }, 'the answer is not JSON (content type ***)'],
    [
      '\u001f\u008b',
      { 'content-encoding': 'gzip' },
      'the answer is compressed (gzip), which was not asked for',
    ],
  ])('%j with %j', async (body, headers: Record<string, string>, detail) => {
    const { connection } = connect(replying(body, { ...headers, 'x-request-id': 'r1' }));
    expect(await connection.request({ method: 'GET', segments: ['v2'] })).toEqual({
      ok: false,
      error: { kind: 'invalid-response', status: 200, requestId: 'r1', detail },
    });
  });
});

describe('when the request fails', () => {
  test('a status outside 2xx is a fault, with the time of its arrival', async () => {
    const headers = { 'retry-after': 'Sun, 01 Mar 2026 12:01:00 GMT', 'cf-ray': 'ray1' };
    const { connection } = connect(replying(`{"error":"slow down, ${KEY}"}`, headers, 429));
    expect(await connection.request({ method: 'GET', segments: ['v2'] })).toEqual({
      ok: false,
      error: {
        kind: 'status',
        status: 429,
        detail: 'slow down, ***',
        retryAfterMs: 60_000,
        requestId: 'ray1',
      },
    });
  });

  test('a fault of the network goes through, redacted', async () => {
    const fault = { kind: 'not-sent', detail: `no way to mint_old_key_22 ${KEY}`, transient: true } as const;
    const { connection } = connect({ ok: false, error: fault });
    expect(await connection.request({ method: 'GET', segments: ['v2'] })).toEqual({
      ok: false,
      error: { ...fault, detail: 'no way to *** ***' },
    });
  });
});
