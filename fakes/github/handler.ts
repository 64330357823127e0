import type { Account } from './accounts.ts';
import type { Json } from './complete.ts';
import type { State } from './state.ts';

/** Where things are found: API addresses of this fake, and pages of the site that people look at. */
export type Links = Readonly<{
  /** Root of the API, without a slash at its end. */
  api: string;
  /** Root of the site, without a slash at its end. */
  site: string;
  /** The repository in the API. */
  repo: string;
  /** The repository on the site. */
  page: string;
}>;

/** One request that GitHub's description allows, with what it is about. */
export type Call = Readonly<{
  state: State;
  operation: string;
  docs: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Json;
  /** Path and query as sent, for links to other pages. */
  path: string;
  accept: string;
  actor: Account;
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
  more: Readonly<{ docs: string; errors?: unknown }>,
): Reply {
  const errors = more.errors === undefined ? {} : { errors: more.errors };
  return { status, body: { message, ...errors, documentation_url: more.docs, status: String(status) } };
}

export function notFound(call: Readonly<{ docs: string }>, message = 'Not Found'): Reply {
  return refuse(404, message, { docs: call.docs });
}

/** Whether a custom media type such as `diff` or `raw` is asked for, in the old or the new spelling. */
export function wants(call: Call, format: string): boolean {
  return new RegExp(`^application/vnd\\.github(\\.v3)?\\.${format}(\\+json)?$`).test(call.accept);
}
