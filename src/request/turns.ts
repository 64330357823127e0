import type { Ask, Trigger } from '../domain.ts';
import { sameTrigger } from './triggers.ts';
import { BEING_ASKED_MS } from './look-first.ts';

/** Whether somebody may be at the request for this right now. What ended as unconfirmed keeps its intent, and is over. */
function isBeingAsked({ state, outcome, askedAt }: Ask, now: Date): boolean {
  return state === 'intent' && outcome === null && now.getTime() - Date.parse(askedAt) < BEING_ASKED_MS;
}

/**
 * Whether another cause than `trigger` stands first among those that are being asked for. Of several runs that could share a job the
 * first one starts it, and the others wait.
 *
 * @param asks those of all records of a thread, in the order of their comments.
 */
export function isPreceded(asks: readonly Ask[], trigger: Trigger, now: Date): boolean {
  const first = asks.find((ask) => isBeingAsked(ask, now));
  return first !== undefined && !sameTrigger(first.trigger, trigger);
}
