import type { Ending, Job, JobAction } from '../domain.ts';

/** Names of the outputs of `action.yml`; a test holds the two to each other. */
export const OUTPUTS = [
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
export type OutputName = (typeof OUTPUTS)[number];
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
    job: JSON.stringify(job.raw),
    jobAction,
  };
}

/** All outputs of an ended run; what is not known is empty. */
export function finalOutputs({
  ending,
  message,
  job,
  jobAction = 'none',
  waitedMs = 0,
  commentUrl = '',
}: Readonly<{
  ending: Ending;
  message: string;
  job?: Job;
  jobAction?: JobAction;
  waitedMs?: number;
  commentUrl?: string;
}>): Outputs {
  const unknown = { jobId: '', status: '', prLink: '', model: '', job: '', jobAction };
  return {
    outcome: ending.outcome,
    reason: ending.reason,
    ...(job === undefined ? unknown : jobOutputs(job, jobAction)),
    message,
    commentUrl,
    waitedSeconds: String(Math.round(waitedMs / 1000)),
  };
}
