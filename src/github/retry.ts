import type { Clock } from '../ports.ts';
import { isRateLimited, transientDelay, type RetryDelay } from '../http-requests.ts';

/** Bound on one attempt. A page of 100 long comments needs far less. */
const MAX_ATTEMPT_MS = 10_000;
/** Each request gets at least one attempt of this length, whatever was lost before. */
const MIN_ATTEMPT_MS = 3000;
const RETRY_DELAYS_MS = [1000, 3000];

/** The time that errors may cost a young run: with all three steps before its submission stalled, some 25 s. */
const INITIAL_BUDGET_MS = 15_000;
/** A run that has waited for minutes may spend a minute more on its report. */
const SHARE_OF_RUN = 1 / 4;
const MAX_BUDGET_MS = 90_000;

/** A rule for the repetition of a request. */
export type RetryPolicy =
  /** Reads, and writes that change nothing the second time. */
  | 'idempotent'
  /** Writes that add something: only if GitHub cannot have processed the first. */
  | 'if-not-processed';

/** How long errors of GitHub may hold up a run that begins now: the job must not wait for a comment that fails. */
export function createRetryBudget(clock: Clock) {
  const openedAt = clock.now();
  let spentMs = 0;
  let countedUntil = openedAt;
  const leftMs = (): number =>
    Math.min(INITIAL_BUDGET_MS + (clock.now() - openedAt) * SHARE_OF_RUN, MAX_BUDGET_MS) -
    spentMs;
  const transient = transientDelay(RETRY_DELAYS_MS);
  return {
    /** Bound on the next attempt. */
    attemptMs: (): number => Math.min(Math.max(leftMs(), MIN_ATTEMPT_MS), MAX_ATTEMPT_MS),
    /** Counts the time since `startedAt` (monotonic) as lost. Time that requests lose in parallel counts once. */
    spend(startedAt: number): void {
      const now = clock.now();
      spentMs += Math.max(0, now - Math.max(startedAt, countedUntil));
      countedUntil = now;
    },
    /** The retry policy, limited to the budget. */
    delay:
      (policy: RetryPolicy): RetryDelay =>
      (error, attempts) => {
        const wasNotProcessed = error.kind === 'not-sent' || isRateLimited(error);
        const delay =
          policy === 'idempotent' || wasNotProcessed
            ? transient(error, attempts)
            : undefined;
        return delay !== undefined && delay <= leftMs() ? delay : undefined;
      },
  };
}
