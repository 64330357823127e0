/**
 * Whether a state that the service calls final is the end of *this* turn.
 *
 * A job that is messaged works on, but a read right after the message may still show the end of the turn before it;
 * believed, the old pull request would be told as the new answer. The service does not say when its record changes
 * over, so the turn's end needs evidence. Pure: who waits and who sweeps judge by the same rules, each on its own clock.
 */
import { isTerminal, type JobSnapshot, type Job } from '../domain.ts';

/**
 * What is waited for: the end of a fresh job, or of the turn that a message began. `sentAt` is when the message was
 * answered, in milliseconds on the same clock as the times given to `evaluateCompletion`, be it the monotonic or the wall clock.
 */
export type Turn =
  Readonly<{ kind: 'create' }> | Readonly<{ kind: 'message'; snapshot: JobSnapshot; sentAt: number }>;

/** The turn of an ask: of a message where there was a job before it. `sentAt` as in `Turn`. */
export function turnOf(snapshot: JobSnapshot | null, sentAt: number): Turn {
  return snapshot === null ? { kind: 'create' } : { kind: 'message', snapshot, sentAt };
}

/** What the answers so far have shown. Starts as `NO_OBSERVATIONS`. */
export type Observations = Readonly<{
  /** The job was at work for this turn, beyond doubt. */
  sawActive: boolean;
  /** When the first final state came that may still be the turn before's; null when none did. */
  possiblyStaleSince: number | null;
}>;
export const NO_OBSERVATIONS: Observations = { sawActive: false, possiblyStaleSince: null };

/** `settledByTime`: nothing but time says that this end is the turn's own, and whoever tells of it should say so. */
export type Completion =
  | Readonly<{ kind: 'running' }>
  | Readonly<{ kind: 'finished'; assumedByTimeout: boolean }>
  | Readonly<{ kind: 'recheck'; inMs: number }>;

/** How long a final state that has not changed since before the message is taken for the old one. */
export const STALE_TIMEOUT_MS = 45_000;
/** After the first end of a job that was at work when the message came: time for it to take the message up. */
export const RECHECK_MS = 15_000;

const RUNNING: Completion = { kind: 'running' };
const ENDED: Completion = { kind: 'finished', assumedByTimeout: false };

/** The part of a job, as read before the message is sent, that later answers are held against. */
export function snapshotOf(job: Job): JobSnapshot {
  return { status: job.status ?? null, prLink: job.prLink, archivedAt: job.archivedAt };
}

/**
 * Judges one answer of the service.
 *
 * @param now milliseconds, on the clock of `turn.sentAt`
 * @returns the verdict, and what to remember for the next answer
 */
export function evaluateCompletion({
  turn,
  observations,
  job,
  now,
}: Readonly<{ turn: Turn; observations: Observations; job: Job; now: number }>): Readonly<{
  completion: Completion;
  observations: Observations;
}> {
  if (turn.kind === 'create') return { completion: isTerminal(job.status) ? ENDED : RUNNING, observations };
  return isTerminal(turn.snapshot.status ?? undefined)
    ? evaluateAfterEnd({ turn, observations, job, now })
    : evaluateWhileActive({ observations, job, now });
}

type MessageTurn = Extract<Turn, { kind: 'message' }>;

/** The job had ended before the message: its old end may still show. */
function evaluateAfterEnd({
  turn,
  observations,
  job,
  now,
}: Readonly<{ turn: MessageTurn; observations: Observations; job: Job; now: number }>): ReturnType<
  typeof evaluateCompletion
> {
  if (!isTerminal(job.status)) {
    // A record without a status says nothing: it may be the old one.
    return {
      completion: RUNNING,
      observations: { ...observations, sawActive: observations.sawActive || job.status !== undefined },
    };
  }
  if (observations.sawActive || hasChanged(turn.snapshot, job)) return { completion: ENDED, observations };
  const waitedLongEnough = now - turn.sentAt >= STALE_TIMEOUT_MS;
  return {
    completion: waitedLongEnough ? { kind: 'finished', assumedByTimeout: true } : RUNNING,
    observations,
  };
}

/** The job was at work when the message came: the first end may be that of the work before it. */
function evaluateWhileActive({
  observations,
  job,
  now,
}: Readonly<{ observations: Observations; job: Job; now: number }>): ReturnType<typeof evaluateCompletion> {
  if (!isTerminal(job.status)) {
    const resumed = observations.possiblyStaleSince !== null && job.status !== undefined;
    return {
      completion: RUNNING,
      observations: { ...observations, sawActive: observations.sawActive || resumed },
    };
  }
  const possiblyStaleSince = observations.possiblyStaleSince ?? now;
  const inMs = possiblyStaleSince + RECHECK_MS - now;
  if (observations.sawActive || inMs <= 0) return { completion: ENDED, observations };
  return { completion: { kind: 'recheck', inMs }, observations: { ...observations, possiblyStaleSince } };
}

/** A value that went missing is no change: the service may leave any field of a record out. */
function hasChanged(before: JobSnapshot, job: Job): boolean {
  const after = snapshotOf(job);
  return (['status', 'prLink', 'archivedAt'] as const).some(
    (field) => after[field] !== null && after[field] !== before[field],
  );
}
