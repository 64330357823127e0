/** Repeats requests that may succeed a little later. */
import { isRateLimited, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';

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
