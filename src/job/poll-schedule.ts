/**
 * When to look next. Every figure in here was chosen by simulation (`npm run bench:poll`): requests cost the service,
 * lag costs the people who wait, and a late answer hurts in proportion to how long the job took. That asks for an
 * interval that grows with the square root of the time elapsed.
 */

import { MAX_TIMER_MS } from '../ports.ts';

/** A source of numbers in [0, 1), such as `Math.random`. */
export type Random = () => number;

/** Two looks are never closer than this, whatever the input says. */
export const MIN_INTERVAL_MS = 2_000;

const SECONDS_PER_ROOT_SECOND = 0.75;
const ADAPTIVE_MIN_MS = 5_000;
const ADAPTIVE_MAX_MS = 30_000;
const JITTER = 0.1;
/** Whatever a server asks for, a job is not left alone for longer than this. */
const MAX_DELAY_MS = 120_000;

/**
 * The delay that fits a job of unknown length: `clamp(0.75·√elapsed, 5, 30)` seconds, ±10 %.
 * @returns whole milliseconds, 4,500 to 33,000
 */
export function adaptiveDelay({
  elapsedMs,
  random,
}: Readonly<{ elapsedMs: number; random: Random }>): number {
  const elapsedSeconds = Math.max(0, elapsedMs) / 1_000;
  const desiredMs = SECONDS_PER_ROOT_SECOND * Math.sqrt(elapsedSeconds) * 1_000;
  return withJitter(Math.min(Math.max(desiredMs, ADAPTIVE_MIN_MS), ADAPTIVE_MAX_MS), random);
}

/** The interval that a user asked for, ±10 %, never below the least gap. Milliseconds in and out. */
export function fixedDelay({ intervalMs, random }: Readonly<{ intervalMs: number; random: Random }>): number {
  return Math.max(MIN_INTERVAL_MS, withJitter(intervalMs, random));
}

/**
 * Milliseconds from an answer to the next look.
 *
 * `retryAfterMs` only ever lengthens, up to 120 s; nonsense in it is ignored. `slowdown` stretches the delay of a
 * job that met a rate limit. `mustLookInMs` and `timeLeftMs`: see `clampDelay`.
 */
export function nextDelay({
  elapsedMs,
  fixedIntervalMs,
  retryAfterMs = 0,
  backoffFactor = 1,
  latestMs,
  timeLeftMs,
  random,
}: Readonly<{
  elapsedMs: number;
  fixedIntervalMs?: number | undefined;
  retryAfterMs?: number | undefined;
  backoffFactor?: number | undefined;
  latestMs?: number | undefined;
  timeLeftMs: number;
  random: Random;
}>): number {
  const own =
    fixedIntervalMs === undefined
      ? adaptiveDelay({ elapsedMs, random })
      : fixedDelay({ intervalMs: fixedIntervalMs, random });
  const stretched = own * backoffFactor;
  const slowed = Math.min(retryAfterMs > stretched ? retryAfterMs : stretched, MAX_DELAY_MS);
  return clampDelay({ desiredMs: Math.max(own, slowed), latestMs, timeLeftMs });
}

/**
 * Fits a delay to the two moments at which a look is due: when the time is up, and, if it comes before that, when
 * `mustLookInMs` has passed. A look that would fall shortly before such a moment, or after it, takes place at it: so
 * there is exactly one look at the deadline, and none closer than the least gap before it.
 *
 * @returns milliseconds from 0 to `timeLeftMs`, and short enough for a timer
 */
export function clampDelay({
  desiredMs,
  latestMs = Infinity,
  timeLeftMs,
}: Readonly<{ desiredMs: number; latestMs?: number | undefined; timeLeftMs: number }>): number {
  const due = latestMs > timeLeftMs - MIN_INTERVAL_MS ? timeLeftMs : latestMs;
  const fitted = desiredMs > due - MIN_INTERVAL_MS ? due : desiredMs;
  return Math.min(Math.max(0, fitted), MAX_TIMER_MS);
}

/** Jobs that start in the same second, as those of a matrix do, must not ask in the same second for ever. */
function withJitter(ms: number, random: Random): number {
  return Math.round(ms * (1 - JITTER + 2 * JITTER * random()));
}
