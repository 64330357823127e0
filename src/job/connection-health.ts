/**
 * Whether the service is still reachable. One bad response says nothing about a job that runs for minutes. Only a longer time without a
 * good response does, or an error that another attempt will not change.
 */
import type { ReasonOf, RequestError } from '../domain.ts';
import { rejectionReason } from './send-once.ts';

export type LostReason = ReasonOf<'connection-lost'>;

/** What the responses so far say. Times in milliseconds on the monotonic clock. */
export type ConnectionHealth = Readonly<{
  /** The last good response, or the start. */
  lastSuccessAt: number;
  /** Since when requests fail; undefined after a good response. */
  failingSince?: number | undefined;
  /** 401, 402 and 403 in a row, and 404 in a row. */
  deniedCount: number;
  notFoundCount: number;
  /** How much rate limits have stretched the interval. */
  backoffFactor: number;
}>;

const MAX_OUTAGE_MS = 5 * 60_000;
/** Of a long interval that the user has set, only this much counts as an outage: its first error must not be its last. */
const MAX_COUNTED_INTERVAL_MS = MAX_OUTAGE_MS / 2;
const NOT_FOUND_GRACE_MS = 30_000;
const IN_A_ROW = 2;
/** Errors that another attempt will not change. */
const DENIED = ['unauthorized', 'payment-required', 'forbidden'] as const satisfies LostReason[];
const BACKOFF_STEP = 1.5;
const MAX_BACKOFF = 4;

export function initialHealth(now: number): ConnectionHealth {
  return { lastSuccessAt: now, deniedCount: 0, notFoundCount: 0, backoffFactor: 1 };
}

/** Resets the counters, and reduces the backoff by one step. */
export function recordSuccess({ backoffFactor }: ConnectionHealth, now: number): ConnectionHealth {
  return { ...initialHealth(now), backoffFactor: Math.max(1, backoffFactor / BACKOFF_STEP) };
}

/**
 * Counts an error. The connection is lost after 401, 402 or 403 twice in a row, after 404 twice in a row and more than 30 s after the last good
 * response (new records appear late), and after 5 minutes without a good response.
 */
export function recordFailure(
  health: ConnectionHealth,
  error: RequestError,
  now: number,
): Readonly<{ health: ConnectionHealth; lost?: LostReason }> {
  const { lastSuccessAt, failingSince, backoffFactor } = health;
  const reason = rejectionReason(error);
  const denied = DENIED.find((each) => each === reason);
  const next: ConnectionHealth = {
    lastSuccessAt,
    failingSince: failingSince ?? Math.max(lastSuccessAt, now - MAX_COUNTED_INTERVAL_MS),
    deniedCount: denied === undefined ? 0 : health.deniedCount + 1,
    notFoundCount: reason === 'not-found' ? health.notFoundCount + 1 : 0,
    backoffFactor:
      reason === 'rate-limited' ? Math.min(MAX_BACKOFF, backoffFactor * BACKOFF_STEP) : backoffFactor,
  };
  if (denied !== undefined && next.deniedCount >= IN_A_ROW) return { health: next, lost: denied };
  if (next.notFoundCount >= IN_A_ROW && now - lastSuccessAt > NOT_FOUND_GRACE_MS)
    return { health: next, lost: 'not-found' };
  return now >= outageDeadline(next) ? { health: next, lost: 'no-response' } : { health: next };
}

/** When the outage will have lasted too long: the next poll must not be later. Infinity while there is none. */
export function outageDeadline({ failingSince }: ConnectionHealth): number {
  return failingSince === undefined ? Infinity : failingSince + MAX_OUTAGE_MS;
}
