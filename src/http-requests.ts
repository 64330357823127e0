/** Types and functions with which the adapters of both services send and repeat requests. */
import type { RequestError, Result } from './domain.ts';
import type { Clock } from './ports.ts';

/** Version of this action. A test compares it with package.json. */
export const VERSION = '1.0.0';
export const USER_AGENT = `docs-agent-action/${VERSION}`;

/** An HTTP request; names of headers are in lower case. */
export type HttpRequest = Readonly<{
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Bound on the whole exchange, to the last byte of the response. */
  timeoutMs: number;
  /** Bound on the body of the response. */
  maxBytes: number;
}>;
export type HttpResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}>;
/** A function that sends one request, without retries, and follows no redirect. Any status is a response. */
export type SendRequest = (request: HttpRequest) => Promise<Result<HttpResponse>>;

/** A date as HTTP writes it (RFC 9110 §5.6.7). `Date.parse` alone would make a date of nearly anything. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After` (RFC 9110 §10.2.3) in finite milliseconds from `now`, never negative; undefined if
 * it is missing or unreadable.
 */
export function parseRetryAfter(
  value: string | undefined,
  now: Date,
): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  if (!HTTP_DATE.test(text)) return undefined;
  return Math.max(0, Date.parse(text) - now.getTime());
}

/**
 * A function that returns the delay in milliseconds before the next attempt, after the given number of
 * attempts; undefined to give up.
 */
export type RetryDelay = (error: RequestError, attempts: number) => number | undefined;

/** Repeats a request until it succeeds, `delay` gives up or the signal aborts. */
export async function retry<T>(
  request: () => Promise<Result<T>>,
  options: Readonly<{
    clock: Clock;
    signal?: AbortSignal | undefined;
    delay: RetryDelay;
  }>,
): Promise<Result<T>> {
  const { clock, signal, delay } = options;
  const isAborted = (): boolean => signal?.aborted === true;
  for (let attempts = 1; ; attempts += 1) {
    const result = await request();
    if (result.ok || isAborted()) return result;
    const ms = delay(result.error, attempts);
    if (ms === undefined) return result;
    await clock.sleep(ms, signal);
    if (isAborted()) return result;
  }
}

/** Returns one delay for each retry, or `Retry-After` if that is longer. */
export function transientDelay(delaysMs: readonly number[]): RetryDelay {
  return (error, attempts) => {
    const delay = delaysMs[attempts - 1];
    if (delay === undefined || !isTransient(error)) return undefined;
    return Math.max(delay, error.retryAfterMs ?? 0);
  };
}

/** Returns whether the same request may succeed a little later. */
export function isTransient(error: RequestError): boolean {
  const { kind, status = 0, transient } = error;
  if (kind === 'not-sent') return transient !== false;
  if (kind !== 'status') return true;
  return status >= 500 || status === 408 || isRateLimited(error);
}

/**
 * Returns whether too many requests were sent. GitHub answers 403 to some rate limits, and 422 to
 * comments that follow too quickly.
 */
export function isRateLimited({ status, retryAfterMs }: Partial<RequestError>): boolean {
  if (status === 429) return true;
  return (status === 403 || status === 422) && retryAfterMs !== undefined;
}
