import {
  completeDocsPullRequest,
  requestTimeIfNew,
  saveAndComplete,
  type Completed,
  type CompletionContext,
} from '../docs-pull-request/complete.ts';
import type { CommentsApi, RepositoryComment } from '../ports.ts';
import { present } from '../report/conclusion.ts';
import { hasReplyMarker, resultMarker, resultReply } from '../report/replies.ts';
import { renderStatusComment } from '../report/status-comment.ts';
import type { WarnOnce } from '../report/github-errors.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import { markFinished } from '../thread/state.ts';
import { readSubmissions } from '../thread/codec.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';
import type { FinishedEvaluation, OpenSubmission } from './check-jobs.ts';

/** What a sweep writes with. `listed`: comments in which to look for a reply. */
type Writer = CompletionContext &
  Readonly<{
    comments: CommentsApi;
    warn: WarnOnce;
    listed: readonly RepositoryComment[];
    /** Pull requests that this sweep has completed: several submissions may have the same. */
    completed: Set<string>;
  }>;

/** Replies to the requester, then saves the status comment; true if that worked. A later sweep finds the reply by its marker. */
export async function finishComment(
  writer: Writer,
  open: OpenSubmission,
  evaluation: FinishedEvaluation,
): Promise<boolean> {
  await notifyRequester(writer, open, evaluation);
  const { comment, submission, location } = open;
  const { run, inputs, listed, completed } = writer;
  const { dashboardUrl } = inputs;
  const { conclusion, job } = evaluation;
  // A job that is given up is not checked again.
  const finished = {
    ...markFinished(submission, conclusion, job),
    state: 'finished',
  } as const;
  const command = isCommentTrigger(submission.trigger) ? inputs.command : undefined;
  const save = ({ previewUrl, link }: Completed): Promise<boolean> => {
    const update = { ...evaluation, previewUrl };
    const text = renderStatusComment(finished, update, {
      run,
      location,
      command,
      dashboardUrl,
    });
    const saved = { ...finished, link: link ?? finished.link };
    return saveStatusComment(
      { ...writer, location },
      { comment, submission: saved },
      text,
    );
  };
  const complete = async (): Promise<Completed> => {
    const { prLink } = job;
    if (prLink === null) return {};
    const inThread = listed.filter(
      ({ thread, id }) => thread === location.thread && id !== comment.id,
    );
    const others = readSubmissions(inThread, writer.codec, location);
    const requestedAt = completed.has(prLink)
      ? undefined
      : requestTimeIfNew(open, job, others);
    if (requestedAt !== undefined) completed.add(prLink);
    const ended = {
      requestedAt,
      submission: finished,
      comment,
      location,
      result: evaluation,
    };
    return completeDocsPullRequest(writer, ended);
  };
  return (await saveAndComplete(save, complete)) !== undefined;
}

async function notifyRequester(
  { comments, warn, listed, run: { serverUrl }, inputs: { dashboardUrl } }: Writer,
  { location: { thread }, submission: { trigger, requester } }: OpenSubmission,
  evaluation: FinishedEvaluation,
): Promise<void> {
  if (!isCommentTrigger(trigger)) return;
  const command = { kind: trigger.kind, id: trigger.id, thread };
  const { reaction } = present(evaluation);
  if (reaction !== undefined && command.kind !== 'review') {
    const reacted = await comments.react(command, reaction);
    if (!reacted.ok) warn(`The reaction in #${thread} could not be added`, reacted.error);
  }
  const marker = resultMarker(command, evaluation.conclusion.outcome);
  if (listed.some(({ body }) => hasReplyMarker(body, marker))) return;
  const reply = resultReply(command, requester, evaluation, { serverUrl, dashboardUrl });
  const created = await comments.create(thread, reply);
  if (!created.ok)
    warn(`${requester} could not be notified in #${thread}`, created.error);
}
