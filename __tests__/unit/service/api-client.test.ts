import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job, Result } from '../../../src/domain.ts';
import type { JobsApi } from '../../../src/ports.ts';
import type { HttpRequest, HttpResponse } from '../../../src/send-request.ts';
import { createAnalyticsApi } from '../../../src/service/analytics-api.ts';
import { createApiClient, type ServiceOptions } from '../../../src/service/api-client.ts';
import { createSend } from '../../../src/service/http.ts';
import { createJobsApi } from '../../../src/service/jobs-api.ts';
import {
  injectFault,
  serve,
  startFaultServer,
  type EndpointFault,
  type Handler,
} from '../../../fakes/faults.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { endTimeouts, fakeTimeouts } from './fake-timeouts.ts';

const KEY = 'mint_secret_key_1';
const OPTIONS = {
  baseUrl: new URL('https://api.test'),
  apiKey: KEY,
  projectId: 'my project',
  version: '1.2.3',
  clock: new ManualClock({ date: '2026-03-01T12:00:00Z' }),
  secrets: ['mint_old_key_22'],
} as const satisfies Partial<ServiceOptions>;
const HEADERS = {
  authorization: `Bearer ${KEY}`,
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': `docs-agent-action/1.2.3 (+node/${process.versions.node})`,
};

const closers: (() => Promise<void>)[] = [];
beforeEach(fakeTimeouts);
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A client whose requests all get this result. */
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
    request({ method: 'GET', path }, (response) => ({ ok: true, value: response }));
  return { request, get, sent };
}

function responded(
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): Result<HttpResponse> {
  return { ok: true, value: { status, headers, body: Buffer.from(body) } };
}

describe('a request', () => {
  test.each([
    ['https://api.test', 'https://api.test/v2/agent/p'],
    ['https://api.test/a/b', 'https://api.test/a/b/v2/agent/p'],
    ['https://api.test/a%20b/', 'https://api.test/a%20b/v2/agent/p'],
    ['https://user:pass@api.test:8443/?token=1#top', 'https://api.test:8443/v2/agent/p'],
    ['https://[::1]:8443/x', 'https://[::1]:8443/x/v2/agent/p'],
  ])('goes below %s', async (base, url) => {
    const { get, sent } = clientWith(responded('{}'), base);
    await get(['v2', 'agent', 'p']);
    expect(sent[0]?.url.href).toBe(url);
  });

  test.each([
    ['a/b', '/v2/a%2Fb/job'],
    ['%2e%2e', '/v2/%252e%252e/job'],
    ['ü', '/v2/%C3%BC/job'],
  ])('has %s as one segment', async (segment, path) => {
    const { get, sent } = clientWith(responded('{}'));
    await get(['v2', segment, 'job']);
    expect(sent[0]?.url.href).toBe(`https://api.test${path}`);
  });

  test.each(['', '.', '..', '\ud800'])('does not have the segment "%s"', async (segment) => {
    const { get, sent } = clientWith(responded('{}'));
    await expect(get(['v2', segment])).rejects.toThrow(RangeError);
    expect(sent).toEqual([]);
  });

  test('has bounds, and without JSON no body', async () => {
    const { get, sent } = clientWith(responded('{}'));
    await get();
    const bounds = { timeoutMs: 20_000, maxBytes: 10_485_760 };
    expect(sent).toEqual([
      { method: 'GET', url: new URL('https://api.test/v2'), headers: HEADERS, ...bounds },
    ]);
  });

  test('has a query, JSON and a signal', async () => {
    const { request, sent } = clientWith(responded('{}'));
    const { signal } = new AbortController();
    const query = { dateFrom: '2026-03-01&x=1', dateTo: undefined, limit: 250, offset: 0 };
    const json = { prompt: 'ü "x"' };
    await request({ method: 'POST', path: ['v1'], query, json, signal }, (value) => ({ ok: true, value }));
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
    ['plain', '{"id":"j"}', {}],
    ['with a byte order mark', '\uFEFF{"id":"j"}', {}],
    ['with space around it', '\r\n {"id":"j"}\n', {}],
    ['of another content type', '{"id":"j"}', { 'content-type': 'text/html' }],
  ])('is JSON: %s', async (_name, body, headers: Record<string, string>) => {
    const value = { status: 201, json: { id: 'j' } };
    expect(await clientWith(responded(body, headers, 201)).get()).toEqual({ ok: true, value });
  });

  test('contains no secret, escaped or not', async () => {
    const body = `{"model":"${KEY}","x":["\\u006dint_secret_key_1"],"y":"mint_old_key_22"}`;
    const json = { model: '***', x: ['***'], y: '***' };
    expect(await clientWith(responded(body)).get()).toEqual({ ok: true, value: { status: 200, json } });
  });

  test.each([
    ['', {}, 'empty'],
    [' \n', {}, 'empty'],
    ['<!doctype html>', {}, 'web page'],
    ['{"id":"j","sta', {}, 'incomplete'],
    ['{id:1}', {}, 'broken JSON'],
    ['OK', { 'content-type': 'text/plain' }, '(content type text/plain)'],
    ['OK', {}, '(content type unknown)'],
    ['OK', { 'content-type': KEY }, '(content type ***)'],
    ['\u001f\u008b', { 'content-encoding': 'gzip' }, 'compressed (gzip)'],
  ])('is an error if it is %j with %j', async (body, headers: Record<string, string>, detail) => {
    const { get } = clientWith(responded(body, { ...headers, 'x-request-id': 'r1' }));
    const error = { kind: 'invalid-response', status: 200, requestId: 'r1' };
    expect(await get()).toEqual({ ok: false, error: { ...error, detail: expect.stringContaining(detail) } });
  });

  test('is an error if its status says so', async () => {
    const headers = { 'retry-after': 'Sun, 01 Mar 2026 12:01:00 GMT', 'cf-ray': 'ray1' };
    const { get } = clientWith(responded(`{"error":"slow down, ${KEY}"}`, headers, 429));
    const error = { status: 429, detail: 'slow down, ***', retryAfterMs: 60_000, requestId: 'ray1' };
    expect(await get()).toEqual({ ok: false, error: { kind: 'status', ...error } });
  });
});

test('an error of the connection contains no secret', async () => {
  const error = { kind: 'not-sent', detail: `no way to mint_old_key_22 ${KEY}`, transient: true } as const;
  expect(await clientWith({ ok: false, error }).get()).toEqual({
    ok: false,
    error: { ...error, detail: 'no way to *** ***' },
  });
});

async function startService(fault: EndpointFault) {
  const server = await startFaultServer(fault, endTimeouts);
  closers.push(server.close);
  const options = { ...OPTIONS, send: createSend(), baseUrl: new URL(`${server.url}/base/`) };
  return { requests: server.requests, jobs: createJobsApi(options), analytics: createAnalyticsApi(options) };
}

const job = (more = {}) => JSON.stringify({ id: 'job_1', status: 'active', ...more });

type JobRequest = (jobs: JobsApi) => Promise<Result<Job>>;
const REQUESTS: readonly (readonly [string, JobRequest, string, string, string])[] = [
  ['create', (jobs) => jobs.create('write'), 'POST', '/job', '{"prompt":"write"}'],
  ['message', (jobs) => jobs.message('job_1', 'more'), 'POST', '/job/job_1/message', '{"prompt":"more"}'],
  ['get', (jobs) => jobs.get('job_1'), 'GET', '/job/job_1', ''],
];

test.each(REQUESTS)('%s', async (_, request, method, path, body) => {
  const { jobs, requests } = await startService({ kind: 'status', status: 201, body: job() });
  expect(await request(jobs)).toMatchObject({ ok: true, value: { id: 'job_1', status: 'active' } });
  expect(requests).toMatchObject([{ method, path: `/base/v2/agent/my%20project${path}`, body }]);
});

test('page views', async () => {
  const value = { totals: { human: 1, ai: 2, total: 3 }, views: [], hasMore: false };
  const { analytics, requests } = await startService({
    kind: 'status',
    status: 200,
    body: JSON.stringify(value),
  });
  const query = { dateFrom: '2026-02-01', limit: 250, offset: 500 };
  expect(await analytics.views(query)).toEqual({ ok: true, value });
  const path = '/base/v1/analytics/my%20project/views?dateFrom=2026-02-01&limit=250&offset=500';
  expect(requests).toMatchObject([{ method: 'GET', path }]);
});

test.each<[EndpointFault, object]>([
  [{ kind: 'reset-in-body' }, { kind: 'no-response' }],
  [{ kind: 'huge-body' }, { kind: 'invalid-response' }],
  [{ kind: 'html' }, { kind: 'invalid-response' }],
  [{ kind: 'cut-json' }, { kind: 'invalid-response' }],
  [{ kind: 'wrong-shape' }, { kind: 'invalid-response' }],
  [
    { kind: 'redirect', to: 'https://evil.test/a', status: 307 },
    { kind: 'status', status: 307 },
  ],
  ...[400, 401, 403, 404, 408, 422, 429, 500, 503].map((status): [EndpointFault, object] => [
    { kind: 'status', status, headers: { 'retry-after': '9', 'x-request-id': 'r1' } },
    { kind: 'status', status, detail: 'no', retryAfterMs: 9000, requestId: 'r1' },
  ]),
])('%j is an error after one request', async (fault, error) => {
  for (const [, request] of REQUESTS) {
    const { jobs, requests } = await startService(fault);
    expect(await request(jobs)).toMatchObject({ ok: false, error });
    expect(requests.length).toBe(1);
  }
});

test.each(['{"id":"job_1"}', `{"id":"job_1","x":${'['.repeat(9999)}${']'.repeat(9999)}}`])(
  'a created job needs only an id',
  async (body) => {
    const { jobs } = await startService({ kind: 'status', status: 202, body });
    const created = await jobs.create('write');
    expect(created).toMatchObject({ ok: true, value: { id: 'job_1', status: undefined } });
    expect(() => JSON.stringify(created)).not.toThrow();
  },
);

test('a request that was processed may have no response', async () => {
  const processed: string[] = [];
  const handler: Handler = (req, res) => {
    processed.push(req.method ?? '');
    res.end(job());
  };
  const fault = { kind: 'reset-before-headers' } as const;
  const server = await serve(injectFault({ match: () => true, fault, handler, after: true }));
  closers.push(server.close);
  const jobs = createJobsApi({ ...OPTIONS, send: createSend(), baseUrl: new URL(server.url) });
  expect(await jobs.create('x')).toMatchObject({ ok: false, error: { kind: 'no-response' } });
  expect(processed).toEqual(['POST']);
});
