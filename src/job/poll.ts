/** Waits for a job. No single error ends the wait, and nothing that the service does makes it throw. */
import { JOB_STATUSES, type Job, type RequestError, type Result } from '../domain.ts';
import type { Clock, JobsApi } from '../ports.ts';
import { isTransient, retry } from '../http-requests.ts';
import {
  evaluateCompletion,
  NO_OBSERVATIONS,
  type Completion,
  type Turn,
} from './completion.ts';
import {
  healthy,
  outageDeadline,
  recordFailure,
  type LostReason,
} from './connection-health.ts';
import { clampDelay, MIN_INTERVAL_MS, nextDelay } from './poll-schedule.ts';
import { DEFAULT_RATE_WAIT_MS, RETRY_DELAYS_MS } from './send-once.ts';

export type PollOptions = Readonly<{
  /** Reads the job once. Its signal aborts when the wait does. */
  request: (signal: AbortSignal) => Promise<Result<Job>>;
  clock: Clock;
  random: () => number;
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
  onPoll: (event: PollEvent) => void;
}>;

/** One poll, for the log. `status` and `error` quote the service: hostile until escaped. */
export type PollEvent = Readonly<{
  elapsedMs: number;
  status: string | undefined;
  error: RequestError | undefined;
  /** Undefined for the last poll. */
  nextInMs: number | undefined;
  /** A status that the service's description does not have, once for each: it is worth a warning. */
  unknownStatus: string | undefined;
}>;

type PollEnd =
  | Extract<Completion, { kind: 'finished' }>
  | Readonly<{ kind: 'connection-lost'; reason: LostReason; error: RequestError }>
  | Readonly<{ kind: 'timed-out' | 'aborted' }>;

/** How the wait ended. `job` is the last known state; after `timed-out` it may be final, but of the turn before. */
export type PollResult = PollEnd &
  Readonly<{ job: Job | undefined; waitedMs: number; attempts: number }>;

/**
 * Polls until the turn has ended (see `evaluateCompletion`), the connection is lost (see `recordFailure`), the signal aborts, or `waitMs`
 * have passed. The last poll is exactly at that deadline. If `first` ends the turn, there is no poll.
 */
export async function pollJob(options: PollOptions): Promise<PollResult> {
  const { request, clock, random, turn, startedAt, fixedIntervalMs, signal, onPoll } =
    options;
  const deadline = startedAt + Math.max(0, options.waitMs);
  const knownStatuses = new Set<string | undefined>([...JOB_STATUSES, undefined]);
  let job = options.first;
  let observations = NO_OBSERVATIONS;
  let health = healthy(startedAt);
  let attempts = 0;

  const elapsed = (): number => clock.now() - startedAt;
  const finish = (end: PollEnd): PollResult => ({
    ...end,
    job,
    waitedMs: elapsed(),
    attempts,
  });
  const evaluate = (read: Job): Completion => {
    const evaluated = evaluateCompletion({
      turn,
      observations,
      job: read,
      now: clock.now(),
    });
    ({ observations } = evaluated);
    return evaluated.completion;
  };
  const delayAfter = (completion: Completion, error?: RequestError): number => {
    const now = clock.now();
    const isLimited = error?.status === 429;
    const retryAfterMs =
      error?.retryAfterMs ?? (isLimited ? DEFAULT_RATE_WAIT_MS : undefined);
    const desiredMs =
      completion.kind === 'recheck'
        ? Math.max(completion.inMs, MIN_INTERVAL_MS)
        : nextDelay({ elapsedMs: elapsed(), fixedIntervalMs, retryAfterMs, random });
    return clampDelay({
      desiredMs,
      latestMs: outageDeadline(health) - now,
      timeLeftMs: deadline - now,
    });
  };

  let delay = clampDelay({ desiredMs: 0, timeLeftMs: deadline - clock.now() });
  if (job !== undefined) {
    const completion = evaluate(job);
    if (completion.kind === 'finished') return finish(completion);
    delay = delayAfter(completion);
  }

  for (;;) {
    const untilDeadline = deadline - clock.now();
    await clock.sleep(delay, signal);
    // A timer may fire a little early, or hours late on a machine that was suspended: there is one last poll in both cases.
    const isLast = delay >= untilDeadline || clock.now() >= deadline;
    if (signal.aborted) return finish({ kind: 'aborted' });
    const result = await request(signal);
    if (signal.aborted && !result.ok) return finish({ kind: 'aborted' });
    attempts += 1;

    const error = result.ok ? undefined : result.error;
    let end: PollEnd | undefined = isLast ? { kind: 'timed-out' } : undefined;
    let completion: Completion = { kind: 'running' };
    if (result.ok) {
      job = result.value;
      health = healthy(clock.now());
      completion = evaluate(job);
      if (completion.kind === 'finished') end = completion;
    } else {
      const after = recordFailure(health, result.error, clock.now());
      ({ health } = after);
      if (after.lost !== undefined)
        end = { kind: 'connection-lost', reason: after.lost, error: result.error };
    }
    delay = delayAfter(completion, error);
    const nextInMs = end === undefined ? delay : undefined;
    const status = result.ok ? result.value.status : undefined;
    const unknownStatus = knownStatuses.has(status) ? undefined : status;
    knownStatuses.add(status);
    onPoll({ elapsedMs: elapsed(), status, error, nextInMs, unknownStatus });
    if (end !== undefined) return finish(end);
  }
}

/** Reads a job, up to four times if the error may pass: reading costs nothing. */
export function readJobWithRetry(
  {
    jobs,
    clock,
    random,
    signal,
  }: Pick<PollOptions, 'clock' | 'random' | 'signal'> & { jobs: Pick<JobsApi, 'get'> },
  jobId: string,
): Promise<Result<Job>> {
  const delay = (error: RequestError, attempts: number): number | undefined => {
    const ms = isTransient(error) ? RETRY_DELAYS_MS[attempts - 1] : undefined;
    return ms === undefined ? undefined : ms * random();
  };
  return retry(() => jobs.get(jobId, signal), { clock, signal, delay });
}
