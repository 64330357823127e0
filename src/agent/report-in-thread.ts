/** What a run writes into its thread besides status comments in progress. Failures are warnings. */
import type { CommentEvent } from '../domain.ts';
import { parseBoolean } from '../inputs/parse.ts';
import { present } from '../report/conclusion.ts';
import { createWarnOnce } from '../report/github-errors.ts';
import { failureText, replyMarker, resultReply } from '../report/replies.ts';
import { resultText, type RunResult } from '../report/run-result.ts';
import type { FoundSubmission } from '../thread/submissions.ts';
import { markFinished } from '../thread/state.ts';
import { clearPostState, setOutputs } from './outputs-and-state.ts';
import { linksOf } from './report.ts';
import {
  saveComment,
  type Dependencies,
  type GitHubApi,
  type ListedComments,
  type RunContext,
} from './run-context.ts';

/** A command and the comments of its thread. */
type CommandThread = Readonly<{ github: GitHubApi; event: CommentEvent }> & Pick<ListedComments, 'comments'>;

/** Replies to a command, once: a re-run finds the reply by its marker. */
export async function replyOnce(
  { runner }: Pick<Dependencies, 'runner'>,
  { github, event, comments }: CommandThread,
  text: string,
): Promise<void> {
  const { comment, onPullRequest } = event;
  const marker = replyMarker({ kind: comment.kind, id: String(comment.id) });
  if (comments.ok && comments.value.some(({ body }) => body.includes(marker))) return;
  const created = await github.comments.create(comment.thread, `${text}\n\n${marker}\n`);
  if (!created.ok) createWarnOnce(runner, onPullRequest)('The reply could not be written', created.error);
}

/** Whether the run may be a dry run, which writes nothing: also if the input cannot be read. */
export function isMaybeDryRun({ getInput }: Dependencies): boolean {
  const dryRun = parseBoolean(getInput('dry-run'), 'dry-run');
  return !dryRun.ok || dryRun.value;
}

/** Shows the author of a command why its run failed without a status comment. */
export async function reportFailure(
  deps: Dependencies,
  command: CommandThread,
  result: RunResult,
): Promise<void> {
  if (isMaybeDryRun(deps)) return;
  const warn = createWarnOnce(deps.runner, command.event.onPullRequest);
  const text = failureText(result, linksOf(deps), deps.run.url);
  await Promise.all([addReaction({ ...command, warn }, result), replyOnce(deps, command, text)]);
}

/** Reports a failure that no status comment shows: the reaction, and the reason in a reply to the command. */
export async function finishWithReply(context: RunContext, result: RunResult): Promise<RunResult> {
  const { deps, event, thread } = context;
  // What follows may be cut off by a cancellation.
  setOutputs(deps.runner, result, resultText(result));
  if (event !== undefined && thread !== undefined)
    await reportFailure(deps, { ...context, ...thread, event }, result);
  return result;
}

/** Reports a result in the thread: the reaction, a reply to a requester who waited long, and the status comment. */
export async function finishSubmission(
  context: RunContext,
  found: FoundSubmission | undefined,
  result: RunResult,
): Promise<RunResult> {
  const { deps } = context;
  if (found === undefined && result.conclusion.outcome === 'misconfigured')
    return finishWithReply(context, result);
  // What follows may be cut off by a cancellation.
  setOutputs(deps.runner, result, resultText(result));
  if (found === undefined) {
    await addReaction(context, result);
    return result;
  }
  const finish = async (): Promise<void> => {
    await notifyRequester(context, result);
    const submission = markFinished(found.submission, result.conclusion, result.job);
    if (await saveComment(context, { ...found, submission }, result)) clearPostState(deps.runner);
  };
  await Promise.all([addReaction(context, result), finish()]);
  return { ...result, commentUrl: found.comment.url };
}

/** Shows the outcome on the command itself. Reviews carry no reactions. */
async function addReaction(
  { github, event, warn }: Pick<RunContext, 'github' | 'event' | 'warn'>,
  result: RunResult,
): Promise<void> {
  const { reaction } = present(result);
  if (event === undefined || event.comment.kind === 'review' || reaction === undefined) return;
  const reacted = await github.comments.react(event.comment, reaction);
  if (!reacted.ok) warn('The reaction could not be added', reacted.error);
}

/** Edits of a comment notify nobody, so after this time the requester gets a reply. */
const NOTIFY_AFTER_MS = 60_000;

async function notifyRequester(context: RunContext, result: RunResult): Promise<void> {
  const { deps, inputs, github, event, warn } = context;
  const { conclusion, waitedMs = 0 } = result;
  const isWanted =
    inputs.notify === 'requester' && waitedMs > NOTIFY_AFTER_MS && conclusion.outcome !== 'cancelled';
  if (!isWanted || event === undefined) return;
  const { comment, author } = event;
  const text = resultReply(comment, author.login, result, linksOf(deps));
  const created = await github.comments.create(comment.thread, text);
  if (!created.ok) warn('The requester could not be notified', created.error);
}
