/** Plans to send a review of a docs pull request to the job of that pull request. */
import { isAgent } from '../../domain/agent-pull-request.ts';
import type { CommentRef } from '../../domain/comment.ts';
import { notOk, ok, type Result } from '../../domain/errors.ts';
import type { CommentEvent } from '../../domain/event.ts';
import type { Review, ReviewComment } from '../../domain/review.ts';
import { skip, type Ended } from '../../domain/ended.ts';
import type { JobEntry } from '../../record/entries.ts';
import { pluralize } from '../../rendering/format.ts';
import { requestWithUnreadableComments } from '../../request/results.ts';
import { stripHidden } from '../../text/sanitize.ts';
import { parseCommand } from '../../trigger/command.ts';
import type { ResolvedRun, RunContext } from '../context.ts';
import { planRequest, type RepeatedRequest } from './plan-request.ts';
import { planReply, type Operation } from './operation.ts';

/** A review without the comments that are commands. `commands`: their number. */
type ReadReview = Review & Readonly<{ commands: number }>;

/** Plans what a review starts: a message to the job, or nothing. */
export async function planReview(
  context: RunContext,
  resolved: ResolvedRun,
  event: CommentEvent,
): Promise<Operation> {
  if (isAgent(event.author.login, context.inputs.agentLogin)) {
    return endWithout(skip('ignored-author', 'The review is by the docs agent.'));
  }
  const job = resolved.thread?.job;
  if (job === undefined) return endWithout(NOT_OURS);
  const review = await readReview(context, event.comment, event.body);
  if (!review.ok) return endWithout(review.error);
  const isApproval = event.review?.isApproval === true;
  const unsaid = findNothingNew(review.value, isApproval);
  if (unsaid !== undefined) return endWithout(skip('no-feedback', unsaid));
  return sendReview(context, resolved, review.value, job);
}

/** Plans to send a review again. Its text is read again, so it may have been edited. */
export async function retryReview(
  context: RunContext,
  resolved: ResolvedRun,
  comment: CommentRef,
  body: string,
  repeated: RepeatedRequest,
): Promise<Operation> {
  const job = resolved.thread?.docsJob;
  if (job === undefined) return planReply(NOT_OURS.message);
  const review = await readReview(context, comment, body);
  if (!review.ok) return endWithout(review.error);
  const { comments, commands } = review.value;
  if (body.trim() === '' && comments.length === 0) {
    const gone = 'The review of the last request was deleted.';
    return planReply(commands > 0 ? NOTHING_BUT_COMMANDS : gone);
  }
  return sendReview(context, resolved, review.value, job, repeated);
}

function endWithout(ended: Ended): Operation {
  return { kind: 'end', ended };
}

/** Plans the message to the job, with the review as its instruction. */
function sendReview(
  context: RunContext,
  resolved: ResolvedRun,
  review: ReadReview,
  feedbackFor: JobEntry,
  repeated?: RepeatedRequest,
): Operation {
  const note = describeCommands(review.commands);
  const instruction = { base: context.inputs.prompt, user: '', review, note };
  const wanted = { instruction, feedbackFor, repeated };
  return { kind: 'submit', planned: planRequest(context, resolved, wanted) };
}

/** Says which comments of a review are not sent; empty if all are. */
function describeCommands(commands: number): string {
  if (commands === 0) return '';
  return `Not sent: ${pluralize(commands, 'comment')} with a command. ${COMMANDS_ON_LINES}`;
}

const COMMANDS_ON_LINES =
  'Commands on lines need a workflow with the event `pull_request_review_comment`.';

const NOTHING_BUT_COMMANDS = `Without its commands, the review says nothing new. ${COMMANDS_ON_LINES}`;

const UNREADABLE = 'The comments of the review could not be read';

/**
 * Reads a review with its comments. GitHub also sends an event for each of them. A command among them belongs to that event, so it is left out.
 * The error is the result of a run that sends nothing, because a part of a review may say the opposite.
 */
async function readReview(
  context: RunContext,
  { id, thread }: CommentRef,
  body: string,
): Promise<Result<ReadReview, Ended>> {
  const read = await context.repo.reviews.comments(thread, id);
  if (!read.ok) {
    return notOk(requestWithUnreadableComments(context, UNREADABLE, read.error));
  }
  const { comments, isComplete } = read.value;
  const isCommand = (comment: ReviewComment): boolean =>
    parseCommand(comment.body, context.inputs.command).kind !== 'none';
  const sent = comments.filter((comment) => !isCommand(comment));
  const commands = comments.length - sent.length;
  return ok({ summary: body, comments: sent, isComplete, commands });
}

/** Returns why a review says nothing new; undefined if it does. */
function findNothingNew(
  { summary, comments, commands }: ReadReview,
  isApproval: boolean,
): string | undefined {
  const own = comments.filter(({ isReply }) => !isReply);
  if (own.length > 0) return undefined;
  const visible = stripHidden(summary).text.trim();
  if (visible !== '' && !isApproval) return undefined;
  if (commands > 0) return NOTHING_BUT_COMMANDS;
  if (isApproval) return 'The review is an approval without comments on lines.';
  if (comments.length > 0) return 'The review has nothing but replies.';
  return 'The review has no text.';
}

const NOT_OURS = skip(
  'no-feedback',
  'No comment on this pull request names its job, so the review was not sent. On a docs pull request, this action writes that comment if it has started the job, and if `docs-token`, or else `github-token`, has `pull-requests: write`.',
);
