import type { CommentEvent, Event } from '../domain/event.ts';
import type { Result } from '../domain/errors.ts';
import type { Subject, SubjectDetails } from '../domain/subject.ts';
import type { Submission, ThreadLocation } from '../domain/submission.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { DocsRepositoryContext } from '../docs-pull-request/repository.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import { secretValuesOf, signingInputOf } from '../inputs/secrets.ts';
import type {
  ViewsApi,
  ChecksApi,
  Clock,
  CommentsApi,
  ContextApi,
  JobsApi,
  Repository,
  RepositoryComment,
  Runner,
  ThreadComment,
  WorkflowRun,
  Workspace,
} from '../ports.ts';
import { createWarnOnce } from '../rendering/github-errors.ts';
import type { WarnOnce } from '../ports.ts';
import type { ShownResult } from '../domain/run-result.ts';
import type { ServiceFailure, SigningInput } from '../rendering/service-errors.ts';
import { renderStatusComment } from '../rendering/status-comment.ts';
import {
  createWarnOfUnknown,
  type WarnOfUnknown,
} from '../rendering/unknown-signature.ts';
import { createStateCodec, readSubmissions, type StateCodec } from '../thread/codec.ts';
import type { FoundSubmission, SubmissionRequest } from '../thread/state.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import {
  findUnknownInThread,
  findUnknownStates,
  type UnknownState,
} from '../thread/unknown-signature.ts';
import { nameSubject } from '../trigger/subject-name.ts';
import { isSameTrigger, triggerFor } from '../trigger/trigger.ts';
import type { InputFields, Inputs } from './inputs.ts';

/** The dependencies of a run on its surroundings. */
export type Dependencies = Readonly<{
  fields: InputFields;
  /** Undefined if the payload cannot be read. */
  event: Event | undefined;
  run: WorkflowRun;
  runner: Runner;
  workspace: Workspace;
  clock: Clock;
  random: () => number;
  /** Twelve hexadecimal digits that nobody can predict. */
  nonce: () => string;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** Aborts a little later: until then, requests that have begun may be finished. */
  graceSignal: AbortSignal;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectService: (
    connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>,
  ) => ServiceApi;
  connectGitHub: (token: string) => GitHubApi;
  /** GitHub, for any repository: `owner/name`. */
  connectDocs: DocsRepositoryContext['connectDocs'];
}>;

type ServiceApi = Readonly<{ jobs: JobsApi; analytics: ViewsApi }>;

export type GitHubApi = Readonly<{
  comments: CommentsApi;
  repository: Repository;
  context: ContextApi;
  checks: ChecksApi;
}>;

export type RunContext = Dependencies &
  ServiceApi &
  Readonly<{
    inputs: Inputs;
    github: GitHubApi;
    codec: StateCodec;
    /** The words of explanations of errors: the host, what signs, and the command word if a command started the run. */
    service: Pick<ServiceFailure, 'host' | 'command' | 'project'> &
      Readonly<{ signedBy: SigningInput }>;
    subject: Subject;
    /** Everything known about the subject; undefined for a command until its prompt is composed. */
    details: SubjectDetails | undefined;
    trigger: Trigger;
    /** The command that the run carries out. */
    commandEvent: CommentEvent | undefined;
    /** Where status comments go; undefined if the run has no thread. */
    thread: Thread | undefined;
    warn: WarnOnce;
    warnOfUnknown: WarnOfUnknown;
  }>;

/** The newest comments of a thread, and when the run began to list them, on the monotonic clock. */
export type ListedComments = Readonly<{
  comments: Result<readonly ThreadComment[]>;
  listedAt: number;
}>;

/** An issue or pull request with the submissions in its newest comments. */
export type Thread = ListedComments &
  Readonly<{
    location: ThreadLocation;
    /** Oldest first; empty if the comments could not be read. */
    submissions: readonly FoundSubmission[];
    /** States of ours that no key of this run has signed, oldest first. */
    unknown: readonly UnknownState[];
  }>;

/** The context of a run, before its thread is read. `connected`: what has authorized the run, if it needed that. */
export function createRunContext(
  deps: Dependencies,
  inputs: Inputs,
  connected: Readonly<{ github?: GitHubApi; warn?: WarnOnce }> = {},
): RunContext {
  const { event, run, runner } = deps;
  const commandEvent = event?.kind === 'comment' ? event : undefined;
  const subject = inputs.subject === 'event' ? subjectOf(event) : inputs.subject;
  const { apiKey, projectId, baseUrl, githubToken, commentTag, needLabel } = inputs;
  const secrets = secretValuesOf(inputs);
  const signedBy = signingInputOf(inputs);
  return {
    ...deps,
    ...deps.connectService({ apiKey, projectId, baseUrl, secrets }),
    inputs,
    github: connected.github ?? deps.connectGitHub(githubToken),
    codec: createStateCodec(inputs),
    service: {
      host: baseUrl.host,
      project: projectId,
      command: commandEvent && inputs.command,
      signedBy,
    },
    subject,
    details: undefined,
    trigger: triggerFor({ event, named: undefined, run, commentTag, needLabel }),
    commandEvent,
    thread: undefined,
    warnOfUnknown: createWarnOfUnknown(runner, signedBy),
    warn: connected.warn ?? createWarnOnce(runner, isOnPullRequest(event, subject)),
  };
}

function subjectOf(event: Event | undefined): Subject {
  if (event === undefined) return { kind: 'none' };
  return event.kind === 'automatic' ? event.details.subject : event.subject;
}

/** Whether the thread of a run is a pull request; undefined if that is not known. */
function isOnPullRequest(
  event: Event | undefined,
  { kind }: Subject,
): boolean | undefined {
  if (event?.kind === 'comment') return event.onPullRequest;
  const isPullRequest = kind === 'pull-request' || kind === 'push';
  return isPullRequest ? true : undefined;
}

export function requestOf(context: RunContext, digest: string): SubmissionRequest {
  const { event, commandEvent, run, trigger } = context;
  // For a schedule GitHub names as the actor the person who last changed the cron line.
  const automatic = event?.name === 'schedule' ? 'the schedule' : run.actor;
  const requester = commandEvent?.author.login ?? automatic;
  const subject = nameSubject(context.subject) ?? null;
  return {
    trigger,
    cause: context.trigger,
    digest,
    requester,
    subject: commandEvent === undefined ? subject : null,
    run: run.id,
    attempt: run.attempt,
  };
}

/** Returns what was submitted in the thread before this run's trigger: a re-run reads the thread as its first attempt did. */
export function submissionsBefore({
  trigger,
  thread,
}: RunContext): readonly FoundSubmission[] {
  const submissions = thread?.submissions ?? [];
  const own = submissions.findIndex(({ submission }) =>
    isSameTrigger(submission.cause, trigger),
  );
  return own < 0 ? submissions : submissions.slice(0, own);
}

/** The context with this thread, unless it has one or the workflow wants no comments. Reads its comments. */
export async function openThread(
  context: RunContext,
  number: number | undefined,
): Promise<RunContext> {
  const { inputs, github, clock } = context;
  if (number === undefined || context.thread !== undefined || inputs.comment === 'never')
    return context;
  const listedAt = clock.now();
  return withThread(context, number, {
    comments: await github.comments.list(number),
    listedAt,
  });
}

/** The context with a thread whose comments were listed. */
export function withThread(
  context: RunContext,
  thread: number,
  listed: ListedComments,
): RunContext {
  const { codec, warn, run, warnOfUnknown } = context;
  const { comments, listedAt } = listed;
  if (!comments.ok) warn('The thread could not be read', comments.error);
  const location = locationOf(context, thread);
  const all = comments.ok ? comments.value : [];
  const submissions = readSubmissions(all, codec, location);
  const unknown = findUnknownInThread(all, codec, location);
  warnOfUnknown(run.repository, unknown.length);
  return { ...context, thread: { comments, listedAt, location, submissions, unknown } };
}

/** Warns of states in comments of the run's own repository that no key of this run has signed. */
export function warnOfUnknownIn(
  { codec, run, inputs, warnOfUnknown }: RunContext,
  comments: readonly RepositoryComment[],
): void {
  const place = { repositoryId: run.repositoryId, project: inputs.projectId };
  warnOfUnknown(run.repository, findUnknownStates(comments, codec, place).length);
}

export function locationOf({ run, inputs }: RunContext, thread: number): ThreadLocation {
  const { projectId: project, commentTag } = inputs;
  return { repositoryId: run.repositoryId, thread, project, commentTag };
}

/** Writes the status comment of a submission; false if that failed. */
export async function saveComment(
  context: RunContext,
  found: FoundSubmission,
  update: ShownResult,
) {
  const { github, thread } = context;
  if (thread === undefined) return false;
  const text = renderComment(context, thread, found.submission, update);
  return saveStatusComment(
    { ...context, ...thread, comments: github.comments },
    found,
    text,
  );
}

export function renderComment(
  { run, inputs: { dashboardUrl }, service: { command } }: RunContext,
  { location }: Thread,
  submission: Submission,
  update: ShownResult,
): string {
  return renderStatusComment(submission, update, {
    run,
    location,
    command,
    dashboardUrl,
  });
}
