import type { Octokit } from '@octokit/rest';
import type { SendRequest, HttpResponse } from '../ports.ts';
import type { RequestError } from '../domain.ts';

/** Makes requests by their routes, which @octokit/rest types: `request('GET /repos/{owner}/{repo}', …)`. */
export type Request = Octokit['request'];

/**
 * GitHub's REST API with one token: github.com's, or the server's in GITHUB_API_URL. Its requests go through `send`, so that
 * proxies work and no second HTTP stack is loaded. Loaded when first needed: most runs of a comment workflow never are.
 */
export function createOctokit(
  options: Readonly<{
    token: string;
    apiUrl: string;
    version: string;
    send: SendRequest;
    /** Bound on one attempt, in milliseconds. */
    attemptMs: () => number;
  }>,
): () => Promise<Request> {
  let request: Promise<Request> | undefined;
  return () => (request ??= load(options));
}

async function load({
  token,
  apiUrl,
  version,
  send,
  attemptMs,
}: Parameters<typeof createOctokit>[0]): Promise<Request> {
  const { getOctokit } = await import(/* webpackMode: "eager" */ '@actions/github');
  const octokit = getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: `docs-agent-action/${version}`,
    request: { fetch: createFetch(send, attemptMs) },
    // A deprecation notice is for those who maintain this, not for the log of those who use it.
    log: { debug: noop, info: noop, warn: noop, error: noop },
  });
  return octokit.request;
}

function noop(): void {}

/** A fault of the connection on its way through Octokit, which knows only errors. */
export class FetchError extends Error {
  readonly error: RequestError;
  constructor(error: RequestError) {
    super(error.detail);
    this.error = error;
  }
}

/** What Octokit asks of a `fetch`, and no more. */
type FetchInit = Readonly<{
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
}>;

/** A page of 100 comments of 65,536 characters each fits. */
const MAX_RESPONSE_BYTES = 40 * 1024 * 1024;

/**
 * A fetch over `send`, as far as Octokit uses one: https://github.com/octokit/request.js. Rejects with a SendError, for
 * redirects too: Octokit would take their empty answer for a good one. `attemptMs` bounds one attempt, the answer included.
 */
export function createFetch(send: SendRequest, attemptMs: () => number) {
  return async (url: string, { method = 'GET', headers = {}, body, signal }: FetchInit = {}) => {
    const answer = await send({
      method,
      url: new URL(url),
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      timeoutMs: attemptMs(),
      maxBytes: MAX_RESPONSE_BYTES,
    });
    if (!answer.ok) throw new FetchError(answer.error);
    const { status } = answer.value;
    if (status >= 300 && status < 400 && status !== 304)
      throw new FetchError({ kind: 'status', status, detail: 'a redirect, which was not followed' });
    return response(url, answer.value, tokenIn(headers));
  };
}

/** The token that a request carries; empty where it carries none. */
function tokenIn(headers: Readonly<Record<string, string>>): string {
  return headers['authorization']?.split(' ').at(-1) ?? '';
}

function response(url: string, { status, headers, body }: HttpResponse, token: string) {
  const text = (): string => {
    const whole = new TextDecoder().decode(body);
    // A refusal becomes a sentence in a log; what it echoes must not.
    return status < 400 || token === '' ? whole : whole.replaceAll(token, '***');
  };
  return {
    url,
    status,
    ok: status >= 200 && status < 300,
    statusText: '',
    headers: new Map(Object.entries(headers)),
    text: async () => text(),
    arrayBuffer: async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength),
  };
}
