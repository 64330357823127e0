import type { CommentRef } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import { isPullRequestUpdate, REACTIONS } from '../report/conclusion.ts';
import { resultMarker, resultReply } from '../report/replies.ts';
import { renderComment } from '../report/status-comment-body.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import { isCommentTrigger, markFinished } from '../thread/state.ts';
import type { Clients, SweepDependencies } from './dependencies.ts';
import type { Evaluation } from './evaluate.ts';
import type { OpenSubmission } from './find-open.ts';

/** GitHub recommends one second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const BETWEEN_WRITES_MS = 1000;

export type FinishedEvaluation = Extract<Evaluation, { kind: 'finished' }>;

/**
 * Replies to the requester, then saves the status comment; true if that worked. If the sweep dies in between, the next one finds the
 * reply by its marker.
 *
 * @param listed comments in which to look for the reply.
 */
export async function finishComment(
  deps: SweepDependencies,
  clients: Clients,
  {
    open,
    end,
    listed,
    commandPrefix,
  }: Readonly<{
    open: OpenSubmission;
    end: FinishedEvaluation;
    listed: readonly ThreadComment[];
    commandPrefix: string;
  }>,
): Promise<boolean> {
  const { comment, submission, project, commentTag } = open;
  const { thread } = comment;
  const { clock, signal, run } = deps;
  await notifyRequester(deps, clients, { open, end, listed });
  const { repositoryId, url: runUrl, serverUrl, repository, actionUrl } = run;
  const place = { thread, project, commentTag, runUrl, serverUrl, repository, actionUrl };
  const { conclusion, message, job } = end;
  // A job that is given up is not checked again.
  const finished = { ...markFinished(submission, conclusion, job), state: 'finished' } as const;
  const text = renderComment({
    ...place,
    phase: { kind: 'finished', conclusion },
    message,
    job,
    submission: finished,
    commandPrefix: isCommentTrigger(submission.trigger) ? commandPrefix : undefined,
  });
  const location = { repositoryId, thread, project, commentTag };
  const isSaved = await saveStatusComment({ ...clients, location }, { comment, submission: finished }, text);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
  return isSaved;
}

async function notifyRequester(
  { clock, run, signal }: SweepDependencies,
  { comments, warn }: Clients,
  {
    open: { comment: status, submission },
    end: { conclusion, message, job },
    listed,
  }: Readonly<{ open: OpenSubmission; end: FinishedEvaluation; listed: readonly ThreadComment[] }>,
): Promise<void> {
  const { trigger, requester, baseline } = submission;
  if (!isCommentTrigger(trigger)) return;
  const comment: CommentRef = { kind: trigger.kind, id: Number(trigger.id), thread: status.thread };
  const reaction = REACTIONS[conclusion.outcome];
  if (reaction !== undefined && comment.kind !== 'review') {
    const reacted = await comments.react(comment, reaction);
    if (!reacted.ok) warn(`The reaction in #${status.thread} could not be added`, reacted.error);
    await clock.sleep(BETWEEN_WRITES_MS, signal);
  }
  const marker = resultMarker(comment, conclusion.outcome);
  if (listed.some(({ body }) => body.includes(marker))) return;
  const isUpdate = isPullRequestUpdate(baseline, job);
  const { serverUrl } = run;
  const text = resultReply({ comment, login: requester, conclusion, job, isUpdate, message, serverUrl });
  const created = await comments.create(status.thread, text);
  if (!created.ok) warn(`${requester} could not be notified in #${status.thread}`, created.error);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
}
