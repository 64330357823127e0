import { jobUpdatesPullRequest, type Job, type JobRef } from '../domain/job.ts';
import { isKeyRejected, type RequestError, type Result } from '../domain/errors.ts';
import { evaluateJobCompletion, NO_OBSERVATIONS, RECHECK_MS } from '../job/completion.ts';
import type { Clock } from '../ports.ts';
import { conclusionOfJob } from '../job/conclusion.ts';
import {
  hasJob,
  jobInEntry,
  type JobEntry,
  type RequestEntry,
} from '../job/request-entry.ts';
import type { Ended } from '../domain/ended.ts';
import { describeError, titleOfServiceError } from '../rendering/service-errors.ts';

/** Finds the requests with a job that has not ended, and whose run has. */
export function findOpenRequests(
  entries: readonly RequestEntry[],
  now: Date,
): readonly JobEntry[] {
  return entries.filter(hasJob).filter(({ sent, isFinished, payload }) => {
    if (sent !== 'yes' || isFinished) return false;
    const { waitUntil } = payload;
    const isWaitedFor = waitUntil !== null && Date.parse(waitUntil) > now.getTime();
    return !isWaitedFor;
  });
}

const HOUR_MS = 60 * 60_000;
/** After this time, a job that is still active, missing or unreadable is given up. */
export const GIVE_UP_HOURS = 72;

/** A request whose job was checked. */
type CheckedJob = Readonly<{ entry: JobEntry; evaluation: Evaluation }>;

/** A pull request may open, and start a sweep, shortly before its job is completed. A runner bills a whole minute anyway. */
const SECOND_CHECK_MS = 30_000;

type CheckOptions = Readonly<{
  readJob: (projectId: string, job: JobRef) => Promise<Result<Job>>;
  clock: Clock;
  signal: AbortSignal;
  /** A pull request has started the sweep: active jobs are uncertain. */
  isPullRequest: boolean;
  /** The service's. */
  host: string;
}>;

/** Reads each job once, and uncertain ones a second time. Jobs that a cancelled sweep did not read are missing in the result. */
export async function checkFleetJobs(
  entries: readonly JobEntry[],
  options: CheckOptions,
): Promise<readonly CheckedJob[]> {
  const first = await checkOnce(entries, options, false);
  const uncertain = first.filter(({ evaluation }) => {
    if (evaluation.kind !== 'active') return false;
    return evaluation.mustRecheck || options.isPullRequest;
  });
  if (uncertain.length === 0) return first;
  await options.clock.sleep(SECOND_CHECK_MS, options.signal);
  const again = uncertain.map(({ entry }) => entry);
  const second = await checkOnce(again, options, true);
  return first.map((each) => {
    return second.find(({ entry }) => entry === each.entry) ?? each;
  });
}

/** Reads the job of each request. Several requests may have the same job, which is read once. */
async function checkOnce(
  entries: readonly JobEntry[],
  options: CheckOptions,
  isRecheck: boolean,
): Promise<readonly CheckedJob[]> {
  const { readJob, clock, signal } = options;
  const reads = new Map<string, Result<Job>>();
  const checked: CheckedJob[] = [];
  for (const entry of entries) {
    const { thread, payload, keyLine } = entry;
    const { project } = thread;
    const { id } = payload.job;
    const key = `${project} ${id}`;
    if (signal.aborted) return checked;
    const read = reads.get(key) ?? (await readJob(project, { id, keyLine }));
    if (signal.aborted && !read.ok) return checked;
    reads.set(key, read);
    const now = clock.date().getTime();
    checked.push({
      entry,
      evaluation: evaluateFleetJob(entry, read, { ...options, isRecheck, now }),
    });
  }
  return checked;
}

/** The meaning of one read of a job for its request. */
export type Evaluation =
  /** `error`: why the job could not be read, if it is given up for that reason. */
  | Readonly<{ kind: 'finished'; ended: Ended; error?: RequestError }>
  /** `mustRecheck`: the end may belong to the work before the message, so the job is read once more. */
  | Readonly<{ kind: 'active'; mustRecheck: boolean; error?: undefined }>
  /** The next sweep tries again. */
  | Readonly<{ kind: 'unknown'; error: RequestError }>;

/** Evaluates a read by the rules of a run that waits. `now` is the wall clock in milliseconds. */
export function evaluateFleetJob(
  entry: JobEntry,
  read: Result<Job>,
  options: Pick<CheckOptions, 'host'> & Readonly<{ now: number; isRecheck: boolean }>,
): Evaluation {
  const { host, now, isRecheck } = options;
  const { baseline } = entry.payload;
  const submittedAt = Date.parse(entry.payload.submittedAt);
  const isOld = now - submittedAt > GIVE_UP_HOURS * HOUR_MS;
  if (!read.ok) {
    const { error } = read;
    if (isOld && !isKeyRejected(error)) return givenUp(entry, error, host);
    return { kind: 'unknown', error };
  }
  const job = read.value;
  const turn = { baseline, sentAt: submittedAt };
  const possiblyStaleSince = isRecheck ? now - RECHECK_MS : null;
  const observations = { ...NO_OBSERVATIONS, possiblyStaleSince };
  const { completion } = evaluateJobCompletion({ turn, observations, job, now });
  if (completion.kind === 'recheck') return { kind: 'active', mustRecheck: true };
  const isUpdate = jobUpdatesPullRequest(baseline, job);
  const facts = { job, jobAction: 'none', isUpdate } as const;
  const conclusion = completion.kind === 'finished' ? conclusionOfJob(job) : undefined;
  if (conclusion !== undefined) {
    return { kind: 'finished', ended: { conclusion, facts } };
  }
  if (!isOld) return { kind: 'active', mustRecheck: false };
  const ended: Ended = {
    facts,
    conclusion: { outcome: 'still-active', reason: 'timed-out' },
    message: `Job ${job.id} was still active after ${GIVE_UP_HOURS} hours and is no longer checked.`,
  };
  return { kind: 'finished', ended };
}

function givenUp(entry: JobEntry, error: RequestError, host: string): Evaluation {
  const { id } = entry.payload.job;
  const lost = {
    facts: { job: jobInEntry(entry), jobAction: 'none' },
    conclusion: { outcome: 'connection-lost', reason: 'no-response' },
    title: titleOfServiceError({ error, request: 'read' }),
  } as const;
  if (error.status === 404) {
    const message = `The service no longer knows job ${id}, so its result is unknown.`;
    return { kind: 'finished', ended: { ...lost, message }, error };
  }
  const why = describeError(error, host);
  const message = `Job ${id} could not be read: ${why}. It is no longer checked, so its result is unknown.`;
  return { kind: 'finished', ended: { ...lost, message }, error };
}
