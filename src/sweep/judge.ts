import type { Answer, Ask, Ending, Job } from '../domain.ts';
import { LOOK_AGAIN_MS, NOTHING_SEEN, settle, turnOf } from '../poll/settle.ts';
import { endedMessage, endingOf } from '../report/ending.ts';
import { duration } from '../report/quantity.ts';

/** What a look at a job says about the ask that wants it. */
export type Judgement =
  | Readonly<{ kind: 'ended'; ending: Ending; message: string; job: Job | undefined }>
  | Readonly<{ kind: 'at-work' }>
  /** It may be the end of the work before the message: look again after a while. */
  | Readonly<{ kind: 'look-again' }>
  /** The service could not be asked properly; the next sweep looks again. */
  | Readonly<{ kind: 'unknown' }>;

/**
 * Judges a look by the same rules as a run that waits, on the wall clock. `again`: this is the second look of a sweep.
 */
export function judge(
  ask: Ask & { job: string },
  found: Answer<Job>,
  { now, giveUpMs, again }: Readonly<{ now: Date; giveUpMs: number; again: boolean }>,
): Judgement {
  const age = now.getTime() - Date.parse(ask.askedAt);
  if (!found.ok)
    return found.fault.status === 404 && age > 60_000
      ? gone(ask)
      : (tooLate(ask, age, giveUpMs) ?? { kind: 'unknown' });
  const job = found.value;
  const turn = turnOf(ask.baseline, Date.parse(ask.askedAt));
  const seen = again ? { ...NOTHING_SEEN, doubtfulSince: now.getTime() - LOOK_AGAIN_MS } : NOTHING_SEEN;
  const { verdict } = settle({ turn, seen, job, now: now.getTime() });
  if (verdict.kind === 'look-again') return verdict;
  const ending = verdict.kind === 'ended' ? endingOf(job) : undefined;
  if (ending !== undefined) return { kind: 'ended', ending, message: endedMessage(ending, job, 0), job };
  return tooLate(ask, age, giveUpMs, job) ?? { kind: 'at-work' };
}

function gone({ job }: Ask & { job: string }): Judgement {
  const ending: Ending = { outcome: 'lost-contact', reason: 'not-found' };
  return {
    kind: 'ended',
    ending,
    message: `The service does not know job ${job} any more, so its end cannot be told.`,
    job: undefined,
  };
}

function tooLate(
  ask: Ask & { job: string },
  age: number,
  giveUpMs: number,
  job?: Job,
): Judgement | undefined {
  if (age <= giveUpMs) return undefined;
  const ending: Ending = { outcome: 'still-active', reason: 'timed-out' };
  const message = `Job ${ask.job} had not ended after ${duration(giveUpMs)}; it is not looked at any more.`;
  return { kind: 'ended', ending, message, job };
}
