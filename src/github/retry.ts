import type { Answer, Fault } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { property } from '../property.ts';
import { parseRetryAfter } from '../retry-after.ts';
import { SendError } from './client.ts';

/** What a call to GitHub may do again after a fault. */
export type Repeat =
  /** Reads, and writes that say what shall be: the second time changes nothing. */
  | 'freely'
  /** Writes that add something: only where the first cannot have been carried out. */
  | 'if-not-done';

/** Before the second and the third try. */
const WAITS_MS = [1000, 3000];

export type Call = <T>(request: () => Promise<T>, repeat: Repeat) => Promise<Answer<T>>;

/**
 * Makes calls through Octokit and turns what they throw into faults. Passing faults are tried again, twice at most, while
 * there is patience for it: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export function createCall({ clock, patience }: Readonly<{ clock: Clock; patience: Patience }>): Call {
  return async (request, repeat) => {
    for (let attempt = 0; ; attempt += 1) {
      const startedAt = clock.now();
      try {
        return { ok: true, value: await request() };
      } catch (error) {
        const fault = faultOf(error, clock.date());
        patience.lose(startedAt);
        const wait = waitBefore(fault, attempt);
        const mayRepeat = repeat === 'freely' || isNotDone(fault);
        if (wait === undefined || !mayRepeat || !patience.allows(wait)) return { ok: false, fault };
        const waitsFrom = clock.now();
        await clock.sleep(wait);
        patience.lose(waitsFrom);
      }
    }
  };
}

function waitBefore(fault: Fault, attempt: number): number | undefined {
  const usual = WAITS_MS[attempt];
  return usual === undefined || !isPassing(fault) ? undefined : Math.max(usual, fault.retryAfterMs ?? 0);
}

function isPassing({ kind, status = 0, transient, retryAfterMs }: Fault): boolean {
  if (kind === 'not-sent') return transient !== false;
  if (kind !== 'status') return true;
  return status >= 500 || status === 408 || status === 429 || (status === 403 && retryAfterMs !== undefined);
}

function isNotDone({ kind, status = 0 }: Fault): boolean {
  return kind === 'not-sent' || (kind === 'status' && (status === 429 || status === 403));
}

/** The fault behind whatever Octokit threw; `now` is the wall clock. */
export function faultOf(error: unknown, now: Date): Fault {
  const cause = property(error, 'cause');
  if (cause instanceof SendError) return cause.fault;
  const status = property(error, 'status');
  const headers = property(property(error, 'response'), 'headers');
  if (typeof status !== 'number' || headers === undefined)
    return { kind: 'bad-answer', detail: describe(error) };
  const requestId = property(headers, 'x-github-request-id');
  const needed = property(headers, 'x-accepted-github-permissions');
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
  const told = property(headers, 'retry-after');
  const retryAfterMs = parseRetryAfter(typeof told === 'string' ? told : undefined, now);
  if (retryAfterMs !== undefined) return retryAfterMs;
  // The primary limit: nothing is left until the hour is over, which is always too long to wait here.
  return property(headers, 'x-ratelimit-remaining') === '0' ? Infinity : undefined;
}

function describe(error: unknown): string {
  const told = property(error, 'message');
  const message = typeof told === 'string' ? told : 'an error without a message';
  // Octokit appends the address of the documentation to GitHub's sentence.
  return (message.split(' - https://')[0] ?? message).replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300);
}

/** How long a run lets GitHub hold it up. Comments and reactions tell of a job; the job must not wait for them. */
export interface Patience {
  /** Bound on the next attempt, in milliseconds. */
  attemptMs(): number;
  /** Whether another `ms` milliseconds may be waited. */
  allows(ms: number): boolean;
  /** Counts the time since `since` (monotonic) as lost; what calls beside each other lose together counts once. */
  lose(since: number): void;
}

/** A page of 100 long comments comes well within it. */
const ATTEMPT_MS = 10_000;
/** Each call is tried at least once, however much was lost before. */
const LEAST_ATTEMPT_MS = 3000;

/** What faults may cost while a run is young: three steps in a row come before its request, some 25 s with all of them stalled. */
const AT_FIRST_MS = 15_000;
/** A run that has waited for minutes may spend a minute more on telling the end. */
const SHARE_OF_RUN = 1 / 4;
const AT_MOST_MS = 90_000;

/** Patience for one run, which begins now. Only faults use it up: answers may be as slow as one attempt allows. */
export function createPatience(clock: Clock): Patience {
  const openedAt = clock.now();
  let lostMs = 0;
  let countedUntil = openedAt;
  const leftMs = (): number =>
    Math.min(AT_FIRST_MS + (clock.now() - openedAt) * SHARE_OF_RUN, AT_MOST_MS) - lostMs;
  return {
    attemptMs: () => Math.min(Math.max(leftMs(), LEAST_ATTEMPT_MS), ATTEMPT_MS),
    allows: (ms) => ms <= leftMs(),
    lose(since) {
      const now = clock.now();
      lostMs += Math.max(0, now - Math.max(since, countedUntil));
      countedUntil = now;
    },
  };
}
