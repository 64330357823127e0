import type { Result, RequestError } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { getProperty } from '../property.ts';
import { parseRetryAfter } from '../retry-after.ts';
import { FetchError } from './client.ts';

/** What a call to GitHub may do again after a fault. */
export type RetryPolicy =
  /** Reads, and writes that say what shall be: the second time changes nothing. */
  | 'idempotent'
  /** Writes that add something: only where the first cannot have been carried out. */
  | 'if-not-processed';

/** Before the second and the third try. */
const WAITS_MS = [1000, 3000];

export type WithRetry = <T>(request: () => Promise<T>, repeat: RetryPolicy) => Promise<Result<T>>;

/**
 * Makes calls through Octokit and turns what they throw into faults. Passing faults are tried again, twice at most, while
 * there is patience for it: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export function createRetry({ clock, budget }: Readonly<{ clock: Clock; budget: RetryBudget }>): WithRetry {
  return async (request, repeat) => {
    for (let attempt = 0; ; attempt += 1) {
      const startedAt = clock.now();
      try {
        return { ok: true, value: await request() };
      } catch (error) {
        const failure = toRequestError(error, clock.date());
        budget.spend(startedAt);
        const wait = waitBefore(failure, attempt);
        const mayRepeat = repeat === 'idempotent' || wasNotProcessed(failure);
        if (wait === undefined || !mayRepeat || !budget.canWait(wait)) return { ok: false, error: failure };
        const waitsFrom = clock.now();
        await clock.sleep(wait);
        budget.spend(waitsFrom);
      }
    }
  };
}

function waitBefore(error: RequestError, attempt: number): number | undefined {
  const usual = WAITS_MS[attempt];
  return usual === undefined || !isTransient(error) ? undefined : Math.max(usual, error.retryAfterMs ?? 0);
}

function isTransient({ kind, status = 0, transient, retryAfterMs }: RequestError): boolean {
  if (kind === 'not-sent') return transient !== false;
  if (kind !== 'status') return true;
  return status >= 500 || status === 408 || status === 429 || (status === 403 && retryAfterMs !== undefined);
}

function wasNotProcessed({ kind, status = 0 }: RequestError): boolean {
  return kind === 'not-sent' || (kind === 'status' && (status === 429 || status === 403));
}

/** The fault behind whatever Octokit threw; `now` is the wall clock. */
export function toRequestError(error: unknown, now: Date): RequestError {
  const cause = getProperty(error, 'cause');
  if (cause instanceof FetchError) return cause.error;
  const status = getProperty(error, 'status');
  const headers = getProperty(getProperty(error, 'response'), 'headers');
  if (typeof status !== 'number' || headers === undefined)
    return { kind: 'invalid-response', detail: describe(error) };
  const requestId = getProperty(headers, 'x-github-request-id');
  const needed = getProperty(headers, 'x-accepted-github-permissions');
  const retryAfterMs = limitWait(headers, now);
  return {
    kind: 'status',
    status,
    detail: describe(error),
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof needed === 'string' && status === 403 && { permissionsNeeded: needed }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function limitWait(headers: unknown, now: Date): number | undefined {
  const value = getProperty(headers, 'retry-after');
  const retryAfterMs = parseRetryAfter(typeof value === 'string' ? value : undefined, now);
  if (retryAfterMs !== undefined) return retryAfterMs;
  // The primary limit: nothing is left until the hour is over, which is always too long to wait here.
  return getProperty(headers, 'x-ratelimit-remaining') === '0' ? Infinity : undefined;
}

function describe(error: unknown): string {
  const value = getProperty(error, 'message');
  const message = typeof value === 'string' ? value : 'an error without a message';
  // Octokit appends the address of the documentation to GitHub's sentence.
  return (message.split(' - https://')[0] ?? message).replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300);
}

/** How long a run lets GitHub hold it up. Comments and reactions tell of a job; the job must not wait for them. */
export interface RetryBudget {
  /** Bound on the next attempt, in milliseconds. */
  attemptMs(): number;
  /** Whether another `ms` milliseconds may be waited. */
  canWait(ms: number): boolean;
  /** Counts the time since `since` (monotonic) as lost; what calls beside each other lose together counts once. */
  spend(since: number): void;
}

/** A page of 100 long comments comes well within it. */
const ATTEMPT_MS = 10_000;
/** Each call is tried at least once, however much was lost before. */
const MIN_ATTEMPT_MS = 3000;

/** What faults may cost while a run is young: three steps in a row come before its request, some 25 s with all of them stalled. */
const INITIAL_BUDGET_MS = 15_000;
/** A run that has waited for minutes may spend a minute more on telling the end. */
const SHARE_OF_RUN = 1 / 4;
const MAX_BUDGET_MS = 90_000;

/** Patience for one run, which begins now. Only faults use it up: answers may be as slow as one attempt allows. */
export function createRetryBudget(clock: Clock): RetryBudget {
  const openedAt = clock.now();
  let spentMs = 0;
  let countedUntil = openedAt;
  const leftMs = (): number =>
    Math.min(INITIAL_BUDGET_MS + (clock.now() - openedAt) * SHARE_OF_RUN, MAX_BUDGET_MS) - spentMs;
  return {
    attemptMs: () => Math.min(Math.max(leftMs(), MIN_ATTEMPT_MS), ATTEMPT_MS),
    canWait: (ms) => ms <= leftMs(),
    spend(since) {
      const now = clock.now();
      spentMs += Math.max(0, now - Math.max(since, countedUntil));
      countedUntil = now;
    },
  };
}
