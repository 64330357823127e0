/**
 * Refuses a run that finds nothing in the requests issue although another issue has requests. Somebody has labelled an older issue, or has
 * taken the label away, so the requests issue does not show what was sent before. A first run is never inferred.
 */
import { ok, type Result } from '../domain/errors.ts';
import { REQUESTS_LABEL } from '../domain/requests-issue.ts';
import { invalidInput, type Ended } from '../domain/ended.ts';
import type { Issue } from '../ports.ts';
import type { RequestEntries } from '../record/entries.ts';
import { listOtherIssues, type RequestsIssue } from './requests-issue.ts';
import { requestNotSent } from '../request/results.ts';
import type { RunContext, RunThread } from './context.ts';
import { searchOf } from './thread.ts';

/** GitHub takes no more comments in an issue, so people have to use another one. */
const MAX_COMMENTS = 2500;

/** The thing that a run has not found in the requests issue: any request, or a range of commits to continue. */
type Sought = 'request' | 'range';

/**
 * Returns why a run sends nothing that has not found what it sought; undefined if no other issue has requests, or if the run
 * has found it. Another issue that is full is no reason, except for a range.
 */
export async function refuseFirstRun(
  context: RunContext,
  thread: RunThread | undefined,
  sought: Sought,
): Promise<Ended | undefined> {
  const issue = thread?.requestsIssue;
  if (thread === undefined || issue === undefined) return undefined;
  if (sought === 'request' && hasRequests(thread)) return undefined;
  const found = await findIssueWithRequests(context, thread, issue, sought);
  if (!found.ok) {
    const cause = 'The comments of other issues with requests could not be read.';
    return requestNotSent(context, cause, found.error);
  }
  if (found.value === undefined) return undefined;
  return requestsElsewhere(issue.number, found.value, sought);
}

/** Finds another issue that has requests; undefined if there is none, or if the requests issue has some, too, in older comments. */
async function findIssueWithRequests(
  context: RunContext,
  thread: RunThread,
  issue: RequestsIssue,
  sought: Sought,
): Promise<Result<Issue | undefined>> {
  const listed = await listOtherIssues(searchOf(context), issue);
  if (!listed.ok) return listed;
  const others = listed.value.filter((other) => {
    return other.comments !== 0 && (sought === 'range' || !isFull(other));
  });
  for (const other of others) {
    const read = await readRequests(context, thread, other.number);
    if (!read.ok) return read;
    if (!hasRequests(read.value)) continue;
    // Without a range, the whole thread was read.
    if (sought === 'range' || thread.isComplete) return ok(other);
    const whole = await readRequests(context, thread, issue.number);
    if (!whole.ok) return whole;
    return ok(hasRequests(whole.value) ? undefined : other);
  }
  return ok(undefined);
}

/** Reads an issue as far as its newest request of this use. */
function readRequests(
  context: RunContext,
  { thread }: RunThread,
  number: number,
): Promise<Result<RequestEntries>> {
  return context.repo.ledger.read(
    { ...thread, number },
    { eventAt: Infinity, isEnough: (entries) => entries.length > 0 },
  );
}

/** Returns whether a thread has requests of this project, whatever their `comment-tag`. */
function hasRequests(entries: RequestEntries): boolean {
  return entries.ofAnyTag.length > 0 || entries.claims.length > 0;
}

function isFull({ comments = 0 }: Issue): boolean {
  return comments >= MAX_COMMENTS;
}

function requestsElsewhere(number: number, other: Issue, sought: Sought): Ended {
  const messages = {
    request: `The requests issue, #${number}, has no requests of this action, but #${other.number} has some, so it is not known what was sent before. Nothing was submitted.`,
    range: `The requests issue, #${number}, has no range of commits of this workflow, job and branch, but #${other.number} has requests of this action, so the starting commit is unknown. Nothing was submitted.`,
  };
  const begin = `To continue in #${number}, start this workflow once with \`subject: commits:<from>..<to>\`.`;
  if (isFull(other)) return invalidInput(messages[sought], begin);
  const restore = `To continue in #${other.number}, let it be the only issue with the label \`${REQUESTS_LABEL}\`.`;
  return invalidInput(messages[sought], restore, begin);
}
