import { STATUS_CODES } from 'node:http';
import type { RequestError } from '../domain/errors.ts';
import { getProperty } from '../text/unknown-values.ts';
import { parseRetryAfter, type HttpResponse } from '../http/requests.ts';
import { maskPersonalData } from '../text/mask.ts';
import { singleLine, truncate } from '../text/strings.ts';
import { parseJson, type Redact } from '../text/redact.ts';

const MAX_DETAIL_LENGTH = 300;

/**
 * Headers in which servers, and the proxies before them, name a request. The service's own comes
 * first.
 */
const REQUEST_ID_HEADERS = ['x-request-id', 'x-vercel-id', 'cf-ray'];

/** How texts of the service are cleaned before they are shown. */
export type Cleaning = Readonly<{
  /** Removes the secrets of the run. */
  redact: Redact;
  /** Whether a text may quote readers. Then it is masked like everything else that they have typed. */
  mayQuoteReaders: boolean;
}>;

/**
 * Describes a response whose status is not 2xx.
 *
 * @param url address of the request.
 * @param now time of day when the response arrived.
 */
export function errorOfService(
  response: HttpResponse,
  url: URL,
  now: Date,
  cleaning: Cleaning,
): RequestError {
  const { redact } = cleaning;
  const { status } = response;
  const detail =
    status < 400 ? describeRedirect(response, url) : describeBody(response, redact);
  const error: RequestError = {
    kind: 'status',
    status,
    detail: sanitizeDetail(detail, cleaning),
    requestId: requestIdOf(response, redact),
    retryAfterMs: parseRetryAfter(response.headers['retry-after'], now),
  };
  if (!isPaymentRequired(status, detail)) return error;
  return { ...error, paymentRequired: true };
}

const PAYMENT_WORDS = /\b(?:plans?|upgrade|credits?|billing)\b/i;

/**
 * Recognises an account that has to pay. The known service answers an exhausted one with 402, and a
 * plan without the agent with 401 or 403.
 */
function isPaymentRequired(status: number, detail: string): boolean {
  if (status === 402) return true;
  if (status !== 401 && status !== 403) return false;
  return PAYMENT_WORDS.test(detail);
}

const PLAIN_ID = /^[\w.:/-]{1,200}$/;

/** Returns the server's name for the request, unless it is too odd to repeat. */
export function requestIdOf(
  { headers }: HttpResponse,
  redact: Redact,
): string | undefined {
  for (const name of REQUEST_ID_HEADERS) {
    const id = headers[name]?.trim() ?? '';
    if (id === '') continue;
    return PLAIN_ID.test(id) ? redact(id) : undefined;
  }
  return undefined;
}

/** Renders outside text as one line without secrets. */
export function sanitizeDetail(
  text: string,
  { redact, mayQuoteReaders }: Cleaning,
): string {
  const plain = redact(singleLine(text)).replace(/ +/g, ' ');
  if (mayQuoteReaders) return maskPersonalData(plain, MAX_DETAIL_LENGTH);
  // The text is cut last, because half a secret would not be recognised.
  return truncate(plain, MAX_DETAIL_LENGTH);
}

/** Describes a redirect by the origin of its target, because the rest of a location may be a secret. */
function describeRedirect({ headers }: HttpResponse, url: URL): string {
  const location = headers['location'] ?? 'none:';
  const origin = URL.parse(location, url.href)?.origin ?? 'null';
  const place = origin === 'null' ? 'another address' : origin;
  return `a redirect to ${place}, which was not followed`;
}

/**
 * Returns the service's own words: `{ error, details: [{ message }] }`, `{ message }`, or the first
 * line of plain text.
 */
function describeBody(response: HttpResponse, redact: Redact): string {
  const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';');
  const type = mediaType.trim();
  const text = textOfBody(response);
  const json = parseJson(text, redact);
  const words = json === undefined ? plainWords(text, type) : wordsOf(json);
  if (words.length > 0) return words.join('; ');
  const name = STATUS_CODES[response.status] ?? 'an unknown status';
  if (text === '') return `${name}, without a text`;
  return `${name}, with a body of type ${type || 'unknown'}`;
}

/** Returns the texts of an error in JSON. */
function wordsOf(json: unknown): readonly string[] {
  const error = getProperty(json, 'error');
  const message = getProperty(json, 'message');
  const text = [error, message].find(isText);
  const words: unknown[] = [text];
  const details = getProperty(json, 'details');
  if (Array.isArray(details)) {
    for (const detail of details) {
      words.push(getProperty(detail, 'message') ?? detail);
    }
  }
  return words.filter(isText);
}

/** Returns the first line of plain text, which servers also send as text/html. */
function plainWords(text: string, type: string): readonly string[] {
  const isTextType = type === '' || type.startsWith('text/');
  const isMarkup = /^[<{[]/.test(text);
  if (!isTextType || isMarkup) return [];
  return text.split('\n', 1).filter(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Decodes a body, without a byte order mark. */
export function textOfBody({ body }: HttpResponse): string {
  return new TextDecoder().decode(body).trim();
}
