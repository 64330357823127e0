/** Waits for a job. No single error ends the wait, and nothing that the service does makes it throw. */
import { JOB_STATUSES, type Job, type RequestError, type Result } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { evaluateCompletion, NO_OBSERVATIONS, type Completion, type Turn } from './completion.ts';
import {
  initialHealth,
  outageDeadline,
  recordFailure,
  recordSuccess,
  type LostReason,
} from './connection-health.ts';
import { clampDelay, MIN_INTERVAL_MS, nextDelay, type Random } from './poll-schedule.ts';

export type PollOptions = Readonly<{
  /** Reads the job once. Its signal aborts when the wait does. */
  request: (signal: AbortSignal) => Promise<Result<Job>>;
  clock: Clock;
  random: Random;
  turn: Turn;
  /** When the service responded to the create or message, in milliseconds on the monotonic clock. */
  startedAt: number;
  /** How long to wait from then on. */
  waitMs: number;
  /** Replaces the adaptive interval. */
  fixedIntervalMs?: number | undefined;
  /** The job as the response to the create or message shows it. Without it the first poll is at once. */
  first?: Job | undefined;
  signal: AbortSignal;
  onPoll?: ((event: PollEvent) => void) | undefined;
}>;

/** One poll, for the log. Times in milliseconds. `status` and `error` quote the service: hostile until escaped. */
export type PollEvent = Readonly<{
  /** From 1. */
  attempt: number;
  elapsedMs: number;
  status: string | undefined;
  error: RequestError | undefined;
  /** Undefined for the last poll. */
  nextInMs: number | undefined;
  /** A status that the service's description does not have, once for each: it is worth a warning. */
  unknownStatus: string | undefined;
}>;

type PollEnd =
  | Readonly<{ end: 'finished'; job: Job; assumedByTimeout: boolean }>
  | Readonly<{ end: 'timed-out'; job?: Job }>
  | Readonly<{ end: 'connection-lost'; reason: LostReason; error: RequestError; job?: Job }>
  | Readonly<{ end: 'aborted'; job?: Job }>;

/**
 * How the wait ended. `job` is the last known state. In `timed-out` it may be final: then it was too early to attribute that state to this
 * turn.
 */
export type PollResult = PollEnd & Readonly<{ waitedMs: number; attempts: number }>;

/**
 * Polls until the turn has ended (see `evaluateCompletion`), the connection is lost (see `recordFailure`), the signal aborts, or `waitMs`
 * have passed. The last poll is exactly at that deadline. If `first` ends the turn, there is no poll.
 */
export async function pollJob(options: PollOptions): Promise<PollResult> {
  const { request, clock, random, turn, startedAt, fixedIntervalMs, signal } = options;
  const deadline = startedAt + (options.waitMs > 0 ? options.waitMs : 0);
  const knownStatuses = new Set<string | undefined>([...JOB_STATUSES, undefined]);
  let job = options.first;
  let observations = NO_OBSERVATIONS;
  let health = initialHealth(startedAt);
  let attempts = 0;

  const elapsed = (): number => clock.now() - startedAt;
  const finish = (end: PollEnd): PollResult => ({ ...end, waitedMs: elapsed(), attempts });
  const lastKnown = (): Readonly<{ job?: Job }> => (job === undefined ? {} : { job });
  const evaluate = (read: Job): Completion => {
    const evaluated = evaluateCompletion({ turn, observations, job: read, now: clock.now() });
    ({ observations } = evaluated);
    return evaluated.completion;
  };
  const delayAfter = (completion: Completion, retryAfterMs?: number): number => {
    const now = clock.now();
    const { backoffFactor } = health;
    const desiredMs =
      completion.kind === 'recheck'
        ? Math.max(completion.inMs, MIN_INTERVAL_MS)
        : nextDelay({ elapsedMs: elapsed(), fixedIntervalMs, retryAfterMs, backoffFactor, random });
    return clampDelay({ desiredMs, latestMs: outageDeadline(health) - now, timeLeftMs: deadline - now });
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
    // A timer may fire a little early, or hours late on a machine that was suspended: there is one last poll in both cases.
    const isLast = delay >= untilDeadline || clock.now() >= deadline;
    if (signal.aborted) return finish({ end: 'aborted', ...lastKnown() });
    const result = await request(signal);
    if (signal.aborted && !result.ok) return finish({ end: 'aborted', ...lastKnown() });
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
    const status = result.ok ? result.value.status : undefined;
    options.onPoll?.({
      attempt: attempts,
      elapsedMs: elapsed(),
      status,
      error: result.ok ? undefined : result.error,
      nextInMs: end === undefined ? delay : undefined,
      unknownStatus: knownStatuses.has(status) ? undefined : status,
    });
    knownStatuses.add(status);
    if (end !== undefined) return finish(end);
  }
}
