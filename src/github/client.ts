import { getOctokit } from '@actions/github';
import type { Endpoints } from '@octokit/types';
import type * as z from 'zod/mini';
import type { RequestError, Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import {
  USER_AGENT,
  type HttpRequest,
  type HttpResponse,
  type SendRequest,
} from '../http/requests.ts';
import { isRateLimited, retry, type RetryDelay } from '../http/retry.ts';
import { singleLine, truncate } from '../text/strings.ts';
import { messageOf } from '../text/unknown-values.ts';
import { errorFromResponse } from './error-response.ts';
import { createRetryBudget, type RetryPolicy } from './retry.ts';

/** Bound on a response. A page of 100 comments of 65,536 characters each fits. */
const MAX_RESPONSE_BYTES = 40 * 1024 * 1024;
const MAX_DETAIL_LENGTH = 300;

export type GitHubResponse<T> = Readonly<{
  status: number;
  link: string | undefined;
  data: T;
}>;

/** Parts of a request. Its repository is the client's own unless the parameters name another one. */
type GitHubRequest<R extends keyof Endpoints, T> = [
  route: R,
  parameters: Omit<Endpoints[R]['parameters'], 'owner' | 'repo'> & {
    owner?: string;
    repo?: string;
  },
  schema: z.ZodMiniType<T>,
  policy?: RetryPolicy,
];

/** GitHub's REST API for one repository. A response that does not fit its schema is an error. */
export type GitHubClient = Readonly<{
  request: <R extends keyof Endpoints, T>(
    ...request: GitHubRequest<R, T>
  ) => Promise<Result<T>>;
  fetch: <R extends keyof Endpoints, T>(
    ...request: GitHubRequest<R, T>
  ) => Promise<Result<GitHubResponse<T>>>;
}>;

export type GitHubOptions = Readonly<{
  send: SendRequest;
  clock: Clock;
  token: string;
  /** Address of github.com's API, or of the server's in GITHUB_API_URL. */
  apiUrl: string;
  /** `owner/name` */
  repository: string;
  /** Ends requests in flight and their retries. */
  signal: AbortSignal;
  /** Pause after each request that writes. */
  writePauseMs?: number;
  /** Whether to retry a request after a rate limit (default). */
  retriesRateLimits?: boolean;
}>;

/** Creates a client for one run, whose retries share one budget. */
export function createGitHubClient(options: GitHubOptions): GitHubClient {
  const { clock, signal, writePauseMs = 0, retriesRateLimits = true } = options;
  const [owner = '', repo = ''] = options.repository.split('/');
  const budget = createRetryBudget(clock);
  const send: GitHubClient['fetch'] = async (
    route,
    parameters,
    schema,
    policy = 'idempotent',
  ) => {
    const resource = { owner, repo, ...parameters };
    const startedAt = clock.now();
    let hasFailed = false;
    const attempt = async () => {
      const timeoutMs = budget.attemptMs();
      const result = await exchange(options, timeoutMs, route, resource, schema);
      if (!result.ok) hasFailed = true;
      if (hasFailed) budget.spend(startedAt);
      return result;
    };
    const delay: RetryDelay = (error, attempts) => {
      if (!retriesRateLimits && isRateLimited(error)) return undefined;
      return budget.delay(policy)(error, attempts);
    };
    return retry(attempt, { clock, signal, delay });
  };

  /** Ends when the last request that writes, and the pause after it, are over. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  const writeInTurn = async <T>(before: Promise<unknown>, write: () => Promise<T>) => {
    await before;
    const result = await write();
    await clock.sleep(writePauseMs, signal);
    return result;
  };

  const client: GitHubClient = {
    fetch: (route, ...request) => {
      const isWrite = !route.startsWith('GET ');
      if (!isWrite || writePauseMs === 0) return send(route, ...request);
      const written = writeInTurn(lastWrite, () => send(route, ...request));
      lastWrite = Promise.allSettled([written]);
      return written;
    },
    request: async (...request) => {
      const result = await client.fetch(...request);
      if (!result.ok) return result;
      return { ok: true, value: result.value.data };
    },
  };
  return client;
}

/** Sends one request through Octokit, whose errors become values here. */
async function exchange<T>(
  options: GitHubOptions,
  timeoutMs: number,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  schema: z.ZodMiniType<T>,
): Promise<Result<GitHubResponse<T>>> {
  const { send, clock, token, apiUrl, signal } = options;
  let sent: Result<HttpResponse> | undefined;
  // A `fetch`, as far as Octokit uses it: https://github.com/octokit/request.js
  const fetch = async (address: string, request: Omit<HttpRequest, 'url'>) => {
    const { method, headers, body } = request;
    const url = new URL(address);
    const bounds = { signal, timeoutMs, maxBytes: MAX_RESPONSE_BYTES };
    sent = await send({ method, url, headers, body, ...bounds });
    if (!sent.ok) throw new Error(sent.error.detail);
    return toFetchResponse(sent.value, token);
  };
  try {
    const octokit = getOctokit(token, {
      baseUrl: apiUrl,
      userAgent: USER_AGENT,
      request: { fetch },
      // Deprecations concern the maintainers of this action, not its users.
      log: { debug: noop, info: noop, warn: noop, error: noop },
    });
    const { status, headers, data } = await octokit.request(route, parameters);
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new Error('the response has an unexpected format');
    const response = { status, link: headers.link, data: parsed.data };
    return { ok: true, value: response };
  } catch (exception) {
    const error = toRequestError(sent, messageOf(exception), clock.date());
    return { ok: false, error };
  }
}

/** Turns a response into one of `fetch`, as far as Octokit uses it. */
function toFetchResponse({ status, headers, body }: HttpResponse, token: string) {
  // Octokit would take the empty body of a redirect for a good one.
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect) throw new Error('a redirect, which was not followed');
  const decoded = new TextDecoder().decode(body);
  // The text of an error gets into logs; an echo of the token must not.
  const isError = status >= 400;
  const safe = isError ? decoded.replaceAll(token, '***') : decoded;
  const text = async (): Promise<string> => safe;
  return {
    status,
    headers: new Map(Object.entries(headers)),
    text,
    arrayBuffer: text,
  };
}

function noop(): void {}

/**
 * Describes a request that failed.
 *
 * @param sent undefined if Octokit failed before the request was sent.
 */
function toRequestError(
  sent: Result<HttpResponse> | undefined,
  message: string,
  now: Date,
): RequestError {
  if (sent?.ok === false) return sent.error;
  // Octokit appends the address of its documentation to GitHub's message.
  const ownText = message.replace(/ - https:\S*$/, '');
  const detail = truncate(singleLine(ownText), MAX_DETAIL_LENGTH);
  if (sent === undefined || sent.value.status < 300)
    return { kind: 'invalid-response', detail };
  return errorFromResponse(sent.value, detail, now);
}
