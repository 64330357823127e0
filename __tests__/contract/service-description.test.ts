import { describe, expect, it } from '@jest/globals';
import { listClientExchanges } from '../../tools/conformance/client-exchanges.ts';
import { readDescription } from '../../tools/conformance/description.ts';
import { listUnseen, tabulate, type Exchange, type Row } from '../../tools/conformance/exchange-check.ts';
import { listFakeExchanges } from '../../tools/conformance/fake-exchanges.ts';
import { createValidator } from '../../tools/conformance/validator.ts';
import type { ServiceReply } from '../../fakes/service/exchange.ts';
import { SCENARIOS } from '../../fakes/service/scenarios.ts';
import { requestTo, JOBS, VIEWS } from '../fakes/service-client.ts';

const validator = createValidator();
const wrong = (rows: readonly Row[]) => rows.filter(({ faults }) => faults.length > 0);
const json = (status: number, body: unknown): ServiceReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

describe('what is said is as docs/service.openapi.yaml describes it', () => {
  const exchanges = listFakeExchanges();

  it('by the fake, in every scenario, error and page of page views', () => {
    const rows = tabulate(exchanges, validator);
    expect(wrong(rows)).toEqual([]);
    const scenes = rows.map(({ scene }) => scene);
    expect(scenes).toEqual(
      expect.arrayContaining(Object.keys(SCENARIOS).map((scenario) => `scenario: ${scenario}`)),
    );
    expect(listUnseen(rows, validator)).toEqual([
      'createAgentJob 402',
      'getAgentJob 402',
      'getAgentJob 403',
      'sendAgentMessage 402',
      'getPageViews 402',
      'getPageViews 403',
      'getPageViews 500',
    ]);
  });

  it('by the client, in every request', async () => {
    const rows = tabulate(await listClientExchanges(), validator);
    expect(wrong(rows)).toEqual([]);
    expect(new Set(rows.map(({ operation }) => operation))).toEqual(
      new Set(validator.operations.map(({ id }) => id)),
    );
  });
});

describe('the check can fail', () => {
  it.each([
    ['no key', requestTo('GET', VIEWS, { headers: { authorization: undefined } }), 'there is no bearer key'],
    [
      'an untyped body',
      requestTo('POST', JOBS, { body: { prompt: 'x' }, headers: { 'content-type': undefined } }),
      'the body is not announced as application/json',
    ],
    [
      'a property that is not described',
      requestTo('POST', JOBS, { body: { prompt: 'x', branch: 'y' } }),
      'the body must NOT have additional properties (branch)',
    ],
    [
      'an empty prompt',
      requestTo('POST', JOBS, { body: { prompt: '' } }),
      'the body/prompt must NOT have fewer than 1 characters',
    ],
    ['no prompt', requestTo('POST', JOBS, { body: {} }), "the body must have required property 'prompt'"],
    ['a body that is no JSON', requestTo('POST', JOBS, { raw: '{' }), 'the body is not JSON'],
    [
      'a body where none belongs',
      requestTo('GET', VIEWS, { raw: '{}' }),
      'there is a body, and none is described',
    ],
    [
      'a limit that is too high',
      requestTo('GET', VIEWS, { query: { limit: '251' } }),
      'query parameter limit must be <= 250',
    ],
    [
      'a limit that is no number',
      requestTo('GET', VIEWS, { query: { limit: 'all' } }),
      'query parameter limit must be integer',
    ],
    [
      'a parameter that is not described',
      requestTo('GET', VIEWS, { query: { page: '2' } }),
      'the query has page, which is not described',
    ],
    [
      'a path that is not described',
      requestTo('GET', '/v2/agent/acme/docs/job/1'),
      'GET /v2/agent/acme/docs/job/1 is no operation of the service',
    ],
    [
      'a job id that cannot be decoded',
      requestTo('GET', `${JOBS}/%E0%A4%A`),
      'id is missing or cannot be decoded',
    ],
  ])('on a request with %s', (_, request, fault) => {
    expect(validator.judgeRequest(request)).toEqual([fault]);
  });

  it.each([
    ['a status that is not described', json(418, {}), 'createAgentJob is not described to answer 418'],
    ['a job without an id', json(201, {}), "the answer must have required property 'id'"],
    ['a job that is no object', json(201, ['job_1']), 'the answer must be object'],
    [
      'a state that is not described',
      json(201, { id: 'job_1', status: 'queued' }),
      'the answer/status must be equal to one of the allowed values',
    ],
    [
      'a time that is none',
      json(201, { id: 'job_1', createdAt: 'today' }),
      'the answer/createdAt must match format "date-time"',
    ],
    ['an error that is no text', json(400, { error: {} }), 'the answer/error must be string'],
    [
      'a web page',
      { ...json(201, {}), headers: { 'content-type': 'text/html' } },
      'the answer is text/html, not application/json',
    ],
  ])('on an answer with %s', (_, reply, fault) => {
    const [operation] = validator.operations;
    expect(operation && validator.judgeReply(operation, reply)).toContain(fault);
  });

  it.each([
    [
      'a wrong request that is obeyed',
      'refused',
      json(201, { id: 'job_1' }),
      'a wrong request was answered 201',
    ],
    [
      'a foreign answer that passes',
      'foreign',
      json(201, { id: 'job_1' }),
      'an answer that is none of the service passed as one',
    ],
  ] as const)('on %s', (_, expected, reply, fault) => {
    const exchange: Exchange = {
      scene: 's',
      request: requestTo('POST', JOBS, { body: { prompt: 'x' } }),
      reply,
      expected,
    };
    expect(tabulate([exchange], validator)).toMatchObject([{ faults: [fault] }]);
  });
});

const FAILURE = { error: 'Insufficient AI credits' };
const views = (human: number) => ({ totals: { human, ai: 0, total: 1 }, views: [], hasMore: false });

describe('the description itself', () => {
  const description = readDescription();

  it.each([
    [
      'a job that continues and keeps its link',
      'getAgentJob',
      json(200, { status: 'active', prLink: 'https://gitlab.com/a/-/merge_requests/1' }),
    ],
    ['counts that are no integers', 'getPageViews', json(200, views(1.5))],
    ...validator.operations.flatMap(({ id }) =>
      [401, 402, 403].map(
        (status) => [`${status} for the plan or the credits`, id, json(status, FAILURE)] as const,
      ),
    ),
  ])('allows %s (%s)', (_, operation, reply) => {
    const described = validator.operations.find(({ id }) => id === operation);
    expect(described && validator.judgeReply(described, reply)).toEqual([]);
  });

  it('is of OpenAPI 3.1 and has the four operations', () => {
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(validator.operations.map(({ id, method }) => `${method} ${id}`)).toEqual([
      'POST createAgentJob',
      'GET getAgentJob',
      'POST sendAgentMessage',
      'GET getPageViews',
    ]);
  });

  it('says of every operation, answer and component what it rests on', () => {
    const marked = /^(document §\d(\.\d)?|known facts|ours)$/;
    const parts = [
      ...Object.values(description.paths).flatMap(({ get, post }) =>
        [get, post].filter((each) => each !== undefined),
      ),
      ...Object.values(description.components).flatMap((kind) => Object.values(kind)),
    ];
    const marks = parts.map((part) => (part as Record<string, unknown>)['x-source']);
    expect(marks.filter((mark) => !marked.test(String(mark)))).toEqual([]);
  });
});
