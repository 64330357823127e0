import { isRateLimited, type RequestError } from '../domain/errors.ts';
import { refusalOf } from '../domain/github-refusal.ts';
import { endOfLimit } from '../http/error-response.ts';
import { parseRetryAfter, type HttpResponse } from '../http/requests.ts';

/**
 * Text of a 403 or 429:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */
const SECONDARY_RATE_LIMIT = /secondary rate limit|abuse detection/i;
/** Text of a 422 after too many comments in a short time. */
const TOO_QUICKLY = /submitted too quickly/i;

/** Pause if GitHub names none. It requires at least a minute. */
const DEFAULT_PAUSE_MS = 60_000;

/**
 * Describes a response that is not a success.
 *
 * @param words GitHub's text, redacted.
 */
export function errorOfGitHub(
  { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
  words: string,
  now: Date,
): RequestError {
  const requestedMs = parseRetryAfter(headers['retry-after'], now);
  const isRefusal = refusalOf({ status, detail: words }) !== undefined;
  // A refusal stays a refusal even if it was the last request that the limit allowed.
  const pauseMs = isRefusal ? undefined : pauseOf(status, headers, words);
  const error = {
    kind: 'status',
    status,
    detail: words,
    requestId: headers['x-github-request-id'],
    retryAfterMs: requestedMs ?? pauseMs,
    isRefusal,
  } as const;
  if (!isRateLimited(error)) return error;
  const untilResetMs = isExhausted(headers) ? msUntilReset(headers, now) : undefined;
  const limitEndsAt = endOfLimit(requestedMs ?? untilResetMs ?? DEFAULT_PAUSE_MS, now);
  // The next sentences say whom to contact, with an ID that differs each time.
  const [detail = ''] = words.split('. ', 1);
  return { ...error, detail, limitEndsAt };
}

/** Returns how long to wait after a response without `Retry-After`; undefined if that would not help. */
function pauseOf(
  status: number,
  headers: HttpResponse['headers'],
  words: string,
): number | undefined {
  const isSecondary = status === 403 && SECONDARY_RATE_LIMIT.test(words);
  const isTooQuick = status === 422 && TOO_QUICKLY.test(words);
  if (isSecondary || isTooQuick) return DEFAULT_PAUSE_MS;
  if (status !== 403 && status !== 429) return undefined;
  // The primary limit lasts up to an hour. No run waits for it, however soon it ends.
  if (isExhausted(headers)) return Infinity;
  return status === 429 ? DEFAULT_PAUSE_MS : undefined;
}

/** Returns whether the primary limit leaves no requests. */
function isExhausted(headers: HttpResponse['headers']): boolean {
  return headers['x-ratelimit-remaining'] === '0';
}

/** Returns how long the primary limit lasts: GitHub names its end in seconds since 1970. */
function msUntilReset(headers: HttpResponse['headers'], now: Date): number | undefined {
  const seconds = headers['x-ratelimit-reset'] ?? '';
  if (!/^\d+$/.test(seconds)) return undefined;
  return Math.max(0, Number(seconds) * 1000 - now.getTime());
}
