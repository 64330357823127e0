import { getOctokit } from '@actions/github';
import type { Endpoints } from '@octokit/types';
import * as z from 'zod/mini';
import { textField, readTime } from '../domain/github-fields.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import { retry } from '../domain/retry.ts';
import type { Clock } from '../ports.ts';
import { describeErrorBody } from '../http/error-response.ts';
import {
  USER_AGENT,
  type HttpRequest,
  type HttpResponse,
  type SendRequest,
} from '../http/requests.ts';
import { createRedactor, type Redact } from '../text/redact.ts';
import {
  singleLine,
  truncate,
  wellFormedJson,
  withoutFullStop,
} from '../text/strings.ts';
import { messageOfException } from '../text/unknown-values.ts';
import { errorOfGitHub } from './error-response.ts';
import { createRetryBudget, type RetryBudget, type RetryPolicy } from './retry-budget.ts';

/** Bound on a response. A page of 100 comments of 65,536 characters each fits. */
const MAX_RESPONSE_BYTES = 40 * 1024 * 1024;
const MAX_DETAIL_LENGTH = 300;
/** https://docs.github.com/rest/about-the-rest-api/api-versions */
const VERSION_HEADERS = { 'x-github-api-version': '2022-11-28' };

const graphqlErrorSchema = z.object({ message: textField, type: textField });
/** Schema of a response of GraphQL, which has the status 200 after an error, too. */
const graphqlSchema = z.object({
  data: z.nullish(z.looseObject({})),
  errors: z.optional(z.array(graphqlErrorSchema)),
});

type GitHubResponse<T> = Readonly<{
  headers: HttpResponse['headers'];
  /** GitHub's time of the response, in milliseconds; undefined if it does not say that. */
  listedAt: number | undefined;
  data: T;
}>;

/** Parts of a request about the client's own repository. */
export type GitHubRequest<R extends keyof Endpoints, T> = [
  route: R,
  parameters: Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>,
  schema: z.ZodMiniType<T>,
  policy?: RetryPolicy,
];

/** GitHub's APIs for one repository. A response that does not fit its schema is an error. */
export type GitHubClient = Readonly<{
  request: <R extends keyof Endpoints, T>(
    ...request: GitHubRequest<R, T>
  ) => Promise<Result<T>>;
  fetch: <R extends keyof Endpoints, T>(
    ...request: GitHubRequest<R, T>
  ) => Promise<Result<GitHubResponse<T>>>;
  /**
   * Sends a document to the GraphQL API: https://docs.github.com/graphql/guides/forming-calls-with-graphql
   * The first error in the response is the result, even if there is data.
   */
  graphql: <T>(
    query: string,
    variables: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
    policy?: RetryPolicy,
  ) => Promise<Result<T>>;
}>;

export type GitHubOptions = Readonly<{
  send: SendRequest;
  clock: Clock;
  token: string;
  /** Address of github.com's API, or of the server's in GITHUB_API_URL. */
  apiUrl: string;
  /** Address of the GraphQL API of the same server. */
  graphqlUrl: string;
  /** `owner/name` */
  repository: string;
  /** Ends requests in flight and their retries. */
  signal: AbortSignal;
  /** Sends requests that write one after the other; several clients may share it. Without it, they are sent at once. */
  inTurn?: SendInTurn | undefined;
  /** Bounds the time of retries; several clients may share it. Without it, the client has one of its own. */
  budget?: RetryBudget;
}>;

/** A function that does one thing after the other, with a pause after each. */
type SendInTurn = <T>(write: () => Promise<T>) => Promise<T>;

/** GitHub recommends one second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const WRITE_PAUSE_MS = 1000;

/** Creates a function that sends the writes of all clients of a run one after the other. */
export function createSendInTurn({
  clock,
  signal,
}: Pick<GitHubOptions, 'clock' | 'signal'>): SendInTurn {
  /** Ends when the last request that writes, and the pause after it, are over. */
  let last: Promise<unknown> = Promise.resolve();
  return (write) => {
    const written = last.then(write);
    last = Promise.allSettled([written]).then(() => clock.sleep(WRITE_PAUSE_MS, signal));
    return written;
  };
}

/** Creates a client, whose retries share one budget. */
export function createGitHubClient(options: GitHubOptions): GitHubClient {
  const { clock, signal, inTurn, budget = createRetryBudget(options.clock) } = options;
  const [owner = '', repo = ''] = options.repository.split('/');
  const graphqlRoute = `POST ${options.graphqlUrl}`;
  const redact = createRedactor([options.token]);
  const exchange = createExchange(options, redact);
  const send = async <T>(...[route, parameters, schema, policy]: Sent<T>) => {
    const startedAt = clock.now();
    let hasFailed = false;
    const attempt = async () => {
      const timeoutMs = budget.attemptMs();
      const result = await exchange(timeoutMs, route, parameters, schema);
      if (!result.ok) hasFailed = true;
      if (hasFailed) budget.spend(startedAt);
      return result;
    };
    return retry(attempt, { clock, signal, delay: budget.delay(policy) });
  };

  const firstError = ({
    headers,
    data: { errors = [] },
  }: GitHubResponse<z.infer<typeof graphqlSchema>>): RequestError | undefined => {
    const [error] = errors;
    if (error === undefined) return undefined;
    const detail = shorten(error.message, redact);
    const status = GRAPHQL_STATUSES[error.type];
    if (status !== 429) return { kind: 'status', detail, status };
    const limited = errorOfGitHub({ status, headers }, detail, clock.date());
    return { ...limited, retryAfterMs: undefined };
  };

  const sendInTurn = <T>(...request: Sent<T>) => {
    const [route] = request;
    const isRead = route.startsWith('GET ');
    if (isRead || inTurn === undefined) return send(...request);
    return inTurn(() => send(...request));
  };

  const client: GitHubClient = {
    fetch(route, parameters, schema, policy = 'idempotent') {
      // Octokit sends what the route does not name as parameters of their own.
      const repository = route.includes('{owner}') ? { owner, repo } : {};
      const sent = { ...repository, ...parameters };
      return sendInTurn(route, sent, schema, policy);
    },
    async request(...request) {
      const response = await client.fetch(...request);
      return response.ok ? ok(response.value.data) : response;
    },
    async graphql(query, variables, schema, policy = 'idempotent') {
      const body = { query, variables };
      const response = await sendInTurn(graphqlRoute, body, graphqlSchema, policy);
      if (!response.ok) return response;
      const error = firstError(response.value);
      if (error !== undefined) return notOk(error);
      const parsed = schema.safeParse(response.value.data.data);
      return parsed.success ? ok(parsed.data) : notOk(UNEXPECTED);
    },
  };
  return client;
}

/** Statuses of the REST API that mean the same as types of errors. After too many requests, GitHub documents one and sends the other. */
const GRAPHQL_STATUSES: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

const UNEXPECTED: RequestError = {
  kind: 'invalid-response',
  detail: 'the response has an unexpected format',
};

/** The parts of a request to any of the APIs. */
type Sent<T> = [
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  schema: z.ZodMiniType<T>,
  policy: RetryPolicy,
];

/** Creates a function that sends one request through Octokit, whose errors become values here. */
function createExchange(options: GitHubOptions, redact: Redact) {
  let octokit: ReturnType<typeof getOctokit> | undefined;
  return async <T>(
    timeoutMs: number,
    route: string,
    parameters: Sent<T>[1],
    schema: z.ZodMiniType<T>,
  ): Promise<Result<GitHubResponse<T>>> => {
    let sent: Result<HttpResponse> | undefined;
    // A `fetch`, as far as Octokit uses it: https://github.com/octokit/request.js
    const fetch = async (address: string, request: Omit<HttpRequest, 'url'>) => {
      sent = await options.send({
        method: request.method,
        url: new URL(address),
        headers: request.headers,
        body: request.body,
        signal: options.signal,
        timeoutMs,
        maxBytes: MAX_RESPONSE_BYTES,
      });
      if (!sent.ok) throw new Error(sent.error.detail);
      return toFetchResponse(sent.value);
    };
    try {
      // Throws for an empty token.
      octokit ??= getOctokit(options.token, {
        baseUrl: options.apiUrl,
        userAgent: USER_AGENT,
        log: NO_LOG,
      });
      const { data } = await octokit.request(route, {
        ...parameters,
        headers: VERSION_HEADERS,
        request: { fetch },
      });
      const parsed = schema.safeParse(data);
      if (!parsed.success) throw new Error(UNEXPECTED.detail);
      const headers = sent?.ok === true ? sent.value.headers : {};
      const listedAt = readTime(headers['date'] ?? '');
      return ok({ headers, listedAt, data: parsed.data });
    } catch (exception) {
      const message = messageOfException(exception);
      return notOk(toRequestError(sent, message, redact, options.clock.date()));
    }
  };
}

/** Turns a response into one of `fetch`, as far as Octokit uses it. */
function toFetchResponse({ status, headers, body }: HttpResponse) {
  // Octokit would take the empty body of a redirect for a good one.
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect) throw new Error('a redirect, which was not followed');
  const text = async (): Promise<string> =>
    wellFormedJson(new TextDecoder().decode(body));
  return {
    status,
    headers: new Map(Object.entries(headers)),
    text,
    arrayBuffer: text,
  };
}

/** Deprecations concern the maintainers of this action, not its users. */
const NO_LOG = { debug: noop, info: noop, warn: noop, error: noop };

function noop(): void {}

/** Shortens words of GitHub to a clause. They get into logs; an echo of the token must not. */
function shorten(words: string, redact: Redact): string {
  return withoutFullStop(truncate(singleLine(redact(words)), MAX_DETAIL_LENGTH));
}

/**
 * Describes a request that failed.
 *
 * @param sent undefined if Octokit failed before the request was sent.
 */
function toRequestError(
  sent: Result<HttpResponse> | undefined,
  message: string,
  redact: Redact,
  now: Date,
): RequestError {
  if (sent?.ok === false) return sent.error;
  if (sent === undefined || sent.value.status < 300) {
    return { kind: 'invalid-response', detail: shorten(message, redact) };
  }
  const isRedirect = sent.value.status < 400;
  const words = isRedirect ? message : describeErrorBody(sent.value, redact);
  return errorOfGitHub(sent.value, shorten(words, redact), now);
}
