import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import {
  DOCUMENT,
  listOperations,
  readDescription,
  type Described,
  type Description,
} from './description.ts';

/** Judges requests and replies by the description: an empty list is good, else each fault is a sentence. */
export type Validator = Readonly<{
  operations: readonly Described[];
  /** The operation that a request is meant for; undefined where the description knows none. */
  find: (request: Pick<ServiceRequest, 'method' | 'path'>) => Described | undefined;
  judgeRequest: (request: ServiceRequest) => readonly string[];
  /** Status codes that the description does not have are faults too. */
  judgeReply: (operation: Described, reply: ServiceReply) => readonly string[];
}>;

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
  uri: (text) => URL.canParse(text) && !/\s/.test(text),
};

export function createValidator(description: Description = readDescription()): Validator {
  // OpenAPI's own keywords beside JSON Schema's (`discriminator`, `x-…`) are none of the validator's business.
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  ajv.addSchema(description, DOCUMENT);
  const compiled = new Map<object, ValidateFunction>();
  const judge = (schema: object, value: unknown, what: string): readonly string[] => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${what}${tell(error)}`);
  };
  const operations = listOperations(description);
  const find: Validator['find'] = ({ method, path }) =>
    operations.find((each) => each.method === method && each.path.test(path));

  return {
    operations,
    find,
    judgeRequest: (request) => {
      const operation = find(request);
      if (operation === undefined)
        return [`${request.method} ${request.path} is no operation of the service`];
      return [
        ...judgeHeaders(request, operation),
        ...judgeParameters(request, operation, judge),
        ...judgeBody(request, operation, judge),
      ];
    },
    judgeReply: (operation, { status, headers, body }) => {
      const schema = operation.replies[status];
      if (schema === undefined) return [`${operation.id} is not described to answer ${status}`];
      const type = headers['content-type']?.split(';')[0];
      if (type !== 'application/json') return [`the answer is ${type ?? 'untyped'}, not application/json`];
      const json = parseJson(body);
      return json === undefined ? ['the answer is not JSON'] : judge(schema, json, 'the answer');
    },
  };
}

type Judge = (schema: object, value: unknown, what: string) => readonly string[];

function judgeHeaders({ headers }: ServiceRequest, { body }: Described): readonly string[] {
  const faults: string[] = [];
  if (!/^Bearer \S+$/.test(headers['authorization'] ?? '')) faults.push('there is no bearer key');
  if (body !== undefined && headers['content-type'] !== 'application/json')
    faults.push('the body is not announced as application/json');
  if (!/^application\/json|^\*\/\*/.test(headers['accept'] ?? '*/*'))
    faults.push('JSON would not be accepted as an answer');
  return faults;
}

function judgeParameters(
  { path, query }: ServiceRequest,
  { path: pattern, parameters }: Described,
  judge: Judge,
): readonly string[] {
  const variables = pattern.exec(path)?.groups ?? {};
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  return [
    ...unknown.map((name) => `the query has ${name}, which is not described`),
    ...parameters.flatMap(({ name, in: place, required = false, schema }) => {
      const text = place === 'path' ? decode(variables[name]) : query[name];
      if (text === undefined) return required ? [`${name} is missing or cannot be decoded`] : [];
      const number = 'type' in schema && schema.type === 'integer' && /^\d+$/.test(text);
      return judge(schema, number ? Number(text) : text, `${place} parameter ${name}`);
    }),
  ];
}

function judgeBody({ body: text }: ServiceRequest, { body }: Described, judge: Judge): readonly string[] {
  if (body === undefined) return text === '' ? [] : ['there is a body, and none is described'];
  const json = parseJson(text);
  return json === undefined ? ['the body is not JSON'] : judge(body, json, 'the body');
}

function tell({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const extra = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
  return `${instancePath} ${message}${extra}`;
}

function decode(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
