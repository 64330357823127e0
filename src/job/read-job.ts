import type { Job, Result } from '../domain.ts';
import type { Clock, JobsApi } from '../ports.ts';
import { isTransient, retry } from '../retry.ts';

const RETRY_DELAYS_MS = [1000, 2000, 4000];

/** Reads a job, up to four times if the error may pass: reading costs nothing. */
export function readJobWithRetry(
  jobs: JobsApi,
  jobId: string,
  { clock, random, signal }: Readonly<{ clock: Clock; random: () => number; signal: AbortSignal }>,
): Promise<Result<Job>> {
  const delay = (ms: number | undefined): number | undefined =>
    ms === undefined ? undefined : ms * random();
  return retry(() => jobs.get(jobId, signal), {
    clock,
    signal,
    delay: (error, attempts) => (isTransient(error) ? delay(RETRY_DELAYS_MS[attempts - 1]) : undefined),
  });
}
