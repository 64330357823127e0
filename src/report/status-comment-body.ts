/** The visible part of a status comment. */
import type { Conclusion, Job, Submission } from '../domain.ts';
import { isPullRequestUpdate, title, type Title } from './conclusion.ts';
import { formatDuration } from './format.ts';
import { identifier, link, renderInline } from './markdown.ts';
import { truncate } from '../text.ts';
import { renderPullRequestLink } from './pull-request-link.ts';
import { commandHint } from './command-hint.ts';
import { requestLink, type RequestPlace } from './request-link.ts';

/** How far a submission is. */
export type Phase =
  Readonly<{ kind: 'submitting' | 'in-progress' }> | Readonly<{ kind: 'finished'; conclusion: Conclusion }>;

export type StatusCommentView = RequestPlace &
  Readonly<{
    phase: Phase;
    submission: Submission;
    /** What to expect, or how it ended. */
    message: string;
    /** Why the job is not the one that people might expect. */
    note?: string | undefined;
    job?: Job | undefined;
    waitedMs?: number | undefined;
    runUrl: string;
    /** The page of this action; empty if unknown. */
    actionUrl: string;
    project: string;
    commentTag: string;
    /** Undefined if the workflow runs no commands. */
    commandPrefix: string | undefined;
  }>;

/** The value of `comment-tag` if the workflow sets none. */
const DEFAULT_TAG = 'default';
const MAX_MESSAGE_LENGTH = 2000;

/** Renders the comment as Markdown. */
export function renderComment(view: StatusCommentView): string {
  const { phase, submission, message, note = '', job, waitedMs = 0, serverUrl, commandPrefix } = view;
  const outcome = phase.kind === 'finished' ? phase.conclusion.outcome : undefined;
  const prLink = job?.prLink ?? submission.baseline?.prLink ?? null;
  const pullRequest = renderPullRequestLink({ prLink, repository: job?.repository }, serverUrl);
  const { icon, text } = statusTitle(phase, submission, job);
  const took = waitedMs < 500 ? '' : ` · took ${formatDuration(waitedMs)}`;
  return [
    `### ${icon} ${text}${pullRequest === '' ? '' : `: ${pullRequest}`}`,
    // The title says it all if it has the link.
    outcome === 'pr-opened' && pullRequest !== '' ? '' : renderText(message),
    renderText(note),
    `Requested by ${requestLink(submission, view)}${took}`,
    commandPrefix === undefined ? '' : commandHint(commandPrefix, outcome, job !== undefined),
    `<sub>${smallPrint(view)}</sub>`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function statusTitle(phase: Phase, { baseline }: Submission, job: Job | undefined): Title {
  const isUpdate = isPullRequestUpdate(baseline, job);
  if (phase.kind === 'finished') return title(phase.conclusion, { job, isUpdate });
  if (phase.kind === 'submitting') return { icon: '📤', text: 'Sending the request to the docs agent' };
  return {
    icon: '⏳',
    text: isUpdate ? 'The docs agent is updating the docs PR' : 'The docs agent is working',
  };
}

function smallPrint({ project, commentTag, job, runUrl, actionUrl }: StatusCommentView): string {
  const status = job?.status === undefined ? '' : ` (${identifier(job.status)})`;
  return [
    identifier(project),
    commentTag === DEFAULT_TAG ? '' : identifier(commentTag),
    job === undefined ? '' : `job ${identifier(job.id)}${status}`,
    job?.model === undefined ? '' : `model ${identifier(job.model)}`,
    link('run log', runUrl),
    actionUrl === '' ? '' : link('What is this?', `${actionUrl}#readme`),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A message is ours, but may quote the service. */
function renderText(text: string): string {
  return renderInline(truncate(text, MAX_MESSAGE_LENGTH));
}
