import { Ajv, type ValidateFunction } from 'ajv';
import { DESCRIPTION, follow, ROUTES, type Parameter, type Response, type Route } from './description.ts';

/** What the description says about one request: the operation that it is, or why it is none. */
export type Checked =
  | Readonly<{
      ok: true;
      operation: string;
      /** The page of GitHub's documentation that error answers of this operation name. */
      docs: string;
      params: Readonly<Record<string, string>>;
    }>
  | Readonly<{ ok: false; operation: string | undefined; reason: string }>;

/** `path` without query and without a server's prefix. */
type RawRequest = Readonly<{
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}>;

/** Statuses that GitHub gives anywhere, whether or not an operation's description lists them. */
const EVERYWHERE: readonly number[] = [401, 403, 404, 406, 410, 422, 429, 500, 502, 503];

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const OPTIONS = {
  strict: false,
  logger: false,
  allErrors: true,
  formats: {
    'date-time': (text: string) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
    uri: (text: string) => URL.canParse(text),
  },
} as const;

const bodies = new Ajv(OPTIONS).addSchema({ $id: 'github', components: DESCRIPTION.components });
const texts = new Ajv({ ...OPTIONS, coerceTypes: true });
texts.addSchema({ $id: 'github', components: DESCRIPTION.components });

/** Schemas are compiled as they are first needed: most tests need few. */
const compiled = new Map<string, ValidateFunction>();

/** Whether GitHub has such an operation, and takes these parameters and this body for it. */
export function checkRequest({ method, path, query, body }: RawRequest): Checked {
  const route = ROUTES.find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
  if (route === undefined) {
    return {
      ok: false,
      operation: undefined,
      reason: "no such operation in the cut of GitHub's description",
    };
  }
  const operation = route.operationId;
  const params = decode(route.pattern.exec(path)?.groups ?? {});
  if (params === undefined) return { ok: false, operation, reason: 'the path is not properly encoded' };

  const reason = [
    ...judge(texts, `${operation} parameters`, () => parameterSchema(route), { path: params, query }),
    ...judgeBody(route, body),
  ].join('; ');
  return reason === ''
    ? { ok: true, operation, docs: route.externalDocs.url, params }
    : { ok: false, operation, reason };
}

/** Why GitHub would not answer this; undefined where it might. Bodies other than JSON are not looked at. */
export function checkReply(operation: string, status: number, body: unknown): string | undefined {
  const response = ROUTES.find(({ operationId }) => operationId === operation)?.responses[String(status)];
  if (response === undefined) {
    return EVERYWHERE.includes(status) ? undefined : `${status} is not described`;
  }
  const schema = follow<Response>(response).content?.['application/json']?.schema;
  if (schema === undefined) return body === undefined ? undefined : `${status} has no body`;
  if (typeof body === 'string') return undefined;
  return judge(bodies, `${operation} ${status}`, () => schema, body).join('; ') || undefined;
}

function parameterSchema(route: Route): object {
  const all = (route.parameters ?? []).map((parameter) => follow<Parameter>(parameter));
  const part = (place: string) => {
    const here = all.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required === true).map(({ name }) => name),
      additionalProperties: false,
    };
  };
  return { type: 'object', properties: { path: part('path'), query: part('query') } };
}

function judgeBody({ operationId, requestBody }: Route, body: unknown): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined) return body === undefined ? [] : ['/body is not expected'];
  if (body === undefined) return requestBody?.required === true ? ['/body is missing'] : [];
  return judge(bodies, `${operationId} body`, () => schema, body).map((told) => `/body${told}`);
}

/** What is wrong with a value, if anything. The value is copied: judging parameters turns texts into numbers. */
function judge(ajv: Ajv, name: string, schema: () => object, value: unknown): string[] {
  const validate = compiled.get(name) ?? ajv.compile(schema());
  compiled.set(name, validate);
  validate(ajv === texts ? structuredClone(value) : value);
  const told = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
  return [...new Set(told)].slice(0, 8);
}

function decode(raw: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}
