/** Renders the visible part of a status comment. */
import type { CareCause } from '../domain/care.ts';
import type { Submission, ThreadLocation } from '../domain/submission.ts';
import { isPullRequestUpdate, type Job } from '../domain/job.ts';
import type { Outcome } from '../domain/outcome.ts';
import { pageOfSubject } from '../domain/subject.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { WorkflowRun } from '../ports.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';
import { joinTexts } from '../text/strings.ts';
import { serverPage } from '../text/urls.ts';
import { renderHint } from './conclusion.ts';
import { formatDuration } from './format.ts';
import { escapeText, identifier, link } from './markdown.ts';
import { renderBody, renderTitle, type ResultLinks } from './run-result.ts';
import type { ShownResult } from '../domain/run-result.ts';

/** Contents of status comments besides submissions and results. */
export type CommentContext = Readonly<{
  run: Pick<
    WorkflowRun,
    'url' | 'serverUrl' | 'repository' | 'repositoryId' | 'actionUrl'
  >;
  location: ThreadLocation;
  /** The command word; undefined if the workflow runs no commands. */
  command: string | undefined;
  dashboardUrl: ResultLinks['dashboardUrl'];
}>;

/**
 * Renders a submission with its result, which has no conclusion until the run has ended, and no job
 * until the request is sent.
 */
export function renderStatusComment(
  submission: Submission,
  update: ShownResult,
  context: CommentContext,
): string {
  const { command, dashboardUrl } = context;
  const { serverUrl } = context.run;
  const { job } = update;
  const { baseline } = submission;
  const result = { ...update, isUpdate: isPullRequestUpdate(baseline, job) };
  const request = requestLine(submission, context);
  const hint = renderHint(result, command);
  // The comment on the docs pull request itself is one paragraph.
  if (submission.kind === 'link') {
    const title = renderTitle(result, serverUrl, null);
    return joinTexts([`${title} · ${request}.`, hint, condition(context)], ' ');
  }
  const title = titleOf(submission, result, serverUrl);
  const time = renderTime(update);
  return joinTexts([
    `### ${title}`,
    renderBody(result, { serverUrl, dashboardUrl }),
    `${request}${time}`,
    hint,
    `<sub>${smallPrint(job, context)}</sub>`,
  ]);
}

/** Renders what a command on the docs pull request needs if that is in another repository. */
function condition({ run, location, command }: CommentContext): string {
  if (command === undefined || location.repositoryId === run.repositoryId) return '';
  const guide = `${run.actionUrl}/blob/HEAD/docs/docs-pull-request.md#if-the-docs-are-in-another-repository`;
  const words = 'runs this action';
  const linked = run.actionUrl === '' ? words : link(words, guide);
  return `This works if this repository ${linked}.`;
}

/**
 * Renders the title. A message of care is shown on the docs pull request, which needs no link to itself. The end of
 * its job does not show that the pull request has changed.
 */
function titleOf(submission: Submission, result: ShownResult, serverUrl: URL): string {
  const { baseline, cause } = submission;
  if (cause.kind !== 'care') {
    return renderTitle(result, serverUrl, result.job?.prLink ?? baseline?.prLink);
  }
  if (result.conclusion?.outcome !== 'pr-opened') {
    return renderTitle(result, serverUrl, null);
  }
  const ended = { ...result, title: 'The docs agent has finished' };
  return renderTitle(ended, serverUrl, null);
}

const ENDS_OF_JOBS: readonly Outcome[] = ['pr-opened', 'no-pr', 'failed', 'archived'];

/** Renders how long the job took, or how long the run has waited for it. */
function renderTime(result: ShownResult): string {
  if (result.family !== 'tracked') return '';
  const { waitedMs = 0, conclusion } = result;
  if (waitedMs < 500) return '';
  const verb = ENDS_OF_JOBS.includes(conclusion.outcome) ? 'took' : 'waited';
  return ` · ${verb} ${formatDuration(waitedMs)}`;
}

/** Verbs of messages of care. Their subjects name the conflict or the checks. */
const CARE_VERBS: Readonly<Record<CareCause, string>> = {
  conflicts: 'resolve',
  checks: 'fix',
};

/** Renders the requester and the subject of a submission, with a link to its cause. */
function requestLine(submission: Submission, { run, location }: CommentContext): string {
  const { requester, subject, cause } = submission;
  const own = { repositoryId: run.repositoryId, thread: location.thread };
  const { repositoryId, thread } = submission.kind === 'link' ? submission.source : own;
  const path = pageOf(cause, thread);
  // The name of another repository is not known.
  const hasPage = path !== undefined && repositoryId === run.repositoryId;
  const linked = (text: string): string => {
    if (!hasPage) return escapeText(text);
    return link(text, serverPage(run.serverUrl, `${run.repository}/${path}`));
  };
  if (cause.kind === 'care') {
    const verb = CARE_VERBS[cause.cause];
    return `The sweep instructed the agent to ${verb} ${linked(subject ?? '')}`;
  }
  if (subject === null) return `Requested by ${linked(requester)}`;
  return `Requested by ${escapeText(requester)} for ${linked(subject)}`;
}

/** Returns the page of a trigger, as a path below its repository. A schedule has none. */
function pageOf(trigger: Trigger, thread: number | null): string | undefined {
  if (isCommentTrigger(trigger) && thread === null) return undefined;
  switch (trigger.kind) {
    case 'comment':
      return `issues/${thread}#issuecomment-${trigger.id}`;
    case 'review-comment':
      return `pull/${thread}#discussion_r${trigger.id}`;
    case 'review':
      return `pull/${thread}#pullrequestreview-${trigger.id}`;
    case 'care':
      // The conflict is shown on the page of the comment itself.
      return trigger.cause === 'checks' ? `commit/${trigger.commit}/checks` : undefined;
    case 'merge':
    case 'pull-request':
      return pageOfSubject({ kind: 'pull-request', number: trigger.number });
    case 'issue':
    case 'release':
    case 'push':
      return pageOfSubject(trigger);
    case 'subject':
      return pageOfSubject(trigger.subject);
    case 'since-last':
    case 'other':
    case 'run':
      return undefined;
  }
}

function smallPrint(job: Job | undefined, { run, location }: CommentContext): string {
  const { project, commentTag } = location;
  const parts = [identifier(project)];
  if (commentTag !== 'default') parts.push(identifier(commentTag));
  if (job !== undefined) parts.push(...describeJob(job));
  parts.push(link('run log', run.url));
  if (run.actionUrl !== '') parts.push(link('What is this?', `${run.actionUrl}#readme`));
  return joinTexts(parts, ' · ');
}

function describeJob({ id, status, model }: Job): readonly string[] {
  const name = `job ${identifier(id)}`;
  const parts = [status === undefined ? name : `${name} (${identifier(status)})`];
  if (model !== undefined) parts.push(`model ${identifier(model)}`);
  return parts;
}
