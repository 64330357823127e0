/** Finds the requests that no run finishes any more, and reads their jobs. */
import type { Result } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import {
  hasJob,
  type JobEntry,
  type RequestEntry,
  isCopiedClaim,
  type RequestClaim,
} from '../record/entries.ts';
import { isReadableEntry } from '../once/entry.ts';
import { evaluate, type Evaluation } from '../request/evaluate-job.ts';
import type { Run } from '../run/run.ts';

/** Finds the requests with a job that has not ended, and whose run has. */
export function findOpenRequests(
  entries: readonly RequestEntry[],
  now: Date,
): readonly JobEntry[] {
  return entries.filter(hasJob).filter(({ isFinished, payload }) => {
    if (isFinished) return false;
    const { waitUntil } = payload;
    const isWaitedFor = waitUntil !== null && Date.parse(waitUntil) > now.getTime();
    return !isWaitedFor;
  });
}

/** A run sends within minutes of the creation of its comment. The rest is for clocks that are wrong. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Finds the requests without a job whose status comment is older than an hour: their runs have ended, and it says that they are about to send (once/README.md). */
export function findLeftRequests(
  claims: readonly RequestClaim[],
  now: Date,
): readonly RequestEntry[] {
  return claims.filter(isReadableEntry).filter((entry) => {
    if (entry.isFinished || entry.sent === 'yes') return false;
    const ageMs = now.getTime() - Date.parse(entry.comment.createdAt);
    return ageMs > LEFT_AFTER_MS && !isCopiedClaim(entry);
  });
}

/** A request whose job was checked. */
type CheckedJob = Readonly<{ entry: JobEntry; evaluation: Evaluation }>;

/** A pull request may open, and start a sweep, shortly before its job is completed. A runner bills a whole minute anyway. */
const SECOND_CHECK_MS = 30_000;

/**
 * Reads each job once, and uncertain ones a second time. Jobs that a cancelled sweep did not read are missing in the result.
 *
 * @param isPullRequest a pull request has started the sweep: active jobs are uncertain
 */
export async function checkJobs(
  entries: readonly JobEntry[],
  run: Run,
  isPullRequest: boolean,
): Promise<readonly CheckedJob[]> {
  const unread = entries.map((entry) => ({ entry }));
  const first = await checkOnce(unread, run);
  const uncertain = first.filter(({ evaluation: { kind } }) => {
    return kind === 'to-read-again' || (kind === 'active' && isPullRequest);
  });
  if (uncertain.length === 0) return first;
  await run.clock.sleep(SECOND_CHECK_MS, run.signal);
  const second = await checkOnce(uncertain, run);
  return first.map((each) => {
    return second.find(({ entry }) => entry === each.entry) ?? each;
  });
}

/** Reads the job of each request. Several requests may have the same job, which is read once. `evaluation`: that of the read before. */
async function checkOnce(
  requests: readonly Readonly<{ entry: JobEntry; evaluation?: Evaluation }>[],
  run: Run,
): Promise<readonly CheckedJob[]> {
  const { clock, signal, host } = run;
  const reads = new Map<string, Result<Job>>();
  const checked: CheckedJob[] = [];
  for (const { entry, evaluation: before } of requests) {
    const { project } = entry.thread;
    const { id } = entry.payload.job;
    const key = `${project} ${id}`;
    if (signal.aborted) return checked;
    const job = { id, keyLine: entry.keyLine };
    const read = reads.get(key) ?? (await run.jobs(project).get(job, signal));
    if (signal.aborted && !read.ok) return checked;
    reads.set(key, read);
    const now = clock.date().getTime();
    const observations =
      before?.kind === 'to-read-again' ? before.observations : undefined;
    checked.push({
      entry,
      evaluation: evaluate(entry, read, { now, host, observations }),
    });
  }
  return checked;
}
