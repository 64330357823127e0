/** Plans to send a review of a docs pull request to the job of that pull request. */
import { isAgent } from '../domain/agent-pull-request.ts';
import type { Review } from '../domain/review.ts';
import type { CommentEvent } from '../domain/event.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { CommentRef } from '../domain/comment.ts';
import type { NothingSent, RunResult } from '../domain/run-result.ts';
import {
  findJobOfPullRequest,
  type OwnPullRequest,
} from '../docs-pull-request/job-of-pull-request.ts';
import { resultText } from '../rendering/run-result.ts';
import { describeError } from '../rendering/service-errors.ts';
import { stripHidden } from '../text/sanitize.ts';
import type { JobSubmission } from '../thread/submission-store.ts';
import { skip } from '../trigger/event-filter.ts';
import { reply, type Operation, type SubmitOperation } from './operation.ts';
import type { RunContext } from './run-context.ts';

/** The fields that a review is planned with. */
export type ReviewSource = Pick<
  RunContext,
  'inputs' | 'run' | 'github' | 'stores' | 'thread'
>;

/** Plans what a review starts: a message to the job, or nothing. */
export async function planReview(
  context: ReviewSource,
  event: CommentEvent,
): Promise<Operation> {
  const { author, comment, body } = event;
  if (isAgent(author.login, context.inputs.agentLogin)) {
    return refuse(skip('ignored-author', 'The review is by the docs agent.'));
  }
  const { openedAt } = event.details ?? {};
  const job = await findJob(context, comment.thread, openedAt);
  if (!job.ok) return refuse(job.error);
  const review = await readReview(context, comment, body);
  if (!review.ok) return refuse(review.error);
  const isApproval = event.review?.isApproval === true;
  const unsaid = findNothingNew(review.value, isApproval);
  if (unsaid !== undefined) return refuse(skip('no-feedback', unsaid));
  return sendReview(context, review.value, job.value);
}

/** The request for a review that is to be sent again. */
type RepeatedReview = Readonly<{
  comment: CommentRef;
  body: string;
  repeated: SubmitOperation['repeated'];
}>;

/** Plans to send a review again. Its text is read again, so it may have been edited. */
export async function retryReview(
  context: ReviewSource,
  { comment, body, repeated }: RepeatedReview,
): Promise<Operation> {
  const job = await findJob(context, comment.thread, undefined);
  if (!job.ok) return reply(resultText(job.error));
  const review = await readReview(context, comment, body);
  if (!review.ok) return refuse(review.error);
  const isEmpty = body.trim() === '' && review.value.comments.length === 0;
  if (isEmpty) return reply('The review of the last request was deleted.');
  const operation = sendReview(context, review.value, job.value);
  return { ...operation, repeated };
}

function refuse(result: RunResult): Operation {
  return { kind: 'refuse', result };
}

/** Returns the operation that sends a review to a job. */
function sendReview(
  { inputs }: Pick<RunContext, 'inputs'>,
  review: Review,
  job: JobSubmission,
): SubmitOperation {
  const instruction = { base: inputs.prompt, user: '', review };
  return {
    kind: 'submit',
    instruction,
    isNewJob: false,
    feedbackFor: job,
  };
}

/** Reads a review with its comments. The error is the result of a run that sends nothing, because a part of a review may say the opposite. */
async function readReview(
  { github }: Pick<RunContext, 'github'>,
  { id, thread }: Pick<CommentRef, 'id' | 'thread'>,
  body: string,
): Promise<Result<Review, NothingSent>> {
  const read = await github.reviews.comments(thread, id);
  if (read.ok) return ok({ ...read.value, summary: body });
  const error: NothingSent = {
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason: 'github-unavailable' },
    title: 'The comments of the review could not be read',
    message: 'Nothing was sent to the docs service.',
    detail: `${describeError(read.error, 'GitHub')}.`,
    steps: ['Check that the workflow job has `pull-requests: write`, and re-run it.'],
  };
  return notOk(error);
}

/** Returns why a review says nothing new; undefined if it does. */
function findNothingNew(
  { summary, comments }: Review,
  isApproval: boolean,
): string | undefined {
  const own = comments.filter(({ isReply }) => !isReply);
  if (own.length > 0) return undefined;
  if (isApproval) return 'The review is an approval without comments on lines.';
  const visible = stripHidden(summary).text.trim();
  if (visible !== '') return undefined;
  if (comments.length > 0) return 'The review has nothing but replies.';
  return 'The review has no text.';
}

/** More comments than a repository gets in the minutes between a pull request and the end of its job. */
const MAX_COMMENT_PAGES = 3;

/** Finds the job of the pull request: by a status comment on it, or else by one of the repository that names it. */
async function findJob(
  context: ReviewSource,
  number: number,
  openedAt: string | undefined,
): Promise<Result<JobSubmission, RunResult>> {
  const { run, thread } = context;
  const { repository, serverUrl } = run;
  const pull = { number, repository, serverUrl };
  const known = findJobOfPullRequest(thread?.submissions ?? [], pull);
  if (known !== undefined) return ok(known);
  const found = await findJobElsewhere(context, pull, new Date(openedAt ?? ''));
  if (found !== undefined) return ok(found);
  return notOk(NOT_OURS);
}

const NOT_OURS = skip(
  'no-feedback',
  'No status comment names this pull request as one of the docs agent. If it is one, set `pr-comment: true` in the workflow that starts the jobs.',
);

/** Looks for the job in the status comments of all threads that were written or edited since the pull request was opened. */
async function findJobElsewhere(
  { inputs, run, stores, github }: ReviewSource,
  pull: OwnPullRequest,
  openedAt: Date,
): Promise<JobSubmission | undefined> {
  const { comment, projectId: project, commentTag } = inputs;
  const isUnknown = Number.isNaN(openedAt.getTime());
  if (comment === 'never' || isUnknown) return undefined;
  const filter = { repositoryId: run.repositoryId, project, commentTag };
  const listed = await stores.own.editedSince(openedAt, filter, MAX_COMMENT_PAGES);
  if (!listed.ok) {
    const what =
      'The comments of the repository could not be read, so the job of this pull request is not known';
    github.warn(what, listed.error);
    return undefined;
  }
  return findJobOfPullRequest(listed.value.submissions, pull);
}
