import type { RequestError } from '../domain/errors.ts';
import { refusalOf } from '../domain/github-refusal.ts';
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
 * @param detail GitHub's text, redacted.
 */
export function errorOfGitHub(
  { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
  detail: string,
  now: Date,
): RequestError {
  const requested = parseRetryAfter(headers['retry-after'], now);
  return {
    kind: 'status',
    status,
    detail,
    requestId: headers['x-github-request-id'],
    retryAfterMs: requested ?? pauseOf(status, headers, detail),
    isRefusal: refusalOf({ status, detail }) !== undefined,
  };
}

/** Returns how long to wait after a response without `Retry-After`; undefined if that would not help. */
function pauseOf(
  status: number,
  headers: HttpResponse['headers'],
  detail: string,
): number | undefined {
  const isSecondary = status === 403 && SECONDARY_RATE_LIMIT.test(detail);
  const isTooQuick = status === 422 && TOO_QUICKLY.test(detail);
  if (isSecondary || isTooQuick) return DEFAULT_PAUSE_MS;
  // Without requests left the primary limit lasts up to an hour, which is always too long to wait.
  const isExhausted = headers['x-ratelimit-remaining'] === '0';
  return isExhausted ? Infinity : undefined;
}
