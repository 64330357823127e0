import type { Outcome } from '../domain.ts';
import { REACTIONS } from '../report/conclusion.ts';
import { resultReply } from '../report/replies.ts';
import type { FoundSubmission } from '../thread/find-previous.ts';
import { markFinished } from '../thread/state.ts';
import { clearPostState } from './post-state.ts';
import { fullMessage } from './outputs.ts';
import { setOutputs } from './report.ts';
import type { RunResult } from './result.ts';
import { openStatusComment, type RunContext } from './run-context.ts';

/** Edits of a comment notify nobody, so after this time the requester gets a reply. */
const NOTIFY_AFTER_MS = 60_000;

/** Reports a result in the thread: the reaction, a reply to a requester who waited long, and the status comment. */
export async function finishSubmission(
  context: RunContext,
  found: FoundSubmission | undefined,
  result: RunResult,
): Promise<RunResult> {
  const { deps } = context;
  // What follows may be cut off by a cancellation.
  setOutputs(deps, result);
  const status = openStatusComment(context, found);
  const finish = async (): Promise<void> => {
    if (found === undefined) return;
    await notifyRequester(context, result);
    const { conclusion, message, note, job, waitedMs } = result;
    const submission = markFinished(found.submission, conclusion, job);
    const isSaved = await status.save(submission, {
      phase: { kind: 'finished', conclusion },
      message,
      note,
      job,
      waitedMs,
    });
    if (isSaved) clearPostState(deps.runner);
  };
  await Promise.all([addReaction(context, result.conclusion.outcome), finish()]);
  return status.url === '' ? result : { ...result, commentUrl: status.url };
}

/** Shows the outcome on the command itself. Reviews carry no reactions. */
export async function addReaction(
  { github, event, warn }: Pick<RunContext, 'github' | 'event' | 'warn'>,
  outcome: Outcome,
): Promise<void> {
  const reaction = REACTIONS[outcome];
  if (event === undefined || event.comment.kind === 'review' || reaction === undefined) return;
  const reacted = await github.comments.react(event.comment, reaction);
  if (!reacted.ok) warn('The reaction could not be added', reacted.error);
}

async function notifyRequester(
  { deps, inputs, github, event, warn }: RunContext,
  result: RunResult,
): Promise<void> {
  const { conclusion, job, isUpdate = false, waitedMs = 0 } = result;
  const isWanted =
    inputs.notify === 'requester' && waitedMs > NOTIFY_AFTER_MS && conclusion.outcome !== 'cancelled';
  if (!isWanted || event === undefined) return;
  const { comment, author } = event;
  const { serverUrl } = deps.run;
  const text = resultReply({
    comment,
    login: author.login,
    conclusion,
    job,
    isUpdate,
    message: fullMessage(result),
    serverUrl,
  });
  const created = await github.comments.create(comment.thread, text);
  if (!created.ok) warn('The requester could not be notified', created.error);
}
