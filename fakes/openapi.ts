import type { Ajv, ValidateFunction } from 'ajv';
import type { PlainRequest } from './http-server.ts';
import { decodePart, parseJson } from './parse.ts';

type Reference = Readonly<{ $ref?: string }>;
type Body = Reference &
  Readonly<{
    required?: boolean;
    content?: Readonly<Record<string, Readonly<{ schema: object }>>>;
  }>;
type Parameter = Reference &
  Readonly<{ name: string; in: 'path' | 'query'; required?: boolean; schema: object }>;
type Described = Readonly<{
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses: Readonly<Record<string, Body>>;
}>;
type PathItem = Readonly<{ parameters?: readonly Parameter[] }> &
  Readonly<Partial<Record<(typeof METHODS)[number], Described>>>;

/** Parts of an OpenAPI description that are read. */
export type OpenApiDocument = Readonly<{
  openapi: string;
  paths: Readonly<Record<string, PathItem>>;
  components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}>;

/** An operation with everything that it refers to, except for schemas. A schema is undefined if there is no JSON. */
export type Operation = Readonly<{
  id: string;
  method: string;
  /** Matches a path below the base URL, and names its variables. */
  path: RegExp;
  parameters: readonly Parameter[];
  body: Readonly<{ schema: object; isRequired: boolean }> | undefined;
  /** By status. */
  replies: Readonly<Record<string, object | undefined>>;
}>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** The name by which the validator knows the description. */
const DOCUMENT = 'openapi';

/** For `Ajv`: of OpenAPI's keywords it knows `nullable`, the others are for people. */
export const AJV_OPTIONS = {
  strict: false,
  logger: false,
  allErrors: true,
  formats: {
    date: (text: string) =>
      /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
    'date-time': (text: string) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
      !Number.isNaN(Date.parse(text)),
    uri: (text: string) => URL.canParse(text) && !/\s/.test(text),
  },
} as const;

/** Judges requests and responses by an OpenAPI description. Each fault is a clause; an empty list is good. */
export class OpenApi {
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
  readonly #ajv: Ajv;
  /** Schemas are compiled when they are first needed: most tests need few. */
  readonly #compiled = new Map<object, ValidateFunction>();

  constructor(document: object, ajv: Ajv) {
    // So that references hold wherever a schema is looked at by itself.
    const text = JSON.stringify(document).replaceAll('"#/', `"${DOCUMENT}#/`);
    this.document = JSON.parse(text) as OpenApiDocument;
    this.#ajv = ajv.addSchema({ $id: DOCUMENT, components: this.document.components });
    this.operations = this.#listOperations();
  }

  /** Finds the operation with the fewest variables: `/issues/comments` is no issue. */
  find({ method, path }: Pick<PlainRequest, 'method' | 'path'>): Operation | undefined {
    const countVariables = (each: Operation): number =>
      each.path.source.split('?<').length;
    const matching = this.operations.filter(
      (each) => each.method === method && each.path.test(path),
    );
    const sorted = matching.toSorted((a, b) => countVariables(a) - countVariables(b));
    return sorted[0];
  }

  judgeRequest(
    operation: Operation,
    request: Pick<PlainRequest, 'path' | 'query' | 'body'>,
  ): string[] {
    const { query, path, body: text } = request;
    const { parameters, body: described } = operation;
    const variables = variablesOf(operation, path);
    const known = parameters
      .filter((each) => each.in === 'query')
      .map(({ name }) => name);
    const unknown = Object.keys(query).filter((name) => !known.includes(name));
    const faults = unknown.map((name) => `the query has ${name}, which is not described`);
    for (const parameter of parameters) {
      const values = parameter.in === 'path' ? variables : query;
      faults.push(...this.#judgeParameter(parameter, values[parameter.name]));
    }
    faults.push(...this.#judgeBody(described, text));
    return faults;
  }

  #judgeParameter(
    { name, in: place, required = false, schema }: Parameter,
    text: string | undefined,
  ): readonly string[] {
    if (text === undefined) {
      return required ? [`${name} is missing or cannot be decoded`] : [];
    }
    const isInteger = 'type' in schema && schema.type === 'integer';
    const isNumber = isInteger && /^\d+$/.test(text);
    const value = isNumber ? Number(text) : text;
    return this.#judge(schema, value, `${place} parameter ${name}`);
  }

  #judgeBody(described: Operation['body'], text: string): readonly string[] {
    if (described === undefined) {
      return text === '' ? [] : ['there is a body, and none is described'];
    }
    const body = parseJson(text);
    if (body !== undefined) return this.#judge(described.schema, body, 'the body');
    const isAllowed = text === '' && !described.isRequired;
    return isAllowed ? [] : ['the body is no JSON'];
  }

  /**
   * Lists the faults of a response, a clause each.
   *
   * @param body parsed; undefined if there is none
   */
  judgeReply({ id, replies }: Operation, status: number, body: unknown): string[] {
    if (!Object.hasOwn(replies, status)) {
      return [`${id} is not described to answer ${status}`];
    }
    const schema = replies[status];
    if (schema !== undefined) return this.#judge(schema, body, 'the answer');
    return body === undefined ? [] : [`${status} has no body`];
  }

  #judge(schema: object, value: unknown, what: string): string[] {
    const validate = this.#compiled.get(schema) ?? this.#ajv.compile(schema);
    this.#compiled.set(schema, validate);
    validate(value);
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    return [...new Set(faults)];
  }

  #listOperations(): readonly Operation[] {
    const follow = <T extends Reference>(node: T): T => {
      const [, , kind = '', name = ''] = node.$ref?.split('/') ?? [];
      return node.$ref === undefined
        ? node
        : (this.document.components[kind]?.[name] as T);
    };
    const schemaOf = (node: Body): object | undefined =>
      follow(node).content?.['application/json']?.schema;
    const bodyOf = (node: Body): Operation['body'] => {
      const schema = schemaOf(node);
      return schema && { schema, isRequired: follow(node).required === true };
    };
    return Object.entries(this.document.paths).flatMap(([template, item]) =>
      METHODS.flatMap((method) => {
        const described = item[method];
        if (described === undefined) return [];
        const { operationId: id, parameters = [], requestBody, responses } = described;
        return {
          id,
          method: method.toUpperCase(),
          path: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
          parameters: [...(item.parameters ?? []), ...parameters].map(follow),
          body: requestBody && bodyOf(requestBody),
          replies: Object.fromEntries(
            Object.entries(responses).map(([status, reply]) => [status, schemaOf(reply)]),
          ),
        };
      }),
    );
  }
}

/** Returns the variables in a path, decoded. A variable that cannot be decoded is missing. */
export function variablesOf(
  { path: pattern }: Operation,
  path: string,
): Record<string, string> {
  const decoded = Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, part]) => [
    name,
    decodePart(part),
  ]);
  return Object.fromEntries(decoded.filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}
