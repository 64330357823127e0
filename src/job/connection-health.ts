/**
 * Whether we still have the service's ear. One bad answer says nothing about a job that works on its own for
 * minutes: only time without any good answer does, or an answer that will not change by asking again.
 */
import type { Fault, ReasonOf } from '../domain.ts';

export type LostReason = ReasonOf<'lost-contact'>;

/** What the answers so far say about the service. Times in milliseconds on the monotonic clock. */
export type Contact = Readonly<{
  /** The last good answer, or the start. */
  goodAt: number;
  /** Since when silence is counted; undefined while the last answer was good. */
  silentSince?: number | undefined;
  /** 401 and 403, and 404, in a row. */
  denials: number;
  misses: number;
  /** By how much rate limits have stretched the delay. */
  slowdown: number;
}>;

const SILENCE_MAX_MS = 5 * 60_000;
/** Long intervals are a user's choice: only so much of one counts as silence, lest its first fault be its last. */
const CHOSEN_SILENCE_MAX_MS = SILENCE_MAX_MS / 2;
const MISSING_GRACE_MS = 30_000;
const IN_A_ROW = 2;
const SLOWDOWN_STEP = 1.5;
const SLOWDOWN_MAX = 4;

/** Contact as it stands once a create or message has been answered. */
export function startContact(now: number): Contact {
  return { goodAt: now, denials: 0, misses: 0, slowdown: 1 };
}

/** Contact after a good answer: all is forgiven, and a rate limit is forgotten step by step. */
export function heard(contact: Contact, now: number): Contact {
  return { ...startContact(now), slowdown: Math.max(1, contact.slowdown / SLOWDOWN_STEP) };
}

/**
 * Contact after a fault, and the reason to give up where there is one: 401 or 403 twice in a row; 404 twice in a row
 * and more than 30 s after the last good answer (records appear late); anything after 5 minutes without a good answer.
 */
export function missed(
  contact: Contact,
  fault: Fault,
  now: number,
): Readonly<{ contact: Contact; lost?: LostReason }> {
  const status = fault.kind === 'status' ? fault.status : undefined;
  const next: Contact = {
    goodAt: contact.goodAt,
    silentSince: contact.silentSince ?? Math.max(contact.goodAt, now - CHOSEN_SILENCE_MAX_MS),
    denials: status === 401 || status === 403 ? contact.denials + 1 : 0,
    misses: status === 404 ? contact.misses + 1 : 0,
    slowdown: status === 429 ? Math.min(SLOWDOWN_MAX, contact.slowdown * SLOWDOWN_STEP) : contact.slowdown,
  };
  if (next.denials >= IN_A_ROW) {
    return { contact: next, lost: status === 401 ? 'unauthorized' : 'forbidden' };
  }
  if (next.misses >= IN_A_ROW && now - next.goodAt > MISSING_GRACE_MS) {
    return { contact: next, lost: 'not-found' };
  }
  if (now >= silenceEndsAt(next)) return { contact: next, lost: 'no-answer' };
  return { contact: next };
}

/** When the silence will have lasted too long: a look is due no later than this. Infinity while there is none. */
export function silenceEndsAt(contact: Contact): number {
  return contact.silentSince === undefined ? Infinity : contact.silentSince + SILENCE_MAX_MS;
}
