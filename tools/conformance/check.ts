import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import { AJV_OPTIONS, OpenApi, type Operation } from '../../fakes/openapi.ts';
import { parseJson } from '../../fakes/parse.ts';
import { readPage } from '../markdown.ts';

/** One request with its answer, and what is to be expected of them. */
export type Exchange = Readonly<{
  /** Who speaks: a scenario, an error, the client. */
  name: string;
  request: ServiceRequest;
  reply: ServiceReply;
  /**
   * `described`: both must be as the description has them. `refused`: the request is wrong on purpose, and the response rejects it.
   * `foreign`: the answer is no answer of the service (a gateway's page, a cut body, a state of tomorrow), and the
   * description must notice.
   */
  expected: 'described' | 'refused' | 'foreign';
}>;

/** A row of the table: exchanges of one case with one operation and one status. */
export type Row = Readonly<{
  operation: string;
  status: number;
  count: number;
  faults: readonly string[];
}> &
  Pick<Exchange, 'name' | 'expected'>;

/** Reads `docs/service.openapi.yaml`. */
export function readDescription(): OpenApi {
  return new OpenApi(
    parse(readPage('docs/service.openapi.yaml')) as object,
    new Ajv2020(AJV_OPTIONS),
  );
}

/** Lists the faults of a request, a clause each. */
export function judgeRequest(
  description: OpenApi,
  request: ServiceRequest,
): readonly string[] {
  const { method, path, headers } = request;
  const { authorization = '', 'content-type': type, accept = '*/*' } = headers;
  const operation = description.find(request);
  if (operation === undefined) {
    return [`${method} ${path} is no operation of the service`];
  }
  const isJson = operation.body === undefined || type === 'application/json';
  return [
    ...(/^Bearer \S+$/.test(authorization) ? [] : ['there is no bearer key']),
    ...(isJson ? [] : ['the body is not announced as application/json']),
    ...(/^application\/json|^\*\/\*/.test(accept)
      ? []
      : ['JSON would not be accepted as an answer']),
    ...description.judgeRequest(operation, request),
  ];
}

/** Lists the faults of a response, a clause each. */
export function judgeReply(
  description: OpenApi,
  operation: Operation,
  { status, headers, body }: ServiceReply,
): readonly string[] {
  const type = headers['content-type']?.split(';')[0];
  if (status in operation.replies && type !== 'application/json') {
    return [`the answer is ${type ?? 'untyped'}, not application/json`];
  }
  const json = parseJson(body);
  return json === undefined
    ? ['the answer is not JSON']
    : description.judgeReply(operation, status, json);
}

/** Faults of an exchange that were not expected, and expected ones that did not show. */
function checkExchange(
  { request, reply, expected }: Exchange,
  description: OpenApi,
): readonly string[] {
  const operation = description.find(request);
  const ofRequest = judgeRequest(description, request);
  if (operation === undefined) {
    return expected === 'refused' && reply.status >= 400 ? [] : ofRequest;
  }
  const ofReply = judgeReply(description, operation, reply);
  return {
    described: [...ofRequest, ...ofReply],
    refused:
      reply.status < 400
        ? [`a wrong request was answered ${reply.status}`, ...ofRequest]
        : ofReply,
    foreign:
      ofReply.length > 0
        ? ofRequest
        : ['an answer that is none of the service passed as one'],
  }[expected];
}

/**
 * Groups the exchanges of each case by operation and status, in the order in which they first came.
 */
export function tabulate(
  exchanges: readonly Exchange[],
  description: OpenApi,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const exchange of exchanges) {
    const { name, request, reply, expected } = exchange;
    const operation = description.find(request)?.id ?? '(none)';
    const key = [name, operation, reply.status, expected].join('\n');
    const before = rows.get(key) ?? { count: 0, faults: [] };
    const faults = [
      ...new Set([...before.faults, ...checkExchange(exchange, description)]),
    ];
    rows.set(key, {
      name,
      operation,
      status: reply.status,
      expected,
      count: before.count + 1,
      faults,
    });
  }
  return [...rows.values()];
}

/** Answers that the description has and no exchange has shown: `getPageViews 500`. */
export function listUnseen(
  rows: readonly Row[],
  { operations }: OpenApi,
): readonly string[] {
  const seen = new Set(rows.map(({ operation, status }) => `${operation} ${status}`));
  return operations
    .flatMap(({ id, replies }) => Object.keys(replies).map((status) => `${id} ${status}`))
    .filter((answer) => !seen.has(answer));
}
