import type { State } from './state.ts';

export type Json = Record<string, unknown>;

/** The name of all requests to the GraphQL API. */
export const GRAPHQL_OPERATION = 'graphql/mutate';

/** A workflow's `permissions:`, as far as they matter here; a scope that is not named is `none`, as on GitHub. */
export type Grants = Readonly<
  Partial<
    Record<
      'checks' | 'issues' | 'pull-requests' | 'contents' | 'statuses',
      'read' | 'write' | 'none'
    >
  >
>;

/** One request that GitHub's description allows. */
export type Call = Readonly<{
  state: State;
  /** Rights of the token in this repository. */
  grants: Grants;
  /** The App that the token belongs to. */
  login: string;
  /** The repositories in which that is installed. */
  installed: readonly State[];
  operation: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Json;
  /** Path in the form in which it was sent, without the query, for links to other pages. */
  path: string;
  /** Addresses without a slash at the end: of the API, and of the repository there and on the website. */
  links: Readonly<{ api: string; repo: string; page: string }>;
}>;

/** Strings are sent as they are, anything else as JSON, undefined as nothing. */
export type Reply = Readonly<{
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;

export type Handler = (call: Call) => Reply;
/** By the name of the operation in GitHub's description. */
export type Handlers = Readonly<Record<string, Handler>>;

export function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 200, body, headers };
}

/** Creates an error in GitHub's shape. */
export function refuse(status: number, message: string): Reply {
  return { status, body: { message, status: String(status) } };
}

export const NOT_FOUND = refuse(404, 'Not Found');

/** Creates a handler for what `find` returns; 404 if there is nothing. */
export function found<T>(
  find: (call: Call) => T | undefined,
  respond: (call: Call, value: T) => Reply,
): Handler {
  return (call) => {
    const value = find(call);
    return value === undefined ? NOT_FOUND : respond(call, value);
  };
}

/** Responds with a page of a list. */
export function list<T>(
  call: Call,
  all: readonly T[],
  shape: (call: Call, item: T) => unknown,
): Reply {
  const { items, headers } = cutPage(call, all);
  return ok(
    items.map((item) => shape(call, item)),
    headers,
  );
}

/**
 * Returns the page of a list that a call requests, with a `Link` header to the previous, the next, the
 * last and the first one.
 */
export function cutPage<T>(
  { query, path, state, links }: Call,
  all: readonly T[],
): Readonly<{
  page: number;
  items: readonly T[];
  headers: Readonly<Record<string, string>>;
}> {
  const size = Math.min(Number(query['per_page'] ?? 30), 100);
  const page = Number(query['page'] ?? 1);
  const last = Math.ceil(all.length / size);
  // GitHub's own links name the repository by its number, whatever the request called it.
  const numbered = path.replace(
    /^\/repos\/[^/]+\/[^/]+/,
    `/repositories/${state.repository.id}`,
  );
  const linkTo = (to: number, relation: string): string =>
    `<${links.api}${numbered}?${new URLSearchParams({ ...query, page: String(to) }).toString()}>; rel="${relation}"`;
  const linked: string[] = [];
  if (page > 1) linked.push(linkTo(page - 1, 'prev'));
  if (page < last) linked.push(linkTo(page + 1, 'next'), linkTo(last, 'last'));
  if (page > 1) linked.push(linkTo(1, 'first'));
  return {
    page,
    items: all.slice((page - 1) * size, page * size),
    headers: linked.length === 0 ? {} : { link: linked.join(', ') },
  };
}
