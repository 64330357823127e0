import type { Ask, ThreadRecord, Trigger } from '../domain.ts';
import { sameTrigger } from '../trigger/trigger-id.ts';

/** What the memory of a thread says about a trigger. */
export type Remembered =
  /** Nobody has asked for it. */
  | Readonly<{ kind: 'new' }>
  /** Asked, and not ended well: it may be asked anew. */
  | Readonly<{ kind: 'again'; ask: Ask }>
  /** Asked with another instruction: two uses share one trigger. */
  | Readonly<{ kind: 'other-instruction'; ask: Ask }>
  /** Asked, the job is known: wait for it. */
  | Readonly<{ kind: 'adopt'; ask: Ask; job: string }>
  /** Asked, and ended in a way that another job would not mend: tell it again. */
  | Readonly<{ kind: 'report'; ask: Ask; job: string }>
  /** Somebody is asking right now: look again in a moment. */
  | Readonly<{ kind: 'being-asked'; ask: Ask }>
  /** It may have been asked, and nobody can tell. */
  | Readonly<{ kind: 'unconfirmed'; why: 'intent' | 'forgotten' }>;

/** An intent this young may belong to a run that is at its request. */
export const BEING_ASKED_MS = 2 * 60_000;

/**
 * Looks a trigger up before anything is asked for it. `bare` are intents that are not bound to a comment: they can hold an
 * ask back and give nothing. `triggeredAt` is when the trigger came about, where that is known; `now` is the wall clock.
 */
export function lookFirst({
  record,
  bare,
  trigger,
  digest,
  triggeredAt,
  now,
}: Readonly<{
  record: ThreadRecord | undefined;
  bare: readonly ThreadRecord[];
  trigger: Trigger;
  digest: string;
  triggeredAt: Date | undefined;
  now: Date;
}>): Remembered {
  const isOurs = (ask: Ask): boolean => sameTrigger(ask.trigger, trigger);
  const ask = record?.asks.findLast(isOurs);
  if (ask !== undefined) return recall(ask, digest, now);
  const intent = bare.flatMap(({ asks }) => asks).findLast(isOurs);
  if (intent !== undefined) return intentOf(intent, now);
  const forgottenUntil = record?.forgotten?.until;
  if (
    forgottenUntil !== undefined &&
    triggeredAt !== undefined &&
    triggeredAt.getTime() <= Date.parse(forgottenUntil)
  )
    return { kind: 'unconfirmed', why: 'forgotten' };
  return { kind: 'new' };
}

function recall(ask: Ask, digest: string, now: Date): Remembered {
  if (ask.digest !== digest) return { kind: 'other-instruction', ask };
  const { job } = ask;
  if (ask.state === 'intent') return intentOf(ask, now);
  if (ask.state === 'ended')
    switch (ask.outcome) {
      case 'failed':
      case 'refused':
      case 'misconfigured':
        return { kind: 'again', ask };
      case 'pr-opened':
      case 'no-changes':
      case 'archived':
        if (job !== null) return { kind: 'report', ask, job };
        break;
      case 'cancelled':
        // Cancelled before anything was sent.
        if (job === null) return { kind: 'again', ask };
        break;
      default:
    }
  return job === null ? { kind: 'unconfirmed', why: 'intent' } : { kind: 'adopt', ask, job };
}

function intentOf(ask: Ask, now: Date): Remembered {
  const age = now.getTime() - Date.parse(ask.askedAt);
  return age < BEING_ASKED_MS ? { kind: 'being-asked', ask } : { kind: 'unconfirmed', why: 'intent' };
}
