import { describe, expect, it } from '@jest/globals';
import {
  parseServiceQuestions,
  parseServiceSearches,
  parseServiceViews,
  parseServiceVotes,
} from '../../src/service/analytics.ts';
import { parsePolledJob, parseServiceJob } from '../../src/service/jobs.ts';
import { sendJson } from '../../fakes/service/exchange.ts';
import { SCENARIOS } from '../../fakes/service/scenarios.ts';
import { listClientExchanges } from './client-exchanges.ts';
import { listValues, type Schemas } from './described-values.ts';
import {
  checkExchange,
  listUnseen,
  readDescription,
  type Exchange,
} from './exchanges.ts';
import { JOBS, listFakeExchanges, requestOf } from './fake-exchanges.ts';

const description = readDescription();

/** Lists the faults of all exchanges, each once, with the names of their cases. */
function faultsOf(exchanges: readonly Exchange[]): readonly string[] {
  const faults = exchanges.flatMap((exchange) =>
    checkExchange(exchange, description).map((fault) => `${exchange.name}: ${fault}`),
  );
  return [...new Set(faults)];
}

describe('all messages are as docs/service.openapi.yaml describes them', () => {
  it('by the fake, in every scenario, error and page of analytics', () => {
    const exchanges = listFakeExchanges();
    expect(faultsOf(exchanges)).toEqual([]);
    const cases = exchanges.map(({ name }) => name);
    expect(cases).toEqual(
      expect.arrayContaining(
        Object.keys(SCENARIOS).map((scenario) => `scenario: ${scenario}`),
      ),
    );
    expect(listUnseen(exchanges, description)).toEqual([
      'createAgentJob 402',
      'getAgentJob 402',
      'getAgentJob 403',
      'sendAgentMessage 402',
      ...[
        'getPageViews',
        'getAssistantConversations',
        'getSearches',
        'getFeedbackByPage',
      ].flatMap((name) => [402, 403, 500].map((status) => `${name} ${status}`)),
    ]);
  });

  it('by the client, in every request', async () => {
    const exchanges = await listClientExchanges();
    expect(faultsOf(exchanges)).toEqual([]);
    const operations = exchanges.map(({ request }) => description.find(request)?.id);
    expect(new Set(operations)).toEqual(
      new Set(description.operations.map(({ id }) => id)),
    );
  });
});

describe('the client reads each value that the description allows', () => {
  const PARSERS: Readonly<Record<string, (json: unknown) => object>> = {
    createAgentJob: (json) => parseServiceJob(json),
    getAgentJob: (json) => parsePolledJob(json, 'job_0001'),
    sendAgentMessage: (json) => parseServiceJob(json, 'job_0001'),
    getPageViews: parseServiceViews,
    getAssistantConversations: parseServiceQuestions,
    getSearches: parseServiceSearches,
    getFeedbackByPage: parseServiceVotes,
  };
  const schemas = description.document.components['schemas'] as Schemas;

  it.each(description.operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    (id, operation) => {
      const schema = operation.replies[200] ?? operation.replies[201] ?? {};
      const values = listValues(schema, schemas);
      expect(values.length).toBeGreaterThan(3);
      for (const value of values) {
        expect({ value, read: PARSERS[id]?.(value) }).toMatchObject({
          read: { ok: true },
        });
      }
    },
  );
});

describe('the check can fail', () => {
  const request = requestOf({ path: JOBS, body: { prompt: 'x' } });
  const reply = sendJson(201, { id: 'job_1' });

  it.each([
    [
      requestOf({ path: JOBS, body: { prompt: 'x', branch: 'y' } }),
      reply,
      'described',
      '"additionalProperty":"branch"',
    ],
    [
      requestOf({
        path: JOBS,
        body: { prompt: 'x' },
        headers: { 'content-type': 'application/json' },
      }),
      reply,
      'described',
      'there is no bearer key',
    ],
    [
      request,
      sendJson(201, { id: 'job_1', state: 'x' }),
      'described',
      '"additionalProperty":"state"',
    ],
    [request, reply, 'refused', 'a wrong request was answered 201'],
    [request, reply, 'foreign', 'an answer that is none of the service passed as one'],
  ] as const)('on %j with the response %j, if it is to be %s', (...row) => {
    const [sent, received, expected, fault] = row;
    const exchange = { name: 's', request: sent, reply: received, expected };
    expect(checkExchange(exchange, description)).toEqual([
      expect.stringContaining(fault),
    ]);
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
      const error = { error: 'Insufficient AI credits' };
      for (const status of [401, 402, 403]) {
        expect(description.judgeReply(operation, status, error)).toEqual([]);
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
