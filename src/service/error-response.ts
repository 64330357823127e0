import { STATUS_CODES } from 'node:http';
import type { RequestError } from '../domain.ts';
import { getProperty } from '../unknown-values.ts';
import { parseRetryAfter, type HttpResponse } from '../http-requests.ts';
import { singleLine, truncate } from '../text.ts';
import { parseJson, type Redact } from '../redact.ts';

const MAX_DETAIL_LENGTH = 300;

/** Headers in which servers, and the proxies before them, name a request. The service's own comes first. */
const REQUEST_ID_HEADERS = ['x-request-id', 'x-vercel-id', 'cf-ray'];

/** The error of a response whose status is not 2xx, to a request to `url`; `now` is the time of day when it arrived. */
export function errorFromResponse(
  response: HttpResponse,
  url: URL,
  now: Date,
  redact: Redact,
): RequestError {
  const { status, headers } = response;
  const detail =
    status < 400 ? describeRedirect(response, url) : describeBody(response, redact);
  // The known service answers an exhausted account with 402, and a plan without the agent with 401 or 403.
  const isDenied = status === 401 || status === 403;
  const paymentRequired =
    status === 402 ||
    (isDenied && /\b(?:plans?|upgrade|credits?|billing)\b/i.test(detail));
  return {
    kind: 'status',
    status,
    detail: sanitizeDetail(detail, redact),
    requestId: requestIdOf(response, redact),
    retryAfterMs: parseRetryAfter(headers['retry-after'], now),
    ...(paymentRequired && { paymentRequired }),
  };
}

/** The server's name for the request, unless it is too odd to repeat. */
export function requestIdOf(
  { headers }: HttpResponse,
  redact: Redact,
): string | undefined {
  const id =
    REQUEST_ID_HEADERS.map((name) => headers[name]?.trim()).find((value) => value) ?? '';
  return /^[\w.:/-]{1,200}$/.test(id) ? redact(id) : undefined;
}

/** Outside text as one line without secrets. */
export function sanitizeDetail(text: string, redact: Redact): string {
  // Cut last: half a secret would not be recognised.
  return truncate(redact(singleLine(text)).replace(/ +/g, ' '), MAX_DETAIL_LENGTH);
}

/** Only the origin of the target: the rest of a location may be a secret. */
function describeRedirect({ headers }: HttpResponse, url: URL): string {
  const target = URL.parse(headers['location'] ?? 'none:', url.href);
  const place =
    target === null || target.origin === 'null' ? 'another address' : target.origin;
  return `a redirect to ${place}, which was not followed`;
}

/** The service's own words: `{ error, details: [{ message }] }`, `{ message }`, or the first line of plain text. */
function describeBody(response: HttpResponse, redact: Redact): string {
  const { status, headers } = response;
  const type = headers['content-type']?.split(';')[0]?.trim() ?? '';
  const text = textOf(response);
  const json = parseJson(text, redact);
  const details = getProperty(json, 'details');
  // Servers also send plain text as text/html.
  const isPlain =
    json === undefined && /^(?:text\/|$)/.test(type) && !/^[<{[]/.test(text);
  const words = [
    [getProperty(json, 'error'), getProperty(json, 'message')].find(isText),
    ...(Array.isArray(details)
      ? details.map((detail) => getProperty(detail, 'message') ?? detail)
      : []),
    isPlain ? text.split('\n', 1)[0] : undefined,
  ].filter(isText);
  if (words.length > 0) return words.join('; ');
  const name = STATUS_CODES[status] ?? 'an unknown status';
  return text === ''
    ? `${name}, without a text`
    : `${name}, with a body of type ${type || 'unknown'}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The text of a body, without a byte order mark. */
export function textOf({ body }: HttpResponse): string {
  return new TextDecoder().decode(body).trim();
}
