/** The visible part of a status comment. */
import { isCopy, type Job, type Submission } from '../domain.ts';
import type { WorkflowRun } from '../ports.ts';
import { joinTexts } from '../text.ts';
import { isPullRequestUpdate, renderHint } from './conclusion.ts';
import { formatDuration } from './format.ts';
import { escapeText, identifier, link } from './markdown.ts';
import { renderBody, renderTitle, type ResultLinks, type ShownResult } from './run-result.ts';

/** What status comments show besides submissions and results. */
export type CommentContext = Readonly<{
  run: Pick<WorkflowRun, 'url' | 'serverUrl' | 'repository' | 'repositoryId' | 'actionUrl'>;
  location: Readonly<{ thread: number; project: string; commentTag: string }>;
  /** The command word; undefined if the workflow runs no commands. */
  command: string | undefined;
  dashboardUrl: ResultLinks['dashboardUrl'];
  /** Address of the comment of a newer request to the job, if it is that request's result that is shown. */
  newerUrl?: string | undefined;
}>;

/** The value of `comment-tag` if the workflow sets none. */
const DEFAULT_TAG = 'default';

/** The result has no conclusion until the run has ended, and no job until the request is sent. */
export function renderStatusComment(
  submission: Submission,
  update: ShownResult,
  context: CommentContext,
): string {
  const { run, command, dashboardUrl } = context;
  const { job, waitedMs = 0 } = update;
  const { baseline } = submission;
  const result = { ...update, isUpdate: isPullRequestUpdate(baseline, job) };
  if (isCopy(submission)) return renderCopy(submission, result, context);
  const took = waitedMs < 500 ? '' : ` · took ${formatDuration(waitedMs)}`;
  return joinTexts([
    `### ${renderTitle(result, run.serverUrl, job?.prLink ?? baseline?.prLink)}`,
    renderBody(result, { serverUrl: run.serverUrl, dashboardUrl }),
    `${requestLine(submission, context)}${took}`,
    command === undefined ? '' : renderHint(result, command),
    `<sub>${smallPrint(job, context)}</sub>`,
  ]);
}

/** The comment on the docs pull request itself is one paragraph. */
function renderCopy(submission: Submission, result: ShownResult, context: CommentContext): string {
  const title = renderTitle(result, context.run.serverUrl, null);
  const { command } = context;
  const hint = command === undefined ? '' : renderHint(result, command);
  return joinTexts([`${title} · ${requestLine(submission, context)}.`, hint], ' ');
}

function requestLine(submission: Submission, { run, location, newerUrl }: CommentContext): string {
  const { repositoryId, thread } = isCopy(submission)
    ? submission.link
    : { repositoryId: run.repositoryId, thread: location.thread };
  // The name of another repository is not known.
  const repository =
    repositoryId === run.repositoryId ? `${run.serverUrl.origin}/${run.repository}` : undefined;
  const newer = newerUrl === undefined ? '' : ` · ${link('newer request', newerUrl)}`;
  return `Requested by ${requestLink(submission, repository, thread)}${newer}`;
}

/** Who requested a submission and for what, with a link to what caused it. */
function requestLink(
  { requester, subject, trigger }: Submission,
  repositoryUrl: string | undefined,
  thread: number,
): string {
  const [path] = PAGES.flatMap(([pattern, page]) => {
    const value = pattern.exec(`${trigger.kind}:${trigger.id}`)?.[1];
    return value === undefined ? [] : page(value, thread);
  });
  const linked = (text: string): string =>
    path === undefined || repositoryUrl === undefined
      ? escapeText(text)
      : link(text, `${repositoryUrl}/${path}`);
  return subject === null ? linked(requester) : `${escapeText(requester)} for ${linked(subject)}`;
}

/** Pages below a repository, by kind and id of the trigger (src/trigger/trigger-id.ts). A schedule has none. */
const PAGES: readonly (readonly [id: RegExp, page: (value: string, thread: number) => string])[] = [
  [/^comment:(.+)/, (id, thread) => `issues/${thread}#issuecomment-${id}`],
  [/^review-comment:(.+)/, (id, thread) => `pull/${thread}#discussion_r${id}`],
  [/^review:(.+)/, (id, thread) => `pull/${thread}#pullrequestreview-${id}`],
  [/^subject:release:(.+)/, (tag) => `releases/tag/${encodeURIComponent(tag)}`],
  [/^subject:pull-request:(\d+)/, (number) => `pull/${number}`],
  [/^subject:issue:(\d+)/, (number) => `issues/${number}`],
  [/^subject:push:\w+\.\.(\w+)/, (sha) => `commit/${sha}`],
];

function smallPrint(job: Job | undefined, { run, location }: CommentContext): string {
  const { project, commentTag } = location;
  const status = job?.status === undefined ? '' : ` (${identifier(job.status)})`;
  const parts = [
    identifier(project),
    commentTag === DEFAULT_TAG ? '' : identifier(commentTag),
    job === undefined ? '' : `job ${identifier(job.id)}${status}`,
    job?.model === undefined ? '' : `model ${identifier(job.model)}`,
    link('run log', run.url),
    run.actionUrl === '' ? '' : link('What is this?', `${run.actionUrl}#readme`),
  ];
  return joinTexts(parts, ' · ');
}
