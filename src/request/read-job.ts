import type { Job, JobRef } from '../domain/job.ts';
import type { Result } from '../domain/errors.ts';
import { readJobWithRetry } from '../job/poll.ts';
import type { JobEntry } from '../record/entries.ts';
import type { RequestContext } from './context.ts';

/** Reads a job, with retries. */
export function readJob(context: RequestContext, job: JobRef): Promise<Result<Job>> {
  return readJobWithRetry({ ...context.run, jobs: context.jobs }, job);
}

/** Reads the job of a request, with the key that it was requested with. */
export function readJobOfRequest(
  context: RequestContext,
  entry: JobEntry,
): Promise<Result<Job>> {
  return readJob(context, { id: entry.payload.job.id, keyLine: entry.keyLine });
}
