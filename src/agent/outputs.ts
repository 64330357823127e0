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
    job: recordOf(job),
    jobAction,
  };
}

/** An environment variable of a later step carries no more than 128 KiB, with its name. */
const LONGEST_RECORD = 100_000;

/** The whole record as JSON; of one that is out of all bounds the fields that are known. */
function recordOf({ raw, id, status, prLink, model, repository, archivedAt }: Job): string {
  const whole = JSON.stringify(raw);
  if (Buffer.byteLength(whole) <= LONGEST_RECORD) return whole;
  return JSON.stringify({ id, status, prLink, model, source: { repository }, archivedAt });
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
