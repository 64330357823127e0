import type { Conclusion, Job, RequestError, Result, Submission } from '../domain.ts';
import { evaluateCompletion, NO_OBSERVATIONS, RECHECK_MS } from '../job/completion.ts';
import { conclusionOf, isPullRequestUpdate, jobFromSubmission } from '../report/conclusion.ts';
import { formatDuration } from '../report/format.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeError } from '../report/service-errors.ts';

/** What one read of a job says about its submission. */
export type Evaluation =
  | FinishedEvaluation
  /** `recheck`: the end may belong to the work before the message, so the job is read once more. */
  | Readonly<{ kind: 'in-progress' | 'recheck'; error?: undefined }>
  /** The next sweep tries again. */
  | Readonly<{ kind: 'unreadable'; error: RequestError }>;

/** `error`: why the job could not be read, if it is given up for that reason. */
export type FinishedEvaluation = RunResult & Readonly<{ kind: 'finished'; job: Job; error?: RequestError }>;

/** `now` is the wall clock, `host` the service's. */
export type EvaluationOptions = Readonly<{
  now: Date;
  giveUpHours: number;
  isRecheck: boolean;
  host: string;
}>;

/** Evaluates a read by the rules of a run that waits. */
export function evaluateJob(
  submission: Submission & { job: string },
  read: Result<Job>,
  options: EvaluationOptions,
): Evaluation {
  const { giveUpHours, isRecheck, host } = options;
  const now = options.now.getTime();
  const submittedAt = Date.parse(submission.submittedAt);
  const giveUpMs = giveUpHours * 60 * 60_000;
  const isOld = now - submittedAt > giveUpMs;
  if (!read.ok) {
    const { error } = read;
    return isOld && !isKeyRejected(error) ? givenUp(submission, error, host) : { kind: 'unreadable', error };
  }
  const job = read.value;
  const turn = { snapshot: submission.baseline, sentAt: submittedAt };
  const possiblyStaleSince = isRecheck ? now - RECHECK_MS : NO_OBSERVATIONS.possiblyStaleSince;
  const observations = { ...NO_OBSERVATIONS, possiblyStaleSince };
  const { completion } = evaluateCompletion({ turn, observations, job, now });
  if (completion.kind === 'recheck') return { kind: 'recheck' };
  const ended = completion.kind === 'finished' ? conclusionOf(job) : undefined;
  if (ended === undefined && !isOld) return { kind: 'in-progress' };
  const isUpdate = isPullRequestUpdate(submission.baseline, job);
  if (ended !== undefined) return { kind: 'finished', conclusion: ended, job, isUpdate };
  const message = `Job ${job.id} was still active after ${formatDuration(giveUpMs)} and is no longer checked.`;
  return { kind: 'finished', conclusion: STILL_ACTIVE, message, job, isUpdate };
}

const STILL_ACTIVE: Conclusion = { outcome: 'still-active', reason: 'timed-out' };

/** A rejected key or plan says nothing about the job: a sweep with a valid one can read it. */
export function isKeyRejected({ kind, status = 0 }: RequestError): boolean {
  return kind === 'status' && [401, 402, 403].includes(status);
}

function givenUp(submission: Submission & { job: string }, error: RequestError, host: string): Evaluation {
  const isMissing = error.kind === 'status' && error.status === 404;
  return {
    kind: 'finished',
    conclusion: { outcome: 'connection-lost', reason: isMissing ? 'not-found' : 'no-response' },
    message: isMissing
      ? `The service no longer knows job ${submission.job}, so its result is unknown.`
      : `Job ${submission.job} could not be read: ${describeError(error, host)}. It is no longer checked, so its result is unknown.`,
    job: jobFromSubmission(submission),
    isUpdate: false,
    error,
  };
}
