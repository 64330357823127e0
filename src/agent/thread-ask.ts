import type { Ask, Baseline, Job, Trigger } from '../domain.ts';
import type { Complain } from './complaint.ts';
import type { Thread } from './thread.ts';

/** What is being asked, by whom, in which thread: the same from the look into the memory to the last word. */
export type Asking = Readonly<{
  trigger: Trigger;
  /** When the trigger came about, where that is known. */
  triggeredAt: Date | undefined;
  digest: string;
  by: string;
  /** Undefined where there is no thread, or none is to be written to. */
  thread: Thread | undefined;
  complain: Complain;
}>;

/** The record's entry for an ask that is about to be sent. */
export function intentOf(
  asking: Asking,
  told: Readonly<{ run: string; now: Date; baseline: Baseline | null; job: string | null }>,
): Ask {
  return {
    trigger: asking.trigger,
    run: told.run,
    digest: asking.digest,
    state: 'intent',
    job: told.job,
    baseline: told.baseline,
    askedAt: told.now.toISOString(),
    by: asking.by,
    outcome: null,
    reason: '',
    prLink: null,
  };
}

/** The same entry once the service has taken it. */
export function askedOf(ask: Ask, job: Job, now: Date): Ask {
  return { ...ask, state: 'asked', job: job.id, askedAt: now.toISOString() };
}
