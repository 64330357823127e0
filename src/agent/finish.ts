/** The end of a run in its thread: the status comment, the docs pull request, the reaction and a reply. Failures are warnings. */
import type { Conclusion } from '../domain/outcome.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { RequestEntry } from '../job/request-entry.ts';
import { resultText } from '../rendering/run-result.ts';
import { CANCELLED_EARLY, type Ended } from '../request/ended.ts';
import { keepsJobOpen } from '../request/entries.ts';
import { finishRequest, finishRequestWithoutEntry } from '../request/finish.ts';
import {
  commandEventOf,
  type Dependencies,
  type RunContext,
  type RunThread,
} from './context.ts';
import { setAgentOutputs } from './outputs.ts';
import { reportWithoutComment, type CommandThread } from './replies.ts';
import type { ReportSettings } from './report-run.ts';

/** A run that has ended, with the tools that its end is written with. */
export type EndedRun = Ended &
  Readonly<{
    /** Undefined if the run has ended before it knew its inputs. */
    context?: RunContext | undefined;
    /** Undefined if the run has none, or has ended before it knew it. */
    thread?: RunThread | undefined;
    /** The thread of the command or review that was carried out, for a reply; undefined for events and in the post step. */
    command?: CommandThread | undefined;
    /** The conclusion for the workflow, if the status comment shows another one: the run had an exception. */
    reported?: Conclusion | undefined;
  }>;

/** Writes how a run has ended, and returns its result, with the link to the status comment. The main step and the post step end here. */
export async function finishRun(
  deps: Dependencies,
  settings: ReportSettings,
  ended: EndedRun,
): Promise<RunResult> {
  const { context, own, reported, command } = ended;
  const hasComment = context !== undefined && own !== undefined;
  const known = hasComment ? ended.result : checkCancelled(deps, ended.result);
  // A cancellation may cut off the rest.
  setAgentOutputs(deps.runner, known, resultText(known));
  const finished = hasComment
    ? await finishEntry(context, own, ended)
    : await finishWithoutComment(ended, known);
  const result = { ...finished, conclusion: reported ?? finished.conclusion };
  if (!hasComment && command !== undefined) {
    await reportWithoutComment(deps, settings, command, result);
  }
  return result;
}

async function finishWithoutComment(
  { context, record, first }: EndedRun,
  result: RunResult,
): Promise<RunResult> {
  if (result.family !== 'tracked') return result;
  // Otherwise the request is that of another run, which is alive and completes the pull request.
  if (context === undefined || record === undefined) return result;
  await finishRequestWithoutEntry(context.request, record, result, first);
  return result;
}

/**
 * Returns the result of a run, or that it was cancelled. After a cancellation GitHub's answers are errors, and whatever follows from
 * them is not the reason.
 */
function checkCancelled({ system }: Dependencies, result: RunResult): RunResult {
  const hasStarted =
    result.family === 'tracked' ||
    result.prompt !== undefined ||
    result.conclusion.outcome === 'internal-error';
  return system.signal.aborted && !hasStarted ? CANCELLED_EARLY : result;
}

/** Reports a result in the status comment, and completes the docs pull request. */
async function finishEntry(
  context: RunContext,
  entry: RequestEntry,
  { result, thread }: EndedRun,
): Promise<RunResult> {
  const { checkpoints } = context.request;
  const command = commandEventOf(context);
  const { conclusion } = result;
  if (!keepsJobOpen(conclusion)) checkpoints.reached(entry, { conclusion });
  const entries = thread?.entries ?? [];
  const finished = await finishRequest(context.request, {
    entry,
    result,
    others: entries.filter(({ comment }) => comment.id !== entry.comment.id),
    comments: thread?.comments ?? [],
    reactTo: command?.comment,
    requester: command?.author.login,
    tookMs: waitedMsOf(result),
    isGivenUp: false,
    completed: new Set<string>(),
  });
  if (finished !== 'failed') checkpoints.done();
  return { ...result, commentUrl: entry.comment.url };
}

/** Returns how long the run has waited for its job. The person who has cancelled it knows its end. */
function waitedMsOf(result: RunResult): number {
  if (result.family !== 'tracked' || result.conclusion.outcome === 'cancelled') return 0;
  return result.waitedMs ?? 0;
}
