import type { Json } from './complete.ts';
import type { State } from './state.ts';

/** Addresses that responses contain, without a slash at the end. */
export type Links = Readonly<{
  /** Root of the API. */
  api: string;
  /** Root of the website. */
  site: string;
  /** The repository in the API. */
  repo: string;
  /** The repository on the website. */
  page: string;
}>;

/** What a workflow's `permissions:` may say of a scope. */
export type Grant = 'read' | 'write' | 'none';
/** A workflow's `permissions:`, as far as they matter here; a scope that is not named is `none`, as on GitHub. */
export type Grants = Readonly<
  Partial<Record<'issues' | 'pull-requests' | 'contents' | 'deployments', Grant>>
>;

/** One request that GitHub's description allows. */
export type Call = Readonly<{
  state: State;
  /** What the token may do here. */
  grants: Grants;
  /** The App that the token belongs to. */
  login: string;
  operation: string;
  /** The page of GitHub's documentation that error responses name. */
  docs: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Json;
  /** Path and query as sent, for links to other pages. */
  path: string;
  links: Links;
  /** The time of this call. */
  at: Date;
}>;

/** Strings and buffers are sent as they are, anything else as JSON, undefined as nothing. */
export type Reply = Readonly<{
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;

export type Handler = (call: Call) => Reply;

export function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 200, body, headers };
}

/** An error in GitHub's shape. */
export function refuse(
  status: number,
  message: string,
  { docs, errors }: Readonly<{ docs: string; errors?: unknown }>,
): Reply {
  const body = { message, documentation_url: docs, status: String(status) };
  return { status, body: errors === undefined ? body : { ...body, errors } };
}

export function notFound(call: Readonly<{ docs: string }>, message = 'Not Found'): Reply {
  return refuse(404, message, call);
}

/** A handler for what `find` returns; 404 if there is nothing. */
export function found<T>(
  find: (call: Call) => T | undefined,
  respond: (call: Call, value: T) => Reply,
): Handler {
  return (call) => {
    const value = find(call);
    return value === undefined ? notFound(call) : respond(call, value);
  };
}
