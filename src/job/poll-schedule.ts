/**
 * Decides when to poll next. Lag matters less the longer a job takes, so the interval grows with the
 * square root of the elapsed time. The values come from a simulation (tools/bench/README.md).
 */

/** Minimum time between two polls. */
export const MIN_INTERVAL_MS = 2_000;

const SECONDS_PER_ROOT_SECOND = 0.75;
const SHORTEST_MS = 5_000;
const LONGEST_MS = 30_000;
const JITTER = 0.1;
const MAX_RETRY_AFTER_MS = 120_000;

/**
 * Calculates the milliseconds from a response to the next poll: `clamp(0.75·√elapsed, 5, 30)`
 * seconds, ±10 %. `retryAfterMs` can only lengthen it.
 */
export function nextPollDelay(
  options: Readonly<{
    elapsedMs: number;
    retryAfterMs?: number | undefined;
    random: () => number;
  }>,
): number {
  const { elapsedMs, retryAfterMs = 0, random } = options;
  const elapsedSeconds = Math.max(0, elapsedMs) / 1_000;
  const desiredMs = SECONDS_PER_ROOT_SECOND * Math.sqrt(elapsedSeconds) * 1_000;
  const intervalMs = Math.min(Math.max(desiredMs, SHORTEST_MS), LONGEST_MS);
  // Jobs that start in the same second, as in a matrix, are not polled in the same second.
  const jitter = 1 - JITTER + 2 * JITTER * random();
  const ownMs = Math.round(intervalMs * jitter);
  const serviceMs = Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  return Math.max(ownMs, serviceMs);
}

/**
 * Fits a delay to the two moments at which a poll is due: at the deadline, and before that when
 * `latestMs` have passed. A poll that would come shortly before such a moment, or after it, comes at
 * it. So there is exactly one poll at the deadline.
 */
export function clampPollDelay(
  delay: Readonly<{
    desiredMs: number;
    latestMs?: number;
    timeLeftMs: number;
  }>,
) {
  const { desiredMs, latestMs = Infinity, timeLeftMs } = delay;
  const dueMs = snapTo(timeLeftMs, latestMs);
  return Math.max(0, snapTo(dueMs, desiredMs));
}

/** Returns the moment if a delay ends shortly before it, or after it. */
function snapTo(momentMs: number, delayMs: number): number {
  return delayMs > momentMs - MIN_INTERVAL_MS ? momentMs : delayMs;
}
