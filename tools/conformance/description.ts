import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { packageRoot } from '../../fakes/runner/package-root.ts';

/** The parts of an OpenAPI 3.1 description that are looked at here. */
type Content = Readonly<Record<string, Readonly<{ schema: object }>>>;
type Reference = Readonly<{ $ref?: string }>;
export type Parameter = Reference &
  Readonly<{ name: string; in: 'path' | 'query'; required?: boolean; schema: object }>;
type RequestBody = Reference & Readonly<{ required?: boolean; content?: Content }>;
type Response = Reference & Readonly<{ content?: Content }>;
type Operation = Readonly<{
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: RequestBody;
  responses: Readonly<Record<string, Response>>;
}>;
type PathItem = Readonly<{ parameters?: readonly Parameter[] }> &
  Readonly<Partial<Record<'get' | 'post', Operation>>>;
export type Description = Readonly<{
  openapi: string;
  paths: Readonly<Record<string, PathItem>>;
  components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}>;

/** One operation, with everything that it refers to in its place, but for schemas. */
export type Described = Readonly<{
  id: string;
  method: 'GET' | 'POST';
  /** Matches a path below the base URL, and names its variables. */
  path: RegExp;
  parameters: readonly Parameter[];
  /** Schema of the JSON body; undefined where there is no body. */
  body: object | undefined;
  /** By status: the schema of the JSON answer. */
  replies: Readonly<Record<string, object>>;
}>;

/** Reads `docs/service.openapi.yaml`; every reference to a schema holds wherever that schema is looked at by itself. */
export function readDescription(): Description {
  const text = readFileSync(join(packageRoot(), 'docs/service.openapi.yaml'), 'utf8');
  const json = JSON.stringify(parse(text)).replaceAll('"#/', `"${DOCUMENT}#/`);
  return JSON.parse(json) as Description;
}

/** The name under which the description's own references are known to the validator. */
export const DOCUMENT = 'service';

/** The operations of a description. Throws where a reference leads nowhere. */
export function listOperations(description: Description): readonly Described[] {
  const follow = <T extends Reference>(node: T): T => {
    if (node.$ref === undefined) return node;
    const [kind = '', name = ''] = node.$ref.split('/').slice(2);
    const found = description.components[kind]?.[name];
    if (found === undefined) throw new Error(`${node.$ref} leads nowhere`);
    return found as T;
  };
  const schemaOf = ({ content }: Readonly<{ content?: Content }>): object => {
    const json = content?.['application/json'];
    if (json === undefined) throw new Error('an answer or a body that is not JSON');
    return json.schema;
  };
  return Object.entries(description.paths).flatMap(([template, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const { operationId: id, requestBody, responses } = operation;
      return {
        id,
        method: method === 'get' ? ('GET' as const) : ('POST' as const),
        path: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow),
        body: requestBody && schemaOf(follow(requestBody)),
        replies: Object.fromEntries(
          Object.entries(responses).map(([status, reply]) => [status, schemaOf(follow(reply))]),
        ),
      };
    }),
  );
}
