import type { Job, JobAction } from '../domain.ts';
import type { Runner } from '../ports.ts';
import type { RunResult } from '../report/run-result.ts';

/** Names of the outputs of `action.yml`; a test holds the two to each other. */
export const OUTPUT_NAMES = [
  'outcome',
  'reason',
  'jobId',
  'status',
  'prLink',
  'model',
  'job',
  'jobAction',
  'message',
  'commentUrl',
  'waitedSeconds',
] as const;
export type OutputName = (typeof OUTPUT_NAMES)[number];

/** The outputs that are known as soon as the job is. Without a job they are empty. */
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

/** A later step gets outputs as environment variables, which hold at most 128 KiB with their name. */
const MAX_JOB_JSON_BYTES = 100_000;

/** The whole record as JSON, or the known fields of a record that is too large. */
function jobJson({ raw, id, status, prLink, model, repository, archivedAt }: Job): string {
  const whole = JSON.stringify(raw);
  if (Buffer.byteLength(whole) <= MAX_JOB_JSON_BYTES) return whole;
  return JSON.stringify({ id, status, prLink, model, source: { repository }, archivedAt });
}

/** All outputs of a finished run. What is not known is empty. `message` is the result as text. */
export function allOutputs(result: RunResult, message: string): Readonly<Record<OutputName, string>> {
  const { conclusion, job, jobAction = 'none', waitedMs = 0, commentUrl = '' } = result;
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
export function setOutputs(runner: Pick<Runner, 'setOutput'>, result: RunResult, message: string): void {
  for (const [name, value] of Object.entries(allOutputs(result, message))) runner.setOutput(name, value);
}

/** An exception, which is a bug of this action, has ended the run. */
export const INTERNAL_ERROR: RunResult = { conclusion: { outcome: 'internal-error', reason: '' } };
