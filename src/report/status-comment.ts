/** The visible part of a status comment. */
import type { Submission } from '../domain.ts';
import type { WorkflowRun } from '../ports.ts';
import { joinTexts } from '../text.ts';
import { isPullRequestUpdate, renderHint } from './conclusion.ts';
import { formatDuration } from './format.ts';
import { identifier, link } from './markdown.ts';
import { requestLink } from './request-link.ts';
import { renderBody, renderTitle, type ResultLinks, type ShownResult } from './run-result.ts';

/** What status comments show besides submissions and results. */
export type CommentContext = Readonly<{
  run: Pick<WorkflowRun, 'url' | 'serverUrl' | 'repository' | 'actionUrl'>;
  location: Readonly<{ thread: number; project: string; commentTag: string }>;
  /** The command word; undefined if the workflow runs no commands. */
  command: string | undefined;
  dashboardUrl: ResultLinks['dashboardUrl'];
}>;

/** The value of `comment-tag` if the workflow sets none. */
const DEFAULT_TAG = 'default';

/** Renders the comment as Markdown. The result has no conclusion until the run has ended, and no job until the request is sent. */
export function renderStatusComment(
  submission: Submission,
  update: ShownResult,
  { run, location, command, dashboardUrl }: CommentContext,
): string {
  const { job, waitedMs = 0 } = update;
  const { baseline } = submission;
  const result = { ...update, isUpdate: isPullRequestUpdate(baseline, job) };
  const took = waitedMs < 500 ? '' : ` · took ${formatDuration(waitedMs)}`;
  return joinTexts([
    `### ${renderTitle(result, run.serverUrl, job?.prLink ?? baseline?.prLink)}`,
    renderBody(result, dashboardUrl),
    `Requested by ${requestLink(submission, run, location.thread)}${took}`,
    command === undefined ? '' : renderHint(result, command),
    `<sub>${smallPrint(result, run, location)}</sub>`,
  ]);
}

function smallPrint(
  { job }: ShownResult,
  { url, actionUrl }: CommentContext['run'],
  { project, commentTag }: CommentContext['location'],
): string {
  const status = job?.status === undefined ? '' : ` (${identifier(job.status)})`;
  const parts = [
    identifier(project),
    commentTag === DEFAULT_TAG ? '' : identifier(commentTag),
    job === undefined ? '' : `job ${identifier(job.id)}${status}`,
    job?.model === undefined ? '' : `model ${identifier(job.model)}`,
    link('run log', url),
    actionUrl === '' ? '' : link('What is this?', `${actionUrl}#readme`),
  ];
  return joinTexts(parts, ' · ');
}
