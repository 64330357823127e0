/** Whether a request continues the thread's job or starts a new one. */
import type { Job, Submission, Trigger } from '../domain.ts';
import type { FoundSubmission } from './find-previous.ts';
import { hasJob, isSameTrigger } from './state.ts';

/** `note` explains to people why it is a new job, if they might expect another one. */
export type Target =
  | Readonly<{ kind: 'create'; note: string | undefined }>
  | Readonly<{ kind: 'message'; job: Job; note: undefined }>;

/** What continues a thread's job: commands, every event, or nothing. */
export const REUSE_JOB = ['comments', 'while-pr-open', 'never'] as const;
export type ReuseJob = (typeof REUSE_JOB)[number];

/** A submission that has a job, with its comment. */
export type FoundJob = FoundSubmission & Readonly<{ submission: Submission & { job: string } }>;

/** A pull request whose state cannot be read counts as open for this long. */
const MAX_UNREADABLE_MS = 14 * 24 * 60 * 60_000;

/** The newest submission of the thread that has a job. */
export function lastJobOf(submissions: readonly FoundSubmission[]): FoundJob | undefined {
  return submissions.findLast((found): found is FoundJob => hasJob(found.submission));
}

export function mayReuseJob(reuseJob: ReuseJob, byCommand: boolean): boolean {
  return reuseJob === 'while-pr-open' || (byCommand && reuseJob === 'comments');
}

/** The submissions before the one of this trigger: a re-run reads the thread as its first attempt did. */
export function submissionsBefore(
  submissions: readonly FoundSubmission[],
  trigger: Trigger,
): readonly FoundSubmission[] {
  const own = submissions.findIndex(({ submission }) => isSameTrigger(submission.trigger, trigger));
  return own < 0 ? submissions : submissions.slice(0, own);
}

/**
 * Continues the job while it is active or its pull request is open, and, for a person's command, after it ended without one.
 * Everything else starts a new job. `job` is undefined if the service does not know it, `prOpen` if that could not be read.
 */
export function decideTarget({
  last,
  job,
  prOpen,
  byCommand,
  now,
}: Readonly<{
  last: Submission & { job: string };
  job: Job | undefined;
  prOpen: boolean | undefined;
  byCommand: boolean;
  now: Date;
}>): Target {
  const create = (why: string): Target => ({
    kind: 'create',
    note: `This is a new job because the last one of this thread, ${last.job}, ${why}.`,
  });
  if (job === undefined) return create('no longer exists');
  const message: Target = { kind: 'message', job, note: undefined };
  switch (job.status) {
    case 'failed':
      return create('failed');
    case 'archived':
      return create('was archived');
    case 'completed': {
      if (job.prLink === null) return byCommand ? message : create('ended without a pull request');
      const isOpen = prOpen ?? now.getTime() - Date.parse(last.submittedAt) < MAX_UNREADABLE_MS;
      return isOpen ? message : create('is finished: its pull request is merged or closed');
    }
    default:
      return message;
  }
}
