import type { CommentEvent, Event } from '../domain/event.ts';
import type { Subject, SubjectDetails } from '../domain/subject.ts';
import type { Submission, ThreadLocation } from '../domain/submission.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { DocsRepositoryContext } from '../docs-pull-request/repository.ts';
import { dashboardOf, type ConnectionInputs } from '../inputs/connection.ts';
import { secretValuesOf } from '../inputs/secrets.ts';
import type {
  Clock,
  CommentsApi,
  ContextApi,
  IssuesApi,
  JobsApi,
  ReadRepositoryId,
  Repository,
  ReviewsApi,
  Runner,
  ViewsApi,
  WarnOnce,
  WorkflowRun,
} from '../ports.ts';
import { createWarnOnce } from '../rendering/github-errors.ts';
import type { ServiceFailure } from '../rendering/service-errors.ts';
import { createWarnOfUnverified } from '../rendering/unverified-states.ts';
import { isRequest, type SubmissionRequest } from '../thread/state.ts';
import { createStores } from '../thread/store/store.ts';
import type {
  OpenStore,
  Stored,
  SubmissionStore,
  Thread,
} from '../thread/submission-store.ts';
import { digest } from '../text/digest.ts';
import { nameSubject } from '../trigger/subject-name.ts';
import { isSameTrigger, triggerFor } from '../trigger/trigger.ts';
import type { InputFields, Inputs } from './inputs.ts';

/** Time, chance, and the end of the process. */
export type System = Readonly<{
  clock: Clock;
  random: () => number;
  /** Twelve hexadecimal digits that nobody can predict. */
  nonce: () => string;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** Aborts a little later: until then, requests that have begun may be finished. */
  graceSignal: AbortSignal;
}>;

/** The docs service. */
type ServiceApi = Readonly<{ jobs: JobsApi; analytics: ViewsApi }>;

/** GitHub, as far as one token reaches the repository of the workflow. */
export type GitHubApi = Readonly<{
  comments: CommentsApi;
  repository: Repository;
  context: ContextApi;
  readId: ReadRepositoryId;
  issues: IssuesApi;
  reviews: ReviewsApi;
}>;

/** Functions that connect a run to the services. */
export type Connections = Readonly<{
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectService: (
    connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>,
  ) => ServiceApi;
  connectGitHub: (token: string) => GitHubApi;
  /** GitHub, for any repository: `owner/name`. */
  connectRepository: DocsRepositoryContext['connectRepository'];
}>;

/** The needs of a run from outside. */
export type Dependencies = Connections &
  Readonly<{
    fields: InputFields;
    /** Undefined if the payload cannot be read. */
    event: Event | undefined;
    run: WorkflowRun;
    runner: Runner;
    system: System;
  }>;

/** The values and tools that a run works with. Functions take the fields that they use. */
export type RunContext = Readonly<{
  inputs: Inputs;
  /** Undefined if the payload cannot be read. */
  event: Event | undefined;
  run: WorkflowRun;
  runner: Runner;
  system: System;
  service: ServiceApi;
  errorContext: ErrorContext;
  github: RunGitHub;
  stores: Stores;
  about: About;
  trigger: Trigger;
  /** Where status comments go; undefined with `comment: never`. */
  thread: RunThread | undefined;
}>;

/** An issue or a pull request, and whether it is the requests issue. */
export type ThreadName = Readonly<{ number: number; isRequestsIssue: boolean }>;

/** The thread of a run. */
export type RunThread = Thread & Pick<ThreadName, 'isRequestsIssue'>;

/** The words of explanations of errors: the host, and the command word if a command started the run. */
export type ErrorContext = Pick<ServiceFailure, 'host' | 'command' | 'project'>;

/** GitHub, and how a run connects to other repositories and reports what failed there. */
type RunGitHub = GitHubApi &
  Pick<Connections, 'connectRepository'> &
  Readonly<{ warn: WarnOnce }>;

/** The submissions of the workflow's own repository, and a function that opens those of others. */
type Stores = Readonly<{ own: SubmissionStore; open: OpenStore }>;

/** The subject of a run, and everything known about it: undefined for a command until its prompt is composed. */
type About = Readonly<{ subject: Subject; details: SubjectDetails | undefined }>;

/** The dependencies that a context is created from. */
export type ContextDependencies = Omit<Dependencies, 'fields'>;

/** Creates the context of a run, before its thread is read. `connected`: what has authorized the run, if it needed that. */
export function createRunContext(
  deps: ContextDependencies,
  inputs: Inputs,
  connected: Readonly<{ github?: GitHubApi; warn?: WarnOnce }> = {},
): RunContext {
  const { event, run, runner, system, connectRepository } = deps;
  const subject = inputs.subject === 'event' ? subjectOf(event) : inputs.subject;
  const { apiKey, projectId, baseUrl, githubToken, commentTag, needLabel } = inputs;
  const secrets = secretValuesOf(inputs);
  const command = event?.kind === 'comment' ? inputs.command : undefined;
  const github = connected.github ?? deps.connectGitHub(githubToken);
  const onPullRequest = isOnPullRequest(event, subject);
  const warn = connected.warn ?? createWarnOnce(runner, onPullRequest);
  const settings = {
    run,
    clock: system.clock,
    signal: system.signal,
    dashboardUrl: dashboardOf(baseUrl),
    commandFor: (submission: Submission) =>
      // Comments on docs pull requests are for people who comment there.
      submission.kind === 'link' ? inputs.command : command,
    warnOfUnverified: createWarnOfUnverified(runner),
    warnOf: { project: projectId, commentTag },
  };
  const open = createStores(settings, apiKey);
  const { comments } = github;
  const own = open({ name: run.repository, comments, warn });
  return {
    inputs,
    event,
    run,
    runner,
    system,
    service: deps.connectService({
      apiKey,
      projectId,
      baseUrl,
      secrets,
    }),
    errorContext: {
      host: baseUrl.host,
      project: projectId,
      command,
    },
    github: { ...github, connectRepository, warn },
    stores: { own, open },
    about: { subject, details: undefined },
    trigger: triggerFor({
      event,
      named: undefined,
      run,
      commentTag,
      needLabel,
    }),
    thread: undefined,
  };
}

function subjectOf(event: Event | undefined): Subject {
  if (event === undefined) return { kind: 'none' };
  return event.kind === 'automatic' ? event.details.subject : event.subject;
}

/** Returns whether the thread of a run is a pull request; undefined if that is not known. */
function isOnPullRequest(
  event: Event | undefined,
  { kind }: Subject,
): boolean | undefined {
  if (event?.kind === 'comment') return event.onPullRequest;
  const isPullRequest = kind === 'pull-request' || kind === 'push';
  return isPullRequest ? true : undefined;
}

/** Returns the command that the run carries out; undefined for an automatic event. */
export function commandEventOf({
  event,
}: Pick<RunContext, 'event'>): CommentEvent | undefined {
  return event?.kind === 'comment' ? event : undefined;
}

/** The fields that name the request of a run. */
export type RequestSource = Pick<RunContext, 'event' | 'run' | 'about' | 'trigger'>;

/** Returns the request of the run, as its submission keeps it. */
export function requestOf(source: RequestSource, instruction: string): SubmissionRequest {
  const { event, run, trigger } = source;
  const commandEvent = commandEventOf(source);
  // For a schedule GitHub names as the actor the person who last changed the cron line.
  const automatic = event?.name === 'schedule' ? 'the schedule' : run.actor;
  const requester = commandEvent?.author.login ?? automatic;
  const subject = nameSubject(source.about.subject) ?? null;
  return {
    trigger,
    cause: trigger,
    digest: instruction,
    requester,
    subject: commandEvent === undefined ? subject : null,
    run: run.id,
    attempt: run.attempt,
    series: seriesOf(run),
  };
}

/** Returns the series of ranges that the run belongs to. */
export function seriesOf({ workflow, job }: WorkflowRun): string {
  return digest(`${workflow} ${job}`);
}

/** Returns what was submitted in the thread before this run's trigger: a re-run reads the thread as its first attempt did. */
export function submissionsBefore({
  trigger,
  thread,
}: Pick<RunContext, 'trigger' | 'thread'>): readonly Stored[] {
  const submissions = thread?.submissions ?? [];
  const own = submissions.findIndex(
    (each) => isRequest(each) && isSameTrigger(each.submission.cause, trigger),
  );
  return own < 0 ? submissions : submissions.slice(0, own);
}

/** Returns where the submissions of a thread are. */
export function locationOf(
  { run, inputs }: Pick<RunContext, 'run' | 'inputs'>,
  thread: number,
): ThreadLocation {
  const { projectId: project, commentTag } = inputs;
  return {
    repositoryId: run.repositoryId,
    thread,
    project,
    commentTag,
  };
}
