/** The outputs of the action. */
import type { Job, JobAction } from '../domain/job.ts';
import type { Runner } from '../ports.ts';
import type { Ended } from '../domain/ended.ts';
import { INTERNAL_ERROR } from '../request/ended.ts';

/** Bytes of an output that fit for certain into an environment variable of a later step, which has no more than 128 KiB with its name. */
const MAX_OUTPUT_BYTES = 100_000;

/** Returns the outputs that are known as soon as the job is. */
export function jobOutputs(job: Job | undefined, jobAction: JobAction) {
  return {
    jobId: job?.id ?? '',
    status: job?.status ?? '',
    prLink: job?.prLink ?? '',
    model: job?.model ?? '',
    job: job === undefined ? '' : jobJson(job),
    jobAction,
  };
}

/** Returns the whole record as JSON, or the known fields of a record that is too large. */
function jobJson({
  raw,
  id,
  status,
  prLink,
  model,
  repository,
  archivedAt,
}: Job): string {
  const whole = JSON.stringify(raw);
  if (Buffer.byteLength(whole) <= MAX_OUTPUT_BYTES) return whole;
  return JSON.stringify({
    id,
    status,
    prLink,
    model,
    source: { repository },
    archivedAt,
  });
}

/** Returns all outputs of a finished run. Unknown values are empty. */
export function agentOutputs(ended: Ended, message: string) {
  const { conclusion, facts, commentUrl = '' } = ended;
  const { job, jobAction = 'none', waitedMs = 0 } = facts ?? {};
  return {
    outcome: conclusion.outcome,
    reason: conclusion.reason,
    ...jobOutputs(job, jobAction),
    message,
    commentUrl,
    waitedSeconds: String(Math.round(waitedMs / 1000)),
  };
}

/** Sets all outputs. Done as soon as the result is known: what follows may be cut off. */
export function setAgentOutputs(runner: Runner, ended: Ended, message: string): void {
  for (const [name, value] of Object.entries(agentOutputs(ended, message))) {
    runner.setOutput(name, value);
  }
}

/** Names of the outputs of `action.yml`; a test compares the two. */
export const OUTPUT_NAMES: readonly string[] = Object.keys(
  agentOutputs(INTERNAL_ERROR, ''),
);
