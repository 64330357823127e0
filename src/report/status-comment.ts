/** The visible part of a status comment. */
import { isCopy, type Job, type Submission } from '../domain.ts';
import type { WorkflowRun } from '../ports.ts';
import { joinTexts } from '../text.ts';
import { isPullRequestUpdate, renderHint } from './conclusion.ts';
import { formatDuration } from './format.ts';
import { escapeText, identifier, link } from './markdown.ts';
import {
  renderBody,
  renderTitle,
  type ResultLinks,
  type ShownResult,
} from './run-result.ts';

/** What status comments show besides submissions and results. */
export type CommentContext = Readonly<{
  run: Pick<
    WorkflowRun,
    'url' | 'serverUrl' | 'repository' | 'repositoryId' | 'actionUrl'
  >;
  location: Readonly<{ thread: number; project: string; commentTag: string }>;
  /** The command word; undefined if the workflow runs no commands. */
  command: string | undefined;
  dashboardUrl: ResultLinks['dashboardUrl'];
  /** Address of the comment of a newer request to the job, if it is that request's result that is shown. */
  newerUrl?: string | undefined;
}>;

/** The result has no conclusion until the run has ended, and no job until the request is sent. */
export function renderStatusComment(
  submission: Submission,
  update: ShownResult,
  context: CommentContext,
): string {
  const { command, dashboardUrl } = context;
  const { serverUrl } = context.run;
  const { job, waitedMs = 0 } = update;
  const { baseline } = submission;
  const result = { ...update, isUpdate: isPullRequestUpdate(baseline, job) };
  const request = requestLine(submission, context);
  const hint = renderHint(result, command);
  // The comment on the docs pull request itself is one paragraph.
  if (isCopy(submission))
    return joinTexts(
      [`${renderTitle(result, serverUrl, null)} · ${request}.`, hint],
      ' ',
    );
  const took = waitedMs < 500 ? '' : ` · took ${formatDuration(waitedMs)}`;
  return joinTexts([
    `### ${renderTitle(result, serverUrl, job?.prLink ?? baseline?.prLink)}`,
    renderBody(result, { serverUrl, dashboardUrl }),
    `${request}${took}`,
    hint,
    `<sub>${smallPrint(job, context)}</sub>`,
  ]);
}

/** Who requested a submission and for what, with a link to what caused it. */
function requestLine(
  submission: Submission,
  { run, location, newerUrl }: CommentContext,
): string {
  const { requester, subject, cause } = submission;
  const { repositoryId, thread } = isCopy(submission)
    ? submission.link
    : { repositoryId: run.repositoryId, thread: location.thread };
  const [path] = PAGES.flatMap(([pattern, page]) => {
    const value = pattern.exec(`${cause.kind}:${cause.id}`)?.[1];
    return value === undefined ? [] : page(value, thread);
  });
  // The name of another repository is not known.
  const hasPage = path !== undefined && repositoryId === run.repositoryId;
  const linked = (text: string): string =>
    hasPage
      ? link(text, `${run.serverUrl.origin}/${run.repository}/${path}`)
      : escapeText(text);
  const request =
    subject === null
      ? linked(requester)
      : `${escapeText(requester)} for ${linked(subject)}`;
  const newer = newerUrl === undefined ? '' : ` · ${link('newer request', newerUrl)}`;
  return `Requested by ${request}${newer}`;
}

/** Pages below a repository, by kind and id of the cause (src/trigger/trigger-id.ts). A schedule has none. */
const PAGES: readonly (readonly [
  id: RegExp,
  page: (value: string, thread: number) => string,
])[] = [
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
    commentTag === 'default' ? '' : identifier(commentTag),
    job === undefined ? '' : `job ${identifier(job.id)}${status}`,
    job?.model === undefined ? '' : `model ${identifier(job.model)}`,
    link('run log', run.url),
    run.actionUrl === '' ? '' : link('What is this?', `${run.actionUrl}#readme`),
  ];
  return joinTexts(parts, ' · ');
}
