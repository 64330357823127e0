import {
  completeDocsPullRequest,
  requestTimeIfNew,
  saveAndComplete,
  type Completed,
  type CompletionContext,
} from '../docs-pull-request/complete.ts';
import type { ThreadLocation } from '../domain/submission.ts';
import type { CommentsApi, RepositoryComment } from '../ports.ts';
import { present } from '../rendering/conclusion.ts';
import { hasReplyMarker, resultMarker, resultReply } from '../rendering/replies.ts';
import type { RunResult } from '../domain/run-result.ts';
import { renderStatusComment } from '../rendering/status-comment.ts';
import type { WarnOnce } from '../ports.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import { markFinished, type FoundSubmission } from '../thread/state.ts';
import { readSubmissions } from '../thread/codec.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';

/** The tools that a sweep writes with. `listed`: comments in which to look for a reply. */
type Writer = CompletionContext &
  Readonly<{
    comments: CommentsApi;
    warn: WarnOnce;
    listed: readonly RepositoryComment[];
    /** Pull requests that this sweep has completed: several submissions may have the same. */
    completed: Set<string>;
  }>;

/** A submission as the sweep has listed it. */
type Listed = FoundSubmission & Readonly<{ location: ThreadLocation }>;

/**
 * Replies to the requester, then saves the status comment; true if that worked. A later sweep finds the reply by its marker. Does nothing
 * if the comment has changed since it was listed: a run, or another sweep, writes it.
 */
export async function finishComment(
  writer: Writer,
  open: Listed,
  result: RunResult,
): Promise<boolean> {
  if (!(await isUnchanged(writer, open))) return false;
  await notifyRequester(writer, open, result);
  const { comment, submission, location } = open;
  const { run, inputs, listed, completed } = writer;
  const { dashboardUrl } = inputs;
  const { conclusion, job } = result;
  // A job that is given up is not checked again.
  const finished = {
    ...markFinished(submission, conclusion, job),
    state: 'finished',
  } as const;
  const command = isCommentTrigger(submission.cause) ? inputs.command : undefined;
  const save = ({ previewUrl, link }: Completed): Promise<boolean> => {
    const update = { ...result, previewUrl };
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
    const prLink = job?.prLink ?? null;
    if (job === undefined || prLink === null) return {};
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
      result,
    };
    return completeDocsPullRequest(writer, ended);
  };
  return (await saveAndComplete(save, complete)) !== undefined;
}

async function isUnchanged(
  { comments, warn }: Writer,
  { comment: { id, body }, location: { thread } }: Listed,
): Promise<boolean> {
  const read = await comments.read({ kind: 'comment', id, thread });
  if (!read.ok) warn('The status comment could not be read', read.error);
  return read.ok && read.value?.body === body;
}

async function notifyRequester(
  { comments, warn, listed, run: { serverUrl }, inputs: { dashboardUrl } }: Writer,
  { location: { thread }, submission: { cause, requester } }: Listed,
  result: RunResult,
): Promise<void> {
  if (!isCommentTrigger(cause)) return;
  const command = { kind: cause.kind, id: cause.id, thread };
  const { reaction } = present(result);
  if (reaction !== undefined && command.kind !== 'review') {
    const reacted = await comments.react(command, reaction);
    if (!reacted.ok) warn(`The reaction in #${thread} could not be added`, reacted.error);
  }
  const marker = resultMarker(command, result.conclusion.outcome);
  if (listed.some(({ body }) => hasReplyMarker(body, marker))) return;
  const reply = resultReply(command, requester, result, { serverUrl, dashboardUrl });
  const created = await comments.create(thread, reply);
  if (!created.ok)
    warn(`${requester} could not be notified in #${thread}`, created.error);
}
