/** The tools of a run, and what it is about. */
import type { Cause } from '../domain/cause.ts';
import type { CommentEvent, Event } from '../domain/event.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import {
  pullRequestOf,
  threadOf,
  type Subject,
  type SubjectDetails,
} from '../domain/subject.ts';
import type { AnalyticsApi, ContextApi } from '../ports.ts';
import type { JobEntry } from '../record/entries.ts';
import type { OpenedThread, RequestContext } from '../request/context.ts';
import type { Run } from '../run/run.ts';
import type { InputFields, Inputs } from './agent-inputs.ts';
import { createRunCheckpoints } from './checkpoints.ts';
import type { RequestsIssue } from './requests-issue.ts';

/** The needs of a run from outside. */
export type Dependencies = Readonly<{
  fields: InputFields;
  /** Undefined if the payload cannot be read. */
  event: Event | undefined;
  run: Run;
  /** GitHub's knowledge of the subjects in the workflow's repository. */
  subjects: ContextApi;
  connectAnalytics: (project: string) => AnalyticsApi;
}>;

/** The values and tools that a run works with. */
export type RunContext = RequestContext &
  Pick<Dependencies, 'event' | 'subjects'> &
  Readonly<{ inputs: Inputs; analytics: AnalyticsApi }>;

/** The subject of a run, and where it is shown. */
export type ResolvedRun = Readonly<{
  subject: Subject;
  /** Everything known about the subject. For a command, its own pull request, if that was read. */
  details: SubjectDetails | undefined;
  cause: Cause;
  /** Where status comments go; undefined with `comment: none`. */
  thread: RunThread | undefined;
  /** Whether this is the first range of a series of `since-last`. */
  isFirstRange?: boolean;
}>;

/** The thread of a run. */
export type RunThread = OpenedThread &
  Readonly<{
    /** The job that the run may use; undefined if there is none. */
    job?: JobEntry | undefined;
    /** The job of the docs pull request that this thread is; undefined if it is none, or if the run needs no job. */
    docsJob?: JobEntry | undefined;
    /** Undefined if this is another thread, or if a command in the requests issue has started the run. */
    requestsIssue?: RequestsIssue | undefined;
  }>;

/** Creates the context of a run. */
export function createRunContext(
  { event, run, subjects, connectAnalytics }: Dependencies,
  inputs: Inputs,
): RunContext {
  const { projectId: project, commentTag } = inputs;
  const { repositoryId: id, isPrivate } = run.workflow;
  const repo = run.repo.open({ id, isPrivate });
  const isComment = event?.kind === 'comment';
  return {
    inputs,
    event,
    run,
    repo,
    subjects,
    jobs: run.jobs(project),
    analytics: connectAnalytics(project),
    settings: {
      maxRequestsPerDay: inputs.maxRequestsPerDay,
      maxOpenPrs: inputs.maxOpenPrs,
      waitMs: inputs.waitMinutes * 60_000,
      counted: [repo],
      scope: { project, commentTag },
    },
    words: {
      host: run.host,
      project,
      commandWord: isComment ? inputs.command : undefined,
    },
    checkpoints: createRunCheckpoints(run.runner),
  };
}

/** Returns the command that the run carries out; undefined for an automatic event. */
export function commandEventOf({
  event,
}: Pick<RunContext, 'event'>): CommentEvent | undefined {
  return event?.kind === 'comment' ? event : undefined;
}

/** Returns the pull request of a command, as far as it is known, if the run is about it: the input `subject` may name another one. */
export function pullRequestOfCommand(
  context: Pick<RunContext, 'event'>,
  { subject, details }: Pick<ResolvedRun, 'subject' | 'details'>,
): PullRequest | undefined {
  const pull = commandEventOf(context)?.pull ?? pullRequestOf(details);
  return pull?.number === threadOf(subject) ? pull : undefined;
}
