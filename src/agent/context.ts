/** The tools of a run, and what it is about. */
import type { DocsRepositoryContext } from '../docs-pull-request/repository.ts';
import type { Cause } from '../domain/cause.ts';
import type { CommentEvent, Event } from '../domain/event.ts';
import type { Subject, SubjectDetails } from '../domain/subject.ts';
import { dashboardOf, type ConnectionInputs } from '../inputs/connection.ts';
import { secretInputValues } from '../inputs/secrets.ts';
import type { JobEntry } from '../record/entries.ts';
import type {
  AnalyticsApi,
  CommentsApi,
  ContextApi,
  IssuesApi,
  JobsApi,
  Repository,
  ReviewsApi,
  Runner,
  WarnOnce,
  WorkflowRun,
} from '../ports.ts';
import type { WarnOfUnverified } from '../rendering/unverified-states.ts';
import type { OpenedThread, RequestContext, System } from '../request/context.ts';
import { createRequestLedgers } from '../request/ledgers.ts';
import type { RequestsIssue } from './requests-issue.ts';
import type { InputFields, Inputs } from './agent-inputs.ts';
import { createRunCheckpoints } from './report-run.ts';

/** GitHub, as far as one token reaches the repository of the workflow. */
export type GitHubApi = Readonly<{
  comments: CommentsApi;
  repository: Repository;
  context: ContextApi;
  issues: IssuesApi;
  reviews: ReviewsApi;
  warn: WarnOnce;
  warnOfUnverified: WarnOfUnverified;
}>;

/** Functions that connect a run to the services. */
export type Connections = Readonly<{
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectService: (
    connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>,
  ) => Readonly<{ jobs: JobsApi; analytics: AnalyticsApi }>;
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

/** The values and tools that a run works with. */
export type RunContext = Readonly<{
  inputs: Inputs;
  /** Undefined if the payload cannot be read. */
  event: Event | undefined;
  run: WorkflowRun;
  runner: Runner;
  system: System;
  analytics: AnalyticsApi;
  github: GitHubApi;
  /** The tools that requests are sent, followed and finished with. */
  request: RequestContext;
}>;

/** What a run is about. */
export type ResolvedRun = Readonly<{
  subject: Subject;
  /** Everything known about the subject: undefined for a command until its prompt is composed. */
  details: SubjectDetails | undefined;
  cause: Cause;
  /** Where status comments go; undefined with `comment: never`. */
  thread: RunThread | undefined;
  /** Whether this is the first range of a series of `since-last`. */
  isFirstRange?: boolean;
}>;

/** The thread of a run. */
export type RunThread = OpenedThread &
  Readonly<{
    /** The job of the docs pull request that this thread is; undefined if it is none, or if the run needs no job. */
    docsJob?: JobEntry | undefined;
    /** Undefined if this is another thread, or if a command in the requests issue has started the run. */
    requestsIssue?: RequestsIssue | undefined;
  }>;

/** Creates the context of a run. */
export function createRunContext(
  deps: Dependencies,
  inputs: Inputs,
  github: GitHubApi = deps.connectGitHub(inputs.githubToken),
): RunContext {
  const { event, run, runner, system } = deps;
  const { apiKey, projectId, baseUrl } = inputs;
  const secrets = secretInputValues(inputs);
  const connection = { apiKey, projectId, baseUrl, secrets };
  const { jobs, analytics } = deps.connectService(connection);
  return {
    inputs,
    event,
    run,
    runner,
    system,
    analytics,
    github,
    request: createRequestContext(deps, inputs, github, jobs),
  };
}

/** Creates the tools for the requests of a run. */
function createRequestContext(
  { event, run, runner, system, connectRepository }: Dependencies,
  inputs: Inputs,
  github: GitHubApi,
  jobs: JobsApi,
): RequestContext {
  const { apiKey, baseUrl, projectId, githubToken, docsToken, commentTag } = inputs;
  const openLedger = createRequestLedgers({
    ...system,
    keys: apiKey,
    run,
    log: (line) => runner.info(line),
  });
  const { comments, warn } = github;
  const ledger = openLedger({ id: run.repositoryId, comments, warn });
  return {
    run,
    runner,
    system,
    jobs,
    openLedger,
    ledger,
    github,
    docs: { githubToken, docsToken, run, runner, connectRepository },
    settings: {
      maxRequestsPerDay: inputs.maxRequestsPerDay,
      maxOpenPrs: inputs.maxOpenPrs,
      waitMs: inputs.waitMs,
      counted: [{ name: run.repository, ledger }],
      scope: { project: projectId, commentTag },
    },
    words: {
      host: baseUrl.host,
      project: projectId,
      commandWord: event?.kind === 'comment' ? inputs.command : undefined,
    },
    links: { serverUrl: run.serverUrl, dashboardUrl: dashboardOf(baseUrl) },
    checkpoints: createRunCheckpoints(runner),
  };
}

/** Returns what a run is about: what the input `subject` names, else what the event does. */
export function subjectOfRun({ subject }: Inputs, event: Event | undefined): Subject {
  if (subject !== 'event') return subject;
  if (event === undefined) return { kind: 'none' };
  return event.kind === 'automatic' ? event.details.subject : event.subject;
}

/** Returns the command that the run carries out; undefined for an automatic event. */
export function commandEventOf({ event }: RunContext): CommentEvent | undefined {
  return event?.kind === 'comment' ? event : undefined;
}
