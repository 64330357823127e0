import type { Conclusion, Job, JobAction } from '../domain.ts';

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
export type Outputs = Readonly<Record<OutputName, string>>;

/** The outputs that are known as soon as the job is. */
export function jobOutputs(
  job: Job,
  jobAction: JobAction,
): Pick<Outputs, 'jobId' | 'status' | 'prLink' | 'model' | 'job' | 'jobAction'> {
  return {
    jobId: job.id,
    status: job.status ?? '',
    prLink: job.prLink ?? '',
    model: job.model ?? '',
    job: jobJson(job),
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

type OutputSource = Readonly<{
  conclusion: Conclusion;
  message: string;
  note?: string | undefined;
  job?: Job | undefined;
  jobAction?: JobAction;
  waitedMs?: number;
  commentUrl?: string;
}>;

/** The message with its note. */
export function fullMessage({ message, note }: Pick<OutputSource, 'message' | 'note'>): string {
  return note === undefined ? message : `${message} ${note}`;
}

/** All outputs of a finished run. What is not known is empty. */
export function allOutputs(result: OutputSource): Outputs {
  const { conclusion, job, jobAction = 'none', waitedMs = 0, commentUrl = '' } = result;
  const unknown = { jobId: '', status: '', prLink: '', model: '', job: '', jobAction };
  return {
    outcome: conclusion.outcome,
    reason: conclusion.reason,
    ...(job === undefined ? unknown : jobOutputs(job, jobAction)),
    message: fullMessage(result),
    commentUrl,
    waitedSeconds: String(Math.round(waitedMs / 1000)),
  };
}
