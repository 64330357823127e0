/** What follows if there is a job, or was a request, already: after a re-run, for `job-id`, and for the command `status`. */
import { isConclusion, type Job, type Submission } from '../domain.ts';
import { evaluateCompletion, NO_OBSERVATIONS, turnOf, type Turn } from '../job/completion.ts';
import { readJobWithRetry } from '../job/read-job.ts';
import { conclusionOf, isPullRequestUpdate, jobFromSubmission } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import type { EarlierSubmission } from '../thread/claim.ts';
import type { FoundJob, FoundSubmission } from '../thread/submissions.ts';
import { finishSubmission, finishWithReply } from './report-in-thread.ts';
import { CANCELLED_EARLY, jobNotReadable, unconfirmed } from './result.ts';
import { mayWrite, type RunContext } from './run-context.ts';
import { trackJob, waitUntil } from './track.ts';

/** Ends a run whose trigger another run has submitted: resumes its job, or reports its result again. Submits nothing. */
export async function resumePrevious(context: RunContext, previous: EarlierSubmission): Promise<RunResult> {
  if ('job' in previous) return resumeJob(context, previous);
  return finishSubmission(context, undefined, resultWithoutJob(context, previous));
}

function resultWithoutJob(
  context: RunContext,
  previous: Exclude<EarlierSubmission, { job: string }>,
): RunResult {
  switch (previous.kind) {
    case 'other-instruction':
      return {
        conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
        message: 'Another use of this action has submitted a different instruction for the same trigger.',
        steps: ['Set a different `comment-tag` for each use.'],
      };
    case 'unconfirmed': {
      const message = 'A previous attempt may already have created this job, so it is not submitted again.';
      return unconfirmed(context, 'create-unconfirmed', message);
    }
    case 'retry': {
      const { outcome, reason, run } = previous.found.submission;
      const ended = { outcome, reason };
      return {
        conclusion: isConclusion(ended) ? ended : { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
        message: `The parallel run ${run} submitted this request, and it ended as ${outcome}.`,
        steps: ['Run this one again to submit it.'],
      };
    }
  }
}

async function resumeJob(
  context: RunContext,
  { kind, found, job: jobId }: Extract<EarlierSubmission, { job: string }>,
): Promise<RunResult> {
  const { deps, jobs } = context;
  deps.runner.info(`Another run has submitted this request as job ${jobId}. Resuming that job.`);
  const read = await readJobWithRetry(jobs, jobId, deps);
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok ? read.value : jobFromSubmission({ ...found.submission, job: jobId });
  const own = takeOver(context, found);
  if (kind === 'report') return finishSubmission(context, own, jobResult(job, found.submission, 'resumed'));
  const turn = turnOfSubmission(context, found);
  return trackJob(context, { job, jobAction: 'resumed', turn, startedAt: deps.clock.now(), found: own });
}

/** Waits for the job of the input `job-id`. If the thread has a submission for it, its status comment is updated. */
export async function trackExistingJob(context: RunContext, jobId: string): Promise<RunResult> {
  const { deps, jobs, thread } = context;
  const read = await readJobWithRetry(jobs, jobId, deps);
  if (!read.ok) return jobNotReadable(context, read.error, false);
  const found = thread?.submissions.findLast(
    ({ submission: { job, state } }) => job === jobId && state === 'submitted',
  );
  return trackJob(context, {
    job: read.value,
    jobAction: 'none',
    turn: found === undefined ? { kind: 'create' } : turnOfSubmission(context, found),
    startedAt: deps.clock.now(),
    found: found && takeOver(context, found),
  });
}

/** Reads the thread's job and updates its status comment. An end that may belong to an earlier message is read once more. */
export async function checkStatus(context: RunContext, found: FoundJob): Promise<RunResult> {
  const { deps, jobs } = context;
  const { submission } = found;
  const turn = turnOf(submission.baseline, Date.parse(submission.submittedAt));
  let observations = NO_OBSERVATIONS;
  for (;;) {
    const read = await readJobWithRetry(jobs, submission.job, deps);
    if (!read.ok && deps.signal.aborted) return CANCELLED_EARLY;
    if (!read.ok) return finishWithReply(context, jobNotReadable(context, read.error, false));
    const job = read.value;
    const evaluated = evaluateCompletion({ turn, observations, job, now: deps.clock.date().getTime() });
    const { completion } = evaluated;
    const hasEnded = submission.state === 'finished' || completion.kind === 'finished';
    if (hasEnded || completion.kind !== 'recheck' || deps.signal.aborted) {
      const own = mayWrite(context, submission) ? found : undefined;
      return finishSubmission(context, own, jobResult(job, submission, 'none', hasEnded));
    }
    ({ observations } = evaluated);
    await deps.clock.sleep(completion.inMs, deps.signal);
  }
}

/** The result of a job that this run does not wait for. */
function jobResult(
  job: Job,
  { baseline }: Submission,
  jobAction: 'resumed' | 'none',
  hasEnded = true,
): RunResult {
  const ended = hasEnded ? conclusionOf(job) : undefined;
  const conclusion = ended ?? { outcome: 'still-active', reason: 'not-waiting' };
  return { conclusion, job, isUpdate: isPullRequestUpdate(baseline, job), jobAction };
}

/** The submission as this run waits for it; undefined while another run is alive and writes its comment. */
function takeOver(context: RunContext, found: FoundSubmission): FoundSubmission | undefined {
  if (!mayWrite(context, found.submission)) return undefined;
  return { ...found, submission: { ...found.submission, waitUntil: waitUntil(context) } };
}

/** By what the end of an earlier submission's job is judged. */
function turnOfSubmission({ deps: { clock } }: RunContext, { submission }: FoundSubmission): Turn {
  const ageMs = Math.max(0, clock.date().getTime() - Date.parse(submission.submittedAt));
  return turnOf(submission.baseline, clock.now() - ageMs);
}
