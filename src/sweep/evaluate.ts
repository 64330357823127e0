import type { Conclusion, Job, RequestError, Result, Submission } from '../domain.ts';
import { evaluateCompletion, NO_OBSERVATIONS, RECHECK_MS, turnOf } from '../job/completion.ts';
import { conclusionMessage, conclusionOf, isPullRequestUpdate } from '../report/conclusion.ts';
import { formatDuration } from '../report/format.ts';
import { describeError } from '../report/service-errors.ts';
import { jobFromSubmission } from '../thread/state.ts';

/** What one read of a job says about its submission. */
export type Evaluation =
  | Readonly<{
      kind: 'finished';
      conclusion: Conclusion;
      message: string;
      job: Job;
      /** Why the job could not be read, if it is given up for that reason. */
      error?: RequestError;
    }>
  | Readonly<{ kind: 'in-progress' }>
  /** The end may belong to the work before the message: read it once more. */
  | Readonly<{ kind: 'recheck' }>
  /** The next sweep tries again. */
  | Readonly<{ kind: 'unreadable'; error: RequestError }>;

/** Evaluates a read by the rules of a run that waits. `now` is the wall clock, `host` the service's. */
export function evaluateJob(
  submission: Submission & { job: string },
  read: Result<Job>,
  {
    now,
    giveUpMs,
    isRecheck,
    host,
  }: Readonly<{ now: Date; giveUpMs: number; isRecheck: boolean; host: string }>,
): Evaluation {
  const submittedAt = Date.parse(submission.submittedAt);
  const isOld = now.getTime() - submittedAt > giveUpMs;
  if (!read.ok) {
    const { error } = read;
    return isOld && !isKeyRejected(error) ? givenUp(submission, error, host) : { kind: 'unreadable', error };
  }
  const job = read.value;
  const turn = turnOf(submission.baseline, submittedAt);
  const possiblyStaleSince = isRecheck ? now.getTime() - RECHECK_MS : NO_OBSERVATIONS.possiblyStaleSince;
  const observations = { ...NO_OBSERVATIONS, possiblyStaleSince };
  const { completion } = evaluateCompletion({ turn, observations, job, now: now.getTime() });
  if (completion.kind === 'recheck') return { kind: 'recheck' };
  const conclusion = completion.kind === 'finished' ? conclusionOf(job) : undefined;
  if (conclusion !== undefined) {
    const isUpdate = isPullRequestUpdate(submission.baseline, job);
    return { kind: 'finished', conclusion, message: conclusionMessage(conclusion, { job, isUpdate }), job };
  }
  if (!isOld) return { kind: 'in-progress' };
  return {
    kind: 'finished',
    conclusion: { outcome: 'still-active', reason: 'timed-out' },
    message: `Job ${job.id} was still active after ${formatDuration(giveUpMs)} and is no longer checked.`,
    job,
  };
}

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
    error,
  };
}
