/** Waits for a job. No single error ends the wait, and nothing that the service does makes it throw. */
import type { Job, JobRef } from '../domain/job.ts';
import { isRateLimited, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock, JobsApi } from '../ports.ts';
import { isTransient, retry } from '../domain/retry.ts';
import {
  evaluateJobCompletion,
  NO_OBSERVATIONS,
  type Completion,
  type Observations,
  type Turn,
} from './completion.ts';
import {
  healthyConnection,
  outageDeadline,
  recordConnectionFailure,
  type ConnectionHealth,
  type LostReason,
} from './connection-health.ts';
import { clampPollDelay, MIN_INTERVAL_MS, nextPollDelay } from './poll-schedule.ts';
import { DEFAULT_RATE_WAIT_MS, RETRY_DELAYS_MS } from './send-once.ts';

export type PollOptions = Readonly<{
  /** Reads the job once. Its signal aborts when the wait does. */
  request: (signal: AbortSignal) => Promise<Result<Job>>;
  clock: Clock;
  random: () => number;
  turn: Turn;
  /** Time of the response to the create or message, in milliseconds on the monotonic clock. */
  startedAt: number;
  /** Time to wait from then on. */
  waitMs: number;
  /** Job in the response to the create or message. Without it the first poll is at once. */
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
}>;

type PollEnd =
  | Extract<Completion, { kind: 'finished' }>
  | Readonly<{
      kind: 'connection-lost';
      reason: LostReason;
      error: RequestError;
    }>
  | Readonly<{ kind: 'timed-out' | 'aborted' }>;

/**
 * End of the wait. `job` is the last known state; after `timed-out` it may be final, but of the turn
 * before.
 */
export type PollResult = PollEnd &
  Readonly<{
    job: Job | undefined;
    waitedMs: number;
    attempts: number;
  }>;

/** State of a wait. */
type Wait = {
  readonly options: PollOptions;
  readonly deadline: number;
  job: Job | undefined;
  observations: Observations;
  health: ConnectionHealth;
  attempts: number;
};

/**
 * Polls until the turn has ended (see `evaluateJobCompletion`), the connection is lost (see
 * `recordConnectionFailure`), the signal aborts, or `waitMs` have passed. The last poll is exactly at that
 * deadline. If `first` ends the turn, there is no poll.
 */
export async function pollJob(options: PollOptions): Promise<PollResult> {
  const { clock, signal, startedAt } = options;
  const wait: Wait = {
    options,
    deadline: startedAt + Math.max(0, options.waitMs),
    job: options.first,
    observations: NO_OBSERVATIONS,
    health: healthyConnection(startedAt),
    attempts: 0,
  };
  let delay = clampPollDelay({ desiredMs: 0, timeLeftMs: wait.deadline - clock.now() });
  if (wait.job !== undefined) {
    const completion = evaluateJob(wait, wait.job);
    if (completion.kind === 'finished') return endWait(wait, completion);
    delay = delayAfter(wait, completion);
  }

  for (;;) {
    const untilDeadline = wait.deadline - clock.now();
    await clock.sleep(delay, signal);
    // A timer may fire a little early, or hours late on a machine that was suspended: there is one
    // last poll in both cases.
    const isLast = delay >= untilDeadline || clock.now() >= wait.deadline;
    if (signal.aborted) return endWait(wait, { kind: 'aborted' });
    const result = await options.request(signal);
    if (signal.aborted && !result.ok) return endWait(wait, { kind: 'aborted' });
    wait.attempts += 1;

    let completion: Completion = { kind: 'running' };
    let end: PollEnd | undefined;
    if (result.ok) completion = recordJob(wait, result.value);
    else end = recordError(wait, result.error);
    if (completion.kind === 'finished') end = completion;
    if (end === undefined && isLast) end = { kind: 'timed-out' };
    delay = delayAfter(wait, completion, result.ok ? undefined : result.error);
    logPoll(wait, result, end === undefined ? delay : undefined);
    if (end !== undefined) return endWait(wait, end);
  }
}

function endWait(wait: Wait, end: PollEnd): PollResult {
  return { ...end, job: wait.job, waitedMs: elapsedMs(wait), attempts: wait.attempts };
}

function elapsedMs({ options }: Wait): number {
  return options.clock.now() - options.startedAt;
}

function evaluateJob(wait: Wait, job: Job): Completion {
  const { completion, observations } = evaluateJobCompletion({
    turn: wait.options.turn,
    observations: wait.observations,
    job,
    now: wait.options.clock.now(),
  });
  wait.observations = observations;
  return completion;
}

function recordJob(wait: Wait, job: Job): Completion {
  wait.job = job;
  wait.health = healthyConnection(wait.options.clock.now());
  return evaluateJob(wait, job);
}

/** Returns the end of the wait; undefined if it continues in spite of the error. */
function recordError(wait: Wait, error: RequestError): PollEnd | undefined {
  const { health, lost } = recordConnectionFailure(
    wait.health,
    error,
    wait.options.clock.now(),
  );
  wait.health = health;
  if (lost === undefined) return undefined;
  return { kind: 'connection-lost', reason: lost, error };
}

/** Returns the milliseconds until the next poll. */
function delayAfter(wait: Wait, completion: Completion, error?: RequestError): number {
  const now = wait.options.clock.now();
  return clampPollDelay({
    desiredMs: desiredDelay(wait, completion, error),
    latestMs: outageDeadline(wait.health) - now,
    timeLeftMs: wait.deadline - now,
  });
}

function desiredDelay(
  wait: Wait,
  completion: Completion,
  error: RequestError | undefined,
): number {
  if (completion.kind === 'recheck') return Math.max(completion.inMs, MIN_INTERVAL_MS);
  let retryAfterMs = error?.retryAfterMs;
  if (error?.status === 429) retryAfterMs ??= DEFAULT_RATE_WAIT_MS;
  return nextPollDelay({
    elapsedMs: elapsedMs(wait),
    retryAfterMs,
    random: wait.options.random,
  });
}

function logPoll(wait: Wait, result: Result<Job>, nextInMs: number | undefined): void {
  const status = result.ok ? result.value.status : undefined;
  wait.options.onPoll({
    elapsedMs: elapsedMs(wait),
    status,
    error: result.ok ? undefined : result.error,
    nextInMs,
  });
}

/** A service that wants a longer pause between two reads is not read again. */
const MAX_READ_PAUSE_MS = 5_000;

type ReadOptions = Pick<PollOptions, 'clock' | 'random' | 'signal'> &
  Readonly<{ jobs: Pick<JobsApi, 'get'> }>;

/** Reads a job, up to four times if the error may pass that soon, because reading costs nothing. */
export function readJobWithRetry(
  { jobs, clock, random, signal }: ReadOptions,
  job: JobRef,
): Promise<Result<Job>> {
  const delay = (error: RequestError, attempts: number): number | undefined => {
    const ms = RETRY_DELAYS_MS[attempts - 1];
    if (ms === undefined || isRateLimited(error) || !isTransient(error)) return undefined;
    const { retryAfterMs = 0 } = error;
    const isTooLong = retryAfterMs > MAX_READ_PAUSE_MS;
    return isTooLong ? undefined : Math.max(ms * random(), retryAfterMs);
  };
  return retry(() => jobs.get(job, signal), { clock, signal, delay });
}
