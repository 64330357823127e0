import type { Outcome } from '../domain.ts';
import { codeSpan } from './markdown.ts';

/** What to type next. `outcome` is undefined while the job runs. */
export function commandHint(prefix: string, outcome: Outcome | undefined, hasJob: boolean): string {
  const command = (rest: string): string => codeSpan(`${prefix} ${rest}`);
  const retry = `Comment ${command('retry')} to send the request again`;
  switch (outcome) {
    case 'pr-opened':
      return `Comment ${command('…')} to refine this pull request, or ${command('new …')} for a separate one.`;
    case 'no-pr':
      return `Comment ${command('…')} to continue this job, or ${command('new …')} to start another one.`;
    case 'failed':
    case 'archived':
      return `${retry}, or ${command('…')} to start a new job.`;
    case 'rejected':
    case 'unconfirmed':
    case 'misconfigured':
      return `${retry}.`;
    case 'still-active':
    case 'connection-lost':
    case 'cancelled':
      return hasJob
        ? `Comment ${command('status')} to check the job now, or ${command('…')} to continue it.`
        : `${retry}.`;
    default:
      return hasJob
        ? `Comment ${command('…')} to add an instruction, or ${command('status')} to check the job now.`
        : '';
  }
}
