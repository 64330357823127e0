import type { Job, JobRef } from '../domain/job.ts';
import type { Result } from '../domain/errors.ts';
import { readJobWithRetry } from '../job/poll.ts';
import type { RequestContext } from './context.ts';

/** The fields that a job is read with. */
export type JobReading = Pick<RequestContext, 'jobs' | 'system'>;

/** Reads a job, with retries. */
export function readJob({ jobs, system }: JobReading, job: JobRef): Promise<Result<Job>> {
  const { clock, random, signal } = system;
  return readJobWithRetry({ jobs, clock, random, signal }, job);
}
