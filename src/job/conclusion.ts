/** Conclusions of a run from the state of its job. */
import type { Job } from '../domain/job.ts';
import type { Conclusion, Outcome } from '../domain/outcome.ts';
import type { Submission } from '../domain/submission.ts';

/** Returns the job as far as its submission knows it, if it cannot be read. */
export function jobFromSubmission({
  job: id,
  prLink,
  outcome,
}: Submission & { job: string }): Job {
  const status = outcome === null ? undefined : LAST_STATUS[outcome];
  return {
    id,
    status,
    prLink,
    model: undefined,
    repository: undefined,
    archivedAt: null,
    raw: { id },
  };
}

const LAST_STATUS: Partial<Record<Outcome, Job['status']>> = {
  'pr-opened': 'completed',
  'no-pr': 'completed',
  archived: 'archived',
};

/** Concludes from a job's last state; undefined while it is active. */
export function conclusionOf({ status, prLink }: Job): Conclusion | undefined {
  switch (status) {
    case 'completed':
      return { outcome: prLink === null ? 'no-pr' : 'pr-opened', reason: '' };
    case 'failed':
    case 'archived':
      return { outcome: status, reason: '' };
    default:
      return undefined;
  }
}
