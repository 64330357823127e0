/**
 * Finishes a request, in the same way for the run that has sent it, its post step and a sweep: the status comment, the reaction and the reply
 * to the comment that gave it, the docs pull request. Failures are warnings, except that older comments stay visible if they cannot be
 * hidden.
 */
import {
  isRequestEntry,
  type RequestEntry,
  finishedRequestRecord,
} from '../record/entries.ts';
import {
  completeDocsPullRequest,
  requestTimeIfNew,
} from '../docs-pull-request/complete.ts';
import type { CommentRef } from '../domain/comment.ts';
import type { Outcome } from '../domain/outcome.ts';
import { isGivenUp, keepsJobOpen } from '../record/request-record.ts';
import { resultReply } from '../rendering/replies.ts';
import { GITHUB, renderError } from '../rendering/explain.ts';
import { shownRun, type RequestPlace } from '../run/run.ts';
import type { RequestContext } from './context.ts';
import type { EndedRequest } from './ended.ts';
import { findOutdatedComments, type EndingInThread } from './outdated-comments.ts';
import { addRequestReaction } from './reaction.ts';

/** A request that ends. */
type EndingRequest = EndingInThread &
  Readonly<{
    /** The comment that gets the reaction; undefined if there is none. */
    reactTo?: CommentRef | undefined;
    /** Login of the person who may get a reply; undefined if there is none. */
    requester?: string | undefined;
    /** Time since the request, or since the run began to wait for its job; 0 if nobody has waited. */
    tookMs?: number;
    /** Whether nobody checks the job again, although it may still be active. */
    givesUp?: boolean;
    /** Links of docs pull requests that are completed already: several requests may have the same. */
    completed?: Set<string>;
  }>;

/** How a request was finished. `changed`: another run has written the comment meanwhile, and finishes the request. */
type Finished = 'finished' | 'changed' | 'failed';

/**
 * Finishes a request: saves the result, and then reacts and replies to its comment, hides older comments, and completes the docs pull
 * request. Only the run that has saved the result does this, so nothing is done twice. The reaction shows the end even if the status
 * comment could not be written: to give it again changes nothing.
 */
export async function finishRequest(
  context: RequestPlace,
  ending: EndingRequest,
): Promise<Finished> {
  const { entry, ended, reactTo } = ending;
  // A job that has ended once may be active again, because of another request.
  const hasEnded = entry.isFinished && !isGivenUp(entry.payload);
  const isReopened = hasEnded && keepsJobOpen(ended.conclusion);
  if (isReopened || isShown(ending)) {
    if (reactTo !== undefined) await addRequestReaction(context.repo, reactTo, ended);
    return 'finished';
  }
  const when = { now: context.run.clock.date(), givesUp: ending.givesUp };
  const payload = finishedRequestRecord(entry.payload, ended, shownRun(context), when);
  const { ledger } = context.repo;
  const saved = await ledger.save(entry, payload, ended.facts?.job.keyLine);
  if (saved.kind === 'changed') return 'changed';
  const reacting = reactTo && addRequestReaction(context.repo, reactTo, ended);
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

/** Completes the docs pull request of a request without a status comment. */
export async function finishRequestWithoutEntry(
  context: RequestContext,
  ended: EndedRequest,
): Promise<void> {
  const { record, facts } = ended;
  // Otherwise the request is that of another run, which is alive and completes the pull request.
  if (record === undefined || facts === undefined) return;
  const { job, isUpdate = false, firstSeen } = facts;
  if (job.prLink === null || keepsJobOpen(ended.conclusion)) return;
  if (firstSeen === undefined || firstSeen.prLink !== null || isUpdate) return;
  const now = context.run.clock.date();
  await completeDocsPullRequest(context, {
    prLink: job.prLink,
    requestedAt: firstSeen.at,
    record: finishedRequestRecord(record, ended, shownRun(context), { now }),
    mayComment: true,
    scope: context.settings.scope,
    place: undefined,
  });
}

/**
 * Returns whether the comment shows this end already. It then stays as it is, with the time that the job took, the run that
 * waited for it, and what has become of the docs pull request.
 */
function isShown({ entry, ended }: EndingRequest): boolean {
  const { payload } = entry;
  const shown = payload.end?.conclusion;
  const isSameEnd =
    shown?.outcome === ended.conclusion.outcome &&
    shown.reason === ended.conclusion.reason;
  const prLink = ended.facts?.job.prLink ?? payload.job?.prLink;
  return entry.isFinished && isSameEnd && payload.job?.prLink === prLink;
}

/** Hides the comments about older requests that somebody has dealt with, once. A failure changes nothing: people see what they saw before. */
async function hideOutdatedComments(
  context: RequestPlace,
  ending: EndingRequest,
): Promise<void> {
  if (ending.entry.isFinished || keepsJobOpen(ending.ended.conclusion)) return;
  const outdated = findOutdatedComments(ending);
  if (outdated.length === 0) return;
  const hidden = await context.repo.comments.minimize(outdated);
  if (hidden.ok) return;
  const cause = renderError(hidden.error, GITHUB);
  context.run.runner.info(`Older comments stay visible: ${cause}`);
}

/** Completes the docs pull request of a job that has ended; of any other, a later run or a sweep does. */
async function complete(
  context: RequestPlace,
  ending: EndingRequest,
  saved: RequestEntry,
): Promise<void> {
  const { entry, ended, others = [], givesUp = false, completed } = ending;
  const { facts } = ended;
  if (facts === undefined) return;
  const { job } = facts;
  const mayContinue = keepsJobOpen(ended.conclusion) && !givesUp;
  if (job.prLink === null || mayContinue || completed?.has(job.prLink) === true) return;
  const requestedAt = requestTimeIfNew(entry, job, others);
  if (requestedAt === undefined) return;
  completed?.add(job.prLink);
  const { thread } = saved;
  await completeDocsPullRequest(context, {
    record: saved.payload,
    scope: thread,
    place: { repositoryId: saved.repositoryId, thread: thread.number },
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
  ended,
  tookMs = 0,
}: Pick<EndingRequest, 'entry' | 'ended' | 'tookMs'>): boolean {
  const { outcome } = ended.conclusion;
  // Nobody has waited: its author is reading the thread.
  if (tookMs === 0) return false;
  // GitHub notifies the people whose review a new pull request needs.
  const isNew = outcome === 'pr-opened' && ended.facts?.isUpdate !== true;
  if (isNew && entry.payload.finishing.reviewers.includes('requester')) return false;
  return tookMs > NOTIFY_AFTER_MS || FAILURES.includes(outcome);
}

async function notifyRequester(
  { run, repo }: RequestPlace,
  ending: EndingRequest,
): Promise<void> {
  const { reactTo, requester } = ending;
  if (reactTo === undefined || requester === undefined) return;
  if (!mustNotifyRequester(ending)) return;
  const reply = resultReply(reactTo, requester, ending.ended, {
    ...run.links,
    statusUrl: ending.entry.comment.url,
  });
  const created = await repo.comments.create(reactTo.thread, reply);
  if (created.ok) return;
  repo.warn(`The requester could not be notified in #${reactTo.thread}`, created.error);
}
