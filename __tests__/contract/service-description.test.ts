import { describe, expect, it } from '@jest/globals';
import {
  parseServiceQuestions,
  parseServiceSearches,
  parseServiceViews,
  parseServiceVotes,
} from '../../src/service/analytics.ts';
import { parsePolledJob, parseServiceJob } from '../../src/service/jobs.ts';
import { sendJson } from '../../fakes/service/exchange.ts';
import { listValues, type Schemas } from './described-values.ts';
import { checkExchange, listUnseen, readDescription } from './exchanges.ts';
import { CREATE, listExchanges } from './service-exchanges.ts';

const description = readDescription();

describe('all messages of the client and of the fake service', () => {
  it('are as docs/service.openapi.yaml describes them, in every scenario and error', async () => {
    const exchanges = await listExchanges();
    const faults = exchanges.flatMap((exchange) =>
      checkExchange(exchange, description).map((fault) => `${exchange.name}: ${fault}`),
    );
    expect(faults).toEqual([]);
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
  const reply = sendJson(201, { id: 'job_1' });

  it.each([
    [
      { ...CREATE, body: '{"prompt":"x","branch":"y"}' },
      reply,
      'described',
      '"additionalProperty":"branch"',
    ],
    [
      { ...CREATE, headers: { 'content-type': 'application/json' } },
      reply,
      'described',
      'there is no bearer key',
    ],
    [
      CREATE,
      sendJson(201, { id: 'job_1', state: 'x' }),
      'described',
      '"additionalProperty":"state"',
    ],
    [CREATE, reply, 'refused', 'a wrong request was answered 201'],
    [CREATE, reply, 'foreign', 'an answer that is none of the service passed as one'],
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
