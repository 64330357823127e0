import type { EarlierSubmission } from '../thread/claim.ts';
import { jobFromSubmission } from '../thread/state.ts';
import { conclusionMessage, conclusionOf, isPullRequestUpdate } from '../report/conclusion.ts';
import { getJobWithRetry } from './get-job.ts';
import { finishSubmission } from './report-thread.ts';
import { OTHER_INSTRUCTION, previousUnconfirmed, sameAsPrevious, type RunResult } from './result.ts';
import type { RunContext } from './run-context.ts';
import { takeOver, trackJob, turnOfSubmission } from './track.ts';

/** Ends a run whose trigger was submitted by another run: resumes its job, or reports its result again. Submits nothing. */
export async function resumePrevious(context: RunContext, previous: EarlierSubmission): Promise<RunResult> {
  switch (previous.kind) {
    case 'other-instruction':
      return finishSubmission(context, undefined, OTHER_INSTRUCTION);
    case 'unconfirmed':
      return finishSubmission(context, undefined, previousUnconfirmed());
    case 'retry':
      return finishSubmission(context, undefined, sameAsPrevious(previous.found.submission));
    case 'resume':
    case 'report':
      return resumeJob(context, previous);
  }
}

async function resumeJob(
  context: RunContext,
  { kind, found, job: jobId }: Extract<EarlierSubmission, { kind: 'resume' | 'report' }>,
): Promise<RunResult> {
  const { deps } = context;
  deps.runner.info(`Another run has submitted this request as job ${jobId}. Resuming that job.`);
  const read = await getJobWithRetry(context, jobId);
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok ? read.value : jobFromSubmission({ ...found.submission, job: jobId });
  const own = takeOver(context, found);
  if (kind === 'report') {
    const conclusion = conclusionOf(job) ?? { outcome: 'still-active', reason: 'not-waiting' };
    const isUpdate = isPullRequestUpdate(found.submission.baseline, job);
    const message = conclusionMessage(conclusion, { job, isUpdate });
    return finishSubmission(context, own, { conclusion, message, job, isUpdate, jobAction: 'resumed' });
  }
  const startedAt = deps.clock.now();
  return trackJob(context, {
    job,
    jobAction: 'resumed',
    turn: turnOfSubmission(context, found),
    startedAt,
    found: own,
  });
}
