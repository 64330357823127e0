import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Result, Job } from '../../../src/domain.ts';
import type { JobsApi } from '../../../src/ports.ts';
import { createJobsApi } from '../../../src/service/jobs-api.ts';
import { createAnalyticsApi } from '../../../src/service/analytics-api.ts';
import { createApiClient } from '../../../src/service/api-client.ts';
import { createSend } from '../../../src/service/http.ts';
import { endTimeouts, fakeTimeouts } from './fake-timeouts.ts';
import {
  injectFault,
  serve,
  startFaultServer,
  type EndpointFault,
  type Handler,
  type ServerFault,
} from '../../../fakes/faults.ts';

const KEY = 'mint_secret_key_1';
const closers: (() => Promise<void>)[] = [];
beforeEach(fakeTimeouts);
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function connect(url: string) {
  return createApiClient({
    send: createSend({ env: {}, nodeVersion: process.version }),
    baseUrl: new URL(url),
    apiKey: KEY,
    version: '1.2.3',
    now: () => new Date(0),
  });
}

async function startService(fault: ServerFault) {
  const server = await startFaultServer(fault, endTimeouts);
  closers.push(server.close);
  const connection = connect(`${server.url}/base/`);
  return {
    requests: server.requests,
    agent: createJobsApi(connection, 'my project'),
    analytics: createAnalyticsApi(connection, 'my project'),
  };
}

const job = (more = {}) => JSON.stringify({ id: 'job_1', status: 'active', ...more });

describe('when the service is well', () => {
  test('create', async () => {
    const { agent, requests } = await startService({ kind: 'status', status: 201, body: job() });
    expect(await agent.create('write it')).toMatchObject({
      ok: true,
      value: { id: 'job_1', status: 'active' },
    });
    expect(requests).toMatchObject([
      { method: 'POST', path: '/base/v2/agent/my%20project/job', body: '{"prompt":"write it"}' },
    ]);
    expect(requests[0]?.headers).toEqual({
      authorization: `Bearer ${KEY}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'content-length': '21',
      'user-agent': `docs-agent-action/1.2.3 (+node/${process.versions.node})`,
      host: expect.any(String),
      connection: 'keep-alive',
    });
  });

  test('message', async () => {
    const { agent, requests } = await startService({ kind: 'status', status: 200, body: job() });
    expect(await agent.message('job_1', 'more')).toMatchObject({ ok: true, value: { id: 'job_1' } });
    expect(requests).toMatchObject([
      { method: 'POST', path: '/base/v2/agent/my%20project/job/job_1/message', body: '{"prompt":"more"}' },
    ]);
  });

  test('get', async () => {
    const { agent, requests } = await startService({
      kind: 'status',
      status: 200,
      body: job({ status: 'failed' }),
    });
    expect(await agent.get('job_1')).toMatchObject({ ok: true, value: { status: 'failed' } });
    expect(requests).toMatchObject([
      { method: 'GET', path: '/base/v2/agent/my%20project/job/job_1', body: '' },
    ]);
  });

  test('page views', async () => {
    const body = '{"totals":{"human":1,"ai":2,"total":3},"views":[],"hasMore":false}';
    const { analytics, requests } = await startService({ kind: 'status', status: 200, body });
    expect(await analytics.views({ dateFrom: '2026-02-01', limit: 250, offset: 500 })).toEqual({
      ok: true,
      value: { totals: { human: 1, ai: 2, total: 3 }, views: [], hasMore: false },
    });
    expect(requests).toMatchObject([
      {
        method: 'GET',
        path: '/base/v1/analytics/my%20project/views?dateFrom=2026-02-01&limit=250&offset=500',
      },
    ]);
  });
});

type Submission = (agent: JobsApi) => Promise<Result<Job>>;
const ASKS: [string, Submission][] = [
  ['create', (agent) => agent.create('write it')],
  ['message', (agent) => agent.message('job_1', 'more')],
  ['get', (agent) => agent.get('job_1')],
];

describe.each(ASKS)('when %s goes wrong', (_name, submission) => {
  test.each<[ServerFault, object]>([
    [{ kind: 'reset-before-headers' }, { kind: 'no-response' }],
    [{ kind: 'reset-in-body' }, { kind: 'no-response' }],
    [{ kind: 'stalled-headers' }, { kind: 'no-response' }],
    [{ kind: 'stalled-body' }, { kind: 'no-response' }],
    [{ kind: 'drip-fed-body' }, { kind: 'no-response' }],
    [{ kind: 'huge-body' }, { kind: 'invalid-response', detail: 'the answer is larger than 10485760 bytes' }],
    [{ kind: 'html' }, { kind: 'invalid-response', detail: expect.stringContaining('web page') }],
    [{ kind: 'cut-json' }, { kind: 'invalid-response', detail: expect.stringContaining('cut off') }],
    [{ kind: 'empty-body' }, { kind: 'invalid-response', detail: 'the answer is empty' }],
    [{ kind: 'wrong-shape' }, { kind: 'invalid-response', detail: 'the answer is not a job record' }],
    [
      { kind: 'redirect', to: 'https://evil.test/a' },
      { kind: 'status', status: 307 },
    ],
    [
      { kind: 'redirect', to: 'http://127.0.0.1:1/a', status: 301 },
      { kind: 'status', status: 301 },
    ],
    ...[400, 401, 403, 404, 408, 413, 422, 429, 500, 502, 503, 504].map((status): [ServerFault, object] => [
      { kind: 'status', status, headers: { 'retry-after': '9', 'x-request-id': 'r1' } },
      { kind: 'status', status, detail: 'no', retryAfterMs: 9000, requestId: 'r1' },
    ]),
  ])('%j is told, and asked once', async (fault, expected) => {
    const { agent, requests } = await startService(fault);
    expect(await submission(agent)).toMatchObject({ ok: false, error: expected });
    expect(requests.length).toBe(1);
  });

  test('a closed port is told as not sent', async () => {
    const { agent } = await startService({ kind: 'refused' });
    expect(await submission(agent)).toMatchObject({
      ok: false,
      error: { kind: 'not-sent', transient: true },
    });
  });

  test('a server that echoes the key does not get it into the fault', async () => {
    const body = JSON.stringify({ error: `Bearer ${KEY} ${Buffer.from(KEY).toString('base64')}` });
    const { agent } = await startService({
      kind: 'status',
      status: 401,
      body,
      headers: { 'x-request-id': KEY },
    });
    const answer = await submission(agent);
    expect(answer).toMatchObject({ ok: false, error: { detail: 'Bearer *** ***', requestId: '***' } });
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });
});

describe('when a create is well but odd', () => {
  test.each([
    '{"id":"job_1"}',
    '{"id":"job_1","status":7}',
    `{"id":"job_1","x":${'['.repeat(9999)}${']'.repeat(9999)}}`,
  ])('an id is enough', async (body) => {
    const { agent } = await startService({ kind: 'status', status: 202, body });
    const answer = await agent.create('write it');
    expect(answer).toMatchObject({ ok: true, value: { id: 'job_1', status: undefined } });
    expect(() => JSON.stringify(answer)).not.toThrow();
  });
});

describe('when a fault stands in front of a healthy service', () => {
  async function startFaulty(fault: EndpointFault, more: { times?: number; after?: boolean } = {}) {
    const worked: string[] = [];
    const healthy: Handler = (req, res) => {
      worked.push(req.method ?? '');
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(job());
    };
    const match = (method: string, path: string) => method === 'POST' && path.endsWith('/job');
    const server = await serve(injectFault({ match, fault, handler: healthy, ...more }));
    closers.push(server.close);
    return { agent: createJobsApi(connect(server.url), 'p'), worked };
  }

  test('only what matches is hit', async () => {
    const { agent, worked } = await startFaulty({ kind: 'reset-before-headers' });
    expect(await agent.create('x')).toMatchObject({ ok: false, error: { kind: 'no-response' } });
    expect(await agent.get('job_1')).toMatchObject({ ok: true });
    expect(worked).toEqual(['GET']);
  });

  test('it ends after the given number of times', async () => {
    const { agent } = await startFaulty({ kind: 'status', status: 503 }, { times: 2 });
    expect(await agent.create('x')).toMatchObject({ ok: false });
    expect(await agent.create('x')).toMatchObject({ ok: false });
    expect(await agent.create('x')).toMatchObject({ ok: true });
  });

  test('with `after`, the work is done and only the answer is lost', async () => {
    const { agent, worked } = await startFaulty({ kind: 'reset-before-headers' }, { after: true });
    expect(await agent.create('x')).toMatchObject({ ok: false, error: { kind: 'no-response' } });
    expect(worked).toEqual(['POST']);
  });
});
