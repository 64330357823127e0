/** The end of a run in its thread: the status comment, the docs pull request, the reaction and a reply. Failures are warnings. */
import {
  completeDocsPullRequest,
  requestTimeIfNew,
  saveAndComplete,
  type Completed,
} from '../docs-pull-request/complete.ts';
import type { Job } from '../domain/job.ts';
import type { Conclusion } from '../domain/outcome.ts';
import type { Submission } from '../domain/submission.ts';
import { resultReply } from '../rendering/replies.ts';
import { resultText } from '../rendering/run-result.ts';
import type { RunResult } from '../domain/run-result.ts';
import {
  keepsJobOpen,
  markFinished,
  pendingSubmission,
  type FoundSubmission,
} from '../thread/state.ts';
import { addReaction, reportWithoutComment } from './command-replies.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import type { Ended } from './ended.ts';
import { setOutputs } from './outputs.ts';
import { clearPostState, savePostState } from './post-state.ts';
import type { ReportSettings } from './report-settings.ts';
import { linksOf } from './report.ts';
import {
  locationOf,
  requestOf,
  saveComment,
  type Dependencies,
  type RunContext,
} from './run-context.ts';

/** Writes how a run has ended, and returns the result with what was added to it. The main step and the post step end here. */
export async function finish(
  deps: Dependencies,
  settings: ReportSettings,
  ended: Ended,
): Promise<RunResult> {
  const { context, own, reported, command } = ended;
  if (context !== undefined && own !== undefined) {
    const finished = await finishSubmission(context, own, ended.result);
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

/** Returns a result with the address of the preview, which only a job can have. */
function withPreview(result: RunResult, { previewUrl }: Completed): RunResult {
  return result.family === 'tracked' ? { ...result, previewUrl } : result;
}

async function finishWithoutComment(
  deps: Dependencies,
  { context, result, first, reaction }: Ended,
): Promise<RunResult> {
  if (context === undefined) return checkCancelled(deps, result);
  // Without a comment, the 👀 would look like a request that was sent.
  if (reaction !== undefined)
    await context.github.comments.removeReaction(reaction.comment, reaction.id);
  if (result.family !== 'tracked') return checkCancelled(deps, result);
  const { jobAction, isUpdate } = result;
  // The submission may be that of another run, which is alive and completes the pull request.
  const isOwn =
    context.thread === undefined || jobAction === 'created' || jobAction === 'messaged';
  if (!isOwn) return result;
  const isNew = first?.job.prLink === null && isUpdate !== true;
  const requestedAt = isNew ? first.at : undefined;
  const completed = await completePullRequest(context, result, undefined, requestedAt);
  return withPreview(result, completed);
}

/** After a cancellation GitHub's answers are errors, and whatever follows from them is not the reason. */
function checkCancelled({ signal }: Dependencies, result: RunResult): RunResult {
  const { conclusion, prompt } = result;
  const hasStarted = prompt !== undefined || conclusion.outcome === 'internal-error';
  return signal.aborted && !hasStarted ? CANCELLED_EARLY : result;
}

/** Reports a result in the status comment, and completes the docs pull request. */
async function finishSubmission(
  context: RunContext,
  own: FoundSubmission,
  result: RunResult,
): Promise<RunResult> {
  const { runner, github, commandEvent: event, warn } = context;
  // A cancellation may cut off the rest.
  setOutputs(runner, result, resultText(result));
  const { conclusion } = result;
  if (!keepsJobOpen(conclusion)) savePostState(context, own, { conclusion });
  const reacting = event && addReaction({ github, event, warn }, result);
  await notifyRequester(context, result);
  const completed = await saveResult(context, own, result);
  if (completed !== undefined) clearPostState(runner);
  await reacting;
  const shown = withPreview(result, completed ?? {});
  return { ...shown, commentUrl: own.comment.url };
}

/** Saves the result, completes the docs pull request and saves what that adds. Undefined if the result could not be saved. */
function saveResult(
  context: RunContext,
  own: FoundSubmission,
  result: RunResult,
): Promise<Completed | undefined> {
  const finished = markFinished(own.submission, result.conclusion, result.job);
  const save = ({ previewUrl, link }: Completed): Promise<boolean> => {
    const submission = { ...finished, link: link ?? finished.link };
    const shown = withPreview(result, { previewUrl });
    return saveComment(context, { ...own, submission }, shown);
  };
  return saveAndComplete(save, () => completePullRequest(context, result, own));
}

/**
 * Completes the docs pull request of a job that has ended; of any other, a later run or a sweep does. `found`: the submission as its
 * comment had it before the result. For a run without one, `requestedAt` is when it saw the job without this pull request, if it did.
 */
async function completePullRequest(
  context: RunContext,
  result: RunResult,
  found: FoundSubmission | undefined,
  requestedAt?: string,
): Promise<Completed> {
  const { conclusion, job } = result;
  if (job === undefined || keepsJobOpen(conclusion)) return {};
  const others = (context.thread?.submissions ?? []).filter(
    ({ submission }) => submission.claimId !== found?.submission.claimId,
  );
  return completeDocsPullRequest(context, {
    requestedAt: found === undefined ? requestedAt : requestTimeIfNew(found, job, others),
    submission: markFinished(
      found?.submission ?? untracedSubmission(context, job),
      conclusion,
      job,
    ),
    comment: found?.comment,
    location: context.thread?.location ?? locationOf(context, 0),
    result,
  });
}

/** A submission that no status comment keeps. */
function untracedSubmission(context: RunContext, { id }: Job): Submission {
  const claim = {
    claimId: '',
    isFirst: false,
    submittedAt: context.clock.date().toISOString(),
  };
  return { ...pendingSubmission(requestOf(context, ''), claim), job: id };
}

/** Edits of a comment notify nobody, so after this time the requester gets a reply. */
const NOTIFY_AFTER_MS = 60_000;

async function notifyRequester(context: RunContext, result: RunResult): Promise<void> {
  const { inputs, run, github, commandEvent, warn } = context;
  const { conclusion } = result;
  const waitedMs = result.family === 'tracked' ? (result.waitedMs ?? 0) : 0;
  const isLate = waitedMs > NOTIFY_AFTER_MS && conclusion.outcome !== 'cancelled';
  if (!isLate || inputs.notify === 'none' || commandEvent === undefined) return;
  const { comment, author } = commandEvent;
  const text = resultReply(comment, author.login, result, linksOf(inputs, run));
  const created = await github.comments.create(comment.thread, text);
  if (!created.ok) warn('The requester could not be notified', created.error);
}
