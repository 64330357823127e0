/**
 * Finishes a request, in the same way for the run that has sent it, its post step and a sweep: the status comment, the reaction and the reply
 * to the comment that gave it, the docs pull request. Failures are warnings, except that older comments stay visible if they cannot be
 * hidden.
 */
import { isRequestEntry, type RequestEntry } from '../job/request-entry.ts';
import {
  completeDocsPullRequest,
  requestTimeIfNew,
} from '../docs-pull-request/complete.ts';
import type { CommentRef } from '../domain/comment.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { RequestRecord } from '../domain/request-record.ts';
import type { RunResult, Tracked } from '../domain/run-result.ts';
import type { Saved } from '../once/ledger.ts';
import type { ThreadComment } from '../ports.ts';
import { resultReply } from '../rendering/replies.ts';
import { describeError } from '../rendering/service-errors.ts';
import type { RequestContext } from './context.ts';
import type { FirstSight } from './ended.ts';
import {
  finishedRequestRecord,
  keepsJobOpen,
  requestProgressAfter,
  runOfRequest,
} from './entries.ts';
import { findOutdatedRequestComments } from './outdated-comments.ts';
import { addRequestReaction } from './reaction.ts';

/** The tools that a request is finished with. */
type FinishContext = Pick<
  RequestContext,
  'run' | 'ledger' | 'openLedger' | 'docs' | 'links'
> &
  Readonly<{
    runner: Pick<RequestContext['runner'], 'info'>;
    github: Pick<RequestContext['github'], 'comments' | 'warn'>;
  }>;

/** A request that ends. */
type EndingRequest = Readonly<{
  /** The entry as its comment has it. */
  entry: RequestEntry;
  result: RunResult;
  /** The other entries of its thread. */
  others: readonly RequestEntry[];
  /** The comments of its thread, as far as they were listed. */
  comments: readonly ThreadComment[];
  /** The comment that gets the reaction; undefined if there is none. */
  reactTo: CommentRef | undefined;
  /** Login of the person who may get a reply; undefined if there is none. */
  requester: string | undefined;
  /** Time since the request, or since the run began to wait for its job; 0 if nobody has waited. */
  tookMs: number;
  /** Whether nobody checks the job again, although it may still be active. */
  isGivenUp: boolean;
  /** Links of docs pull requests that are completed already: several requests may have the same. */
  completed: Set<string>;
}>;

/** How a request was finished. `changed`: another run has written the comment meanwhile, and finishes the request. */
export type Finished = 'finished' | 'changed' | 'failed';

/**
 * Finishes a request: saves the result, and then reacts and replies to its comment, hides older comments, and completes the docs pull
 * request. Only the run that has saved the result does this, so nothing is done twice. The reaction shows the end even if the status
 * comment could not be written: to give it again changes nothing.
 */
export async function finishRequest(
  context: FinishContext,
  ending: EndingRequest,
): Promise<Finished> {
  const { result, reactTo } = ending;
  if (isShown(ending)) {
    if (reactTo !== undefined) await addRequestReaction(context.github, reactTo, result);
    return 'finished';
  }
  const saved = await saveResult(context, ending);
  if (saved.kind === 'changed') return 'changed';
  const reacting = reactTo && addRequestReaction(context.github, reactTo, result);
  if (saved.kind === 'saved') {
    await notifyRequester(context, ending);
    await Promise.all([
      hideOutdatedComments(context, ending),
      complete(context, ending, saved.entry),
    ]);
  }
  await reacting;
  return saved.kind === 'saved' ? 'finished' : 'failed';
}

/** Completes the docs pull request of a request without a status comment. `first`: the job as the run saw it first. */
export async function finishRequestWithoutEntry(
  context: RequestContext,
  record: RequestRecord,
  result: Tracked,
  first: FirstSight | undefined,
): Promise<void> {
  const { job, conclusion, isUpdate = false } = result;
  if (job.prLink === null || keepsJobOpen(conclusion)) return;
  const isNew = first?.job.prLink === null && !isUpdate;
  if (!isNew) return;
  const run = runOfRequest(context.run, context.links.dashboardUrl);
  await completeDocsPullRequest(context, {
    prLink: job.prLink,
    requestedAt: first.at,
    record: finishedRequestRecord(record, result, run),
    mayComment: true,
    scope: context.settings.scope,
    place: undefined,
  });
}

/**
 * Returns whether the comment shows this end already. It then stays as it is, with the time that the job took, the run that
 * waited for it, and what has become of the docs pull request.
 */
function isShown({ entry, result }: EndingRequest): boolean {
  const { payload, isFinished } = entry;
  const { outcome, reason } = result.conclusion;
  const isSameEnd =
    payload.conclusion?.outcome === outcome && payload.conclusion.reason === reason;
  const prLink = result.job?.prLink ?? payload.job?.prLink;
  return isFinished && isSameEnd && payload.job?.prLink === prLink;
}

/** Saves the result. An entry that has finished once stays finished. */
async function saveResult(
  { ledger, run, links }: FinishContext,
  { entry, result, isGivenUp }: EndingRequest,
): Promise<Saved<RequestRecord>> {
  const { conclusion, job } = result;
  const payload = finishedRequestRecord(
    entry.payload,
    result,
    runOfRequest(run, links.dashboardUrl),
  );
  const hasJob = payload.job !== null;
  const isReopened = entry.isFinished && hasJob && keepsJobOpen(conclusion);
  const kept = {
    ...payload,
    conclusion: entry.payload.conclusion,
    job: entry.payload.job,
  };
  const progress = isReopened ? {} : requestProgressAfter(conclusion, hasJob, isGivenUp);
  return ledger.save(entry, {
    ...progress,
    payload: isReopened ? kept : payload,
    keyLine: job?.keyLine ?? entry.keyLine,
  });
}

/**
 * Hides the older comments about the job of a request that has ended with it, once. A failure changes
 * nothing: people see what they saw before.
 */
async function hideOutdatedComments(
  { github, runner }: FinishContext,
  { entry, result, comments, others }: EndingRequest,
): Promise<void> {
  if (entry.isFinished) return;
  if (result.family !== 'tracked' || keepsJobOpen(result.conclusion)) return;
  const outdated = findOutdatedRequestComments(entry, { comments, others });
  if (outdated.length === 0) return;
  const hidden = await github.comments.minimize(outdated);
  if (hidden.ok) return;
  const cause = describeError(hidden.error, 'GitHub');
  runner.info(`Older comments stay visible: ${cause}.`);
}

/** Completes the docs pull request of a job that has ended; of any other, a later run or a sweep does. */
async function complete(
  context: FinishContext,
  ending: EndingRequest,
  saved: RequestEntry,
): Promise<void> {
  const { entry, result, others, isGivenUp, completed } = ending;
  if (result.family !== 'tracked') return;
  const { job, conclusion } = result;
  const mayContinue = keepsJobOpen(conclusion) && !isGivenUp;
  if (job.prLink === null || mayContinue || completed.has(job.prLink)) return;
  const requestedAt = requestTimeIfNew(entry, job, others);
  if (requestedAt === undefined) return;
  completed.add(job.prLink);
  const { payload, thread, repositoryId } = saved;
  await completeDocsPullRequest(context, {
    record: payload,
    scope: thread,
    place: { repositoryId, thread: thread.number },
    // The comment on the docs pull request itself gets none.
    mayComment: isRequestEntry(entry),
    prLink: job.prLink,
    requestedAt,
  });
}

/** After this time people have turned to something else. */
const NOTIFY_AFTER_MS = 10 * 60_000;

/** The request has failed, and its status comment was there before. */
const FAILURES: readonly Outcome[] = ['failed', 'archived', 'connection-lost'];

/** Returns whether the requester gets a reply, because an edit of the status comment notifies nobody. */
export function mustNotifyRequester({
  entry,
  result,
  tookMs,
}: Pick<EndingRequest, 'entry' | 'result' | 'tookMs'>): boolean {
  const { outcome } = result.conclusion;
  // Nobody has waited: its author is reading the thread.
  if (tookMs === 0) return false;
  // GitHub notifies the people whose review a new pull request needs.
  const isUpdate = result.family === 'tracked' && result.isUpdate === true;
  const isNew = outcome === 'pr-opened' && !isUpdate;
  if (isNew && entry.payload.finishing.reviewers.includes('requester')) return false;
  return tookMs > NOTIFY_AFTER_MS || FAILURES.includes(outcome);
}

async function notifyRequester(
  { github, links }: FinishContext,
  ending: EndingRequest,
): Promise<void> {
  const { reactTo, requester, result } = ending;
  if (reactTo === undefined || requester === undefined) return;
  if (!mustNotifyRequester(ending)) return;
  const reply = resultReply(reactTo, requester, result, links);
  const created = await github.comments.create(reactTo.thread, reply);
  if (created.ok) return;
  github.warn(`The requester could not be notified in #${reactTo.thread}`, created.error);
}
