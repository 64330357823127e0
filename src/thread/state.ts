import type { Ask, Baseline, Ending, Job, Trigger } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { turnOf, type Turn } from '../job/completion.ts';
import type { Complain } from './warn-once.ts';
import type { Thread } from './status-comment.ts';

/** What is being asked, by whom, in which thread: the same from the look into the memory to the last word. */
export type Asking = Readonly<{
  trigger: Trigger;
  /** When the trigger came about, where that is known. */
  triggeredAt: Date | undefined;
  digest: string;
  by: string;
  /** What it is about, in a word, where no person has commanded it. */
  about: string | undefined;
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
    about: asking.about,
    outcome: null,
    reason: '',
    prLink: null,
  };
}

/** The same entry once the service has taken it. */
export function askedOf(ask: Ask, job: Job, now: Date): Ask {
  return { ...ask, state: 'asked', job: job.id, askedAt: now.toISOString() };
}

/**
 * The thread’s entry for an ask that has ended, or whose end this run has not seen. What has ended once stays so: where its job is
 * at work again, that is for another ask.
 */
export function endOf(ask: Ask, ending: Ending, job: Job | undefined): Ask {
  const open =
    ending.outcome === 'still-active' || ending.outcome === 'lost-contact' || ending.outcome === 'cancelled';
  if (open && ask.state === 'ended' && ask.outcome !== null) return ask;
  const state = ask.state === 'asked' && !open ? 'ended' : ask.state;
  return { ...ask, state, outcome: ending.outcome, reason: ending.reason, prLink: job?.prLink ?? ask.prLink };
}

/** The same entry where its request has not left, or came to nothing: it is over, and holds nobody up. */
export function unsentOf(ask: Ask): Ask {
  return { ...ask, state: 'ended', job: null };
}

/** What a remembered ask waits for. */
export function rememberedTurn({ baseline, askedAt }: Ask, clock: Clock): Turn {
  const ageMs = Math.max(0, clock.date().getTime() - Date.parse(askedAt));
  return turnOf(baseline, clock.now() - ageMs);
}

/** The job of an ask as far as the record knows it, for when it cannot be read. */
export function rememberedJob({ job: id, prLink, outcome }: Ask & { job: string }): Job {
  const rest = { model: undefined, repository: undefined, archivedAt: null, raw: { id } };
  return { id, status: statusBehind(outcome), prLink, ...rest };
}

/** The job's last status, where what came of it tells. */
function statusBehind(outcome: Ask['outcome']): string | undefined {
  if (outcome === 'archived') return 'archived';
  return outcome === 'pr-opened' || outcome === 'no-changes' ? 'completed' : undefined;
}
