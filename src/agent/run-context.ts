import type {
  CommentEvent,
  Event,
  Result,
  Subject,
  SubjectDetails,
  Submission,
  Trigger,
  ThreadLocation,
} from '../domain.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type {
  AnalyticsApi,
  Clock,
  CommentsApi,
  ContextApi,
  JobsApi,
  Repository,
  Runner,
  ThreadComment,
  WorkflowRun,
  Workspace,
} from '../ports.ts';
import { createWarnOnce, type WarnOnce } from '../report/github-errors.ts';
import type { ShownResult } from '../report/run-result.ts';
import { renderStatusComment, type CommentContext } from '../report/status-comment.ts';
import { createStateCodec, type StateCodec } from '../thread/codec.ts';
import { readSubmissions, type FoundSubmission } from '../thread/submissions.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import { triggerFor } from '../trigger/trigger-id.ts';
import type { GetAgentInput, Inputs } from './inputs.ts';

/** What a run needs from outside. The entry builds it from the adapters, tests from plain objects. */
export type Dependencies = Readonly<{
  /** The value of an input without surrounding white space; empty if it is not set. */
  getInput: GetAgentInput;
  /** Undefined if the payload cannot be read. */
  event: Event | undefined;
  run: WorkflowRun;
  runner: Runner;
  workspace: Workspace;
  clock: Clock;
  random: () => number;
  /** Twelve hexadecimal digits that nobody can predict. */
  nonce: () => string;
  /** Aborts when the run is cancelled. The adapters get longer to finish what they have begun. */
  signal: AbortSignal;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectService: (connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>) => ServiceApi;
  connectGitHub: (token: string) => GitHubApi;
}>;

/** The docs service, with one key and one project. */
type ServiceApi = Readonly<{ jobs: JobsApi; analytics: AnalyticsApi }>;

/** GitHub, with one token. */
export type GitHubApi = Readonly<{ comments: CommentsApi; repository: Repository; context: ContextApi }>;

/** Everything that a run with valid inputs works with. */
export type RunContext = ServiceApi &
  Readonly<{
    deps: Dependencies;
    inputs: Inputs;
    github: GitHubApi;
    codec: StateCodec;
    /** What the run is about. */
    subject: Subject;
    /** What is known about it; undefined for a command until its prompt is composed. */
    details: SubjectDetails | undefined;
    /** The id of the trigger if `subject` names it. */
    subjectTrigger: string | undefined;
    /** The comment of the command that the run carries out. */
    event: CommentEvent | undefined;
    /** Where status comments go; undefined if the run has no thread. */
    thread: Thread | undefined;
    warn: WarnOnce;
  }>;

/** The newest comments of a thread, and when the run began to list them, on the monotonic clock. */
export type ListedComments = Readonly<{ comments: Result<readonly ThreadComment[]>; listedAt: number }>;

/** An issue or pull request with the submissions in its newest comments. */
export type Thread = ListedComments &
  Readonly<{
    location: ThreadLocation;
    /** Oldest first; empty if the comments could not be read. */
    submissions: readonly FoundSubmission[];
  }>;

/** The context of a run, before its thread is read. `github` is the connection that authorized the run, if it needed one. */
export function createRunContext(
  deps: Dependencies,
  inputs: Inputs,
  github = deps.connectGitHub(inputs.githubToken),
): RunContext {
  const event = deps.event?.kind === 'comment' ? deps.event : undefined;
  const eventSubject = deps.event?.kind === 'automatic' ? deps.event.details.subject : event?.subject;
  const subject = inputs.subject === 'event' ? (eventSubject ?? { kind: 'none' }) : inputs.subject;
  const isPullRequest = subject.kind === 'pull-request' || subject.kind === 'push';
  const { apiKey, projectId, baseUrl, previousApiKeys, githubToken } = inputs;
  const connection = { apiKey, projectId, baseUrl, secrets: [...previousApiKeys, githubToken] };
  return {
    deps,
    inputs,
    ...deps.connectService(connection),
    github,
    codec: createStateCodec(inputs),
    subject,
    details: undefined,
    subjectTrigger: undefined,
    event,
    thread: undefined,
    warn: createWarnOnce(deps.runner, event?.onPullRequest ?? (isPullRequest || undefined)),
  };
}

/** The context with this thread, unless it has one or the workflow wants no comments. Reads its comments. */
export async function openThread(context: RunContext, number: number | undefined): Promise<RunContext> {
  const { deps, inputs, github } = context;
  if (number === undefined || context.thread !== undefined || inputs.comment === 'never') return context;
  const listedAt = deps.clock.now();
  return withThread(context, number, { comments: await github.comments.list(number), listedAt });
}

/** The context with a thread whose comments were listed. */
export function withThread(context: RunContext, thread: number, listed: ListedComments): RunContext {
  const { deps, inputs, codec, warn } = context;
  const { comments } = listed;
  if (!comments.ok) warn('The thread could not be read', comments.error);
  const { projectId, commentTag } = inputs;
  const { repositoryId } = deps.run;
  const location = { repositoryId, thread, project: projectId, commentTag };
  const submissions = comments.ok ? readSubmissions(comments.value, codec, location) : [];
  return { ...context, thread: { ...listed, location, submissions } };
}

/** Writes the status comment of a submission; false if that failed. */
export async function saveComment(
  context: RunContext,
  found: FoundSubmission,
  update: ShownResult,
): Promise<boolean> {
  const { github, codec, thread, warn } = context;
  if (thread === undefined) return false;
  const text = renderStatusComment(found.submission, update, commentContext(context, thread));
  return saveStatusComment({ ...thread, codec, comments: github.comments, warn }, found, text);
}

/** What status comments of this run show besides submissions and results. */
export function commentContext(context: RunContext, { location }: Thread): CommentContext {
  const { deps, inputs } = context;
  return { run: deps.run, location, command: commandOf(context), dashboardUrl: inputs.dashboardUrl };
}

/** The command word; undefined if no command started the run. */
export function commandOf({ inputs, event }: RunContext): string | undefined {
  return event === undefined ? undefined : inputs.command;
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
