/**
 * Waits for a job: looks at it again and again until its turn has ended, the time is up, the service is out of
 * reach, or the run is cancelled. No single bad answer ends it, and nothing that the service does makes it throw.
 */
import { JOB_STATUSES, type Answer, type Fault, type Job } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { unlessAborted } from './cancellation.ts';
import { heard, missed, silenceEndsAt, startContact, type LostReason } from './connection-health.ts';
import { fitDelay, MIN_GAP_MS, nextDelay, type Random } from './poll-schedule.ts';
import { NOTHING_SEEN, settle, type Turn, type Verdict } from './completion.ts';

export type WaitOptions = Readonly<{
  /** One request for the job. Its signal aborts when the wait does. */
  look: (signal: AbortSignal) => Promise<Answer<Job>>;
  clock: Clock;
  random: Random;
  turn: Turn;
  /** When the create or message was answered, in milliseconds on the monotonic clock. */
  startedAt: number;
  /** How long to wait from then on. */
  waitMs: number;
  /** Instead of the adaptive interval. */
  fixedIntervalMs?: number | undefined;
  /** The job as the reply to the create or message told it. Without one the first look is at once. */
  first?: Job | undefined;
  signal: AbortSignal;
  onLook?: ((event: LookEvent) => void) | undefined;
}>;

type End =
  | Readonly<{ end: 'ended'; job: Job; settledByTime: boolean }>
  | Readonly<{ end: 'timed-out'; job?: Job }>
  | Readonly<{ end: 'lost'; reason: LostReason; fault: Fault; job?: Job }>
  | Readonly<{ end: 'aborted'; job?: Job }>;

/**
 * How the wait ended, after how many milliseconds and requests. `job` is what the service last told. In `timed-out`
 * its status may be a final one: then it was too early to say whether that was the end of this turn.
 */
export type Waited = End & Readonly<{ waitedMs: number; looks: number }>;

/**
 * Waits until the turn ends (`settle` says when a final state counts), contact is lost (`missed` says when), the
 * signal aborts, or `waitMs` has passed. The last look is exactly at that deadline. A first reply that ends the turn
 * needs no look at all.
 */
export async function waitForJob(options: WaitOptions): Promise<Waited> {
  const { look, clock, random, turn, startedAt, fixedIntervalMs, signal } = options;
  const deadline = startedAt + (options.waitMs > 0 ? options.waitMs : 0);
  const tell = tellLooks(options.onLook);
  let job = options.first;
  let seen = NOTHING_SEEN;
  let contact = startContact(startedAt);
  let looks = 0;

  const elapsed = (): number => clock.now() - startedAt;
  const finish = (end: End): Waited => ({ ...end, waitedMs: elapsed(), looks });
  const lastKnown = (): Readonly<{ job?: Job }> => (job === undefined ? {} : { job });
  const judge = (answered: Job): Verdict => {
    const judged = settle({ turn, seen, job: answered, now: clock.now() });
    ({ seen } = judged);
    return judged.verdict;
  };
  const delayAfter = (verdict: Verdict, retryAfterMs?: number): number => {
    const now = clock.now();
    const due = { mustLookInMs: silenceEndsAt(contact) - now, timeLeftMs: deadline - now };
    if (verdict.kind === 'look-again') {
      return fitDelay({ wishedMs: Math.max(verdict.inMs, MIN_GAP_MS), ...due });
    }
    const { slowdown } = contact;
    return nextDelay({ elapsedMs: elapsed(), fixedIntervalMs, retryAfterMs, slowdown, ...due, random });
  };

  let delay = fitDelay({ wishedMs: 0, timeLeftMs: deadline - clock.now() });
  if (job !== undefined) {
    const verdict = judge(job);
    if (verdict.kind === 'ended') return finish({ end: 'ended', job, settledByTime: verdict.settledByTime });
    delay = delayAfter(verdict);
  }

  for (;;) {
    const untilDeadline = deadline - clock.now();
    await clock.sleep(delay, signal);
    // A timer may fire a little early, or late by hours on a machine that slept: neither makes a second last look.
    const isLast = delay >= untilDeadline || clock.now() >= deadline;
    const answer = await unlessAborted(signal, look);
    if (answer === undefined) return finish({ end: 'aborted', ...lastKnown() });
    looks += 1;

    let end: End | undefined;
    let verdict: Verdict = { kind: 'running' };
    if (answer.ok) {
      job = answer.value;
      contact = heard(contact, clock.now());
      verdict = judge(job);
      if (verdict.kind === 'ended') end = { end: 'ended', job, settledByTime: verdict.settledByTime };
    } else {
      const { fault } = answer;
      const after = missed(contact, fault, clock.now());
      ({ contact } = after);
      if (after.lost !== undefined) end = { end: 'lost', reason: after.lost, fault, ...lastKnown() };
    }
    if (isLast) end ??= { end: 'timed-out', ...lastKnown() };

    if (end === undefined) delay = delayAfter(verdict, answer.ok ? undefined : answer.fault.retryAfterMs);
    tell({ look: looks, elapsedMs: elapsed(), nextInMs: end === undefined ? delay : undefined, answer });
    if (end !== undefined) return finish(end);
  }
}

/** One look, for the log. Times in milliseconds. Status and fault are the service's words: hostile until escaped. */
export type LookEvent = Readonly<{
  /** Number of the look, from 1. */
  look: number;
  /** Since the wait's start. */
  elapsedMs: number;
  /** The job's status, after a good answer that had one. */
  status?: string;
  /** What came instead of a good answer. */
  fault?: Fault;
  /** Until the next look; undefined when this was the last. */
  nextInMs: number | undefined;
  /** A status that the service's description does not know: given once for each, as it is worth a warning. */
  unknownStatus?: string;
}>;

type Look = Readonly<{ look: number; elapsedMs: number; nextInMs: number | undefined; answer: Answer<Job> }>;

/** A function that tells each look to `onLook` and remembers which unknown statuses it has told of. */
export function tellLooks(onLook: ((event: LookEvent) => void) | undefined): (look: Look) => void {
  const known = new Set<string>(JOB_STATUSES);
  return ({ answer, ...numbers }) => {
    if (!answer.ok) {
      onLook?.({ ...numbers, fault: answer.fault });
      return;
    }
    const { status } = answer.value;
    const isNew = status !== undefined && !known.has(status);
    if (isNew) known.add(status);
    onLook?.({
      ...numbers,
      ...(status === undefined ? {} : { status }),
      ...(isNew ? { unknownStatus: status } : {}),
    });
  };
}
