/**
 * The end of a request, which the main step, the post step and the sweep write in the same way: the
 * reaction and the reply to the command, the status comment, the docs pull request. Failures are
 * warnings, except that older comments stay visible if they cannot be hidden.
 */
import type { CommentRef } from '../domain/comment.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { CommentLink, Submission } from '../domain/submission.ts';
import type { CommentsApi, Runner, ThreadComment, WarnOnce } from '../ports.ts';
import { resultReply } from '../rendering/replies.ts';
import type { ResultLinks } from '../rendering/run-result.ts';
import { describeError } from '../rendering/service-errors.ts';
import { addReaction } from '../thread/reaction.ts';
import { findOutdatedComments } from '../thread/outdated-comments.ts';
import { keepsJobOpen, markFinished } from '../thread/state.ts';
import type { Stored, SubmissionStore } from '../thread/submission-store.ts';
import {
  completeDocsPullRequest,
  requestTimeIfNew,
  type Completed,
  type CompletionContext,
} from './complete.ts';
import type { Origin } from './linked-comment.ts';

/** A run or a sweep, as far as it finishes requests. */
export type FinishContext = CompletionContext &
  Readonly<{
    store: Pick<SubmissionStore, 'save' | 'showPreview'>;
    comments: Pick<CommentsApi, 'react' | 'create' | 'minimize'>;
    runner: Pick<Runner, 'info'>;
    warn: WarnOnce;
    links: ResultLinks;
    /** Docs pull requests that are completed already: several submissions may have the same. */
    completed: Set<string>;
  }>;

/** A request that ends. */
export type EndingRequest = Readonly<{
  /** The submission as its comment has it. */
  stored: Stored;
  result: RunResult;
  /** The other submissions of its thread. */
  others: readonly Stored[];
  /** The comments of its thread, as far as they were listed. */
  comments: readonly ThreadComment[];
  /** The command that gets the reaction; undefined if there is none. */
  command: CommentRef | undefined;
  /** Login of the person who may get a reply; undefined if there is none, or if the reply exists. */
  requester: string | undefined;
  /** Time since the request, or since the run began to wait for its job; 0 if nobody has waited. */
  tookMs: number;
  /** Whether nobody checks the job again, although it may still be active. */
  isGivenUp: boolean;
}>;

/**
 * Finishes a request: reacts and replies to its command, saves the result and hides older comments,
 * completes the docs pull request, and saves what that has added. In this order a repeated run sees
 * that the pull request is known already.
 *
 * @returns what was added; undefined if the result could not be saved.
 */
export async function finishRequest(
  context: FinishContext,
  ending: EndingRequest,
): Promise<Completed | undefined> {
  const { stored, result, command } = ending;
  const reacting = command && addReaction(context, command, result);
  const finished = { ...stored, submission: finishedSubmission(ending) };
  if (isShown(stored.submission, finished.submission)) {
    const [added] = await Promise.all([showPreview(context, ending), reacting]);
    return added;
  }
  await notifyRequester(context, ending);
  const saving = context.store.save(finished, result);
  // The older comments have this one after them, whatever it shows.
  const hiding = hideOutdatedComments(context, ending);
  const isSaved = await saving;
  const completed = isSaved ? await complete(context, ending, finished) : undefined;
  await Promise.all([reacting, hiding]);
  return completed;
}

/**
 * Returns whether the comment shows this end already. It then stays as it is, with the time that the job took, the run that
 * waited for it, and what has become of the docs pull request.
 */
function isShown(before: Submission, after: Submission): boolean {
  const isSameEnd = before.outcome === after.outcome && before.reason === after.reason;
  return before.state === 'finished' && isSameEnd && before.prLink === after.prLink;
}

function finishedSubmission({ stored, result, isGivenUp }: EndingRequest): Submission {
  const finished = markFinished(stored.submission, result.conclusion, result.job);
  return isGivenUp ? { ...finished, state: 'finished' } : finished;
}

/**
 * Hides the older comments about the job of a request that has ended with it, once. A failure changes
 * nothing: people see what they saw before.
 */
async function hideOutdatedComments(
  { comments, runner }: FinishContext,
  { stored, result, comments: listed, others }: EndingRequest,
): Promise<void> {
  if (stored.submission.state === 'finished') return;
  if (result.family !== 'tracked' || keepsJobOpen(result.conclusion)) return;
  const outdated = findOutdatedComments(stored, { comments: listed, others });
  if (outdated.length === 0) return;
  const hidden = await comments.minimize(outdated);
  if (hidden.ok) return;
  const cause = describeError(hidden.error, 'GitHub');
  runner.info(`Older comments stay visible: ${cause}.`, 'quiet');
}

/** Completes the docs pull request of a job that has ended; of any other, a later run or a sweep does. */
async function complete(
  context: FinishContext,
  { stored, result, others, isGivenUp }: EndingRequest,
  finished: Stored,
): Promise<Completed> {
  if (result.family !== 'tracked') return {};
  const { job, conclusion } = result;
  const mayContinue = keepsJobOpen(conclusion) && !isGivenUp;
  if (job.prLink === null || mayContinue) return {};
  const isKnown = context.completed.has(job.prLink);
  const requestedAt = isKnown ? undefined : requestTimeIfNew(stored, job, others);
  if (requestedAt !== undefined) context.completed.add(job.prLink);
  const { submission } = finished;
  const added = await completeDocsPullRequest(context, {
    submission,
    link: submission.kind === 'request' ? submission.link : null,
    // The linked comment is the one on the docs pull request.
    mayComment: submission.kind === 'request',
    origin: originOf(stored),
    result,
    requestedAt,
  });
  const { previewUrl, prTitle, link } = added;
  // The title alone is not worth another request.
  if (previewUrl === undefined && link === undefined) return added;
  const linked = { ...finished, submission: withLink(submission, link) };
  await context.store.save(linked, { ...result, previewUrl, prTitle });
  return added;
}

/** Adds the preview to a comment that shows everything else: its deployment may take longer than the job. */
async function showPreview(
  context: FinishContext,
  { stored, result }: EndingRequest,
): Promise<Completed> {
  if (result.family !== 'tracked') return {};
  const added = await completeDocsPullRequest(context, {
    submission: stored.submission,
    link: null,
    mayComment: false,
    origin: originOf(stored),
    result,
    requestedAt: undefined,
  });
  const { previewUrl } = added;
  if (previewUrl !== undefined) await context.store.showPreview(stored, previewUrl);
  return added;
}

function originOf({ location, comment }: Stored): Origin {
  return { ...location, comment };
}

function withLink(submission: Submission, link: CommentLink | undefined): Submission {
  if (submission.kind === 'link' || link === undefined) return submission;
  return { ...submission, link };
}

/** After this time people have turned to something else. */
const NOTIFY_AFTER_MS = 10 * 60_000;

/** The request has failed, and its status comment was there before. */
const FAILURES: readonly Outcome[] = ['failed', 'archived', 'connection-lost'];

/** Returns whether the requester gets a reply, because an edit of the status comment notifies nobody. */
function mustNotify(
  { inputs }: FinishContext,
  { result, tookMs }: EndingRequest,
): boolean {
  const { outcome } = result.conclusion;
  // Nobody has waited, as after `/docs status`: its author is reading the thread.
  const isAtOnce = tookMs === 0;
  if (isAtOnce) return false;
  // GitHub notifies the reviewers of a new pull request.
  const isNew = outcome === 'pr-opened' && !isUpdateOf(result);
  if (isNew && inputs.prReviewers.includes('requester')) return false;
  return tookMs > NOTIFY_AFTER_MS || FAILURES.includes(outcome);
}

function isUpdateOf(result: RunResult): boolean {
  return result.family === 'tracked' && result.isUpdate === true;
}

async function notifyRequester(
  context: FinishContext,
  ending: EndingRequest,
): Promise<void> {
  const { command, requester, result } = ending;
  if (command === undefined || requester === undefined) return;
  if (!mustNotify(context, ending)) return;
  const { comments, warn, links } = context;
  const reply = resultReply(command, requester, result, links);
  const created = await comments.create(command.thread, reply);
  if (created.ok) return;
  warn(`The requester could not be notified in #${command.thread}`, created.error);
}
