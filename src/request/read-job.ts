import type { Job, JobRef } from '../domain/job.ts';
import type { Result } from '../domain/errors.ts';
import { readJobWithRetry } from '../job/poll.ts';
import type { JobEntry } from '../record/entries.ts';
import type { RequestContext } from './context.ts';

/** Reads a job, with retries. */
export function readJob(
  { jobs, run }: RequestContext,
  job: JobRef,
): Promise<Result<Job>> {
  return readJobWithRetry({ ...run, jobs }, job);
}

/** Reads the job of a request, with the key that it was requested with. */
export function readJobOfRequest(
  context: RequestContext,
  { payload, keyLine }: JobEntry,
): Promise<Result<Job>> {
  return readJob(context, { id: payload.job.id, keyLine });
}
