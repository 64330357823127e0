/**
 * Whether a final state is the end of the current turn. A read shortly after a message may still show the end of the previous turn, with
 * its pull request. The service does not say when its record changes, so the end of a turn needs evidence.
 */
import { isTerminal, type Job, type JobSnapshot } from '../domain.ts';

/**
 * The target of a wait: the end of the turn that a message began at `sentAt` (milliseconds, on the caller's clock). `snapshot` is the job
 * before that message; null for a new job.
 */
export type Turn = Readonly<{ snapshot: JobSnapshot | null; sentAt: number }>;

export type Observations = Readonly<{
  /** The job was active in this turn. */
  sawActive: boolean;
  /** Since when the job shows a final state that may belong to the previous turn. */
  possiblyStaleSince: number | null;
}>;
export const NO_OBSERVATIONS: Observations = {
  sawActive: false,
  possiblyStaleSince: null,
};

/** `assumedByTimeout`: only the time that has passed suggests that the turn has ended. */
export type Completion =
  | Readonly<{ kind: 'running' }>
  | Readonly<{ kind: 'finished'; assumedByTimeout: boolean }>
  | Readonly<{ kind: 'recheck'; inMs: number }>;

/** How long an unchanged final state counts as the previous turn's. */
export const STALE_TIMEOUT_MS = 45_000;
/** After the first end of a job that was active when the message came: time to take up the message. */
export const RECHECK_MS = 15_000;

const RUNNING: Completion = { kind: 'running' };
const FINISHED: Completion = { kind: 'finished', assumedByTimeout: false };

export function snapshotOf({ status, prLink, archivedAt }: Job): JobSnapshot {
  return { status: status ?? null, prLink, archivedAt };
}

/** Evaluates one read of a job. `now` is on the clock of `turn.sentAt`. Pass the returned observations to the next call. */
export function evaluateCompletion(
  read: Readonly<{ turn: Turn; observations: Observations; job: Job; now: number }>,
): Readonly<{ completion: Completion; observations: Observations }> {
  const { observations, job, now } = read;
  const { snapshot, sentAt } = read.turn;
  if (snapshot === null)
    return { completion: isTerminal(job.status) ? FINISHED : RUNNING, observations };
  const wasActive = !isTerminal(snapshot.status ?? undefined);
  if (!isTerminal(job.status)) {
    // A record without a status may be the old one, and an active job may still be in the previous turn.
    const isNewTurn =
      job.status !== undefined &&
      (!wasActive || observations.possiblyStaleSince !== null);
    const sawActive = observations.sawActive || isNewTurn;
    return { completion: RUNNING, observations: { ...observations, sawActive } };
  }
  if (observations.sawActive) return { completion: FINISHED, observations };
  if (wasActive) {
    const possiblyStaleSince = observations.possiblyStaleSince ?? now;
    const inMs = possiblyStaleSince + RECHECK_MS - now;
    if (inMs <= 0) return { completion: FINISHED, observations };
    return {
      completion: { kind: 'recheck', inMs },
      observations: { ...observations, possiblyStaleSince },
    };
  }
  if (hasChanged(snapshot, job)) return { completion: FINISHED, observations };
  const isStale = now - sentAt < STALE_TIMEOUT_MS;
  return {
    completion: isStale ? RUNNING : { kind: 'finished', assumedByTimeout: true },
    observations,
  };
}

/** A value that is missing now is no change: the service may omit any field. */
function hasChanged(before: JobSnapshot, job: Job): boolean {
  const after = snapshotOf(job);
  return (['status', 'prLink', 'archivedAt'] as const).some(
    (field) => after[field] !== null && after[field] !== before[field],
  );
}
