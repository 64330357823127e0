/** HTTP requests and responses, as the adapters of both services send and read them. */
import type { Result } from '../domain/errors.ts';

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
  const isSeconds = /^\d+$/.test(text);
  if (isSeconds) {
    const ms = Number(text) * 1000;
    return Math.min(ms, Number.MAX_SAFE_INTEGER);
  }
  if (!HTTP_DATE.test(text)) return undefined;
  const ms = Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
