/** The policy of repeating requests that fail. It never repeats a paid request: see `job/send-once.ts`. */
import type { Clock } from '../ports.ts';
import { isRateLimited, type RequestError, type Result } from './errors.ts';

/**
 * A function that returns the delay in milliseconds before the next attempt, after the given number of
 * attempts; undefined to give up.
 */
export type RetryDelay = (error: RequestError, attempts: number) => number | undefined;

type RetryOptions = Readonly<{
  clock: Clock;
  signal: AbortSignal;
  delay: RetryDelay;
}>;

/** Repeats a request until it succeeds, `delay` gives up or the signal aborts. */
export async function retry<T>(
  request: () => Promise<Result<T>>,
  options: RetryOptions,
): Promise<Result<T>> {
  for (let attempts = 1; ; attempts += 1) {
    const result = await request();
    if (result.ok || !(await pause(result.error, options, attempts))) return result;
  }
}

/** Pauses before the next attempt. Returns whether there is to be one. */
export async function pause(
  error: RequestError,
  { clock, signal, delay }: RetryOptions,
  attempts = 1,
): Promise<boolean> {
  if (signal.aborted) return false;
  const ms = delay(error, attempts);
  if (ms === undefined) return false;
  await clock.sleep(ms, signal);
  return !signal.aborted;
}

/** Returns one delay for each retry, or `Retry-After` if that is longer. */
export function transientDelay(delaysMs: readonly number[]): RetryDelay {
  return (error, attempts) => {
    const delay = delaysMs[attempts - 1];
    if (delay === undefined || !isTransient(error)) return undefined;
    return Math.max(delay, error.retryAfterMs ?? 0);
  };
}

/** How long to try while GitHub has a fault. */
const MAX_FAULT_MS = 30_000;
const PAUSE_MS = 3000;
/** A rate limit is waited for once. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const MAX_RATE_LIMIT_MS = 2 * 60_000;
/** For a rate limit without `Retry-After`. */
const DEFAULT_RATE_LIMIT_MS = 60_000;

/**
 * Returns how long to try one thing that every request depends on, however many reads and writes it takes: for 30 s through a fault, and after
 * one wait for a rate limit. A refusal ends it.
 */
export function patienceOf({
  clock,
  signal,
}: Pick<RetryOptions, 'clock' | 'signal'>): RetryOptions {
  let deadline = clock.now() + MAX_FAULT_MS;
  let hasWaitedForLimit = false;
  const delay: RetryDelay = (error) => {
    if (!isRateLimited(error)) {
      const isOver = clock.now() + PAUSE_MS > deadline;
      return error.isRefusal === true || isOver ? undefined : PAUSE_MS;
    }
    const ms = error.retryAfterMs ?? DEFAULT_RATE_LIMIT_MS;
    if (hasWaitedForLimit || ms > MAX_RATE_LIMIT_MS) return undefined;
    hasWaitedForLimit = true;
    deadline = clock.now() + ms + MAX_FAULT_MS;
    return ms;
  };
  return { clock, signal, delay };
}

/** Returns whether the same request may succeed a little later. */
export function isTransient(error: RequestError): boolean {
  const { kind, status = 0, transient } = error;
  if (kind !== 'status') return transient !== false;
  return status >= 500 || status === 408 || isRateLimited(error);
}

/** Returns whether the server may have carried out a request that failed. */
export function isUnclear({ kind, status = 0 }: RequestError): boolean {
  if (kind === 'status') return status >= 500 || status === 408;
  return kind !== 'not-sent';
}
