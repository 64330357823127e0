import type { Job, Result } from '../domain.ts';
import { rejectionReason } from '../job/send-once.ts';
import type { RunContext } from './run-context.ts';

/** Reading costs nothing, so it may be repeated. */
const RETRY_DELAYS_MS = [1000, 2000, 4000];

/** Reads a job, up to four times if the error may pass. */
export async function getJobWithRetry(
  { deps: { clock, random, signal }, jobs }: Pick<RunContext, 'deps' | 'jobs'>,
  jobId: string,
): Promise<Result<Job>> {
  for (const delay of RETRY_DELAYS_MS) {
    const read = await jobs.get(jobId, signal);
    if (read.ok || signal.aborted || isFinal(read.error)) return read;
    await clock.sleep(delay * random(), signal);
  }
  return jobs.get(jobId, signal);
}

function isFinal(error: Parameters<typeof rejectionReason>[0]): boolean {
  return error.kind === 'status' && error.status !== 429 && rejectionReason(error) !== undefined;
}
