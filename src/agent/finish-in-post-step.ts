import { conclusionOf, jobFromSubmission } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import { readJobWithRetry } from '../job/poll.ts';
import { hasJob } from '../thread/state.ts';
import { parseInputs } from './inputs.ts';
import {
  CANCELLED_EARLY,
  EXCEPTION_STATE,
  INTERNAL_ERROR,
  loadPostState,
  type PostState,
} from './outputs-and-state.ts';
import { finishSubmission } from './report-in-thread.ts';
import { unconfirmed } from './resume.ts';
import {
  createRunContext,
  withThread,
  type Dependencies,
  type RunContext,
} from './run-context.ts';

/** The post step: finishes what the main step left because it was cancelled, killed or cut off. Never fails. */
export async function runPostStep(deps: Dependencies): Promise<false> {
  const end =
    deps.runner.getState(EXCEPTION_STATE) === '' ? CANCELLED_EARLY : INTERNAL_ERROR;
  const result = await finishLeftSubmission(deps, end);
  if (result !== undefined)
    deps.runner.info('Finished the status comment, because the main step ended early.');
  return false;
}

/**
 * Finishes a submission that is left open, if there is one.
 *
 * @param end how the run ended, if the job does not show another result.
 */
export async function finishLeftSubmission(deps: Dependencies, end: RunResult) {
  const state = loadPostState(deps.runner);
  const { repository } = deps.run;
  const surroundings = { promptFile: undefined, event: undefined, repository };
  const inputs = parseInputs(deps.getInput, surroundings);
  if (state === undefined || !inputs.ok) return undefined;
  const unlisted = { comments: { ok: true, value: [] }, listedAt: 0 } as const;
  const context = withThread(
    createRunContext(deps, inputs.value),
    state.thread,
    unlisted,
  );
  return finishSubmission(context, state.found, await resolveResult(context, state, end));
}

async function resolveResult(
  context: RunContext,
  { found, sending, conclusion: known }: PostState,
  end: RunResult,
): Promise<RunResult> {
  const { submission } = found;
  if (!hasJob(submission)) {
    if (known !== undefined) return { conclusion: known };
    if (sending === undefined) return end;
    const message =
      'The run ended while its request was being sent, so the request may have been accepted.';
    return unconfirmed(context, `${sending}-unconfirmed`, message);
  }
  const read = await readJobWithRetry(context, submission.job);
  const job = read.ok ? read.value : jobFromSubmission(submission);
  // After a message the end may belong to the work before it; a single read is certain only for a new job.
  const ended = read.ok && submission.baseline === null ? conclusionOf(job) : undefined;
  return { ...end, conclusion: ended ?? known ?? end.conclusion, job };
}
