import type { MissingContext, Result, CommentEvent, SubjectDetails, Subject } from '../domain.ts';
import type { JobsApi, ThreadComment } from '../ports.ts';
import { describeMissing, isPermissionProblem } from '../report/missing-context.ts';
import { createWarnOnce, type WarnOnce } from '../thread/warn-once.ts';
import type { StatusReporter } from '../thread/status-reporter.ts';
import type { StatusComment } from '../thread/status-comment.ts';
import type { AuthorizedTrigger } from './authorize.ts';
import type { Inputs } from './inputs.ts';
import type { GitHubApi, Dependencies } from './dependencies.ts';

/** Everything a run with good inputs works with. */
export type RunContext = Readonly<{
  deps: Dependencies;
  inputs: Inputs;
  service: JobsApi;
  /** Asked for nothing unless it is needed. */
  github: GitHubApi;
  /** What the run is about. */
  subject: Subject;
  /** What is known of it; undefined for a command until it asks, and where nothing needs to be known. */
  details: SubjectDetails | undefined;
  /** The subject as a trigger names it, where `subject` names one. */
  triggerSubject: string | undefined;
  event: CommentEvent | undefined;
  /** Comments of the thread as they were read at the start. */
  threadComments: Result<readonly ThreadComment[]>;
  /** Undefined where there is no thread, its memory cannot be read, or no comment is wanted. */
  statusComment: StatusComment | undefined;
  warn: WarnOnce;
  statusReporter: StatusReporter;
}>;

/** Builds the scene, without its thread. The post step comes without an event. */
export function createRunContext(
  deps: Dependencies,
  inputs: Inputs,
  trigger: AuthorizedTrigger | undefined,
): RunContext {
  const { connection, previousKeys, context } = inputs;
  const command = trigger?.kind === 'command' ? trigger : undefined;
  const own = subjectOfTrigger(trigger);
  const subject = context.subject === 'event' ? own : context.subject;
  return {
    deps,
    inputs,
    service: deps.connect({ ...connection, secrets: [...previousKeys, inputs.githubToken] }),
    github: command?.github ?? deps.connectGitHub(inputs.githubToken),
    subject,
    details: undefined,
    triggerSubject: undefined,
    event: command?.event,
    threadComments: command?.comments ?? { ok: true, value: [] },
    statusComment: undefined,
    warn: createWarnOnce(deps.runner, command?.event.onPullRequest ?? isPullRequest(subject)),
    statusReporter: noopReporter,
  };
}

/**
 * Opens the thread of this number, unless there is none, one is open, or no comment is wanted.
 *
 * @param read its comments, where they have been read.
 */
export async function openStatusComment(
  context: RunContext,
  number: number | undefined,
  read?: Result<readonly ThreadComment[]>,
): Promise<RunContext> {
  const { deps, inputs, github, warn, event } = context;
  if (number === undefined || context.statusComment !== undefined || inputs.comment === 'never')
    return context;
  const comments = read ?? (await github.commentsApi.list(number));
  if (!comments.ok) {
    warn('The thread could not be read', comments.error);
    return { ...context, threadComments: comments };
  }
  const { repositoryId } = deps.run;
  const { commentTag, connection, previousKeys } = inputs;
  const place = { repositoryId, thread: number, commentTag, project: connection.projectId };
  const codec = await deps.createStateCodec({ apiKey: connection.apiKey, previousKeys });
  const [{ StatusComment }, { createStatusReporter }] = await Promise.all([
    import(/* webpackChunkName: "rest" */ '../thread/status-comment.ts'),
    import(/* webpackChunkName: "rest" */ '../thread/status-reporter.ts'),
  ]);
  const statusComment = new StatusComment({
    ref: place,
    commentsApi: github.commentsApi,
    codec,
    clock: deps.clock,
  });
  statusComment.load(comments.value);
  const commandPrefix = event === undefined ? undefined : inputs.authorization.commandPrefix;
  return {
    ...context,
    threadComments: comments,
    statusComment,
    statusReporter: createStatusReporter(deps, { statusComment, warn, commandPrefix }),
  };
}

function subjectOfTrigger(trigger: AuthorizedTrigger | undefined): Subject {
  if (trigger === undefined) return { kind: 'none' };
  return trigger.kind === 'command' ? trigger.event.subject : trigger.event.details.subject;
}

function isPullRequest({ kind }: Subject): boolean | undefined {
  return kind === 'pull-request' || kind === 'push' ? true : undefined;
}

/** Where there is no thread there is nothing to tell. */
export const noopReporter: StatusReporter = { save: async () => {}, commentUrl: () => '' };

/** Whether all that is asked in the thread goes to one job, whatever started it. */
export function isJobShared({ inputs }: Pick<RunContext, 'inputs'>): boolean {
  return inputs.reuseJob === 'while-pr-open' && inputs.jobId === undefined;
}

/** Tells what could not be had: in the log, and as a warning where a permission of the workflow would mend it. */
export function logMissingContext(
  { deps }: Pick<RunContext, 'deps'>,
  missing: readonly MissingContext[],
): void {
  for (const each of missing)
    if (isPermissionProblem(each)) deps.runner.warning(describeMissing(each), 'Docs agent');
    else deps.runner.info(describeMissing(each));
}
