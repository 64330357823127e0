/** A connection to one service with one key: JSON goes out, JSON or a fault comes back. */
import type { Result, RequestError } from '../domain.ts';
import type { HttpResponse, SendRequest } from '../ports.ts';
import { errorFromResponse, requestIdOf, sanitizeDetail } from './error-response.ts';
import { sanitizeJson, createRedactor } from './redact.ts';
import type { JsonReply } from './response-schemas.ts';

/** Bound on one attempt, the answer's last byte included. */
const ATTEMPT_MS = 20_000;
/** Bound on one answer, far above the largest that the service has reason to send: 250 rows of page views. */
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** One call. `segments` are the path's parts below the base URL, not yet encoded. */
export type ApiRequest = Readonly<{
  method: 'GET' | 'POST';
  segments: readonly string[];
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as the JSON body. */
  json?: unknown;
  signal?: AbortSignal | undefined;
}>;

export interface ApiClient {
  /**
   * Sends one request, once. Any 2xx with a JSON body is a value.
   * @throws RangeError for a segment that would change the path: empty, `.`, `..` or not well-formed.
   */
  request(call: ApiRequest): Promise<Result<JsonReply>>;
}

/**
 * A connection to the service at `baseUrl`, whose path is kept. `version` is this program's. `now` is the wall clock.
 * Neither `apiKey` nor any of `secrets` can come back in a fault or a value, whatever the server echoes.
 */
export function createApiClient(
  options: Readonly<{
    send: SendRequest;
    baseUrl: URL;
    apiKey: string;
    version: string;
    secrets?: readonly string[];
    now: () => Date;
  }>,
): ApiClient {
  const { send, baseUrl, apiKey, version, secrets = [], now } = options;
  const redact = createRedactor([apiKey, ...secrets]);
  const defaultHeaders = {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    // Without this header a server may choose any compression.
    'accept-encoding': 'identity',
    'user-agent': `docs-agent-action/${version} (+node/${process.versions.node})`,
  };
  return {
    async request({ method, segments, query = {}, json, signal }) {
      const url = joinUrl(baseUrl, segments, query);
      const answer = await send({
        method,
        url,
        headers:
          json === undefined ? defaultHeaders : { ...defaultHeaders, 'content-type': 'application/json' },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(signal && { signal }),
        timeoutMs: ATTEMPT_MS,
        maxBytes: MAX_RESPONSE_BYTES,
      });
      if (!answer.ok)
        return failure({ ...answer.error, detail: sanitizeDetail(answer.error.detail, redact) });
      const reply = answer.value;
      if (reply.status < 200 || reply.status > 299)
        return failure(errorFromResponse({ reply, url, now: now(), redact }));
      return parseJson(reply, redact);
    },
  };
}

/** The base URL's path is kept; its query and user part never travel. */
function joinUrl(base: URL, segments: readonly string[], query: NonNullable<ApiRequest['query']>): URL {
  const path = [base.pathname.replace(/\/+$/, ''), ...segments.map(encodeSegment)].join('/');
  const url = new URL(`${base.origin}${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function encodeSegment(segment: string): string {
  if (!isPathSegment(segment)) throw new RangeError('not a part of a path');
  return encodeURIComponent(segment);
}

/** Whether a text can stand as one part of a path without changing where the path leads. */
export function isPathSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && text.isWellFormed();
}

function parseJson(reply: HttpResponse, redact: (text: string) => string): Result<JsonReply> {
  const { status, headers, body } = reply;
  const requestId = requestIdOf(reply, redact);
  const origin = { status, ...(requestId !== undefined && { requestId }) };
  // A byte order mark is no JSON, but what follows it may be.
  const text = Buffer.from(body)
    .toString()
    .replace(/^\uFEFF/, '')
    .trim();
  try {
    return { ok: true, value: { ...origin, json: sanitizeJson(JSON.parse(text), redact) } };
  } catch {
    return failure({
      kind: 'invalid-response',
      ...origin,
      detail: sanitizeDetail(describeText(text, headers), redact),
    });
  }
}

function describeText(text: string, headers: HttpResponse['headers']): string {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return `the answer is compressed (${encoding}), which was not asked for`;
  if (text === '') return 'the answer is empty';
  if (text.startsWith('<')) return 'the answer is a web page, not JSON: is the base URL that of the API?';
  if (/^[{[]/.test(text)) return 'the answer is JSON that is cut off or broken';
  return `the answer is not JSON (content type ${headers['content-type'] ?? 'not named'})`;
}

function failure(error: RequestError): Readonly<{ ok: false; error: RequestError }> {
  return { ok: false, error };
}
