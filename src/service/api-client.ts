import { notOk, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import { USER_AGENT, type HttpResponse, type SendRequest } from '../http/requests.ts';
import { isPage, textOfBody } from '../http/error-response.ts';
import { errorOfService, requestIdOf, sanitizeDetail } from './error-response.ts';
import { createRedactor, parseJson } from '../text/redact.ts';

/**
 * Bounds on one attempt, to the last byte of its response. The largest response is one of 1,000
 * questions with their answers.
 */
const TIMEOUT_MS = 20_000;
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** Parses the JSON of a 2xx response. `keyLine` is the index of the key that the service has accepted. */
type Parse<T> = (json: unknown, keyLine: number) => Result<T, string>;

/** A request. `path` has its segments below the base URL, not yet encoded. */
type ApiRequest = Readonly<{
  method: 'GET' | 'POST';
  path: readonly string[];
  query?: Readonly<Record<string, string | number | undefined>>;
  json?: object;
  /** Whether only the first key counts, because the request creates something. */
  isNew?: boolean;
  /** Index of the key to begin with; 0 if missing. */
  keyLine?: number | undefined;
  signal?: AbortSignal | undefined;
}>;

export type ServiceOptions = Readonly<{
  send: SendRequest;
  clock: Clock;
  /** The lines of `api-key`, at least one. The first is for new jobs. */
  apiKey: readonly string[];
  projectId: string;
  /** Address of the API. Its path is kept; its query and its user are not sent. */
  baseUrl: URL;
  /** Further secrets. No value and no error contains an API key or one of these. */
  secrets?: readonly string[];
}>;

/**
 * Creates a client. It sends a request once, or once with each key until the service knows both the key and what is requested. `parse` gets
 * the JSON of any 2xx response and the index of the key that was accepted.
 *
 * @param mayQuoteReaders see `Cleaning`
 * @throws RangeError for a segment that would change the path. Ids are validated before.
 */
export function createApiClient(options: ServiceOptions, mayQuoteReaders = false) {
  const { send, clock, apiKey, baseUrl, secrets = [] } = options;
  const redact = createRedactor([...apiKey, ...secrets]);
  const cleaning = { redact, mayQuoteReaders };
  const defaultHeaders = {
    accept: 'application/json',
    // Without this header a server may choose any compression.
    'accept-encoding': 'identity',
    'user-agent': `${USER_AGENT} (+node/${process.versions.node})`,
  };
  const sendWith = async <T>(
    keyLine: number,
    request: ApiRequest,
    parse: Parse<T>,
  ): Promise<Result<T>> => {
    const { method, path, query = {}, json, signal } = request;
    const url = joinUrl(baseUrl, path, query);
    const contentType = json === undefined ? {} : { 'content-type': 'application/json' };
    const sent = await send({
      method,
      url,
      headers: {
        ...defaultHeaders,
        authorization: `Bearer ${apiKey[keyLine]}`,
        ...contentType,
      },
      body: json === undefined ? undefined : JSON.stringify(json),
      signal,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
    });
    if (!sent.ok) {
      return notOk({
        ...sent.error,
        detail: sanitizeDetail(sent.error.detail, cleaning),
      });
    }
    const response = sent.value;
    const { status } = response;
    if (status < 200 || status > 299) {
      return notOk(errorOfService(response, url, clock.date(), cleaning));
    }
    const text = textOfBody(response);
    const data = parseJson(text, redact);
    const parsed =
      data === undefined
        ? notOk(describeText(text, response.headers))
        : parse(data, keyLine);
    if (parsed.ok) return parsed;
    return notOk({
      kind: 'invalid-response',
      status,
      requestId: requestIdOf(response, redact),
      detail: sanitizeDetail(parsed.error, cleaning),
    });
  };
  return async <T>(request: ApiRequest, parse: Parse<T>): Promise<Result<T>> => {
    const { isNew = false, keyLine = 0 } = request;
    let result = await sendWith(keyLine, request, parse);
    if (isNew) return result;
    for (const other of apiKey.keys()) {
      if (!isUnknown(result)) return result;
      if (other === keyLine) continue;
      const next = await sendWith(other, request, parse);
      // It is gone only if every key says so.
      if (!isNotFound(next) || isNotFound(result)) result = next;
    }
    return result;
  };
}

/** Returns whether the service did not know the key, or what is requested. */
function isUnknown(result: Result<unknown>): boolean {
  return isNotFound(result) || (!result.ok && result.error.status === 401);
}

function isNotFound(result: Result<unknown>): boolean {
  return !result.ok && result.error.status === 404;
}

function joinUrl(
  base: URL,
  path: readonly string[],
  query: NonNullable<ApiRequest['query']>,
): URL {
  const basePath = base.pathname.replace(/\/+$/, '');
  const segments = [basePath, ...path.map(encodeSegment)];
  const url = new URL(`${base.origin}${segments.join('/')}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function encodeSegment(segment: string): string {
  const isDots = segment === '.' || segment === '..';
  if (segment === '' || isDots || !segment.isWellFormed()) {
    throw new RangeError('not a segment of a path');
  }
  return encodeURIComponent(segment);
}

function describeText(text: string, headers: HttpResponse['headers']): string {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    return `the response is compressed (${encoding}), although this was not accepted`;
  }
  if (text === '') return 'the response is empty';
  if (isPage(text)) return 'the response is a web page, not JSON';
  if (/^[{[]/.test(text)) return 'the response is incomplete or broken JSON';
  const contentType = headers['content-type'] ?? 'unknown';
  return `the response is not JSON (content type ${contentType})`;
}
