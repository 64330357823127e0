import type { CommentEvent, Result, Subject, SubjectDetails, Submission, Trigger } from '../domain.ts';
import type { JobsApi, ThreadComment } from '../ports.ts';
import { renderComment, type StatusCommentView } from '../report/status-comment-body.ts';
import type { StateCodec, ThreadLocation } from '../thread/codec.ts';
import { readSubmissions, type FoundSubmission } from '../thread/find-previous.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import { createWarnOnce, type WarnOnce } from '../report/warn-once.ts';
import { triggerFor } from '../trigger/trigger-id.ts';
import type { AuthorizedTrigger } from './authorize.ts';
import type { Dependencies, GitHubApi } from './dependencies.ts';
import type { Inputs } from './inputs.ts';
import type { ListedComments } from './reply.ts';

/** Everything that a run with valid inputs works with. */
export type RunContext = Readonly<{
  deps: Dependencies;
  inputs: Inputs;
  jobs: JobsApi;
  github: GitHubApi;
  /** What the run is about. */
  subject: Subject;
  /** What is known about it; undefined for a command until its prompt is composed. */
  details: SubjectDetails | undefined;
  /** The id of the trigger if `subject` names it. */
  subjectTrigger: string | undefined;
  /** The command's comment. */
  event: CommentEvent | undefined;
  /** Where status comments go; undefined if the run has no thread. */
  thread: Thread | undefined;
  warn: WarnOnce;
}>;

/** An issue or pull request with the submissions in its newest comments. */
export type Thread = Readonly<{
  location: ThreadLocation;
  codec: StateCodec;
  comments: Result<readonly ThreadComment[]>;
  /** Oldest first; empty if the comments could not be read. */
  submissions: readonly FoundSubmission[];
  /** When the comments were listed, on the monotonic clock. */
  listedAt: number;
}>;

/** The context of a run; a command's thread is in it. The post step has no trigger. */
export function createRunContext(
  deps: Dependencies,
  inputs: Inputs,
  trigger: AuthorizedTrigger | undefined,
): RunContext {
  const command = trigger?.kind === 'command' ? trigger : undefined;
  const eventSubject = trigger?.kind === 'automatic' ? trigger.event.details.subject : command?.event.subject;
  const subject =
    inputs.context.subject === 'event' ? (eventSubject ?? { kind: 'none' }) : inputs.context.subject;
  const secrets = [...inputs.previousKeys, inputs.githubToken];
  const context = {
    deps,
    inputs,
    jobs: deps.connectJobs({ ...inputs.connection, secrets }),
    github: command?.github ?? deps.connectGitHub(inputs.githubToken),
    subject,
    details: undefined,
    subjectTrigger: undefined,
    event: command?.event,
    thread: undefined,
    warn: createWarnOnce(deps.runner, command?.event.onPullRequest ?? isPullRequest(subject)),
  };
  return command === undefined
    ? context
    : withThread(context, command.event.comment.thread, command.comments);
}

/** The context with this thread, unless it has one or the workflow wants no comments. Reads its comments. */
export async function openThread(context: RunContext, number: number | undefined): Promise<RunContext> {
  const { deps, inputs, github } = context;
  if (number === undefined || context.thread !== undefined || inputs.comment === 'never') return context;
  const listedAt = deps.clock.now();
  const result = await github.comments.list(number);
  return withThread(context, number, { result, listedAt });
}

/** The context with a thread whose comments were listed. */
export function withThread(
  context: RunContext,
  number: number,
  { result, listedAt }: ListedComments,
): RunContext {
  const { deps, inputs, warn } = context;
  if (!result.ok) warn('The thread could not be read', result.error);
  const { connection, previousKeys, commentTag } = inputs;
  const { repositoryId } = deps.run;
  const location = { repositoryId, thread: number, project: connection.projectId, commentTag };
  const codec = deps.createStateCodec({ apiKey: connection.apiKey, previousKeys });
  const submissions = result.ok ? readSubmissions(result.value, codec, location) : [];
  return { ...context, thread: { location, codec, comments: result, submissions, listedAt } };
}

/** Writes the status comment of a submission; false if that failed. */
export async function saveComment(
  context: RunContext,
  found: FoundSubmission,
  update: Pick<StatusCommentView, 'phase' | 'message' | 'note' | 'job' | 'waitedMs'>,
): Promise<boolean> {
  const { github, thread, warn } = context;
  if (thread === undefined) return false;
  const { submission } = found;
  const text = renderComment({ ...update, ...commentPlace(context, thread), submission });
  return saveStatusComment({ ...thread, comments: github.comments, warn }, found, text);
}

/** What a status comment shows besides its submission. */
export function commentPlace({ deps, inputs, event }: RunContext, { location }: Thread) {
  const { url: runUrl, serverUrl, repository, actionUrl } = deps.run;
  const { thread, project, commentTag } = location;
  const commandPrefix = event === undefined ? undefined : inputs.authorization.commandPrefix;
  return { runUrl, serverUrl, repository, actionUrl, thread, project, commentTag, commandPrefix };
}

/** What makes this run submit: the same for every attempt and every redelivery. */
export function triggerOf({ deps: { event, run }, subjectTrigger, inputs }: RunContext): Trigger {
  return triggerFor({ event, subjectTrigger, run, commentTag: inputs.commentTag });
}

/** Whether no other run that is still alive writes the status comment. */
export function mayWrite({ deps: { run, clock } }: RunContext, submission: Submission): boolean {
  const { waitUntil } = submission;
  return submission.run === run.id || waitUntil === null || Date.parse(waitUntil) < clock.date().getTime();
}

function isPullRequest({ kind }: Subject): boolean | undefined {
  return kind === 'pull-request' || kind === 'push' ? true : undefined;
}
