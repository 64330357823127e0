/** Polls a job on a virtual clock, against a scripted service. */
import type { Job } from '../../../src/domain/job.ts';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import type { Turn } from '../../../src/job/completion.ts';
import { pollJob, type PollEvent, type PollOptions } from '../../../src/job/poll.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { exampleJob } from '../../support/examples.ts';

export const MINUTE = 60_000;
/** When the service answered the request that created the job. */
export const START = 500_000;

export function job(status: string | undefined, fields: Partial<Job> = {}): Job {
  return exampleJob({ status, prLink: null, ...fields });
}

export const CREATED: Turn = { baseline: null, sentAt: START };

export function messageTo(status: string, sentAt = START): Turn {
  return { baseline: { status, prLink: null }, sentAt };
}

export function found(
  status: string | undefined,
  fields: Partial<Job> = {},
): Result<Job> {
  return { ok: true, value: job(status, fields) };
}
export const ACTIVE = found('active');
export const COMPLETED = found('completed');

export function failed(status: number, retryAfterMs?: number): Result<Job> {
  const error: RequestError = { kind: 'status', status, detail: `status ${status}` };
  return {
    ok: false,
    error: retryAfterMs === undefined ? error : { ...error, retryAfterMs },
  };
}

export function failedAs(kind: RequestError['kind']): Result<Job> {
  return { ok: false, error: { kind, detail: kind } };
}

/** Responses by the time since the start, in milliseconds, or one after the other, the last one again and again. */
export type Service =
  ((sinceStart: number) => Result<Job>) | readonly [Result<Job>, ...Result<Job>[]];

export type PollChanges = Partial<PollOptions> &
  Readonly<{ clock?: ManualClock; requestMs?: number }>;

/** Polls an active job that was created at `START`, without jitter. A response shows the state at the end of its request. */
export async function poll(
  service: Service,
  {
    clock = new ManualClock({ now: START }),
    requestMs = 0,
    ...options
  }: PollChanges = {},
) {
  const polledAt: number[] = [];
  const events: PollEvent[] = [];
  const result = await pollJob({
    request: async () => {
      polledAt.push(clock.now() - START);
      clock.spend(requestMs);
      if (typeof service === 'function') return service(clock.now() - START);
      return service[Math.min(polledAt.length, service.length) - 1] ?? service[0];
    },
    clock,
    random: () => 0.5,
    turn: CREATED,
    startedAt: START,
    waitMs: 30 * MINUTE,
    first: job('active'),
    signal: new AbortController().signal,
    onPoll: (event) => events.push(event),
    ...options,
  });
  return { result, polledAt, events };
}
