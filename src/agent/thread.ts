/**
 * The thread of a run: which one it is, how far back it is read, and which of its jobs the run may use.
 *
 * The thread comes from the payload and the inputs, never from a look-up: every delivery must find the same one. It is read as far back as
 * the request needs it (`once/README.md`).
 */
import { findJobOfDocsPullRequest } from '../docs-pull-request/job-of-pull-request.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { Ended } from '../domain/ended.ts';
import { GITHUB, renderError } from '../rendering/explain.ts';
import type { RequestRecord } from '../record/request-record.ts';
import { threadOf, type Subject } from '../domain/subject.ts';
import { lastWithJob, type JobEntry, type RequestEntry } from '../record/entries.ts';
import type { Reach } from '../once/ledger.ts';
import {
  findRequestsIssue,
  openRequestsIssue,
  type RequestsIssue,
  type RequestsIssueError,
  type SearchOptions,
} from './requests-issue.ts';
import {
  NO_STATUS_COMMENT,
  requestNotSent,
  requestWithUnreadableComments,
  unrecordedRequest,
} from '../request/results.ts';
import type { Authorized } from './authorize.ts';
import type { RunContext, RunThread } from './context.ts';
import type { EarlyReads } from './early-reads.ts';
import type { Inputs } from './agent-inputs.ts';
import { jobUseOf, type JobUse } from './job-use.ts';

/** An issue or a pull request, and whether it is the requests issue, which is known if it was looked for. */
type ThreadName = Readonly<{
  number: number;
  isRequestsIssue: boolean;
  requestsIssue?: RequestsIssue;
  /** The page with the oldest comments, if its read has begun. */
  oldestComments?: EarlyReads['oldestComments'];
}>;

type ThreadOptions = Readonly<{
  /** Whether the requests issue is opened if it is the thread, and does not exist. */
  mayOpen?: boolean;
  reach?: Reach<RequestRecord>;
}>;

/**
 * Reads the thread of a run. Undefined with `comment: none`, and for a run that sends nothing as long as there is no requests issue. A run
 * that cannot read its thread does not know what was requested there, so the error is the result that ends it.
 */
export async function readThread(
  context: RunContext,
  authorized: Authorized,
  subject: Subject,
  { mayOpen = true, reach = reachOf(context, authorized) }: ThreadOptions = {},
): Promise<Result<RunThread | undefined, Ended>> {
  const name = await chooseThread(context, authorized, subject, mayOpen);
  if (!name.ok) return name;
  if (name.value === undefined) return ok(undefined);
  const opened = await openThread(context, name.value, reach);
  return opened.ok ? addJob(context, authorized, opened.value) : opened;
}

/** Chooses the thread of the comment or the event, or else the requests issue, unless the input `comment` names another place. */
async function chooseThread(
  context: RunContext,
  authorized: Authorized,
  subject: Subject,
  mayOpen: boolean,
): Promise<Result<ThreadName | undefined, Ended>> {
  if (authorized.kind !== 'automatic') {
    const { comment: written, isOnRequestsIssue: isRequestsIssue } = authorized.event;
    const { oldestComments } = authorized.reads;
    return ok({ number: written.thread, isRequestsIssue, oldestComments });
  }
  const { comment } = context.inputs;
  if (comment === 'none') return ok(undefined);
  if (typeof comment === 'number') return ok({ number: comment, isRequestsIssue: false });
  const number = threadOf(authorized.event.details.subject) ?? threadOf(subject);
  if (comment === 'auto' && number !== undefined) {
    return ok({ number, isRequestsIssue: false });
  }
  return chooseRequestsIssue(context, mayOpen);
}

/** Finds the requests issue, and opens it if the run may send something. */
async function chooseRequestsIssue(
  context: RunContext,
  mayOpen: boolean,
): Promise<Result<ThreadName | undefined, Ended>> {
  const { inputs, run } = context;
  if (!mayOpen || inputs.dryRun || isWaitOnly(inputs)) {
    const found = await findRequestsIssue(searchOf(context));
    if (!found.ok) return notOk(noRequestsIssue(context, found.error));
    if (found.value === undefined) return ok(undefined);
    return ok(nameOf(found.value));
  }
  const opened = await openRequestsIssue({
    ...searchOf(context),
    nonce: run.nonce,
    workflowsUrl: `${context.repo.url}/actions`,
  });
  if (!opened.ok) return notOk(noRequestsIssue(context, opened.error));
  const name = nameOf(opened.value);
  run.runner.info(`The status comment goes to the requests issue, #${name.number}.`);
  return ok(name);
}

function nameOf(requestsIssue: RequestsIssue): ThreadName {
  return { number: requestsIssue.number, isRequestsIssue: true, requestsIssue };
}

/** Returns what the search for issues needs. */
export function searchOf({ inputs, run, repo }: RunContext): SearchOptions {
  return {
    issues: repo.issues,
    clock: run.clock,
    signal: run.signal,
    repositoryId: repo.id,
    keys: inputs.apiKey,
  };
}

/** Returns whether a run only waits for the job that the input `job-id` names. */
export function isWaitOnly(inputs: Inputs): boolean {
  return inputs.prompt === '' && inputs.jobId !== undefined;
}

/** Returns that nothing was sent, because the request has no thread: the requests issue could not be found or opened. */
function noRequestsIssue(context: RunContext, error: RequestsIssueError): Ended {
  if (error === 'no-issue') {
    return {
      ...NO_STATUS_COMMENT,
      title: 'The label `docs-agent-requests` exists, but no issue has it',
      steps: [
        'Open an issue and give it the label `docs-agent-requests`. Then re-run the workflow job.',
      ],
    };
  }
  if (error.isRefusal !== true) return requestNotSent(context, '', error);
  const { remedy } = context.repo.explain(error, '`issues: write`');
  return {
    ...NO_STATUS_COMMENT,
    title: 'GitHub refused the requests issue',
    detail: renderError(error, GITHUB),
    steps: [remedy, 'To send requests without status comments, set `comment: none`.'],
  };
}

async function openThread(
  context: RunContext,
  { number, isRequestsIssue, requestsIssue, oldestComments }: ThreadName,
  reach: Reach<RequestRecord>,
): Promise<Result<RunThread, Ended>> {
  const { repo, settings } = context;
  const onPullRequest = isRequestsIssue ? false : isPullRequest(context.event, number);
  const place = { number, isRequestsIssue, onPullRequest };
  const thread = { ...settings.scope, number };
  const read = await repo.ledger.read(thread, reach, oldestComments);
  if (!read.ok) return notOk(unrecordedRequest(context, read.error, place));
  repo.warnOfUnverified(read.value.unverified);
  return ok({ ...read.value, place, requestsIssue });
}

/** Adds the job of the thread that the run may use; on a pull request of the docs agent, the job of that. */
async function addJob(
  context: RunContext,
  authorized: Authorized,
  thread: RunThread,
): Promise<Result<RunThread, Ended>> {
  const use = jobUseOf(context.inputs, authorized);
  // A retry may repeat a review, whatever `reuse-job` says.
  const isForDocsJob = use !== 'none' || isRetry(authorized);
  const isOnPull = authorized.kind !== 'automatic' && authorized.event.onPullRequest;
  if (!isForDocsJob || !isOnPull) return ok({ ...thread, job: jobFor(use, thread) });
  const found = await findJobOfDocsPullRequest(context.repo, thread);
  if (!found.ok) {
    return notOk(requestWithUnreadableComments(context, UNREADABLE, found.error));
  }
  const onPull = { ...thread, docsJob: found.value };
  return ok({ ...onPull, job: jobFor(use, onPull) });
}

const UNREADABLE = 'The comments of the pull request could not be read';

function jobFor(use: JobUse, { docsJob, entries }: RunThread): JobEntry | undefined {
  switch (use) {
    case 'none':
      return undefined;
    case 'feedback':
      return docsJob;
    default:
      return docsJob ?? lastWithJob(entries);
  }
}

function isRetry(authorized: Authorized): boolean {
  if (authorized.kind !== 'command') return false;
  const { command } = authorized;
  return command.kind === 'prompt' && command.verb === 'retry';
}

/** Returns whether a thread is a pull request; undefined if the event does not say that. */
function isPullRequest(event: RunContext['event'], thread: number): boolean | undefined {
  if (event === undefined) return undefined;
  if (event.kind === 'comment') return event.onPullRequest;
  const { subject } = event.details;
  return threadOf(subject) === thread ? subject.kind === 'pull-request' : undefined;
}

/** Returns how far back a run needs its thread. */
function reachOf(context: RunContext, authorized: Authorized): Reach<RequestRecord> {
  const use = jobUseOf(context.inputs, authorized);
  const needsEntry = use === 'continue' || use === 'show';
  return {
    eventAt: eventTimeOf(context, authorized),
    isEnough: needsEntry ? hasSentRequest : undefined,
  };
}

function hasSentRequest(entries: readonly RequestEntry[]): boolean {
  return entries.some(({ sent }) => sent === 'yes');
}

/** Returns the time before which no comment is about the request: see `Reach`. */
function eventTimeOf(
  { inputs, run }: RunContext,
  authorized: Authorized,
): number | undefined {
  const { event } = authorized;
  if (isRetry(authorized)) return undefined;
  if (event.kind === 'comment') return event.at;
  if (inputs.subject !== 'event' || inputs.needLabel !== '') return undefined;
  if (event.cause !== undefined) return event.at;
  // A schedule or a dispatch: its request has the run as its cause.
  return run.workflow.attempt === 1 ? Infinity : undefined;
}
