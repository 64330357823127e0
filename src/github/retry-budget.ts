/** How long errors of GitHub may hold up a run. */
import { isUnclear, transientDelay, type RetryDelay } from '../domain/retry.ts';
import type { Clock } from '../ports.ts';

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
        if (policy !== 'idempotent' && isUnclear(error)) return undefined;
        const delay = transient(error, attempts);
        if (delay === undefined || delay > leftMs()) return undefined;
        return delay;
      },
  };
}
