import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import { AJV_OPTIONS, OpenApi, type Operation } from '../../fakes/openapi.ts';
import { parseJson } from '../../fakes/parse.ts';
import { getProperty } from '../../src/text/unknown-values.ts';
import { readPage } from '../../tools/markdown.ts';

/** One request with its answer, and what is to be expected of them. */
export type Exchange = Readonly<{
  /** The case: a scenario, an error. */
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

/** Reads `docs/service.openapi.yaml`. The service may add fields, but neither the fake nor the client may invent one. */
export function readDescription(): OpenApi {
  const document = parse(readPage('docs/service.openapi.yaml'), (_, value: unknown) =>
    getProperty(value, 'properties') === undefined
      ? value
      : { ...Object(value), additionalProperties: false },
  ) as object;
  return new OpenApi(document, new Ajv2020(AJV_OPTIONS));
}

/** Lists the faults of an exchange that were not expected, and the expected ones that it does not have, a clause each. */
export function checkExchange(
  { request, reply, expected }: Exchange,
  description: OpenApi,
): readonly string[] {
  const operation = description.find(request);
  const ofRequest = judgeRequest(description, request);
  if (operation === undefined) return ofRequest;
  const ofReply = judgeReply(description, operation, reply);
  switch (expected) {
    case 'described':
      return [...ofRequest, ...ofReply];
    case 'refused':
      return reply.status < 400
        ? [`a wrong request was answered ${reply.status}`, ...ofRequest]
        : ofReply;
    case 'foreign':
      return ofReply.length > 0
        ? ofRequest
        : ['an answer that is none of the service passed as one'];
  }
}

function judgeRequest(description: OpenApi, request: ServiceRequest): readonly string[] {
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

function judgeReply(
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

/** Lists the answers that the description has and no exchange has shown: `getPageViews 500`. */
export function listUnseen(
  exchanges: readonly Exchange[],
  description: OpenApi,
): readonly string[] {
  const seen = new Set(
    exchanges.map(
      ({ request, reply }) => `${description.find(request)?.id} ${reply.status}`,
    ),
  );
  return description.operations
    .flatMap(({ id, replies }) => Object.keys(replies).map((status) => `${id} ${status}`))
    .filter((answer) => !seen.has(answer));
}
