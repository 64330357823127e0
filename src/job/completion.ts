/**
 * Decides whether a final state is the end of the current turn. A read shortly after a message may
 * still show the end of the previous turn, with its pull request. The service does not say when its
 * record changes, so the end of a turn needs evidence.
 */
import { isTerminal, type Job, type JobBaseline } from '../domain/job.ts';
import type { Conclusion } from '../domain/outcome.ts';

/**
 * Turn whose end a run waits for. A message began it at `sentAt` (milliseconds, on the caller's
 * clock). `baseline` is the job before that message; null for a new job.
 */
export type Turn = Readonly<{ baseline: JobBaseline | null; sentAt: number }>;

export type Observations = Readonly<{
  /** Whether the job was active in this turn. */
  sawActive: boolean;
  /** Time since which the job shows a final state that may belong to the previous turn. */
  possiblyStaleSince: number | null;
}>;
export const NO_OBSERVATIONS: Observations = {
  sawActive: false,
  possiblyStaleSince: null,
};

/** State of a turn. `assumedByTimeout`: only the time that has passed suggests that it has ended. */
export type Completion =
  | Readonly<{ kind: 'running' }>
  | Readonly<{ kind: 'finished'; assumedByTimeout: boolean }>
  | Readonly<{ kind: 'recheck'; inMs: number }>;

/** Time for which an unchanged final state counts as that of the previous turn. */
const STALE_TIMEOUT_MS = 45_000;
/** Time to take up the message, after the first end of a job that was active when the message came. */
const RECHECK_MS = 15_000;

const RUNNING: Completion = { kind: 'running' };
const FINISHED: Completion = { kind: 'finished', assumedByTimeout: false };

export function jobBaseline(job: Job): JobBaseline {
  return { status: job.status ?? null, prLink: job.prLink };
}

/** One read of a job. `now` is on the clock of `turn.sentAt`. */
type JobRead = Readonly<{
  turn: Turn;
  observations: Observations;
  job: Job;
  now: number;
}>;

/** Evaluates one read of a job. Pass the returned observations to the next call. */
export function evaluateJobCompletion(
  read: JobRead,
): Readonly<{ completion: Completion; observations: Observations }> {
  const { observations, job, now } = read;
  const { baseline, sentAt } = read.turn;
  const hasEnded = isTerminal(job.status);
  if (baseline === null) {
    return { completion: hasEnded ? FINISHED : RUNNING, observations };
  }
  const wasActive = !isTerminal(baseline.status ?? undefined);
  if (!hasEnded) {
    // An active job may still be in the previous turn, unless that has ended.
    const hasPreviousEnded = !wasActive || observations.possiblyStaleSince !== null;
    // A record without a status may be the old one.
    const isNewTurn = job.status !== undefined && hasPreviousEnded;
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
  if (hasChanged(baseline, job)) return { completion: FINISHED, observations };
  if (now - sentAt < STALE_TIMEOUT_MS) return { completion: RUNNING, observations };
  return { completion: { kind: 'finished', assumedByTimeout: true }, observations };
}

/** Returns whether a job has changed. A value that is missing now is no change: the service may omit any field. */
function hasChanged(before: JobBaseline, job: Job): boolean {
  const after = jobBaseline(job);
  return isNew(after.status, before.status) || isNew(after.prLink, before.prLink);
}

function isNew(now: string | null, then: string | null): boolean {
  return now !== null && now !== then;
}

/** Concludes from a job's last state; undefined while it is active. */
export function conclusionOfJob({ status, prLink }: Job): Conclusion | undefined {
  switch (status) {
    case 'completed':
      return { outcome: prLink === null ? 'no-pr' : 'pr-opened', reason: '' };
    case 'failed':
    case 'archived':
      return { outcome: status, reason: '' };
    default:
      return undefined;
  }
}
