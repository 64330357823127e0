import type { Conclusion, Job, Outcome, Reason, Reaction } from '../domain.ts';
import { singleLine } from '../text.ts';
import { formatDuration } from './format.ts';

/** How each outcome is headed for a person; `hasJob` is false where nothing was asked for yet. */
export function title(
  { outcome, reason }: Readonly<{ outcome: Outcome; reason: Reason | '' }>,
  hasJob = true,
): string {
  switch (outcome) {
    case 'pr-opened':
      return '✅ Docs pull request opened';
    case 'no-pr':
      return '✅ No docs change needed';
    case 'failed':
      return '❌ The docs agent failed';
    case 'archived':
      return '🗄️ The job was archived';
    case 'still-active':
      return '⏳ The docs agent is still at work';
    case 'misconfigured':
      return '❌ The configuration needs fixing';
    case 'rejected':
      return '❌ Not started';
    case 'unconfirmed':
      return reason === 'message-unconfirmed'
        ? '⚠️ Not known whether the message arrived'
        : '⚠️ Not known whether the job was started';
    case 'connection-lost':
      return '⚠️ Lost contact with the docs agent';
    case 'cancelled':
      return hasJob
        ? '⏹️ The run was cancelled, the docs agent goes on'
        : '⏹️ The run was cancelled, nothing was asked';
    case 'skipped':
      return '⏭️ Nothing asked';
  }
}

/** One plain sentence for a job that has ended, or that is still at work when the waiting has. */
export function conclusionMessage(conclusion: Conclusion, job: Job | undefined, waitedMs: number): string {
  const id = job?.id ?? '';
  switch (conclusion.outcome) {
    case 'pr-opened':
      return `The docs agent opened a pull request: ${singleLine(job?.prLink ?? '')}`;
    case 'no-pr':
      return 'The docs agent finished and found nothing to change.';
    case 'failed':
      return `The docs agent hit an error that it could not recover from (job ${id}). Look at the dashboard for the cause, then ask again.`;
    case 'archived':
      return `Job ${id} was archived before its end could be read; what it did before stands.`;
    case 'still-active':
      return conclusion.reason === 'timed-out'
        ? `The docs agent is still at work on job ${id} after ${formatDuration(waitedMs)} of waiting; it goes on by itself.`
        : `The docs agent is at work on job ${id}; this run does not wait for it. A sweep, or a status command, tells how it ends.`;
    case 'cancelled':
      return `The run was cancelled. The docs agent goes on with job ${id}: the service has no way to cancel it.`;
    default:
      return '';
  }
}

/** What a job's last state means: how the job ended, or undefined while it is at work. */
export function conclusionOf(job: Job): Conclusion | undefined {
  switch (job.status) {
    case 'completed':
      return job.prLink === null ? { outcome: 'no-pr', reason: '' } : { outcome: 'pr-opened', reason: '' };
    case 'failed':
      return { outcome: 'failed', reason: '' };
    case 'archived':
      return { outcome: 'archived', reason: '' };
    default:
      return undefined;
  }
}

/** What the reaction on a command says at the end; where nothing is decided yet, 👀 stays alone. */
export const REACTIONS: Partial<Record<Outcome, Reaction>> = {
  'pr-opened': 'rocket',
  'no-pr': '+1',
  failed: 'confused',
  misconfigured: 'confused',
  rejected: 'confused',
  unconfirmed: 'confused',
};
