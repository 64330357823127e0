import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import { AJV_OPTIONS, OpenApi, type Operation } from '../../fakes/openapi.ts';
import { parseJson } from '../../fakes/parse.ts';
import { packageRoot } from '../../fakes/runner/package-root.ts';

/** Reads `docs/service.openapi.yaml`. */
export function readDescription(): OpenApi {
  const text = readFileSync(join(packageRoot(), 'docs/service.openapi.yaml'), 'utf8');
  return new OpenApi(parse(text) as object, new Ajv2020(AJV_OPTIONS));
}

/** What is wrong with a request: a clause each. */
export function judgeRequest(description: OpenApi, request: ServiceRequest): readonly string[] {
  const { method, path, headers } = request;
  const { 'content-type': type, accept = '*/*' } = headers;
  const operation = description.find(request);
  if (operation === undefined) return [`${method} ${path} is no operation of the service`];
  const rules: readonly (readonly [isBroken: boolean, string])[] = [
    [!/^Bearer \S+$/.test(headers['authorization'] ?? ''), 'there is no bearer key'],
    [
      operation.body !== undefined && type !== 'application/json',
      'the body is not announced as application/json',
    ],
    [!/^application\/json|^\*\/\*/.test(accept), 'JSON would not be accepted as an answer'],
  ];
  const broken = rules.filter(([isBroken]) => isBroken).map(([, clause]) => clause);
  return [...broken, ...description.judgeRequest(operation, request)];
}

/** What is wrong with a response: a clause each. */
export function judgeReply(
  description: OpenApi,
  operation: Operation,
  { status, headers, body }: ServiceReply,
): readonly string[] {
  const type = headers['content-type']?.split(';')[0];
  if (status in operation.replies && type !== 'application/json')
    return [`the answer is ${type ?? 'untyped'}, not application/json`];
  const json = parseJson(body);
  return json === undefined ? ['the answer is not JSON'] : description.judgeReply(operation, status, json);
}
