import type { Submission, Outcome } from '../domain.ts';
import { resultReply } from '../report/replies.ts';
import { REACTIONS } from '../report/conclusion.ts';
import { confirmWrite } from './confirm-write.ts';
import { withinCancelGrace } from '../job/cancel-grace.ts';
import { clearPostState } from './post-state.ts';
import type { RunContext } from './run-context.ts';
import { setOutputs, type RunResult } from './report.ts';

/** Edits notify nobody; after so long people have gone on to something else. */
const NOTIFY_AFTER_MS = 60_000;

/** Tells the thread how its ask ended: the status comment, the reaction, and the person who has waited long. */
export async function reportToThread(
  context: RunContext,
  result: RunResult,
  submission: Submission | undefined,
): Promise<RunResult> {
  const { deps } = context;
  setOutputs(deps, result);
  const updated = await withinCancelGrace(deps, updateThread(context, result, submission));
  if (updated === undefined) return result;
  clearPostState(deps.runner);
  const commentUrl = context.statusReporter.commentUrl();
  return commentUrl === '' ? result : { ...result, commentUrl };
}

async function updateThread(
  context: RunContext,
  result: RunResult,
  submission: Submission | undefined,
): Promise<'told'> {
  const { conclusion, message, job, note, waitedMs = 0, prompt } = result;
  // What other runs have written meanwhile is read while the reaction is given.
  await Promise.all([
    addReaction(context, conclusion.outcome),
    submission && context.statusComment?.reload(),
  ]);
  if (submission === undefined) return 'told';
  const coveredSha = job && prompt?.coveredSha;
  const phase = { kind: 'finished', conclusion } as const;
  const write = (): Promise<void> =>
    context.statusReporter.save(submission, { phase, message, note, job, waitedMs, coveredSha });
  await Promise.all([write(), notifyRequester(context, result)]);
  await confirmWrite(context, submission, write);
  return 'told';
}

/** Says on the command itself how it ended; reviews have no reactions. */
export async function addReaction(
  { github, event, warn }: Pick<RunContext, 'github' | 'event' | 'warn'>,
  outcome: Outcome,
): Promise<void> {
  const reaction = REACTIONS[outcome];
  if (event === undefined || event.comment.kind === 'review' || reaction === undefined) return;
  const answer = await github.commentsApi.react(event.comment, reaction);
  if (!answer.ok) warn('The comment could not be given a reaction', answer.error);
}

async function notifyRequester(
  { deps, inputs, github, event, warn }: RunContext,
  result: RunResult,
): Promise<void> {
  const { conclusion, message, job, waitedMs = 0 } = result;
  const silent =
    inputs.notify === 'none' || waitedMs <= NOTIFY_AFTER_MS || conclusion.outcome === 'cancelled';
  if (silent || event === undefined) return;
  const { comment, author } = event;
  const { serverUrl } = deps.run;
  const text = resultReply({ comment, login: author.login, conclusion, job, message, serverUrl });
  const created = await github.commentsApi.create(comment.thread, text);
  if (!created.ok) warn('The person who asked could not be told', created.error);
}
