import type { RequestError } from '../domain/errors.ts';
import { describeErrorBody, endOfLimit } from '../http/error-response.ts';
import { parseRetryAfter, type HttpResponse } from '../http/requests.ts';
import { maskPersonalData } from '../text/mask.ts';
import { singleLine, truncate, withoutFullStop } from '../text/strings.ts';
import type { Redact } from '../text/redact.ts';

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
    status < 400 ? describeRedirect(response, url) : describeErrorBody(response, redact);
  const retryAfterMs = parseRetryAfter(response.headers['retry-after'], now);
  const error: RequestError = {
    kind: 'status',
    status,
    detail: sanitizeDetail(detail, cleaning),
    requestId: requestIdOf(response, redact),
    retryAfterMs,
    limitEndsAt: status === 429 ? endOfLimit(retryAfterMs, now) : undefined,
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

/** Renders outside text as a clause without secrets. */
export function sanitizeDetail(
  text: string,
  { redact, mayQuoteReaders }: Cleaning,
): string {
  const plain = redact(singleLine(text)).replace(/ +/g, ' ');
  // The text is cut last, because half a secret would not be recognised.
  const cut = mayQuoteReaders
    ? maskPersonalData(plain, MAX_DETAIL_LENGTH)
    : truncate(plain, MAX_DETAIL_LENGTH);
  return withoutFullStop(cut);
}

/** Describes a redirect by the origin of its target, because the rest of a location may be a secret. */
function describeRedirect({ headers }: HttpResponse, url: URL): string {
  const location = headers['location'] ?? 'none:';
  const origin = URL.parse(location, url.href)?.origin ?? 'null';
  const place = origin === 'null' ? 'another address' : origin;
  return `a redirect to ${place}, which was not followed`;
}
