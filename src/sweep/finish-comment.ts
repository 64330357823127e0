import type { CommentsApi, ThreadComment } from '../ports.ts';
import { REACTIONS } from '../report/conclusion.ts';
import { resultMarker, resultReply } from '../report/replies.ts';
import { renderComment } from '../report/status-comment-body.ts';
import type { WarnOnce } from '../report/warn-once.ts';
import type { StateCodec } from '../thread/codec.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import { isCommentTrigger, markFinished } from '../thread/state.ts';
import type { SweepDependencies } from './dependencies.ts';
import type { FinishedEvaluation } from './evaluate.ts';
import type { OpenSubmission } from './find-open.ts';

/** GitHub recommends one second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const BETWEEN_WRITES_MS = 1000;

/** What a sweep writes with. `listed`: comments in which to look for a reply. */
type Writer = Pick<SweepDependencies, 'clock' | 'signal' | 'run'> &
  Readonly<{
    comments: CommentsApi;
    codec: StateCodec;
    warn: WarnOnce;
    listed: readonly ThreadComment[];
    commandPrefix: string;
  }>;

/**
 * Replies to the requester, then saves the status comment; true if that worked. If the sweep dies in between, the next one finds the
 * reply by its marker.
 */
export async function finishComment(
  writer: Writer,
  open: OpenSubmission,
  evaluation: FinishedEvaluation,
): Promise<boolean> {
  await notifyRequester(writer, open, evaluation);
  const { comment, submission, project, commentTag } = open;
  const { repositoryId, url: runUrl, serverUrl, repository, actionUrl } = writer.run;
  const place = { thread: comment.thread, project, commentTag };
  const links = { runUrl, serverUrl, repository, actionUrl };
  const { conclusion, message, job } = evaluation;
  // A job that is given up is not checked again.
  const finished = { ...markFinished(submission, conclusion, job), state: 'finished' } as const;
  const text = renderComment({
    ...place,
    ...links,
    phase: { kind: 'finished', conclusion },
    message,
    job,
    submission: finished,
    commandPrefix: isCommentTrigger(submission.trigger) ? writer.commandPrefix : undefined,
  });
  const thread = { ...writer, location: { repositoryId, ...place } };
  const isSaved = await saveStatusComment(thread, { comment, submission: finished }, text);
  await writer.clock.sleep(BETWEEN_WRITES_MS, writer.signal);
  return isSaved;
}

async function notifyRequester(
  { comments, warn, listed, clock, signal, run: { serverUrl } }: Writer,
  { comment: { thread }, submission: { trigger, requester: login } }: OpenSubmission,
  evaluation: FinishedEvaluation,
): Promise<void> {
  if (!isCommentTrigger(trigger)) return;
  const command = { kind: trigger.kind, id: Number(trigger.id), thread };
  const { outcome } = evaluation.conclusion;
  const reaction = REACTIONS[outcome];
  if (reaction !== undefined && command.kind !== 'review') {
    const reacted = await comments.react(command, reaction);
    if (!reacted.ok) warn(`The reaction in #${thread} could not be added`, reacted.error);
    await clock.sleep(BETWEEN_WRITES_MS, signal);
  }
  const marker = resultMarker(command, outcome);
  if (listed.some(({ body }) => body.includes(marker))) return;
  const reply = resultReply({ ...evaluation, comment: command, login, serverUrl });
  const created = await comments.create(thread, reply);
  if (!created.ok) warn(`${login} could not be notified in #${thread}`, created.error);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
}
