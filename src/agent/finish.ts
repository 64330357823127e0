/** The end of a run in its thread: the status comment, the docs pull request, the reaction and a reply. Failures are warnings. */
import { wasPerhapsSent, type Ended } from '../domain/ended.ts';
import type { CommentEvent } from '../domain/event.ts';
import type { Conclusion } from '../domain/outcome.ts';
import { standingAfter } from '../record/request-record.ts';
import type { RequestEntry } from '../record/entries.ts';
import { endText } from '../rendering/shown.ts';
import { CANCELLED_EARLY, type EndedRequest } from '../request/ended.ts';
import { finishRequest, finishRequestWithoutEntry } from '../request/finish.ts';
import {
  commandEventOf,
  type Dependencies,
  type RunContext,
  type RunThread,
} from './context.ts';
import { setAgentOutputs } from './outputs.ts';
import { reportWithoutComment } from './replies.ts';

/** A run that has ended, and what its end is written with. */
export type EndedRun = Readonly<{
  ended: EndedRequest;
  /** Undefined if the run has ended before it knew its inputs. */
  context?: RunContext | undefined;
  /** Undefined if the run has none, or has ended before it knew it. */
  thread?: RunThread | undefined;
  /** The command or review that was carried out, for a reply; undefined for events and in the post step. */
  command?: CommentEvent | undefined;
  /** The conclusion for the workflow, if the status comment shows another one: the run had an exception. */
  reported?: Conclusion | undefined;
}>;

/** Writes how a run has ended, and returns that with the link to the status comment. The main step and the post step end here. */
export async function finishRun(deps: Dependencies, run: EndedRun): Promise<Ended> {
  const { context, command, ended } = run;
  const { entry } = ended;
  const hasComment = context !== undefined && entry !== undefined;
  const known = hasComment ? ended : checkCancelled(deps, ended);
  // A cancellation may cut off the rest.
  setAgentOutputs(deps.run.runner, known, endText(known));
  let finished: Ended = known;
  if (hasComment) finished = await finishEntry(context, entry, run);
  else if (context !== undefined) await finishRequestWithoutEntry(context, known);
  const end = { ...finished, conclusion: run.reported ?? finished.conclusion };
  if (!hasComment && command !== undefined) {
    await reportWithoutComment(deps.run, command, end);
  }
  return end;
}

/**
 * Returns how a run ends, or that it was cancelled. After a cancellation GitHub's answers are errors, and whatever follows from
 * them is not the reason.
 */
function checkCancelled(deps: Dependencies, ended: EndedRequest): EndedRequest {
  const hasStarted =
    wasPerhapsSent(ended) ||
    ended.prompt !== undefined ||
    ended.conclusion.outcome === 'internal-error';
  return deps.run.signal.aborted && !hasStarted ? CANCELLED_EARLY : ended;
}

/** Writes the end into the status comment, and completes the docs pull request. */
async function finishEntry(
  context: RunContext,
  entry: RequestEntry,
  { ended, thread }: EndedRun,
): Promise<Ended> {
  const { checkpoints } = context;
  const command = commandEventOf(context);
  const at = context.run.clock.date().toISOString();
  const standing = standingAfter(entry.payload, ended, { at });
  // How far the entry has come is what its comment shows.
  checkpoints.reached({ ...entry, payload: { ...entry.payload, ...standing } });
  const finished = await finishRequest(context, {
    entry,
    ended,
    others: thread?.entries.filter(({ comment }) => comment.id !== entry.comment.id),
    comments: thread?.comments,
    // In the requests issue, a later command is about something else.
    commandAt: thread?.place.isRequestsIssue === true ? undefined : command?.at,
    reactTo: command?.comment,
    requester: command?.author.login,
    tookMs: waitedMsOf(ended),
  });
  if (finished !== 'failed') checkpoints.done();
  return { ...ended, commentUrl: entry.comment.url };
}

/** Returns how long the run has waited for its job. The person who has cancelled it knows its end. */
function waitedMsOf(ended: Ended): number {
  return ended.conclusion.outcome === 'cancelled' ? 0 : (ended.facts?.waitedMs ?? 0);
}
