/**
 * Waits for a job: looks at it again and again until its turn has ended, the time is up, the service is out of
 * reach, or the run is cancelled. No single bad answer ends it, and nothing that the service does makes it throw.
 */
import { JOB_STATUSES, type Result, type RequestError, type Job } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { raceAbort } from './cancellation.ts';
import {
  recordSuccess,
  recordFailure,
  outageDeadline,
  initialHealth,
  type LostReason,
} from './connection-health.ts';
import { clampDelay, MIN_INTERVAL_MS, nextDelay, type Random } from './poll-schedule.ts';
import { NO_OBSERVATIONS, evaluateCompletion, type Turn, type Completion } from './completion.ts';

export type PollOptions = Readonly<{
  /** One request for the job. Its signal aborts when the wait does. */
  request: (signal: AbortSignal) => Promise<Result<Job>>;
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
  onPoll?: ((event: PollEvent) => void) | undefined;
}>;

type PollEnd =
  | Readonly<{ end: 'finished'; job: Job; assumedByTimeout: boolean }>
  | Readonly<{ end: 'timed-out'; job?: Job }>
  | Readonly<{ end: 'connection-lost'; reason: LostReason; error: RequestError; job?: Job }>
  | Readonly<{ end: 'aborted'; job?: Job }>;

/**
 * How the wait ended, after how many milliseconds and requests. `job` is what the service last told. In `timed-out`
 * its status may be a final one: then it was too early to say whether that was the end of this turn.
 */
export type PollResult = PollEnd & Readonly<{ waitedMs: number; attempts: number }>;

/**
 * Waits until the turn ends (`evaluateCompletion` says when a final state counts), contact is lost (`recordFailure` says when), the
 * signal aborts, or `waitMs` has passed. The last look is exactly at that deadline. A first reply that ends the turn
 * needs no look at all.
 */
export async function pollJob(options: PollOptions): Promise<PollResult> {
  const { request, clock, random, turn, startedAt, fixedIntervalMs, signal } = options;
  const deadline = startedAt + (options.waitMs > 0 ? options.waitMs : 0);
  const logPoll = createPollLogger(options.onPoll);
  let job = options.first;
  let observations = NO_OBSERVATIONS;
  let health = initialHealth(startedAt);
  let attempts = 0;

  const elapsed = (): number => clock.now() - startedAt;
  const finish = (end: PollEnd): PollResult => ({ ...end, waitedMs: elapsed(), attempts });
  const lastKnown = (): Readonly<{ job?: Job }> => (job === undefined ? {} : { job });
  const evaluate = (answered: Job): Completion => {
    const evaluated = evaluateCompletion({ turn, observations, job: answered, now: clock.now() });
    ({ observations } = evaluated);
    return evaluated.completion;
  };
  const delayAfter = (completion: Completion, retryAfterMs?: number): number => {
    const now = clock.now();
    const due = { latestMs: outageDeadline(health) - now, timeLeftMs: deadline - now };
    if (completion.kind === 'recheck') {
      return clampDelay({ desiredMs: Math.max(completion.inMs, MIN_INTERVAL_MS), ...due });
    }
    const { backoffFactor } = health;
    return nextDelay({ elapsedMs: elapsed(), fixedIntervalMs, retryAfterMs, backoffFactor, ...due, random });
  };

  let delay = clampDelay({ desiredMs: 0, timeLeftMs: deadline - clock.now() });
  if (job !== undefined) {
    const completion = evaluate(job);
    if (completion.kind === 'finished')
      return finish({ end: 'finished', job, assumedByTimeout: completion.assumedByTimeout });
    delay = delayAfter(completion);
  }

  for (;;) {
    const untilDeadline = deadline - clock.now();
    await clock.sleep(delay, signal);
    // A timer may fire a little early, or late by hours on a machine that slept: neither makes a second last look.
    const isLast = delay >= untilDeadline || clock.now() >= deadline;
    const result = await raceAbort(signal, request);
    if (result === undefined) return finish({ end: 'aborted', ...lastKnown() });
    attempts += 1;

    let end: PollEnd | undefined;
    let completion: Completion = { kind: 'running' };
    if (result.ok) {
      job = result.value;
      health = recordSuccess(health, clock.now());
      completion = evaluate(job);
      if (completion.kind === 'finished')
        end = { end: 'finished', job, assumedByTimeout: completion.assumedByTimeout };
    } else {
      const { error } = result;
      const after = recordFailure(health, error, clock.now());
      ({ health } = after);
      if (after.lost !== undefined)
        end = { end: 'connection-lost', reason: after.lost, error, ...lastKnown() };
    }
    if (isLast) end ??= { end: 'timed-out', ...lastKnown() };

    if (end === undefined) delay = delayAfter(completion, result.ok ? undefined : result.error.retryAfterMs);
    logPoll({
      attempt: attempts,
      elapsedMs: elapsed(),
      nextInMs: end === undefined ? delay : undefined,
      result,
    });
    if (end !== undefined) return finish(end);
  }
}

/** One look, for the log. Times in milliseconds. Status and fault are the service's words: hostile until escaped. */
export type PollEvent = Readonly<{
  /** Number of the look, from 1. */
  attempt: number;
  /** Since the wait's start. */
  elapsedMs: number;
  /** The job's status, after a good answer that had one. */
  status?: string;
  /** What came instead of a good answer. */
  error?: RequestError;
  /** Until the next look; undefined when this was the last. */
  nextInMs: number | undefined;
  /** A status that the service's description does not know: given once for each, as it is worth a warning. */
  unknownStatus?: string;
}>;

type Attempt = Readonly<{
  attempt: number;
  elapsedMs: number;
  nextInMs: number | undefined;
  result: Result<Job>;
}>;

/** A function that tells each look to `onLook` and remembers which unknown statuses it has told of. */
export function createPollLogger(
  onPoll: ((event: PollEvent) => void) | undefined,
): (request: Attempt) => void {
  const known = new Set<string>(JOB_STATUSES);
  return ({ result, ...numbers }) => {
    if (!result.ok) {
      onPoll?.({ ...numbers, error: result.error });
      return;
    }
    const { status } = result.value;
    const isNew = status !== undefined && !known.has(status);
    if (isNew) known.add(status);
    onPoll?.({
      ...numbers,
      ...(status === undefined ? {} : { status }),
      ...(isNew ? { unknownStatus: status } : {}),
    });
  };
}
