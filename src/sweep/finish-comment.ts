import type { Submission, CommentRef, RequestError } from '../domain.ts';
import { StatusComment } from '../thread/status-comment.ts';
import { isCommentTrigger } from '../trigger/trigger-id.ts';
import { renderComment } from '../report/status-comment-body.ts';
import { REACTIONS } from '../report/conclusion.ts';
import { resultReply } from '../report/replies.ts';
import type { Evaluation } from './evaluate.ts';
import type { OpenSubmission, OpenComment } from './find-open.ts';
import type { SweepDependencies, Clients } from './dependencies.ts';

/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const BETWEEN_WRITES_MS = 1000;

/** What became of the attempt to finish a comment. */
export type FinishResult = 'finished' | 'changed' | 'unwritable';

/** An ask, and how it has ended. */
export type FinishedSubmission = Readonly<{
  submission: OpenSubmission;
  end: Extract<Evaluation, { kind: 'finished' }>;
}>;

/**
 * Finishes a status comment for all its asks that have ended, then tells those who commanded. Leaves a comment alone that was
 * changed since it was listed: somebody else is at it.
 *
 * @param ended at least one, the oldest first.
 * @param word the command's first word, for what people may type next.
 */
export async function finishComment(
  deps: SweepDependencies,
  clients: Clients,
  {
    open: { comment, state },
    ended,
    commandPrefix,
  }: Readonly<{ open: OpenComment; ended: readonly FinishedSubmission[]; commandPrefix: string }>,
): Promise<FinishResult> {
  const { commentsApi, codec, warn } = clients;
  const { repositoryId, thread: number, commentTag, project } = state;
  const statusComment = new StatusComment({
    ref: { repositoryId, thread: number, commentTag, project },
    commentsApi,
    codec,
    clock: deps.clock,
  });
  statusComment.load([comment]);
  const unwritable = (error: RequestError): FinishResult => {
    warn(`The status comment in #${number} could not be written`, error);
    return 'unwritable';
  };
  const unread = await statusComment.reload();
  const latest = ended.at(-1);
  if (latest === undefined || statusComment.comment?.body !== comment.body) return 'changed';
  if (unread !== undefined) return unwritable(unread);
  for (const each of ended) statusComment.upsert(asFinished(each));
  const { submission, end } = latest;
  const error = await statusComment.save(asFinished(latest), {
    waitUntil: state.waitUntil,
    runUrl: deps.run.url,
    serverUrl: deps.run.serverUrl,
    render: (submissions) =>
      renderComment({
        ...submissions,
        phase: { kind: 'finished', conclusion: end.conclusion },
        message: end.message,
        note: undefined,
        job: end.job,
        waitedMs: 0,
        commandPrefix: isCommentTrigger(submission.trigger) ? commandPrefix : undefined,
      }),
  });
  if (error !== undefined) return unwritable(error);
  await deps.clock.sleep(BETWEEN_WRITES_MS, deps.signal);
  for (const each of ended) await notifyRequester(deps, clients, each, number);
  return 'finished';
}

function asFinished({ submission, end: { conclusion, job } }: FinishedSubmission): Submission {
  const { outcome, reason } = conclusion;
  return { ...submission, state: 'finished', outcome, reason, prLink: job?.prLink ?? submission.prLink };
}

async function notifyRequester(
  { clock, run, signal }: SweepDependencies,
  { commentsApi, warn }: Clients,
  { submission: { trigger, requestedBy }, end: { conclusion, message, job } }: FinishedSubmission,
  thread: number,
): Promise<void> {
  if (!isCommentTrigger(trigger)) return;
  const comment: CommentRef = { kind: trigger.kind, id: Number(trigger.id), thread };
  const reaction = REACTIONS[conclusion.outcome];
  if (reaction !== undefined && comment.kind !== 'review') {
    const reacted = await commentsApi.react(comment, reaction);
    if (!reacted.ok)
      warn(`The comment of ${requestedBy} in #${thread} could not be given a reaction`, reacted.error);
    await clock.sleep(BETWEEN_WRITES_MS, signal);
  }
  const text = resultReply({
    comment,
    login: requestedBy,
    conclusion,
    job,
    message,
    serverUrl: run.serverUrl,
  });
  const notified = await commentsApi.create(thread, text);
  if (!notified.ok) warn(`${requestedBy} could not be told in #${thread}`, notified.error);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
}
