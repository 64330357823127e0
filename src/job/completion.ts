/**
 * Whether a state that the service calls final is the end of *this* turn.
 *
 * A job that is messaged works on, but a read right after the message may still show the end of the turn before it;
 * believed, the old pull request would be told as the new answer. The service does not say when its record changes
 * over, so the turn's end needs evidence. Pure: who waits and who sweeps judge by the same rules, each on its own clock.
 */
import { isTerminal, type Baseline, type Job } from '../domain.ts';

/**
 * What is waited for: the end of a fresh job, or of the turn that a message began. `sentAt` is when the message was
 * answered, in milliseconds on the same clock as the times given to `settle`, be it the monotonic or the wall clock.
 */
export type Turn =
  Readonly<{ kind: 'create' }> | Readonly<{ kind: 'message'; baseline: Baseline; sentAt: number }>;

/** The turn of an ask: of a message where there was a job before it. `sentAt` as in `Turn`. */
export function turnOf(baseline: Baseline | null, sentAt: number): Turn {
  return baseline === null ? { kind: 'create' } : { kind: 'message', baseline, sentAt };
}

/** What the answers so far have shown. Starts as `NOTHING_SEEN`. */
export type Seen = Readonly<{
  /** The job was at work for this turn, beyond doubt. */
  atWork: boolean;
  /** When the first final state came that may still be the turn before's; null when none did. */
  doubtfulSince: number | null;
}>;
export const NOTHING_SEEN: Seen = { atWork: false, doubtfulSince: null };

/** `settledByTime`: nothing but time says that this end is the turn's own, and whoever tells of it should say so. */
export type Verdict =
  | Readonly<{ kind: 'running' }>
  | Readonly<{ kind: 'ended'; settledByTime: boolean }>
  | Readonly<{ kind: 'look-again'; inMs: number }>;

/** How long a final state that has not changed since before the message is taken for the old one. */
export const SETTLE_MS = 45_000;
/** After the first end of a job that was at work when the message came: time for it to take the message up. */
export const LOOK_AGAIN_MS = 15_000;

const RUNNING: Verdict = { kind: 'running' };
const ENDED: Verdict = { kind: 'ended', settledByTime: false };

/** The part of a job, as read before the message is sent, that later answers are held against. */
export function baselineOf(job: Job): Baseline {
  return { status: job.status ?? null, prLink: job.prLink, archivedAt: job.archivedAt };
}

/**
 * Judges one answer of the service.
 *
 * @param now milliseconds, on the clock of `turn.sentAt`
 * @returns the verdict, and what to remember for the next answer
 */
export function settle({
  turn,
  seen,
  job,
  now,
}: Readonly<{ turn: Turn; seen: Seen; job: Job; now: number }>): Readonly<{ verdict: Verdict; seen: Seen }> {
  if (turn.kind === 'create') return { verdict: isTerminal(job.status) ? ENDED : RUNNING, seen };
  return isTerminal(turn.baseline.status ?? undefined)
    ? settleAfterEnd({ turn, seen, job, now })
    : settleWhileAtWork({ seen, job, now });
}

type MessageTurn = Extract<Turn, { kind: 'message' }>;

/** The job had ended before the message: its old end may still show. */
function settleAfterEnd({
  turn,
  seen,
  job,
  now,
}: Readonly<{ turn: MessageTurn; seen: Seen; job: Job; now: number }>): ReturnType<typeof settle> {
  if (!isTerminal(job.status)) {
    // A record without a status says nothing: it may be the old one.
    return { verdict: RUNNING, seen: { ...seen, atWork: seen.atWork || job.status !== undefined } };
  }
  if (seen.atWork || hasChanged(turn.baseline, job)) return { verdict: ENDED, seen };
  const waitedLongEnough = now - turn.sentAt >= SETTLE_MS;
  return { verdict: waitedLongEnough ? { kind: 'ended', settledByTime: true } : RUNNING, seen };
}

/** The job was at work when the message came: the first end may be that of the work before it. */
function settleWhileAtWork({
  seen,
  job,
  now,
}: Readonly<{ seen: Seen; job: Job; now: number }>): ReturnType<typeof settle> {
  if (!isTerminal(job.status)) {
    const resumed = seen.doubtfulSince !== null && job.status !== undefined;
    return { verdict: RUNNING, seen: { ...seen, atWork: seen.atWork || resumed } };
  }
  const doubtfulSince = seen.doubtfulSince ?? now;
  const inMs = doubtfulSince + LOOK_AGAIN_MS - now;
  if (seen.atWork || inMs <= 0) return { verdict: ENDED, seen };
  return { verdict: { kind: 'look-again', inMs }, seen: { ...seen, doubtfulSince } };
}

/** A value that went missing is no change: the service may leave any field of a record out. */
function hasChanged(before: Baseline, job: Job): boolean {
  const after = baselineOf(job);
  return (['status', 'prLink', 'archivedAt'] as const).some(
    (field) => after[field] !== null && after[field] !== before[field],
  );
}
