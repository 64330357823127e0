/** What a server means by a status that is not 2xx. */
import type { RequestError } from '../domain.ts';
import type { HttpResponse } from '../ports.ts';
import { getProperty } from '../property.ts';
import { parseRetryAfter } from '../retry-after.ts';

/** Most characters of outside text in a fault's detail. */
const DETAIL_LIMIT = 300;

/** Headers in which servers, and what stands before them, name a request; the service's own first. */
const REQUEST_ID_HEADERS = ['x-request-id', 'x-vercel-id', 'cf-ray', 'x-github-request-id'];

/**
 * The fault that a reply outside 2xx is. `url` is where the request went, `now` the wall clock at the answer's
 * arrival. Of a redirect only the target's origin is told: the rest of a location may be a secret.
 */
export function errorFromResponse(
  options: Readonly<{ reply: HttpResponse; url: URL; now: Date; redact: (text: string) => string }>,
): RequestError {
  const { reply, url, now, redact } = options;
  const { status, headers } = reply;
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now);
  const requestId = requestIdOf(reply, redact);
  const seen = status >= 300 && status < 400 ? describeRedirect(reply, url) : describeBody(reply);
  return {
    kind: 'status',
    status,
    detail: sanitizeDetail(seen, redact),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** The server's name for the request; undefined where it gave none that is plain enough to repeat. */
export function requestIdOf({ headers }: HttpResponse, redact: (text: string) => string): string | undefined {
  const id = REQUEST_ID_HEADERS.map((name) => headers[name]?.trim()).find((value) => value);
  return id !== undefined && /^[\w.:/-]{1,200}$/.test(id) ? redact(id) : undefined;
}

/** Outside text as one line of at most 300 characters, without invisible characters and without secrets. */
export function sanitizeDetail(text: string, redact: (text: string) => string): string {
  const visible = text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  // Cut last: a secret that was cut first would no longer be recognised.
  const clean = redact(visible).replace(/ +/g, ' ').trim();
  return clean.length <= DETAIL_LIMIT ? clean : `${clean.slice(0, DETAIL_LIMIT - 1).toWellFormed()}…`;
}

function describeRedirect({ headers }: HttpResponse, url: URL): string {
  const location = headers['location'];
  const target =
    location !== undefined && URL.canParse(location, url.href) ? new URL(location, url) : undefined;
  if (target === undefined) return 'a redirect without a readable target, which was not followed';
  const place = target.origin === 'null' ? `${target.protocol} address` : target.origin;
  return `a redirect to ${place}, which was not followed`;
}

function describeBody({ status, headers, body }: HttpResponse): string {
  const message = errorMessages(body);
  if (message !== '') return message;
  const name = process.getBuiltinModule('node:http').STATUS_CODES[status] ?? 'an unknown status';
  const type = headers['content-type']?.split(';')[0]?.trim();
  return body.length === 0
    ? `${name}, with an empty answer`
    : `${name}, answered as ${type || 'an unnamed type'}`;
}

/**
 * The sentences of an error body, `{ error, details: [{ message }] }`, every part of it optional; empty where there are none. `message`
 * is what gateways say.
 */
function errorMessages(body: Uint8Array): string {
  const message = parseJson(body);
  const details = getProperty(message, 'details');
  const error = getProperty(message, 'error');
  return [
    isSentence(error) ? error : getProperty(message, 'message'),
    ...(Array.isArray(details) ? details.map((detail: unknown) => getProperty(detail, 'message')) : []),
  ]
    .filter(isSentence)
    .join('; ');
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
