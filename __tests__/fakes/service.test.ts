import { describe, expect, it } from '@jest/globals';
import type { ServiceRequest } from '../../fakes/service/exchange.ts';
import type { ScenarioName } from '../../fakes/service/scenarios.ts';
import { brief, JOBS, requestTo, ServiceClient, VIEWS } from './service-client.ts';

/** Work takes 1000 ms, and 400 ms pass before a message is noticed. */
const PACE = { workMs: 1000, noticeMs: 400 };
const PROMPT = { prompt: 'Describe the new flag' };
const JOB = `${JOBS}/job_0001`;

it('a job is created with 201, read and messaged with 200', () => {
  const client = new ServiceClient();
  const created = client.create('One');
  expect([created.status, JSON.parse(created.body)]).toEqual([
    201,
    {
      id: 'job_0001',
      status: 'active',
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      model: 'fake-1',
      prLink: null,
      createdAt: '2026-08-01T00:00:00.000Z',
      archivedAt: null,
    },
  ]);
  client.create('Two');
  expect(client.read('job_0001', 5000).status).toBe(200);
  expect(brief(client.read('job_0002', 5000))).toBe('completed #8');
  const messaged = client.message('job_0001', 'Shorter', 6000);
  expect([messaged.status, brief(messaged)]).toEqual([200, 'active']);
});

describe('an invalid request', () => {
  const without = { headers: { authorization: undefined } };
  const wrong = { headers: { authorization: 'Bearer mint_other' } };
  const reader = { headers: { authorization: 'Bearer mint_fake_read_only_key' } };
  const typed = { headers: { 'content-type': 'text/plain' }, body: PROMPT };

  it.each<readonly [ServiceRequest, number, string]>([
    [requestTo('POST', JOBS, without), 401, 'Missing Authorization header'],
    [requestTo('GET', VIEWS, without), 401, 'Missing Authorization header'],
    [requestTo('POST', `${JOB}/message`, wrong), 401, 'Invalid API key'],
    [requestTo('POST', JOBS, reader), 403, 'API key lacks the write scope'],
    [requestTo('POST', '/v2/agent/other/job', { body: PROMPT }), 404, 'Project not found'],
    [requestTo('GET', '/v1/analytics/%/views'), 404, 'Project not found'],
    [requestTo('GET', `${JOBS}/job_0009`), 404, 'Agent job not found'],
    [requestTo('POST', `${JOBS}/job_0009/message`, { body: PROMPT }), 404, 'Agent job not found'],
    [requestTo('POST', `${JOBS}/`, { body: PROMPT }), 404, 'Not found'],
    [requestTo('GET', JOBS), 405, 'Method not allowed'],
    [requestTo('POST', JOBS, typed), 400, 'Content-Type must be application/json'],
    [requestTo('POST', JOBS, { raw: '{"prompt":' }), 400, 'Request body is not valid JSON'],
    [requestTo('POST', JOBS, { body: ['x'] }), 400, 'Request body must be an object'],
    [requestTo('POST', JOBS, { body: {} }), 400, 'prompt is required'],
    [requestTo('POST', JOBS, { body: { prompt: 7 } }), 400, 'prompt must be a string'],
    [
      requestTo('POST', `${JOB}/message`, { body: { prompt: '' } }),
      400,
      'prompt must contain at least 1 character',
    ],
    [
      requestTo('POST', JOBS, { raw: '{"prompt":"x","__proto__":1}' }),
      400,
      'Unrecognised properties: __proto__',
    ],
  ])('%# changes nothing: %j', (request, status, error) => {
    const client = new ServiceClient();
    client.create();
    const reply = client.send(request);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([status, { error }]);
    expect([...client.state.jobs.values()].map(({ turns }) => turns.length)).toEqual([1]);
  });

  it('does not include reads with the read-only key', () => {
    const client = new ServiceClient();
    client.create();
    expect(client.send(requestTo('GET', JOB, reader)).status).toBe(200);
    expect(client.send(requestTo('GET', VIEWS, reader)).status).toBe(200);
  });
});

it.each([
  [`/api${JOBS}`, 201],
  [JOBS, 404],
  [`/apiary${JOBS}`, 404],
])('with a base path, %s answers %i', (path, status) => {
  const request = requestTo('POST', path, { body: PROMPT });
  expect(new ServiceClient({ basePath: '/api' }).send(request).status).toBe(status);
});

describe('the limits per hour', () => {
  it('count each operation by itself, but no reads and no refused requests', () => {
    const client = new ServiceClient({ perHour: { creates: 1, messages: 2, analytics: 1 } });
    client.send(requestTo('POST', JOBS, { headers: { authorization: undefined } }));
    const replies = [
      client.create(),
      client.message('job_0001', 'More'),
      client.message('job_0001', 'More'),
      client.views(),
      ...Array.from({ length: 100 }, () => client.read('job_0001')),
    ];
    expect(replies.every(({ status }) => status < 300)).toBe(true);
    const refused = [client.create(), client.message('job_0001', 'More'), client.views()];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  });

  it('end when Retry-After says so', () => {
    const client = new ServiceClient({ perHour: { creates: 2 } });
    client.create('One', 0);
    client.create('Two', 60_000);
    expect(client.create('Three', 90_500).headers['retry-after']).toBe('3510');
    expect(client.create('Three', 3_599_999).status).toBe(429);
    expect(client.create('Three', 90_500 + 3_510_000).status).toBe(201);
  });
});

describe('the scenario', () => {
  it.each<readonly [ScenarioName, string, Readonly<Record<number, string>>]>([
    ['opens-pull-request', 'active', { 999: 'active', 1000: 'completed #7', 9e6: 'completed #7' }],
    ['no-pr', 'active', { 999: 'active', 1000: 'completed' }],
    ['fails', 'active', { 999: 'active', 1000: 'failed' }],
    ['archived', 'active', { 999: 'active', 1000: 'archived' }],
    ['never-ends', 'active', { 1000: 'active', 9e9: 'active' }],
    ['unknown-status', 'queued', { 499: 'queued', 500: 'paused', 1000: 'completed #7' }],
    ['finishes-at-once', 'completed #7', { 0: 'completed #7' }],
    ['slow-to-notice', 'active', { 999: 'active', 1000: 'completed #7' }],
  ])('%s', (scenario, created, reads) => {
    const client = new ServiceClient({ ...PACE, scenario });
    expect(brief(client.create())).toBe(created);
    for (const [afterMs, expected] of Object.entries(reads))
      expect(brief(client.read('job_0001', Number(afterMs)))).toBe(expected);
  });

  it('that a prompt names is that of its own turn', () => {
    const client = new ServiceClient({ ...PACE, scenario: 'fails' });
    client.create('One [scenario: no-pr]');
    client.create('Two');
    const ends = ['job_0001', 'job_0002'].map((id) => brief(client.read(id, 1000)));
    expect(ends).toEqual(['completed', 'failed']);
    expect(client.create('[scenario: toString]').status).toBe(400);
  });
});

describe('a message to a job', () => {
  const pull = 'completed #7';
  /** The response, and reads when the service notices the message and when the work ends. */
  it.each<readonly [ScenarioName, ScenarioName, readonly string[]]>([
    ['opens-pull-request', 'opens-pull-request', ['active', 'active', 'active', pull, pull]],
    ['opens-pull-request', 'no-pr', ['active', 'active', 'active', pull, pull]],
    ['opens-pull-request', 'fails', ['active', 'active', 'active', 'failed #7', 'failed #7']],
    ['no-pr', 'opens-pull-request', ['active', 'active', 'active', pull, pull]],
    ['slow-to-notice', 'slow-to-notice', ['active', pull, 'active', 'active', pull]],
    ['slow-to-notice-at-all', 'slow-to-notice-at-all', [pull, pull, 'active', 'active', pull]],
    ['finishes-at-once', 'finishes-at-once', [pull, pull, pull, pull, pull]],
    ['opens-pull-request', 'never-ends', ['active', 'active', 'active', 'active', 'active']],
  ])('%s, then %s', (scenario, then, expected) => {
    const client = new ServiceClient({ ...PACE, scenario });
    client.create();
    const reply = client.message('job_0001', `More [scenario: ${then}]`, 2000);
    const reads = [2399, 2400, 3000, 3400].map((afterMs) => client.read('job_0001', afterMs));
    expect([reply, ...reads].map(brief)).toEqual(expected);
  });

  it('interrupts the turn before, which then opens nothing', () => {
    const client = new ServiceClient(PACE);
    client.create();
    client.message('job_0001', 'Never mind [scenario: no-pr]', 600);
    expect([1599, 1600].map((afterMs) => brief(client.read('job_0001', afterMs)))).toEqual([
      'active',
      'completed',
    ]);
  });
});

describe('a faulty response', () => {
  it('is a 429 to the first create, message and read of a turn', () => {
    const client = new ServiceClient({ ...PACE, scenario: 'rate-limited' });
    const twice = <T>(request: () => T): T[] => [request(), request()];
    const replies = [
      ...twice(() => client.create()),
      ...twice(() => client.read('job_0001', 1000)),
      ...twice(() => client.message('job_0001', 'More', 2000)),
      ...twice(() => client.read('job_0001', 3000)),
    ];
    expect(replies.map(({ status }) => status)).toEqual([429, 201, 429, 200, 429, 200, 429, 200]);
    expect(client.state.jobs.get('job_0001')?.turns).toHaveLength(2);
  });

  it('is a web page, cut JSON and a 502 to the first reads of each job', () => {
    const client = new ServiceClient({ ...PACE, scenario: 'garbled' });
    client.create('One');
    client.create('Two');
    const [page, cut, gateway, good] = [0, 0, 0, 1000].map((afterMs) => client.read('job_0001', afterMs));
    expect([page, cut, gateway, good].map((reply) => reply?.status)).toEqual([200, 200, 502, 200]);
    expect(page?.body).toMatch(/^<!doctype html>/);
    expect(() => JSON.parse(cut?.body ?? '{}')).toThrow(SyntaxError);
    expect(client.read('job_0002').body).toMatch(/^</);
  });

  it('is a 502 although the create or the message takes effect', () => {
    const client = new ServiceClient({ ...PACE, scenario: 'unclear' });
    expect(client.create().status).toBe(502);
    expect(brief(client.read('job_0001', 1000))).toBe('completed #7');
    expect(client.message('job_0001', 'More', 2000).status).toBe(502);
    expect(brief(client.read('job_0001', 2000))).toBe('active');
    expect(client.create('Two', 3000).status).toBe(201);
  });
});
