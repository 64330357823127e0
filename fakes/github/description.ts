import published from './openapi.json' with { type: 'json' };

type Content = Readonly<Record<string, Readonly<{ schema: object }>>>;
type Reference = Readonly<{ $ref?: string }>;
export type Parameter = Reference &
  Readonly<{ in: string; name: string; required?: boolean; schema: object }>;
export type Response = Reference & Readonly<{ content?: Content }>;
type Operation = Readonly<{
  operationId: string;
  externalDocs: Readonly<{ url: string }>;
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ content: Content; required?: boolean }>;
  responses: Readonly<Record<string, Response>>;
}>;
export type Route = Operation & Readonly<{ method: string; pattern: RegExp; variables: number }>;

/** With references that hold wherever a part of the description is looked at by itself. */
export const DESCRIPTION = JSON.parse(JSON.stringify(published).replaceAll('"#/', '"github#/')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, Parameter & Response>>>>;
};

/** Routes with fewer variables first: `/issues/comments` is no issue. */
export const ROUTES: readonly Route[] = Object.entries(DESCRIPTION.paths)
  .flatMap(([path, item]) => {
    const variables = path.split('{').length - 1;
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    return Object.entries(item).map(([method, operation]) => ({ ...operation, method, pattern, variables }));
  })
  .sort((a, b) => a.variables - b.variables);

/** The operations that the description has. */
export const OPERATIONS: readonly string[] = ROUTES.map(({ operationId }) => operationId);

/** The part of the description that a reference points at, or the node itself where it is none. */
export function follow<T extends Reference>(node: T): T {
  const [, , kind = '', name = ''] = node.$ref?.split('/') ?? [];
  return node.$ref === undefined ? node : (DESCRIPTION.components[kind]?.[name] as unknown as T);
}
