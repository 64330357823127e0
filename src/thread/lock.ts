import type { Ask, Trigger } from '../domain.ts';
import { BEING_ASKED_MS } from './deduplicate.ts';
import { sameTrigger } from '../trigger/trigger-id.ts';

/** Whether somebody may be at the request for this right now. What ended as unconfirmed keeps its intent, and is over. */
function isBeingAsked({ state, outcome, askedAt }: Ask, now: Date): boolean {
  return state === 'intent' && outcome === null && now.getTime() - Date.parse(askedAt) < BEING_ASKED_MS;
}

/**
 * Whether another run stands first among those that are at their request for the same. Of several runs that would start a job for one
 * cause, or could share one, the first one starts it, and the others wait.
 *
 * @param asks those of all records of a thread, in the order of their comments.
 * @param own `sharesJob`: whether whatever else is asked in the thread counts too.
 */
export function isPreceded(
  asks: readonly Ask[],
  own: Readonly<{ trigger: Trigger; run: string; sharesJob: boolean }>,
  now: Date,
): boolean {
  const first = asks.find(
    (ask) => isBeingAsked(ask, now) && (own.sharesJob || sameTrigger(ask.trigger, own.trigger)),
  );
  return first !== undefined && !(sameTrigger(first.trigger, own.trigger) && first.run === own.run);
}
