/** Conclusions of a run from the state of its job. */
import type { Job } from '../domain/job.ts';
import type { Conclusion } from '../domain/outcome.ts';

/** Concludes from a job's last state; undefined while it is active. */
export function conclusionOfJob({ status, prLink }: Job): Conclusion | undefined {
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
