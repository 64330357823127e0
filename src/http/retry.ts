/** Repeats requests that may succeed a little later. The budget and its policies are for GitHub alone; the docs service has delays of its own. */
import { isRateLimited, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';

/**
 * A function that returns the delay in milliseconds before the next attempt, after the given number of
 * attempts; undefined to give up.
 */
type RetryDelay = (error: RequestError, attempts: number) => number | undefined;

/** Repeats a request until it succeeds, `delay` gives up or the signal aborts. */
export async function retry<T>(
  request: () => Promise<Result<T>>,
  options: Readonly<{
    clock: Clock;
    signal?: AbortSignal | undefined;
    delay: RetryDelay;
  }>,
): Promise<Result<T>> {
  const { signal } = options;
  const isAborted = (): boolean => signal?.aborted === true;
  for (let attempts = 1; ; attempts += 1) {
    const result = await request();
    if (result.ok || isAborted()) return result;
    const ms = options.delay(result.error, attempts);
    if (ms === undefined) return result;
    await options.clock.sleep(ms, signal);
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

/** Bound on one attempt. A page of 100 long comments needs far less. */
const MAX_ATTEMPT_MS = 10_000;
/** Minimum length of the first attempt of each request, whatever was lost before. */
const MIN_ATTEMPT_MS = 3000;
const RETRY_DELAYS_MS = [1000, 3000];

/** Time that errors may cost a young run: some 25 s if all three steps before its submission stall. */
const INITIAL_BUDGET_MS = 15_000;
/** Share of a run that errors may cost. One that has waited for minutes may spend a minute on its report. */
const SHARE_OF_RUN = 1 / 4;
const MAX_BUDGET_MS = 90_000;

/** Policy for the repetition of a request. */
export type RetryPolicy =
  /** Reads, and writes that change nothing the second time. */
  | 'idempotent'
  /** Writes that add something: only if GitHub cannot have processed the first. */
  | 'if-not-processed'
  /** Writes that nobody misses. */
  | 'never';

export type RetryBudget = ReturnType<typeof createRetryBudget>;

/**
 * Creates the budget of time by which errors of GitHub may hold up a run that begins now. The job must
 * not wait for a comment that fails.
 *
 * @param initialMs the budget at the beginning
 */
export function createRetryBudget(clock: Clock, initialMs = INITIAL_BUDGET_MS) {
  const openedAt = clock.now();
  let spentMs = 0;
  let countedUntil = openedAt;
  const leftMs = (): number => {
    const ageMs = clock.now() - openedAt;
    const budgetMs = initialMs + ageMs * SHARE_OF_RUN;
    return Math.min(budgetMs, Math.max(initialMs, MAX_BUDGET_MS)) - spentMs;
  };
  const transient = transientDelay(RETRY_DELAYS_MS);
  return {
    /** Returns the bound on the next attempt. */
    attemptMs(): number {
      const atLeast = Math.max(leftMs(), MIN_ATTEMPT_MS);
      return Math.min(atLeast, MAX_ATTEMPT_MS);
    },
    /** Counts the time since `startedAt` (monotonic) as lost. Time that requests lose in parallel counts once. */
    spend(startedAt: number): void {
      const now = clock.now();
      const uncountedSince = Math.max(startedAt, countedUntil);
      spentMs += Math.max(0, now - uncountedSince);
      countedUntil = now;
    },
    /** Returns the delays of a policy, limited to the budget. */
    delay:
      (policy: RetryPolicy): RetryDelay =>
      (error, attempts) => {
        if (policy === 'never') return undefined;
        const wasNotProcessed = error.kind === 'not-sent' || isRateLimited(error);
        if (policy !== 'idempotent' && !wasNotProcessed) return undefined;
        const delay = transient(error, attempts);
        if (delay === undefined || delay > leftMs()) return undefined;
        return delay;
      },
  };
}
