/** Success or error as a value, and what is known of an error. */

export const REQUEST_ERROR_KINDS = [
  /** The server cannot have received it. */
  'not-sent',
  /** The server may have processed it. */
  'no-response',
  /** The server has responded, but the response could not be read. */
  'invalid-response',
  /** The server has responded with an error status. */
  'status',
] as const;

/** A request that did not succeed. It contains no header, no key and no prompt. */
export type RequestError = Readonly<{
  kind: (typeof REQUEST_ERROR_KINDS)[number];
  /**
   * Cause, as one clause without a full stop: `the connection failed (ECONNREFUSED)`. Words of a server may end
   * in `?` or `…`. Redacted, not escaped.
   */
  detail: string;
  /** For `status`, and for an `invalid-response` that had one. */
  status?: number | undefined;
  /**
   * How long the server requires to wait, from the arrival of the response: `Retry-After`, if it is there and readable. Infinite for a limit that no
   * run waits for.
   */
  retryAfterMs?: number | undefined;
  /** When a rate limit ends, at the earliest; undefined if that is not known. For people: runs wait for `retryAfterMs`. */
  limitEndsAt?: Date | undefined;
  /** The server's request id, for its support. */
  requestId?: string | undefined;
  /** Refused because the plan or the credits of the docs service do not cover it. */
  paymentRequired?: boolean;
  /** For each kind but `status`: whether the same request may succeed a little later. True if it is not known. */
  transient?: boolean;
  /** For GitHub: a later attempt gets the same response. `refusalOf` returns the reason. */
  isRefusal?: boolean;
}>;

/** A value or the error in its place. Adapters return it; nothing is thrown across a port. */
export type Result<T, E = RequestError> = Success<T> | Failure<E>;
type Success<T> = Readonly<{ ok: true; value: T }>;
type Failure<E> = Readonly<{ ok: false; error: E }>;

/** Wraps the value of a success. */
export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** Wraps the error of a failure. */
export function notOk<E>(error: E): Failure<E> {
  return { ok: false, error };
}

/**
 * Returns whether too many requests were sent. GitHub answers 403 to some rate limits, and 422 to
 * comments that follow too quickly.
 */
export function isRateLimited({ status, retryAfterMs }: Partial<RequestError>): boolean {
  if (status === 429) return true;
  return (status === 403 || status === 422) && retryAfterMs !== undefined;
}

/** Returns whether the service rejects the key or the plan, which says nothing about the job: a sweep with a valid one can read it. */
export function isKeyRejected({ status = 0 }: RequestError): boolean {
  return [401, 402, 403].includes(status);
}
