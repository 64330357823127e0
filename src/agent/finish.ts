/** The end of a run in its thread: the status comment, the docs pull request, the reaction and a reply. Failures are warnings. */
import {
  completeDocsPullRequest,
  type Completed,
  type CompletionContext,
} from '../docs-pull-request/complete.ts';
import { finishRequest } from '../docs-pull-request/finish-request.ts';
import { resultText } from '../rendering/run-result.ts';
import type { Conclusion } from '../domain/outcome.ts';
import type { RunResult, Tracked } from '../domain/run-result.ts';
import { keepsJobOpen, markFinished, pendingFacts } from '../thread/state.ts';
import type { Stored } from '../thread/submission-store.ts';
import { reportWithoutComment } from './command-replies.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import type { CompletionSource, EndContext, EndedRun, FirstSight } from './ended.ts';
import { setOutputs } from './outputs.ts';
import { clearPostState, savePostState } from './post-state.ts';
import type { ReportSettings } from './report-settings.ts';
import { linksOf } from './report.ts';
import {
  commandEventOf,
  requestOf,
  type Dependencies,
  type RunContext,
} from './run-context.ts';

/** Writes how a run has ended, and returns the result with what was added to it. The main step and the post step end here. */
export async function finish(
  deps: Pick<Dependencies, 'runner' | 'run' | 'system'>,
  settings: ReportSettings,
  ended: EndedRun,
): Promise<RunResult> {
  const { context, own, reported, command } = ended;
  if (context !== undefined && own !== undefined) {
    const finished = await finishStored(context, own, ended.result);
    return withConclusion(finished, reported);
  }
  const finished = await finishWithoutComment(deps, ended);
  const result = withConclusion(finished, reported);
  if (command !== undefined) await reportWithoutComment(deps, settings, command, result);
  return result;
}

/** Returns a result with another conclusion, if there is one. */
function withConclusion(
  result: RunResult,
  conclusion: Conclusion = result.conclusion,
): RunResult {
  return { ...result, conclusion };
}

/** Returns a result with what was found out about its docs pull request, which only a job can have. */
function withAdded(result: RunResult, { previewUrl, prTitle }: Completed): RunResult {
  if (result.family !== 'tracked') return result;
  return { ...result, previewUrl, prTitle };
}

async function finishWithoutComment(
  deps: Pick<Dependencies, 'system'>,
  { context, result, first }: EndedRun,
): Promise<RunResult> {
  if (context === undefined) return checkCancelled(deps, result);
  if (result.family !== 'tracked') return checkCancelled(deps, result);
  const { jobAction } = result;
  // The submission may be that of another run, which is alive and completes the pull request.
  const isOwn =
    context.thread === undefined || jobAction === 'created' || jobAction === 'messaged';
  if (!isOwn) return result;
  return withAdded(result, await completePullRequest(context, result, first));
}

/**
 * Returns the result of a run, or that it was cancelled. After a cancellation GitHub's answers are errors, and whatever follows from
 * them is not the reason.
 */
function checkCancelled(
  { system }: Pick<Dependencies, 'system'>,
  result: RunResult,
): RunResult {
  const { conclusion, prompt } = result;
  const hasStarted = prompt !== undefined || conclusion.outcome === 'internal-error';
  return system.signal.aborted && !hasStarted ? CANCELLED_EARLY : result;
}

/** Reports a result in the status comment, and completes the docs pull request. */
async function finishStored(
  context: CompletionSource & Pick<RunContext, 'event' | 'thread'>,
  own: Stored,
  result: RunResult,
): Promise<RunResult> {
  const { runner, run, inputs, github, thread } = context;
  const commandEvent = commandEventOf(context);
  // A cancellation may cut off the rest.
  setOutputs(runner, result, resultText(result));
  const { conclusion } = result;
  if (!keepsJobOpen(conclusion)) savePostState(runner, own, { conclusion });
  const submissions = thread?.submissions ?? [];
  const finishing = {
    ...completionContextOf(context),
    inputs,
    runner,
    store: context.stores.own,
    comments: github.comments,
    warn: github.warn,
    links: linksOf(inputs, run),
    completed: new Set<string>(),
  };
  const completed = await finishRequest(finishing, {
    stored: own,
    result,
    others: submissions.filter(({ comment }) => comment.id !== own.comment.id),
    comments: thread?.comments ?? [],
    command: commandEvent?.comment,
    requester: commandEvent?.author.login,
    tookMs: waitedMsOf(result),
    isGivenUp: false,
  });
  if (completed !== undefined) clearPostState(runner);
  const shown = withAdded(result, completed ?? {});
  return { ...shown, commentUrl: own.comment.url };
}

/** Completes the docs pull request of a run without a status comment. `first`: the job as the run saw it first. */
async function completePullRequest(
  context: EndContext,
  result: Tracked,
  first: FirstSight | undefined,
): Promise<Completed> {
  const { conclusion, job, isUpdate } = result;
  if (keepsJobOpen(conclusion)) return {};
  const { run, inputs, thread } = context;
  const isNew = first?.job.prLink === null && isUpdate !== true;
  const submittedAt = context.system.clock.date().toISOString();
  const facts = { ...pendingFacts(requestOf(context, ''), submittedAt), job: job.id };
  return completeDocsPullRequest(completionContextOf(context), {
    requestedAt: isNew ? first.at : undefined,
    submission: markFinished(facts, conclusion, job),
    link: null,
    mayComment: true,
    origin: {
      repositoryId: run.repositoryId,
      project: inputs.projectId,
      commentTag: inputs.commentTag,
      thread: thread?.location.thread,
      comment: undefined,
    },
    result,
  });
}

/** Returns the tools that complete a docs pull request. */
function completionContextOf(context: CompletionSource): CompletionContext {
  const { inputs, run, runner, github, stores } = context;
  const { connectRepository } = github;
  return {
    inputs,
    run,
    runner,
    connectRepository,
    openStore: stores.open,
  };
}

/** Returns how long the run has waited for its job. The person who has cancelled it knows its end. */
function waitedMsOf(result: RunResult): number {
  if (result.family !== 'tracked' || result.conclusion.outcome === 'cancelled') return 0;
  return result.waitedMs ?? 0;
}
