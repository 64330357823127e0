import type { Conclusion, Job, Submission } from '../domain.ts';
import { evaluateCompletion, NO_OBSERVATIONS, turnOf } from '../job/completion.ts';
import { conclusionMessage, conclusionOf, isPullRequestUpdate } from '../report/conclusion.ts';
import type { FoundJob } from '../thread/job-reuse.ts';
import { getJobWithRetry } from './get-job.ts';
import { finishSubmission } from './report-thread.ts';
import { jobNotReadable, type RunResult } from './result.ts';
import { mayWrite, type RunContext } from './run-context.ts';

/** Reads the thread's job once and updates its status comment. An end that may belong to an earlier message is read once more. */
export async function checkStatus(context: RunContext, found: FoundJob): Promise<RunResult> {
  const { deps } = context;
  const { submission } = found;
  const turn = turnOf(submission.baseline, Date.parse(submission.submittedAt));
  let observations = NO_OBSERVATIONS;
  for (;;) {
    const read = await getJobWithRetry(context, submission.job);
    if (!read.ok) return finishSubmission(context, undefined, jobNotReadable(context, read.error, false));
    const job = read.value;
    const evaluated = evaluateCompletion({ turn, observations, job, now: deps.clock.date().getTime() });
    const { completion } = evaluated;
    const hasEnded = submission.state === 'finished' || completion.kind === 'finished';
    if (hasEnded || completion.kind !== 'recheck' || deps.signal.aborted) {
      const own = mayWrite(context, submission) ? found : undefined;
      return finishSubmission(context, own, statusResult(job, submission, hasEnded));
    }
    ({ observations } = evaluated);
    await deps.clock.sleep(completion.inMs, deps.signal);
  }
}

function statusResult(job: Job, { baseline }: Submission, hasEnded: boolean): RunResult {
  const isUpdate = isPullRequestUpdate(baseline, job);
  const ended = hasEnded ? conclusionOf(job) : undefined;
  const conclusion: Conclusion = ended ?? { outcome: 'still-active', reason: 'not-waiting' };
  const message =
    ended === undefined
      ? `The docs agent is working on job ${job.id}.`
      : conclusionMessage(ended, { job, isUpdate });
  return { conclusion, message, job, isUpdate, jobAction: 'none' };
}
