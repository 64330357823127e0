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

/** An environment variable of a later step carries no more than 128 KiB, with its name. */
const MAX_JOB_JSON_BYTES = 100_000;

/** The whole record as JSON; of one that is out of all bounds the fields that are known. */
function jobJson({ raw, id, status, prLink, model, repository, archivedAt }: Job): string {
  const whole = JSON.stringify(raw);
  if (Buffer.byteLength(whole) <= MAX_JOB_JSON_BYTES) return whole;
  return JSON.stringify({ id, status, prLink, model, source: { repository }, archivedAt });
}

/** All outputs of an ended run; what is not known is empty. */
export function allOutputs({
  conclusion,
  message,
  job,
  jobAction = 'none',
  waitedMs = 0,
  commentUrl = '',
}: Readonly<{
  conclusion: Conclusion;
  message: string;
  job?: Job;
  jobAction?: JobAction;
  waitedMs?: number;
  commentUrl?: string;
}>): Outputs {
  const unknown = { jobId: '', status: '', prLink: '', model: '', job: '', jobAction };
  return {
    outcome: conclusion.outcome,
    reason: conclusion.reason,
    ...(job === undefined ? unknown : jobOutputs(job, jobAction)),
    message,
    commentUrl,
    waitedSeconds: String(Math.round(waitedMs / 1000)),
  };
}
