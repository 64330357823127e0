/** A wait with everything in hand: the time, the service's answers, and a list of what was done when. */
import type { Result, RequestError, Job } from '../../../src/domain.ts';
import { pollJob, type PollEvent, type PollResult, type PollOptions } from '../../../src/job/poll.ts';
import { ManualClock } from '../../support/manual-clock.ts';

export const SECOND = 1_000;
export const MINUTE = 60_000;
/** When the create was answered, on the manual clock. */
export const START = 500_000;

export function job(status: string | undefined, fields: Partial<Job> = {}): Job {
  return {
    id: 'job_1',
    status,
    prLink: null,
    model: 'a-model',
    repository: undefined,
    archivedAt: null,
    raw: {},
    ...fields,
  };
}

export const ACTIVE: Result<Job> = { ok: true, value: job('active') };
export const COMPLETED: Result<Job> = { ok: true, value: job('completed') };

export function told(status: string | undefined, fields: Partial<Job> = {}): Result<Job> {
  return { ok: true, value: job(status, fields) };
}

export function refused(status: number, retryAfterMs?: number): Result<Job> {
  const fault: RequestError = { kind: 'status', status, detail: `status ${status}` };
  return { ok: false, error: retryAfterMs === undefined ? fault : { ...fault, retryAfterMs } };
}

export function faulted(kind: RequestError['kind']): Result<Job> {
  return { ok: false, error: { kind, detail: kind } };
}

/** What the service answers: by the time since the start, in milliseconds, or in turn (the last one for ever). */
export type Service = ((sinceStart: number) => Result<Job>) | readonly [Result<Job>, ...Result<Job>[]];

export type Wait = Readonly<{
  waited: PollResult;
  lookedAt: readonly number[];
  events: readonly PollEvent[];
}>;

/**
 * Waits for a job that was created at `START` and said `active`. Without jitter; requests take no time unless told
 * otherwise, and are answered by the state at their end.
 */
export async function wait(
  service: Service,
  {
    clock = new ManualClock({ now: START }),
    requestMs = 0,
    ...options
  }: Partial<PollOptions> & { clock?: ManualClock; requestMs?: number } = {},
): Promise<Wait> {
  const lookedAt: number[] = [];
  const events: PollEvent[] = [];
  const waited = await pollJob({
    request: async () => {
      lookedAt.push(clock.now() - START);
      clock.spend(requestMs);
      if (typeof service === 'function') return service(clock.now() - START);
      return service[Math.min(lookedAt.length, service.length) - 1] ?? service[0];
    },
    clock,
    random: () => 0.5,
    turn: { kind: 'create' },
    startedAt: START,
    waitMs: 30 * MINUTE,
    first: job('active'),
    signal: new AbortController().signal,
    onPoll: (event) => events.push(event),
    ...options,
  });
  return { waited, lookedAt, events };
}
