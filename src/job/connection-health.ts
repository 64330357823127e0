/**
 * Whether we still have the service's ear. One bad answer says nothing about a job that works on its own for
 * minutes: only time without any good answer does, or an answer that will not change by asking again.
 */
import type { RequestError, ReasonOf } from '../domain.ts';

export type LostReason = ReasonOf<'connection-lost'>;

/** What the answers so far say about the service. Times in milliseconds on the monotonic clock. */
export type ConnectionHealth = Readonly<{
  /** The last good answer, or the start. */
  lastSuccessAt: number;
  /** Since when silence is counted; undefined while the last answer was good. */
  failingSince?: number | undefined;
  /** 401 and 403, and 404, in a row. */
  deniedCount: number;
  notFoundCount: number;
  /** By how much rate limits have stretched the delay. */
  backoffFactor: number;
}>;

const MAX_OUTAGE_MS = 5 * 60_000;
/** Long intervals are a user's choice: only so much of one counts as silence, lest its first fault be its last. */
const MAX_COUNTED_INTERVAL_MS = MAX_OUTAGE_MS / 2;
const NOT_FOUND_GRACE_MS = 30_000;
const IN_A_ROW = 2;
const BACKOFF_STEP = 1.5;
const MAX_BACKOFF = 4;

/** Contact as it stands once a create or message has been answered. */
export function initialHealth(now: number): ConnectionHealth {
  return { lastSuccessAt: now, deniedCount: 0, notFoundCount: 0, backoffFactor: 1 };
}

/** Contact after a good answer: all is forgiven, and a rate limit is forgotten step by step. */
export function recordSuccess(health: ConnectionHealth, now: number): ConnectionHealth {
  return { ...initialHealth(now), backoffFactor: Math.max(1, health.backoffFactor / BACKOFF_STEP) };
}

/**
 * Contact after a fault, and the reason to give up where there is one: 401 or 403 twice in a row; 404 twice in a row
 * and more than 30 s after the last good answer (records appear late); anything after 5 minutes without a good answer.
 */
export function recordFailure(
  health: ConnectionHealth,
  error: RequestError,
  now: number,
): Readonly<{ health: ConnectionHealth; lost?: LostReason }> {
  const status = error.kind === 'status' ? error.status : undefined;
  const next: ConnectionHealth = {
    lastSuccessAt: health.lastSuccessAt,
    failingSince: health.failingSince ?? Math.max(health.lastSuccessAt, now - MAX_COUNTED_INTERVAL_MS),
    deniedCount: status === 401 || status === 403 ? health.deniedCount + 1 : 0,
    notFoundCount: status === 404 ? health.notFoundCount + 1 : 0,
    backoffFactor:
      status === 429 ? Math.min(MAX_BACKOFF, health.backoffFactor * BACKOFF_STEP) : health.backoffFactor,
  };
  if (next.deniedCount >= IN_A_ROW) {
    return { health: next, lost: status === 401 ? 'unauthorized' : 'forbidden' };
  }
  if (next.notFoundCount >= IN_A_ROW && now - next.lastSuccessAt > NOT_FOUND_GRACE_MS) {
    return { health: next, lost: 'not-found' };
  }
  if (now >= outageDeadline(next)) return { health: next, lost: 'no-response' };
  return { health: next };
}

/** When the silence will have lasted too long: a look is due no later than this. Infinity while there is none. */
export function outageDeadline(health: ConnectionHealth): number {
  return health.failingSince === undefined ? Infinity : health.failingSince + MAX_OUTAGE_MS;
}
