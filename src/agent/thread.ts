/**
 * The thread of a run. It comes from the payload and the inputs, never from a look-up: every delivery must find the same one. It is read as
 * far back as the request needs it (`once/README.md`).
 */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { AutomaticEvent } from '../domain/event.ts';
import type { Ended } from '../domain/ended.ts';
import type { RequestRecord } from '../record/record.ts';
import type { Subject } from '../domain/subject.ts';
import type { RequestEntry } from '../record/entries.ts';
import type { Reach } from '../once/ledger.ts';
import type { RefusedThread } from '../rendering/comment-refusal.ts';
import {
  findRequestsIssue,
  openRequestsIssue,
  type RequestsIssue,
  type RequestsIssueFailure,
  type SearchOptions,
} from './requests-issue.ts';
import { remedyOfRefusal } from '../rendering/github-errors.ts';
import { describeError } from '../rendering/service-errors.ts';
import { NO_STATUS_COMMENT, unrecordedRequest } from '../request/results.ts';
import { serverPage } from '../text/urls.ts';
import type { Authorized } from './authorize.ts';
import type { RunContext, RunThread } from './context.ts';
import type { Inputs } from './agent-inputs.ts';

/** An issue or a pull request, and whether it is the requests issue, which is known if it was looked for. */
type ThreadName = Readonly<{
  number: number;
  isRequestsIssue: boolean;
  requestsIssue?: RequestsIssue;
}>;

/**
 * Returns the thread of an event: its own, or else the requests issue, unless the input `issue-number` names another one.
 * Undefined with `comment: never`, and for a run that sends nothing as long as there is no requests issue.
 */
export async function chooseThread(
  context: RunContext,
  event: AutomaticEvent,
  subject: Subject,
  mayOpen: boolean,
): Promise<Result<ThreadName | undefined, Ended>> {
  const { issueNumber, comment } = context.inputs;
  if (comment === 'never') return ok(undefined);
  if (typeof issueNumber === 'number') {
    return ok({ number: issueNumber, isRequestsIssue: false });
  }
  const named = subject.kind === 'pull-request' ? subject.number : undefined;
  const number = event.details.thread ?? named;
  if (issueNumber === 'auto' && number !== undefined) {
    return ok({ number, isRequestsIssue: false });
  }
  return chooseRequestsIssue(context, mayOpen);
}

/** Finds the requests issue, and opens it if the run may send something. */
async function chooseRequestsIssue(
  context: RunContext,
  mayOpen: boolean,
): Promise<Result<ThreadName | undefined, Ended>> {
  const { inputs, run, runner, system } = context;
  if (!mayOpen || inputs.dryRun || isWaitOnly(inputs)) {
    const found = await findRequestsIssue(searchOf(context));
    if (!found.ok) {
      return notOk(noRequestsIssue(context, { kind: 'github', error: found.error }));
    }
    if (found.value === undefined) return ok(undefined);
    return ok(nameOf(found.value));
  }
  const opened = await openRequestsIssue({
    ...searchOf(context),
    nonce: system.nonce,
    workflowsUrl: serverPage(run.serverUrl, `${run.repository}/actions`),
  });
  if (!opened.ok) return notOk(noRequestsIssue(context, opened.error));
  const name = nameOf(opened.value);
  runner.info(`The status comment goes to the requests issue, #${name.number}.`);
  return ok(name);
}

function nameOf(requestsIssue: RequestsIssue): ThreadName {
  return { number: requestsIssue.number, isRequestsIssue: true, requestsIssue };
}

/** Returns what the search for issues needs. */
export function searchOf({ inputs, run, system, github }: RunContext): SearchOptions {
  const { clock, signal } = system;
  const { issues } = github;
  const { repositoryId } = run;
  return { issues, clock, signal, repositoryId, keys: inputs.apiKey };
}

/** Returns whether a run only waits for the job that the input `job-id` names. */
export function isWaitOnly({ prompt, jobId }: Inputs): boolean {
  return prompt === '' && jobId !== undefined;
}

/** Returns that nothing was sent, because the request has no thread: the requests issue could not be found or opened. */
function noRequestsIssue(context: RunContext, failure: RequestsIssueFailure): Ended {
  if (failure.kind === 'no-issue') {
    return {
      ...NO_STATUS_COMMENT,
      title: 'The label `docs-agent-requests` exists, but no issue has it',
      steps: [
        'Open an issue and give it the label `docs-agent-requests`. Then re-run the workflow job.',
      ],
    };
  }
  const { error } = failure;
  // The issue has no number yet.
  const place = placeOf(context, { number: 0, isRequestsIssue: true });
  const result = unrecordedRequest(context.request, error, place);
  if (error.isRefusal !== true) return result;
  return {
    ...result,
    title: 'GitHub refused the requests issue',
    detail: `${describeError(error, 'GitHub')}.`,
    steps: [
      remedyOfRefusal(error) ?? 'Add `issues: write` to the `permissions` of the job.',
      'To send requests without status comments, set `comment: never`.',
    ],
  };
}

/**
 * Reads a thread. A run that cannot read its thread does not know what was requested there, so the error is the result
 * that ends it.
 */
export async function openThread(
  context: RunContext,
  name: ThreadName,
  reach: Reach<RequestRecord>,
): Promise<Result<RunThread, Ended>> {
  const { run, github, request } = context;
  const place = placeOf(context, name);
  const read = await request.ledger.read(
    { ...request.settings.scope, number: name.number },
    reach,
  );
  if (!read.ok) return notOk(unrecordedRequest(request, read.error, place));
  github.warnOfUnverified(run.repository, read.value.unverified);
  return ok({ ...read.value, place, requestsIssue: name.requestsIssue });
}

/** Describes a thread for the case that GitHub refuses a comment there. */
function placeOf(
  { event }: RunContext,
  { number, isRequestsIssue }: ThreadName,
): RefusedThread {
  return {
    number,
    isRequestsIssue,
    onPullRequest: isOnPullRequest(event),
  };
}

/** Returns whether the thread of an event is a pull request; undefined if that is not known. */
function isOnPullRequest(event: RunContext['event']): boolean | undefined {
  if (event === undefined) return undefined;
  if (event.kind === 'comment') return event.onPullRequest;
  switch (event.details.subject.kind) {
    case 'pull-request':
      return true;
    case 'issue':
      return false;
    default:
      return undefined;
  }
}

/** Returns how far back a run needs its thread. */
export function reachOf(
  context: RunContext,
  authorized: Authorized,
): Reach<RequestRecord> {
  return {
    eventAt: eventTimeOf(context, authorized),
    isEnough: mayContinueJob(context, authorized) ? hasSentRequest : undefined,
  };
}

function hasSentRequest(entries: readonly RequestEntry[]): boolean {
  return entries.some(({ sent }) => sent === 'yes');
}

/** Returns the time before which no comment is about the request: see `Reach`. */
function eventTimeOf(
  { inputs, event, run }: RunContext,
  authorized: Authorized,
): number | undefined {
  if (authorized.kind !== 'automatic') {
    const isRetry =
      authorized.kind === 'command' &&
      authorized.command.kind === 'prompt' &&
      authorized.command.verb === 'retry';
    return isRetry ? undefined : event?.at;
  }
  if (inputs.subject !== 'event' || inputs.needLabel !== '') return undefined;
  if (authorized.event.cause !== undefined) return event?.at;
  // A schedule or a dispatch: its request has the run as its cause.
  return run.attempt === 1 ? Infinity : undefined;
}

/** Returns whether the request may go to a job of the thread. */
function mayContinueJob(
  { inputs: { reuseJob } }: RunContext,
  authorized: Authorized,
): boolean {
  if (authorized.kind !== 'command') {
    return authorized.kind === 'automatic' && mayReuseJob(reuseJob, false);
  }
  const { command } = authorized;
  if (command.kind === 'status') return true;
  const isNewJob = command.kind === 'help' || command.verb === 'new';
  return !isNewJob && mayReuseJob(reuseJob, true);
}

/** Returns whether `reuse-job` lets a command, or an event, continue a job. */
export function mayReuseJob(reuseJob: Inputs['reuseJob'], byCommand: boolean): boolean {
  return reuseJob === 'while-pr-open' || (byCommand && reuseJob === 'comments');
}
