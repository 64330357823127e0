import type { Submission, JobSnapshot, Conclusion, Job, Trigger } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { turnOf, type Turn } from '../job/completion.ts';
import type { WarnOnce } from './warn-once.ts';
import type { StatusComment } from './status-comment.ts';

/** What is being asked, by whom, in which thread: the same from the look into the memory to the last word. */
export type SubmissionRequest = Readonly<{
  trigger: Trigger;
  /** When the trigger came about, where that is known. */
  triggeredAt: Date | undefined;
  digest: string;
  requestedBy: string;
  /** What it is about, in a word, where no person has commanded it. */
  subjectLabel: string | undefined;
  /** Undefined where there is no thread, or none is to be written to. */
  statusComment: StatusComment | undefined;
  warn: WarnOnce;
}>;

/** The record's entry for an ask that is about to be sent. */
export function pendingSubmission(
  asking: SubmissionRequest,
  told: Readonly<{ run: string; now: Date; snapshot: JobSnapshot | null; job: string | null }>,
): Submission {
  return {
    trigger: asking.trigger,
    run: told.run,
    digest: asking.digest,
    state: 'pending',
    job: told.job,
    snapshot: told.snapshot,
    submittedAt: told.now.toISOString(),
    requestedBy: asking.requestedBy,
    subjectLabel: asking.subjectLabel,
    outcome: null,
    reason: '',
    prLink: null,
  };
}

/** The same entry once the service has taken it. */
export function markSubmitted(submission: Submission, job: Job, now: Date): Submission {
  return { ...submission, state: 'submitted', job: job.id, submittedAt: now.toISOString() };
}

/**
 * The thread’s entry for an ask that has ended, or whose end this run has not seen. What has ended once stays so: where its job is
 * at work again, that is for another ask.
 */
export function markFinished(
  submission: Submission,
  conclusion: Conclusion,
  job: Job | undefined,
): Submission {
  const open =
    conclusion.outcome === 'still-active' ||
    conclusion.outcome === 'connection-lost' ||
    conclusion.outcome === 'cancelled';
  if (open && submission.state === 'finished' && submission.outcome !== null) return submission;
  const state = submission.state === 'submitted' && !open ? 'finished' : submission.state;
  return {
    ...submission,
    state,
    outcome: conclusion.outcome,
    reason: conclusion.reason,
    prLink: job?.prLink ?? submission.prLink,
  };
}

/** The same entry where its request has not left, or came to nothing: it is over, and holds nobody up. */
export function markUnsent(submission: Submission): Submission {
  return { ...submission, state: 'finished', job: null };
}

/** What a remembered ask waits for. */
export function turnOfSubmission({ snapshot, submittedAt }: Submission, clock: Clock): Turn {
  const ageMs = Math.max(0, clock.date().getTime() - Date.parse(submittedAt));
  return turnOf(snapshot, clock.now() - ageMs);
}

/** The job of an ask as far as the record knows it, for when it cannot be read. */
export function jobFromState({ job: id, prLink, outcome }: Submission & { job: string }): Job {
  const rest = { model: undefined, repository: undefined, archivedAt: null, raw: { id } };
  return { id, status: statusFromOutcome(outcome), prLink, ...rest };
}

/** The job's last status, where what came of it tells. */
function statusFromOutcome(outcome: Submission['outcome']): string | undefined {
  if (outcome === 'archived') return 'archived';
  return outcome === 'pr-opened' || outcome === 'no-pr' ? 'completed' : undefined;
}
