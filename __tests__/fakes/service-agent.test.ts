import { describe, expect, it } from '@jest/globals';
import type { ServiceRequest } from '../../fakes/service/exchange.ts';
import { submission, jobOf, JOBS, START, ServiceClient, VIEWS } from './service-client.ts';

const MESSAGE = `${JOBS}/job_0001/message`;
const PROMPT = { prompt: 'Describe the new flag' };

describe('when a job is created', () => {
  it('answers 201 with the whole record', () => {
    const reply = new ServiceClient().create('Describe the new flag');
    expect(reply.status).toBe(201);
    expect(JSON.parse(reply.body)).toEqual({
      id: 'job_0001',
      status: 'active',
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      model: 'fake-1',
      prLink: null,
      createdAt: '2026-08-01T00:00:00.000Z',
      archivedAt: null,
    });
  });

  it('gives each job its own id and pull request', () => {
    const talk = new ServiceClient();
    const ids = [talk.create('One'), talk.create('Two')].map((reply) => jobOf(reply).id);
    expect(ids).toEqual(['job_0001', 'job_0002']);
    expect(ids.map((id) => jobOf(talk.read(id, 3000)).prLink)).toEqual([
      'https://github.com/acme/docs/pull/7',
      'https://github.com/acme/docs/pull/8',
    ]);
  });

  it('leaves the state that it was given as it was', () => {
    const talk = new ServiceClient();
    const before = talk.state;
    talk.create('One');
    expect([before.jobs.size, before.requests, before.uses.creates.length]).toEqual([0, 0, 0]);
    expect(talk.state.jobs.get('job_0001')?.turns).toEqual([
      { at: START, prompt: 'One', scenario: 'opens-pull-request' },
    ]);
  });
});

describe('when a job is messaged or read', () => {
  it('answers 200 with the record', () => {
    const talk = new ServiceClient();
    const { id } = jobOf(talk.create('One'));
    expect(talk.read(id, 5000)).toMatchObject({ status: 200 });
    const reply = talk.message(id, 'Shorter', 6000);
    expect(reply.status).toBe(200);
    expect(jobOf(reply)).toMatchObject({ id, status: 'active', createdAt: '2026-08-01T00:00:00.000Z' });
  });
});

describe('every reply', () => {
  it.each([
    ['a good one', submission('POST', JOBS, { body: PROMPT })],
    ['a refusal', submission('POST', JOBS, { raw: '{' })],
    ['an unknown path', submission('GET', '/')],
  ])('names the fake and the request: %s', (_what, request) => {
    const talk = new ServiceClient();
    talk.views();
    expect(talk.say(request).headers).toMatchObject({
      server: 'docs-service-fake',
      'x-request-id': 'req_000002',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});

type Refusal = readonly [what: string, request: ServiceRequest, status: number, error: string];

describe('who is turned away', () => {
  const nobody = { authorization: undefined };
  const stranger = { authorization: 'Bearer mint_other' };
  const reader = { authorization: 'Bearer mint_fake_read_only_key' };
  it.each<Refusal>([
    [
      'create without a key',
      submission('POST', JOBS, { headers: nobody }),
      401,
      'Missing Authorization header',
    ],
    [
      'read without a key',
      submission('GET', `${JOBS}/job_0001`, { headers: nobody }),
      401,
      'Missing Authorization header',
    ],
    [
      'views without a key',
      submission('GET', VIEWS, { headers: nobody }),
      401,
      'Missing Authorization header',
    ],
    ['create with a wrong key', submission('POST', JOBS, { headers: stranger }), 401, 'Invalid API key'],
    ['message with a wrong key', submission('POST', MESSAGE, { headers: stranger }), 401, 'Invalid API key'],
    [
      'a key without the word Bearer',
      submission('POST', JOBS, { headers: { authorization: 'mint_fake_key' } }),
      401,
      'Invalid API key',
    ],
    [
      'create with a read-only key',
      submission('POST', JOBS, { headers: reader }),
      403,
      'API key lacks the write scope',
    ],
    [
      'message with a read-only key',
      submission('POST', MESSAGE, { headers: reader }),
      403,
      'API key lacks the write scope',
    ],
    [
      'another project',
      submission('POST', '/v2/agent/other/job', { body: PROMPT }),
      404,
      'Project not found',
    ],
    ['views of another project', submission('GET', '/v1/analytics/other/views'), 404, 'Project not found'],
    [
      'a project that cannot be decoded',
      submission('GET', '/v1/analytics/%/views'),
      404,
      'Project not found',
    ],
    ['reading an unknown job', submission('GET', `${JOBS}/job_0009`), 404, 'Agent job not found'],
    [
      'a message to an unknown job',
      submission('POST', `${JOBS}/job_0009/message`, { body: PROMPT }),
      404,
      'Agent job not found',
    ],
    ['an unknown path', submission('GET', '/v3/agent/acme-docs/job'), 404, 'Not found'],
    ['a slash too many', submission('POST', `${JOBS}/`, { body: PROMPT }), 404, 'Not found'],
    ['an unknown method', submission('GET', JOBS), 405, 'Method not allowed'],
  ])('%s', (_what, request, status, error) => {
    const talk = new ServiceClient();
    talk.create('One');
    const reply = talk.say(request);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([status, { error }]);
    expect(talk.state.jobs.size).toBe(1);
  });

  it('lets the read-only key read jobs and views', () => {
    const talk = new ServiceClient();
    talk.create('One');
    expect(talk.say(submission('GET', `${JOBS}/job_0001`, { headers: reader })).status).toBe(200);
    expect(talk.say(submission('GET', VIEWS, { headers: reader })).status).toBe(200);
  });

  it('asks for a bearer key with each 401', () => {
    expect(
      new ServiceClient().say(submission('GET', VIEWS, { headers: nobody })).headers['www-authenticate'],
    ).toBe('Bearer');
  });
});

describe.each([
  ['create', JOBS],
  ['message', MESSAGE],
])('what a %s refuses with 400', (_operation, path) => {
  const typed = (type: string | undefined) => ({ headers: { 'content-type': type }, body: PROMPT });
  it.each<readonly [string, Parameters<typeof submission>[2], string]>([
    ['no content type', typed(undefined), 'Content-Type must be application/json'],
    ['another content type', typed('text/plain'), 'Content-Type must be application/json'],
    ['no body', {}, 'Request body is not valid JSON'],
    ['broken JSON', { raw: '{"prompt":' }, 'Request body is not valid JSON'],
    ['null', { raw: 'null' }, 'Request body must be an object'],
    ['a list', { body: ['x'] }, 'Request body must be an object'],
    ['a bare text', { body: 'x' }, 'Request body must be an object'],
    ['no prompt', { body: {} }, 'prompt is required'],
    ['a number', { body: { prompt: 7 } }, 'prompt must be a string'],
    ['null for a prompt', { body: { prompt: null } }, 'prompt must be a string'],
    ['an empty prompt', { body: { prompt: '' } }, 'prompt must contain at least 1 character'],
    ['one more property', { body: { ...PROMPT, branch: 'x' } }, 'Unrecognised properties: branch'],
    [
      'a property with a strange name',
      { raw: '{"prompt":"x","__proto__":1}' },
      'Unrecognised properties: __proto__',
    ],
  ])('%s', (_what, changes, error) => {
    const talk = new ServiceClient();
    talk.create('One');
    const reply = talk.say(submission('POST', path, changes));
    expect([reply.status, JSON.parse(reply.body)]).toEqual([400, { error }]);
    expect([...talk.state.jobs.values()].map(({ turns }) => turns.length)).toEqual([1]);
  });

  it('takes one character, and a content type with a charset', () => {
    const talk = new ServiceClient();
    talk.create('One');
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect(talk.say(submission('POST', path, { headers, body: { prompt: ' ' } })).status).toBeLessThan(300);
  });
});

describe('when the service stands under a path', () => {
  it.each([
    [`/api${JOBS}`, 201],
    [JOBS, 404],
    [`/apiary${JOBS}`, 404],
  ])('%s answers %i', (path, status) => {
    expect(
      new ServiceClient({ basePath: '/api' }).say(submission('POST', path, { body: PROMPT })).status,
    ).toBe(status);
  });

  it('decodes the project in the path', () => {
    const talk = new ServiceClient({ projectId: 'acme/docs ä' });
    expect(talk.say(submission('GET', '/v1/analytics/acme%2Fdocs%20%C3%A4/views')).status).toBe(200);
  });
});

describe('the limits per hour', () => {
  it('allow 100 creates and 100 messages, each by itself, and any number of reads', () => {
    const talk = new ServiceClient();
    const statuses = new Set(Array.from({ length: 100 }, () => talk.create('One').status));
    for (let times = 0; times < 100; times += 1) {
      statuses.add(talk.message('job_0001', 'More').status);
      statuses.add(talk.read('job_0001').status).add(talk.read('job_0002').status);
    }
    expect(statuses).toEqual(new Set([201, 200]));
    expect([talk.create('One').status, talk.message('job_0001', 'More').status]).toEqual([429, 429]);
    expect(talk.state.jobs.size).toBe(100);
  });

  it('say when the next one is welcome, and keep the word', () => {
    const talk = new ServiceClient({ perHour: { creates: 2 } });
    talk.create('One', 0);
    talk.create('Two', 60_000);
    const reply = talk.create('Three', 90_500);
    expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '3510' } });
    expect(JSON.parse(reply.body)).toEqual({ error: 'Too many requests: try again later' });
    expect(talk.create('Three', 3_599_999).status).toBe(429);
    expect(talk.create('Three', 90_500 + 3_510_000).status).toBe(201);
    expect(talk.create('Four', 90_500 + 3_510_000).status).toBe(429);
  });

  it('allow 100 reports of page views', () => {
    const talk = new ServiceClient();
    const statuses = Array.from({ length: 101 }, () => talk.views().status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429]);
    expect(talk.views({}, 1000).headers['retry-after']).toBe('3599');
    expect(talk.views({}, 3_600_000).status).toBe(200);
  });

  it('are not used up by those who are turned away at the door', () => {
    const talk = new ServiceClient({ perHour: { creates: 1 } });
    talk.say(submission('POST', JOBS, { headers: { authorization: undefined } }));
    talk.say(submission('POST', '/v2/agent/other/job', { body: PROMPT }));
    expect(talk.create('One').status).toBe(201);
  });
});
