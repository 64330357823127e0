/** Waits for a job. No single error ends the wait, and nothing that the service does makes it throw. */
import { JOB_STATUSES, type Job, type RequestError, type Result } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { raceAbort } from './cancellation.ts';
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
  status?: string;
  error?: RequestError;
  /** Undefined for the last poll. */
  nextInMs: number | undefined;
  /** A status that the service's description does not have, once for each: it is worth a warning. */
  unknownStatus?: string;
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
  const report = createPollReporter(options.onPoll);
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
    const due = { latestMs: outageDeadline(health) - now, timeLeftMs: deadline - now };
    if (completion.kind === 'recheck')
      return clampDelay({ desiredMs: Math.max(completion.inMs, MIN_INTERVAL_MS), ...due });
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
    // A timer may fire a little early, or hours late on a machine that was suspended: there is one last poll in both cases.
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
    const nextInMs = end === undefined ? delay : undefined;
    report({ attempt: attempts, elapsedMs: elapsed(), nextInMs }, result);
    if (end !== undefined) return finish(end);
  }
}

/** Reports each poll, and each unknown status once. */
function createPollReporter(onPoll: PollOptions['onPoll']) {
  const known = new Set<string | undefined>([...JOB_STATUSES, undefined]);
  return (poll: Pick<PollEvent, 'attempt' | 'elapsedMs' | 'nextInMs'>, result: Result<Job>): void => {
    if (!result.ok) return onPoll?.({ ...poll, error: result.error });
    const { status } = result.value;
    const isKnown = known.has(status);
    known.add(status);
    onPoll?.({
      ...poll,
      ...(status !== undefined && { status }),
      ...(!isKnown && status !== undefined && { unknownStatus: status }),
    });
  };
}
