/** Evaluates one read of a job, or none, for its request. Pure: each caller decides when to read, how to pause, and whether it may write. */
import type { Ended, RunFacts } from '../domain/ended.ts';
import { isKeyRejected, type RequestError, type Result } from '../domain/errors.ts';
import { jobUpdatesPullRequest, type Job } from '../domain/job.ts';
import {
  conclusionOfJob,
  evaluateJobCompletion,
  NO_OBSERVATIONS,
  type Observations,
} from '../job/completion.ts';
import { jobInEntry, type JobEntry, type RequestEntry } from '../record/entries.ts';
import { renderError } from '../rendering/explain.ts';
import { titleOfServiceError } from '../rendering/service-errors.ts';
import { unconfirmedRequest } from './results.ts';

/** The meaning of a read for its request. */
export type Evaluation =
  /** The job has ended, or nobody checks it any more; or the run of the request has ended without one. `error`: why the job could not be read. */
  | Readonly<{
      kind: 'ended' | 'given-up';
      ended: Ended;
      error?: RequestError;
    }>
  | Readonly<{ kind: 'active'; facts: RunFacts; error?: undefined }>
  /** The end may belong to the work before the message. `observations` are for the next read. */
  | Readonly<{
      kind: 'to-read-again';
      facts: RunFacts;
      inMs: number;
      observations: Observations;
      error?: undefined;
    }>
  /** A later read may say more. */
  | Readonly<{ kind: 'unknown'; error: RequestError }>;

type ReadOptions = Readonly<{
  /** The wall clock in milliseconds. */
  now: number;
  /** The host of the service. */
  host: string;
  /** The observations of the read before. */
  observations?: Observations | undefined;
}>;

const HOUR_MS = 60 * 60_000;
/** After this time, a job that is still active, missing or unreadable is given up. */
export const GIVE_UP_HOURS = 72;

/** Evaluates a read of the job of a request. */
export function evaluate(
  entry: JobEntry,
  read: Result<Job>,
  options: ReadOptions,
): Evaluation {
  const { now, observations = NO_OBSERVATIONS } = options;
  const { baseline, submittedAt } = entry.payload;
  const sentAt = Date.parse(submittedAt);
  const isOld = now - sentAt > GIVE_UP_HOURS * HOUR_MS;
  if (!read.ok) return evaluateFailedRead(entry, read.error, isOld, options.host);
  const job = read.value;
  const isUpdate = jobUpdatesPullRequest(baseline, job);
  const facts = { job, jobAction: 'none', isUpdate } as const;
  const conclusion = conclusionOfJob(job);
  const turn = { baseline, sentAt };
  const evaluated = evaluateJobCompletion({ turn, observations, job, now });
  const { completion } = evaluated;
  const hasEnded = entry.isFinished || completion.kind === 'finished';
  if (hasEnded && conclusion !== undefined) {
    return { kind: 'ended', ended: { conclusion, facts } };
  }
  if (completion.kind === 'recheck') {
    return {
      kind: 'to-read-again',
      facts,
      inMs: completion.inMs,
      observations: evaluated.observations,
    };
  }
  if (!isOld) return { kind: 'active', facts };
  return {
    kind: 'given-up',
    ended: {
      facts,
      conclusion: { outcome: 'still-active', reason: 'timed-out' },
      message: `Job ${job.id} was still active after ${GIVE_UP_HOURS} hours and is no longer checked.`,
    },
  };
}

/** Returns the end of a request whose run has ended without a job. Nothing was sent if its entry is not bound. */
export function endWithoutJob({ payload, request, sent }: RequestEntry): Ended {
  const cause = request?.cause;
  if (sent !== 'no') {
    const isMessage = payload.care !== undefined || payload.baseline !== null;
    return unconfirmedRequest(
      isMessage ? 'message' : 'create',
      'The run ended while its request was being sent, so the request may have been accepted.',
      { cause, commandWord: payload.finishing.commandWord },
    );
  }
  // The comment of a command has a hint of its own, and a message of care is repeated without people.
  const isRepeatedByRun = cause?.comment === null && cause.kind !== 'care';
  return {
    conclusion: { outcome: 'cancelled', reason: '' },
    message: 'The run ended before it sent the request.',
    steps: isRepeatedByRun ? ['Re-run the workflow job.'] : [],
  };
}

function evaluateFailedRead(
  entry: JobEntry,
  error: RequestError,
  isOld: boolean,
  host: string,
): Evaluation {
  if (!isOld || isKeyRejected(error)) return { kind: 'unknown', error };
  const { id } = entry.payload.job;
  const why =
    error.status === 404
      ? `The service no longer knows job ${id}`
      : `Job ${id} could not be read: ${renderError(error, host)} It is no longer checked`;
  const ended: Ended = {
    facts: { job: jobInEntry(entry), jobAction: 'none' },
    conclusion: { outcome: 'connection-lost', reason: 'no-response' },
    title: titleOfServiceError({ error, request: 'read' }),
    message: `${why}, so its result is unknown.`,
  };
  return { kind: 'given-up', ended, error };
}
