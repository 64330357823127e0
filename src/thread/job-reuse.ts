import type { Submission, Job, ThreadState, Trigger } from '../domain.ts';
import { isSameTrigger } from '../trigger/trigger-id.ts';

/** Whom an instruction goes to: a new job, or the thread's. `note` tells people why, where they would expect otherwise. */
export type Target =
  | Readonly<{ kind: 'create'; note: string | undefined }>
  | Readonly<{ kind: 'message'; job: Job; note: undefined }>;

/** What goes on with a thread's job: comment commands, every event, or nothing. */
export const REUSE_JOB = ['comments', 'while-pr-open', 'never'] as const;
export type ReuseJob = (typeof REUSE_JOB)[number];

/** A pull request whose state cannot be read counts as open for so long. */
const UNREADABLE_COUNTS_AS_OPEN_MS = 14 * 24 * 60 * 60_000;

/** The ask whose job the thread would go on with: the last one that has a job. */
export function lastJobOf(
  state: Pick<ThreadState, 'submissions'> | undefined,
): (Submission & { job: string }) | undefined {
  return state?.submissions.findLast(
    (submission): submission is Submission & { job: string } => submission.job !== null,
  );
}

/** Whether what is asked goes on with the thread's job at all, by the input `reuse-job`. */
export function mayReuseJob({ reuseJob }: Readonly<{ reuseJob: ReuseJob }>, byCommand: boolean): boolean {
  return reuseJob === 'while-pr-open' || (byCommand && reuseJob === 'comments');
}

/** The asks before the one with this trigger: a re-run reads the thread as its first attempt did. */
export function submissionsBefore(state: ThreadState | undefined, trigger: Trigger): readonly Submission[] {
  const submissions = state?.submissions ?? [];
  const own = submissions.findIndex((submission) => isSameTrigger(submission.trigger, trigger));
  return own < 0 ? submissions : submissions.slice(0, own);
}

/**
 * Whether the thread's job can take the instruction: while it is at work or its pull request is open, and after it found
 * nothing to change if a person asks. Everything else starts a new job. `job` is undefined where the service does not know it any
 * more, `prOpen` where it could not be told.
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
  if (job === undefined) return createBecause('is not there any more');
  switch (job.status) {
    case 'failed':
      return createBecause('had failed');
    case 'archived':
      return createBecause('was archived');
    case 'completed': {
      if (job.prLink === null)
        return byCommand ? messageTo(job) : createBecause('had found nothing to change');
      const open = prOpen ?? now.getTime() - Date.parse(last.submittedAt) < UNREADABLE_COUNTS_AS_OPEN_MS;
      return open ? messageTo(job) : createBecause('is done, its pull request is merged or closed');
    }
    default:
      return messageTo(job);
  }
  function createBecause(why: string): Target {
    return { kind: 'create', note: `This is a new job: the thread’s last one, ${last.job}, ${why}.` };
  }
}

function messageTo(job: Job): Target {
  return { kind: 'message', job, note: undefined };
}
