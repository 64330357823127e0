import type { Clock } from '../ports.ts';

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
