import type { CommentRef } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import { isPullRequestUpdate, present } from '../report/conclusion.ts';
import { resultMarker, resultReply } from '../report/replies.ts';
import type { RunResult } from '../report/run-result.ts';
import { renderStatusComment } from '../report/status-comment.ts';
import { createStatusComment } from '../thread/status-comment.ts';
import { isCommentTrigger, markFinished } from '../thread/state.ts';
import type { Clients, SweepDependencies } from './dependencies.ts';
import type { Evaluation } from './evaluate.ts';
import type { OpenSubmission } from './find-open.ts';
import type { SweepInputs } from './inputs.ts';

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
    inputs: { commandPrefix, dashboardUrl },
  }: Readonly<{
    open: OpenSubmission;
    end: FinishedEvaluation;
    listed: readonly ThreadComment[];
    inputs: SweepInputs;
  }>,
): Promise<boolean> {
  const { comment, submission, project, commentTag } = open;
  const { clock, signal, run } = deps;
  const { conclusion, message, job } = end;
  const isUpdate = isPullRequestUpdate(submission.baseline, job);
  const result = { conclusion, job, isUpdate, ...(message !== undefined && { message }) };
  await notifyRequester(deps, clients, { open, result, listed }, dashboardUrl);
  const location = { repositoryId: run.repositoryId, thread: comment.thread, project, commentTag };
  const command = isCommentTrigger(submission.trigger) ? commandPrefix : undefined;
  const status = createStatusComment({
    ...clients,
    location,
    comment,
    render: (finished, update) =>
      renderStatusComment(finished, update, { run, location, command, dashboardUrl }),
  });
  // A job that is given up is not checked again.
  const finished = { ...markFinished(submission, conclusion, job), state: 'finished' } as const;
  const isSaved = await status.save(finished, result);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
  return isSaved;
}

async function notifyRequester(
  { clock, run, signal }: SweepDependencies,
  { comments, warn }: Clients,
  {
    open: { comment: status, submission },
    result,
    listed,
  }: Readonly<{ open: OpenSubmission; result: RunResult; listed: readonly ThreadComment[] }>,
  dashboardUrl: string | undefined,
): Promise<void> {
  const { trigger, requester } = submission;
  if (!isCommentTrigger(trigger)) return;
  const comment: CommentRef = { kind: trigger.kind, id: Number(trigger.id), thread: status.thread };
  const { reaction } = present(result);
  if (reaction !== undefined && comment.kind !== 'review') {
    const reacted = await comments.react(comment, reaction);
    if (!reacted.ok) warn(`The reaction in #${status.thread} could not be added`, reacted.error);
    await clock.sleep(BETWEEN_WRITES_MS, signal);
  }
  const marker = resultMarker(comment, result.conclusion.outcome);
  if (listed.some(({ body }) => body.includes(marker))) return;
  const { serverUrl } = run;
  const text = resultReply(comment, requester, result, { serverUrl, dashboardUrl });
  const created = await comments.create(status.thread, text);
  if (!created.ok) warn(`${requester} could not be notified in #${status.thread}`, created.error);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
}
