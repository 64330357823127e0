import { getOctokit } from '@actions/github';
import type { Endpoints } from '@octokit/types';
import type * as z from 'zod/mini';
import type { RequestError, Result } from '../domain.ts';
import type { Clock, HttpResponse, SendRequest } from '../ports.ts';
import { parseRetryAfter } from '../retry-after.ts';
import { retry } from '../retry.ts';
import { createRetryBudget, type RetryPolicy } from './retry.ts';

/** A page of 100 comments of 65,536 characters each fits. */
const MAX_RESPONSE_BYTES = 40 * 1024 * 1024;

/** Parameters of a route; the repository is the client's own unless they name another one. */
type Parameters<R extends keyof Endpoints> = Omit<Endpoints[R]['parameters'], 'owner' | 'repo'> &
  Readonly<{ owner?: string; repo?: string }>;

/** A response whose body fits its schema. */
export type GitHubResponse<T> = Readonly<{ status: number; link: string | undefined; data: T }>;

/** GitHub's REST API for one repository. A response that does not fit its schema is an error. */
export type GitHubClient = Readonly<{
  /** Returns the data of the response. */
  request: <R extends keyof Endpoints, T>(...request: GitHubRequest<R, T>) => Promise<Result<T>>;
  /** Returns the whole response. */
  fetch: <R extends keyof Endpoints, T>(
    ...request: GitHubRequest<R, T>
  ) => Promise<Result<GitHubResponse<T>>>;
}>;

type GitHubRequest<R extends keyof Endpoints, T> = [
  route: R,
  parameters: Parameters<R>,
  schema: z.ZodMiniType<T>,
  policy?: RetryPolicy,
];

export type GitHubOptions = Readonly<{
  send: SendRequest;
  version: string;
  clock: Clock;
  token: string;
  /** github.com's, or the server's in GITHUB_API_URL. */
  apiUrl: string;
  /** `owner/name` */
  repository: string;
  /** Ends requests in flight and their retries. */
  signal: AbortSignal;
}>;

/** A client for one run: its retries share one budget. */
export function createGitHubClient(options: GitHubOptions): GitHubClient {
  const { clock, signal } = options;
  const [owner = '', repo = ''] = options.repository.split('/');
  const budget = createRetryBudget(clock);
  const client: GitHubClient = {
    fetch: async (route, parameters, schema, policy = 'idempotent') => {
      const startedAt = clock.now();
      let hasFailed = false;
      const attempt = async () => {
        const request = { route, parameters: { owner, repo, ...parameters }, schema };
        const result = await exchange(options, { ...request, timeoutMs: budget.attemptMs() });
        hasFailed ||= !result.ok;
        if (hasFailed) budget.spend(startedAt);
        return result;
      };
      return retry(attempt, { clock, signal, delay: budget.delay(policy) });
    },
    request: async (...request) => {
      const result = await client.fetch(...request);
      return result.ok ? { ok: true, value: result.value.data } : result;
    },
  };
  return client;
}

/** One request through Octokit, whose errors become values here. */
async function exchange<T>(
  { send, version, clock, token, apiUrl, signal }: GitHubOptions,
  {
    route,
    parameters,
    schema,
    timeoutMs,
  }: Readonly<{ route: string; parameters: object; schema: z.ZodMiniType<T>; timeoutMs: number }>,
): Promise<Result<GitHubResponse<T>>> {
  let sent: Result<HttpResponse> | undefined;
  /** As much of a `fetch` as Octokit uses: https://github.com/octokit/request.js */
  const fetch = async (url: string, { method = 'GET', headers = {}, body }: FetchOptions) => {
    const bounds = { timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal };
    sent = await send({ method, url: new URL(url), headers, ...(body !== undefined && { body }), ...bounds });
    if (!sent.ok) throw new Error(sent.error.detail);
    const { status } = sent.value;
    // Octokit would take the empty body of a redirect for a good one.
    if (status >= 300 && status < 400) throw new Error('a redirect, which was not followed');
    return toFetchResponse(sent.value, token);
  };
  try {
    const octokit = getOctokit(token, {
      baseUrl: apiUrl,
      userAgent: `docs-agent-action/${version}`,
      request: { fetch },
      // Deprecations concern the maintainers of this action, not its users.
      log: { debug: noop, info: noop, warn: noop, error: noop },
    });
    const { status, headers, data } = await octokit.request(route, { ...parameters });
    const parsed = schema.safeParse(data);
    return parsed.success
      ? { ok: true, value: { status, link: headers.link, data: parsed.data } }
      : {
          ok: false,
          error: { kind: 'invalid-response', status, detail: 'the response has an unexpected format' },
        };
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'an unknown error';
    return { ok: false, error: toRequestError(sent, detail, clock.date()) };
  }
}

function noop(): void {}

type FetchOptions = Readonly<{ method?: string; headers?: Readonly<Record<string, string>>; body?: string }>;

function toFetchResponse({ status, headers, body }: HttpResponse, token: string) {
  const text = new TextDecoder().decode(body);
  return {
    status,
    headers: new Map(Object.entries(headers)),
    // The text of an error gets into logs; an echo of the token must not.
    text: async () => (status < 400 ? text : text.replaceAll(token, '***')),
    arrayBuffer: async () => body.slice().buffer,
  };
}

/** @param sent undefined if Octokit failed before the request was sent. */
function toRequestError(sent: Result<HttpResponse> | undefined, message: string, now: Date): RequestError {
  if (sent?.ok === false) return sent.error;
  // Octokit appends the address of its documentation to GitHub's message.
  const detail = message
    .replace(/ - https:\S*$/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
  if (sent === undefined || sent.value.status < 300) return { kind: 'invalid-response', detail };
  const { status, headers } = sent.value;
  const requestId = headers['x-github-request-id'];
  const needed = headers['x-accepted-github-permissions'];
  // Without requests left the primary limit lasts up to an hour, which is always too long to wait.
  const isLimited = headers['x-ratelimit-remaining'] === '0';
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now) ?? (isLimited ? Infinity : undefined);
  return {
    kind: 'status',
    status,
    detail,
    ...(requestId !== undefined && { requestId }),
    ...(needed !== undefined && status === 403 && { permissionsNeeded: needed }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
