import { jobFromState } from '../thread/state.ts';
import type { Result, Submission, Conclusion, RequestError, Job } from '../domain.ts';
import { RECHECK_MS, NO_OBSERVATIONS, evaluateCompletion, turnOf } from '../job/completion.ts';
import { conclusionMessage, conclusionOf } from '../report/conclusion.ts';
import { describeError } from '../report/service-errors.ts';
import { formatDuration } from '../report/format.ts';

/** What a look at a job says about the ask that wants it. */
export type Evaluation =
  | Readonly<{
      kind: 'finished';
      conclusion: Conclusion;
      message: string;
      job: Job | undefined;
      /** What kept the job from being read, where it is given up unread. */
      error?: RequestError;
    }>
  /** Ended in that the service does not know it. */
  | Readonly<{
      kind: 'finished';
      conclusion: Conclusion;
      message: string;
      job: undefined;
      gone: RequestError;
    }>
  | Readonly<{ kind: 'in-progress' }>
  /** It may be the end of the work before the message: look again after a while. */
  | Readonly<{ kind: 'recheck' }>
  /** The service could not be asked properly; the next sweep looks again. */
  | Readonly<{ kind: 'unreadable'; error: RequestError }>;

/** By the wall clock. `again`: this is the second look of a sweep at an end that was doubtful. `host` is the service's. */
type EvaluationOptions = Readonly<{ now: Date; giveUpMs: number; isRecheck: boolean; host: string }>;

type JobSubmission = Submission & { job: string };

/** Records of jobs appear late: so long after an ask one that is missing is not gone. */
const MISSING_JOB_GRACE_MS = 60_000;

/** Judges a look by the same rules as a run that waits. */
export function evaluateJob(
  submission: JobSubmission,
  found: Result<Job>,
  { now, giveUpMs, isRecheck, host }: EvaluationOptions,
): Evaluation {
  const age = now.getTime() - Date.parse(submission.submittedAt);
  if (!found.ok) {
    const { error } = found;
    if (isMissing(error))
      return age > MISSING_JOB_GRACE_MS ? missingJob(submission, error) : { kind: 'in-progress' };
    return age > giveUpMs && !isKeyRejected(error)
      ? timedOutUnread(submission, { error, giveUpMs, host })
      : { kind: 'unreadable', error };
  }
  const job = found.value;
  const turn = turnOf(submission.snapshot, Date.parse(submission.submittedAt));
  const observations = isRecheck
    ? { ...NO_OBSERVATIONS, possiblyStaleSince: now.getTime() - RECHECK_MS }
    : NO_OBSERVATIONS;
  const { completion } = evaluateCompletion({ turn, observations, job, now: now.getTime() });
  if (completion.kind === 'recheck') return completion;
  const conclusion = completion.kind === 'finished' ? conclusionOf(job) : undefined;
  if (conclusion !== undefined)
    return { kind: 'finished', conclusion, message: conclusionMessage(conclusion, job, 0), job };
  return age > giveUpMs ? timedOut(job, giveUpMs) : { kind: 'in-progress' };
}

/** Whether the key was turned away. That says nothing about the job: a sweep with a good key can read it. */
export function isKeyRejected({ kind, status }: RequestError): boolean {
  return kind === 'status' && (status === 401 || status === 403);
}

/** Whether the service does not know the job, or not yet. */
function isMissing({ kind, status }: RequestError): boolean {
  return kind === 'status' && status === 404;
}

function missingJob({ job }: JobSubmission, gone: RequestError): Evaluation {
  const conclusion: Conclusion = { outcome: 'connection-lost', reason: 'not-found' };
  return {
    kind: 'finished',
    conclusion,
    message: `The service does not know job ${job} any more, so its end cannot be told.`,
    job: undefined,
    gone,
  };
}

function timedOut(job: Job, giveUpMs: number): Evaluation {
  const conclusion: Conclusion = { outcome: 'still-active', reason: 'timed-out' };
  const message = `Job ${job.id} had not ended after ${formatDuration(giveUpMs)}; it is not looked at any more.`;
  return { kind: 'finished', conclusion, message, job };
}

/** No word about the job's state: this sweep has not seen it. */
function timedOutUnread(
  submission: JobSubmission,
  { error, giveUpMs, host }: Readonly<{ error: RequestError; giveUpMs: number; host: string }>,
): Evaluation {
  const conclusion: Conclusion = { outcome: 'connection-lost', reason: 'no-response' };
  const message =
    `Job ${submission.job} could not be looked at more than ${formatDuration(giveUpMs)} after it was asked for: ${describeError(error, host)}. ` +
    'How it ends is not known; it is not looked at any more.';
  return { kind: 'finished', conclusion, message, job: jobFromState(submission), error };
}
