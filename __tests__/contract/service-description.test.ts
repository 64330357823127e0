import { describe, expect, it } from '@jest/globals';
import { listClientExchanges } from '../../tools/conformance/client-exchanges.ts';
import {
  judgeReply,
  judgeRequest,
  listUnseen,
  readDescription,
  tabulate,
  type Exchange,
  type Row,
} from '../../tools/conformance/check.ts';
import { listFakeExchanges } from '../../tools/conformance/fake-exchanges.ts';
import { countShapes, isCovered } from '../../tools/conformance/row-shapes.ts';
import { pageFeedback } from '../../fakes/service/readers.ts';
import { sendJson as json } from '../../fakes/service/exchange.ts';
import { SCENARIOS } from '../../fakes/service/scenarios.ts';
import { requestTo, JOBS, VIEWS } from '../unit/fakes/service-client.ts';

const description = readDescription();
const wrong = (rows: readonly Row[]) => rows.filter(({ faults }) => faults.length > 0);

describe('all messages are as docs/service.openapi.yaml describes them', () => {
  const exchanges = listFakeExchanges();

  it('by the fake, in every scenario, error and page of analytics', () => {
    const rows = tabulate(exchanges, description);
    expect(wrong(rows)).toEqual([]);
    const cases = rows.map(({ name }) => name);
    expect(cases).toEqual(
      expect.arrayContaining(
        Object.keys(SCENARIOS).map((scenario) => `scenario: ${scenario}`),
      ),
    );
    expect(listUnseen(rows, description)).toEqual([
      'createAgentJob 402',
      'getAgentJob 402',
      'getAgentJob 403',
      'sendAgentMessage 402',
      'getPageViews 402',
      'getPageViews 403',
      'getPageViews 500',
      ...['getAssistantConversations', 'getSearches', 'getFeedbackByPage'].flatMap(
        (name) => [402, 403, 500].map((status) => `${name} ${status}`),
      ),
    ]);
  });

  it('by the fake in every shape of rows, and the client reads each of them', () => {
    const shapes = countShapes(exchanges, description);
    expect(shapes.map(({ shape }) => shape)).toEqual([
      'PageViews',
      'Conversation',
      'SearchTerm',
      'PageFeedback',
    ]);
    expect(shapes.filter((shape) => !isCovered(shape))).toEqual([]);
  });

  it('by the client, in every request', async () => {
    const rows = tabulate(await listClientExchanges(), description);
    expect(wrong(rows)).toEqual([]);
    expect(new Set(rows.map(({ operation }) => operation))).toEqual(
      new Set(description.operations.map(({ id }) => id)),
    );
  });
});

describe('the check can fail', () => {
  const path = '/v1/analytics/acme-docs/feedback/by-page';
  const row = { ...pageFeedback('/a', 9), path: 7 };
  const exchange = {
    name: 's',
    request: requestTo('GET', path),
    reply: json(200, { feedback: [row], hasMore: false }),
    expected: 'described',
  } as const;

  it('on a shape of rows that never came', () => {
    const [shape] = countShapes([exchange], description).filter(
      ({ operation }) => operation === 'getFeedbackByPage',
    );
    expect(shape).toMatchObject({ shape: 'PageFeedback', sent: 0, read: 0 });
    expect(shape && isCovered(shape)).toBe(false);
  });

  const untyped = { body: { prompt: 'x' }, headers: { 'content-type': undefined } };
  it.each([
    [
      requestTo('GET', VIEWS, { headers: { authorization: undefined } }),
      'there is no bearer key',
    ],
    [requestTo('POST', JOBS, untyped), 'the body is not announced as application/json'],
    [
      requestTo('POST', JOBS, { body: { prompt: 'x', branch: 'y' } }),
      '"additionalProperty":"branch"',
    ],
    [
      requestTo('POST', JOBS, { body: { prompt: '' } }),
      'the body/prompt must NOT have fewer than 1',
    ],
    [requestTo('GET', VIEWS, { raw: '{}' }), 'there is a body, and none is described'],
    [
      requestTo('GET', VIEWS, { query: { limit: '251' } }),
      'query parameter limit must be <= 250',
    ],
    [requestTo('GET', '/v2/agent/acme/docs/job/1'), 'is no operation of the service'],
    [requestTo('GET', `${JOBS}/%E0%A4%A`), 'id is missing or cannot be decoded'],
  ])('on the request %j', (request, fault) => {
    expect(judgeRequest(description, request)).toEqual([expect.stringContaining(fault)]);
  });

  const page = { ...json(201, {}), headers: { 'content-type': 'text/html' } };
  it.each([
    [json(418, {}), 'createAgentJob is not described to answer 418'],
    [json(201, {}), "the answer must have required property 'id'"],
    [
      json(201, { id: 'job_1', status: 'queued' }),
      'must be equal to one of the allowed values',
    ],
    [json(201, { id: 'job_1', createdAt: 'today' }), 'must match format "date-time"'],
    [page, 'the answer is text/html, not application/json'],
  ])('on the response %j', (reply, fault) => {
    const [operation] = description.operations;
    const faults = operation && judgeReply(description, operation, reply);
    expect(faults).toContainEqual(expect.stringContaining(fault));
  });

  it.each([
    ['refused', 'a wrong request was answered 201'],
    ['foreign', 'an answer that is none of the service passed as one'],
  ] as const)('on a response that is expected to be %s', (expected, fault) => {
    const request = requestTo('POST', JOBS, { body: { prompt: 'x' } });
    const exchange: Exchange = {
      name: 's',
      request,
      reply: json(201, { id: 'job_1' }),
      expected,
    };
    expect(tabulate([exchange], description)).toMatchObject([{ faults: [fault] }]);
  });
});

describe('the description itself', () => {
  const { openapi, paths, components } = description.document;

  it('is of OpenAPI 3.1', () => {
    expect(openapi).toMatch(/^3\.1\./);
  });

  it.each(description.operations.map((operation) => [operation.id, operation] as const))(
    'allows errors for the plan or the credits: %s',
    (_, operation) => {
      for (const status of [401, 402, 403]) {
        expect(
          judgeReply(
            description,
            operation,
            json(status, { error: 'Insufficient AI credits' }),
          ),
        ).toEqual([]);
      }
    },
  );

  it('names the source of each operation, response and component', () => {
    const marked = /^(document §\d(\.\d)?|known facts|ours)$/;
    const parts = [
      ...Object.values(paths).flatMap(({ get, post }) =>
        [get, post].filter((each) => each !== undefined),
      ),
      ...Object.values(components).flatMap((kind) => Object.values(kind)),
    ];
    const marks = parts.map((part) => (part as Record<string, unknown>)['x-source']);
    expect(marks.filter((mark) => !marked.test(String(mark)))).toEqual([]);
  });
});
