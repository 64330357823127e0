/** Decides whether the service is still reachable. A job runs for minutes, so one bad response is not enough. */
import type { ReasonOf } from '../domain/outcome.ts';
import type { RequestError } from '../domain/errors.ts';
import { rejectionReason } from './send-once.ts';

export type LostReason = ReasonOf<'connection-lost'>;

/** Summary of the responses so far. Times in milliseconds on the monotonic clock. */
export type ConnectionHealth = Readonly<{
  /** Time of the last good response, or of the start. */
  lastSuccessAt: number;
  /** Time since which requests fail; undefined after a good response. */
  failingSince?: number | undefined;
  /** Reason why the last response was a rejection, if it was. */
  lastReason?: ReasonOf<'rejected'> | undefined;
}>;

const MAX_OUTAGE_MS = 5 * 60_000;
/** Caps how much of the time before the first error counts as outage: a runner that slept must not end the wait with one error. */
const MAX_COUNTED_GAP_MS = MAX_OUTAGE_MS / 2;
const NOT_FOUND_GRACE_MS = 30_000;
/** Errors that another attempt will not change. */
const DENIED = ['unauthorized', 'payment-required'] as const satisfies LostReason[];

export function healthyConnection(now: number): ConnectionHealth {
  return { lastSuccessAt: now };
}

/**
 * Counts an error. The connection is lost after 401, 402 or 403 twice in a row, after 404 twice in a
 * row and more than 30 s after the last good response (new records appear late), and after 5 minutes
 * without a good response.
 */
export function recordConnectionFailure(
  health: ConnectionHealth,
  error: RequestError,
  now: number,
): Readonly<{ health: ConnectionHealth; lost: LostReason | undefined }> {
  const { lastSuccessAt, lastReason } = health;
  const reason = rejectionReason(error);
  const earliestStart = Math.max(lastSuccessAt, now - MAX_COUNTED_GAP_MS);
  const next: ConnectionHealth = {
    lastSuccessAt,
    failingSince: health.failingSince ?? earliestStart,
    lastReason: reason,
  };
  const denied = DENIED.find((each) => each === reason);
  const wasDenied = DENIED.some((each) => each === lastReason);
  if (denied !== undefined && wasDenied) return { health: next, lost: denied };
  const isGone = reason === 'not-found' && lastReason === 'not-found';
  const isGoneForLong = isGone && now - lastSuccessAt > NOT_FOUND_GRACE_MS;
  const isLost = isGoneForLong || now >= outageDeadline(next);
  return { health: next, lost: isLost ? 'no-response' : undefined };
}

/**
 * Returns when the outage will have lasted too long: the next poll must not be later. Infinity while
 * there is none.
 */
export function outageDeadline({ failingSince }: ConnectionHealth): number {
  if (failingSince === undefined) return Infinity;
  return failingSince + MAX_OUTAGE_MS;
}
