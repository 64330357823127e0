/** What a run's conclusion is called: title, message and reaction. */
import type { Conclusion, Job, JobSnapshot, Outcome, Reaction } from '../domain.ts';
import { formatDuration } from './format.ts';
import { pullRequestNoun } from './pull-request-link.ts';
import { singleLine } from '../text.ts';

/** A heading and the emoji before it. */
export type Title = Readonly<{ icon: string; text: string }>;

/** What a title and a message depend on besides the conclusion. */
export type ConclusionDetails = Readonly<{
  job?: Job | undefined;
  /** The pull request was there before the request. */
  isUpdate?: boolean;
  waitedMs?: number;
}>;

/** The heading for a conclusion. */
export function title(conclusion: Conclusion, { job, isUpdate = false }: ConclusionDetails): Title {
  switch (conclusion.outcome) {
    case 'pr-opened':
      return { icon: '✅', text: `Docs ${shortNoun(job)} ${isUpdate ? 'updated' : 'opened'}` };
    case 'no-pr':
      return { icon: '✅', text: 'Finished without a pull request' };
    case 'failed':
      return { icon: '❌', text: 'The docs agent failed' };
    case 'archived':
      return { icon: '🗄️', text: 'The job was archived' };
    case 'still-active':
      return conclusion.reason === 'timed-out'
        ? { icon: '⌛', text: 'Timed out while the docs agent is still working' }
        : { icon: '▶️', text: 'The docs agent is working in the background' };
    case 'misconfigured':
      return { icon: '❌', text: 'Invalid configuration' };
    case 'rejected':
      return {
        icon: '❌',
        text:
          conclusion.reason === 'not-sent'
            ? 'The docs service could not be reached'
            : 'The request was rejected',
      };
    case 'unconfirmed':
      return {
        icon: '⚠️',
        text:
          conclusion.reason === 'message-unconfirmed'
            ? 'Could not confirm that the message arrived'
            : 'Could not confirm that the job started',
      };
    case 'connection-lost':
      return { icon: '⚠️', text: 'Lost the connection to the docs service' };
    case 'cancelled':
      return {
        icon: '⏹️',
        text:
          job === undefined
            ? 'Cancelled before anything was sent'
            : 'Cancelled while the docs agent is still working',
      };
    case 'skipped':
      return { icon: '⏭️', text: 'Skipped' };
  }
}

function shortNoun(job: Job | undefined): string {
  const noun = pullRequestNoun(job?.prLink);
  return noun === 'pull request' ? 'PR' : noun;
}

/** One or two plain sentences for a job that has ended, or that is still active at the end of the run. */
export function conclusionMessage(
  conclusion: Conclusion,
  { job, isUpdate = false, waitedMs = 0 }: ConclusionDetails,
): string {
  const id = job?.id ?? '';
  switch (conclusion.outcome) {
    case 'pr-opened':
      return `The docs agent ${isUpdate ? 'updated its' : 'opened a'} ${pullRequestNoun(job?.prLink)}: ${singleLine(job?.prLink ?? '')}`;
    case 'no-pr':
      return (
        'The docs agent finished without opening a pull request: it found nothing to change, published its changes ' +
        'directly, or has a question. The dashboard shows which.'
      );
    case 'failed':
      return `The docs agent failed on job ${id}. Check the dashboard for the cause, then submit the request again.`;
    case 'archived':
      return `Job ${id} was archived before it finished. Changes that it already made are kept.`;
    case 'still-active':
      return conclusion.reason === 'timed-out'
        ? `The docs agent is still working on job ${id} after ${formatDuration(waitedMs)}. The job continues in the background.`
        : `The docs agent is working on job ${id} in the background.`;
    case 'cancelled':
      return `The run was cancelled. The docs agent continues job ${id}, because the service has no way to cancel it.`;
    default:
      return '';
  }
}

/** What a job's last state means; undefined while it is active. */
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

/** Whether a job has the pull request that it had before the message. */
export function isPullRequestUpdate(baseline: JobSnapshot | null, job: Job | undefined): boolean {
  return baseline !== null && baseline.prLink !== null && baseline.prLink === job?.prLink;
}

/** The reaction on the command. While nothing is decided, 👀 stays alone. */
export const REACTIONS: Partial<Record<Outcome, Reaction>> = {
  'pr-opened': 'rocket',
  'no-pr': '+1',
  failed: 'confused',
  misconfigured: 'confused',
  rejected: 'confused',
  unconfirmed: 'confused',
};
