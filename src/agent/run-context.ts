import type { CommentEvent, Event } from '../domain/event.ts';
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
  Runner,
  WorkflowRun,
  Workspace,
} from '../ports.ts';
import { createWarnOnce } from '../rendering/github-errors.ts';
import type { WarnOnce } from '../ports.ts';
import type { ServiceFailure, SigningInput } from '../rendering/service-errors.ts';
import { createWarnOfUnknown } from '../rendering/unknown-signature.ts';
import { isRequest, type SubmissionRequest } from '../thread/state.ts';
import { createStores } from '../thread/store/store.ts';
import type {
  ListedComments,
  OpenStore,
  Stored,
  SubmissionStore,
  Thread,
} from '../thread/submission-store.ts';
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
  connectRepository: DocsRepositoryContext['connectRepository'];
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
    store: SubmissionStore;
    openStore: OpenStore;
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
  const command = commandEvent && inputs.command;
  const github = connected.github ?? deps.connectGitHub(githubToken);
  const warn = connected.warn ?? createWarnOnce(runner, isOnPullRequest(event, subject));
  const settings = {
    ...deps,
    dashboardUrl: inputs.dashboardUrl,
    commandFor: (submission: Submission) =>
      // Comments on docs pull requests are for people who comment there.
      submission.kind === 'link' ? inputs.command : command,
    warnOfUnknown: createWarnOfUnknown(runner, signedBy),
    warnOf: { project: projectId },
  };
  const openStore = createStores(settings, inputs);
  const { comments } = github;
  return {
    ...deps,
    ...deps.connectService({ apiKey, projectId, baseUrl, secrets }),
    inputs,
    github,
    openStore,
    store: openStore({ name: run.repository, comments, warn }),
    service: { host: baseUrl.host, project: projectId, command, signedBy },
    subject,
    details: undefined,
    trigger: triggerFor({ event, named: undefined, run, commentTag, needLabel }),
    commandEvent,
    thread: undefined,
    warn,
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
export function submissionsBefore({ trigger, thread }: RunContext): readonly Stored[] {
  const submissions = thread?.submissions ?? [];
  const own = submissions.findIndex(
    (each) => isRequest(each) && isSameTrigger(each.submission.cause, trigger),
  );
  return own < 0 ? submissions : submissions.slice(0, own);
}

/** The context with this thread, unless it has one or the workflow wants no comments. Reads its comments. */
export async function openThread(
  context: RunContext,
  number: number | undefined,
): Promise<RunContext> {
  const { inputs, store } = context;
  if (number === undefined || context.thread !== undefined || inputs.comment === 'never')
    return context;
  return withThread(context, await store.inThread(locationOf(context, number)));
}

/** The context with a thread whose comments were listed before. */
export function withListedThread(
  context: RunContext,
  number: number,
  listed: ListedComments,
): RunContext {
  const thread = context.store.inListed(locationOf(context, number), listed);
  return withThread(context, thread);
}

function withThread(context: RunContext, thread: Thread): RunContext {
  const { comments } = thread;
  if (!comments.ok) context.warn('The thread could not be read', comments.error);
  return { ...context, thread };
}

function locationOf({ run, inputs }: RunContext, thread: number): ThreadLocation {
  const { projectId: project, commentTag } = inputs;
  return { repositoryId: run.repositoryId, thread, project, commentTag };
}
