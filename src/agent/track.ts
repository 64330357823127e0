import { isTerminal, type Conclusion, type Submission, type Job } from '../domain.ts';
import { pollJob } from '../job/poll.ts';
import { withinCancelGrace } from '../job/cancel-grace.ts';
import { markFinished, turnOfSubmission } from '../thread/state.ts';
import { NO_OBSERVATIONS, evaluateCompletion, turnOf, type Turn } from '../job/completion.ts';
import { conclusionMessage, conclusionOf } from '../report/conclusion.ts';
import { getJobWithRetry, type SubmitResult, type Submitted } from './submit.ts';
import type { Prompt } from './compose-prompt.ts';
import { reportToThread } from './report-thread.ts';
import { confirmWrite } from './confirm-write.ts';
import { savePostState } from './post-state.ts';
import { detachedResult, waitResult } from './result.ts';
import type { RunContext } from './run-context.ts';
import { reportJob, reportPoll, type RunResult } from './report.ts';
import { jobNotReadable } from './target.ts';

/** Waits for what was asked and tells the thread how it ended; `prompt` is what was to be sent, where anything was. */
export async function trackJob(
  context: RunContext,
  submitted: SubmitResult,
  prompt?: Prompt,
): Promise<RunResult> {
  if (submitted.kind === 'not-submitted') {
    const { conclusion, message, job, jobAction, submit: submission } = submitted;
    const result: RunResult = {
      conclusion,
      message,
      ...(job && { job }),
      ...(jobAction && { jobAction }),
      // An end that was only remembered sends nothing, and would not. What was refused had left all the same.
      ...(prompt && { prompt: { ...prompt, isSent: submission !== undefined && wasSent(conclusion) } }),
    };
    return reportToThread(context, result, submission && markFinished(submission, conclusion, job));
  }
  const waitUntil = new Date(context.deps.clock.date().getTime() + context.inputs.waitMs).toISOString();
  saveSubmitted(context, { submitted, waitUntil });
  reportJob(context.deps, submitted);
  await reportInProgress(context, { submitted, waitUntil });
  const result = await waitForResult(context, submitted);
  const sent = prompt && { prompt: { ...prompt, isSent: true } };
  const submission = submitted.submit && markFinished(submitted.submit, result.conclusion, result.job);
  return reportToThread(context, { ...result, ...sent, note: submitted.note }, submission);
}

/** Whether the request has left this run, whatever became of it. */
function wasSent({ outcome, reason }: Conclusion): boolean {
  return outcome === 'unconfirmed' || (outcome === 'rejected' && reason !== 'not-sent');
}

/** For the post step, before anything is said: a kill may come at any line. */
function saveSubmitted(
  { deps, statusComment }: RunContext,
  {
    submitted: { submit: submission, coveredSha },
    waitUntil,
  }: Readonly<{ submitted: Submitted; waitUntil: string }>,
): void {
  if (submission === undefined || statusComment === undefined) return;
  const commentId = statusComment.comment?.id;
  savePostState(deps.runner, {
    thread: statusComment.ref.thread,
    submission,
    commentId,
    coveredSha,
    waitUntil,
  });
}

/** Writes the job's id into the thread before anything else can go wrong. */
async function reportInProgress(
  context: RunContext,
  { submitted, waitUntil }: Readonly<{ submitted: Submitted; waitUntil: string }>,
): Promise<void> {
  const { deps, inputs, statusComment, statusReporter } = context;
  const { submit: submission, job, note, coveredSha } = submitted;
  if (submission === undefined || statusComment === undefined) return;
  // The last word names the job too: a cancelled run has little time for more, and of a job that has ended it is said right away.
  if (deps.signal.aborted || !isInProgress(submitted)) return;
  const message =
    inputs.waitMs === 0 ? 'It goes on by itself; nobody waits for it.' : 'This comment will say how it ends.';
  const phase = { kind: 'in-progress' } as const;
  const write = (): Promise<void> =>
    statusReporter.save(submission, { phase, message, note, job, waitUntil, coveredSha });
  const save = async (): Promise<void> => {
    await statusComment.reload();
    await write();
    await confirmWrite(context, submission, write);
  };
  await withinCancelGrace(deps, save());
}

/** What a message's answer tells may be the state from before it. */
function isInProgress({ job, turn }: Submitted): boolean {
  return turn.kind === 'message' || !isTerminal(job.status);
}

async function waitForResult(
  { deps, inputs, service }: RunContext,
  submitted: Submitted,
): Promise<RunResult> {
  const { clock, random, signal } = deps;
  const { job, turn, submittedAtMs: at } = submitted;
  if (inputs.waitMs === 0 && isInProgress(submitted)) return detachedResult(submitted);
  const outcome = await pollJob({
    request: (within) => service.get(job.id, within),
    clock,
    random,
    signal,
    turn,
    // What an adopted job's record says may be old: it is looked at first.
    first: submitted.jobAction === 'resumed' ? undefined : job,
    startedAt: at,
    waitMs: inputs.waitMs,
    fixedIntervalMs: inputs.pollIntervalMs,
    onPoll: (attempt) => reportPoll(deps, attempt),
  });
  return waitResult(outcome, submitted, inputs);
}

/**
 * Looks at a remembered job, not waiting for it, and brings the status comment up to date; asks for nothing. An end that may be
 * the turn's before is looked at once more: no later look would know that this one has seen it.
 */
export async function checkStatus(
  context: RunContext,
  submission: Submission & { job: string },
): Promise<RunResult> {
  const { deps, inputs, service } = context;
  const turn = turnOf(submission.snapshot, Date.parse(submission.submittedAt));
  let observations = NO_OBSERVATIONS;
  for (;;) {
    const found = await getJobWithRetry(deps, service, submission.job);
    if (!found.ok) {
      const { conclusion, message } = jobNotReadable(found.error, inputs.connection.baseUrl.host, false);
      return reportToThread(context, { conclusion, message }, undefined);
    }
    const job = found.value;
    const evaluated = evaluateCompletion({ turn, observations, job, now: deps.clock.date().getTime() });
    const { completion } = evaluated;
    if (submission.state === 'finished' || completion.kind !== 'recheck' || deps.signal.aborted)
      return reportStatus(context, {
        submission,
        job,
        isFinished: submission.state === 'finished' || completion.kind === 'finished',
      });
    observations = evaluated.observations;
    await deps.clock.sleep(completion.inMs, deps.signal);
  }
}

async function reportStatus(
  context: RunContext,
  { submission, job, isFinished }: Readonly<{ submission: Submission; job: Job; isFinished: boolean }>,
): Promise<RunResult> {
  const conclusion: Conclusion = (isFinished && conclusionOf(job)) || {
    outcome: 'still-active',
    reason: 'not-waiting',
  };
  const message =
    conclusion.outcome === 'still-active'
      ? `The docs agent is still at work on job ${job.id}.`
      : conclusionMessage(conclusion, job, 0);
  return reportToThread(
    context,
    { conclusion, message, job, jobAction: 'none' },
    markFinished(submission, conclusion, job),
  );
}

/** Waits for the job that the input names, in the name of the thread's ask where that is still open. */
export async function waitForExistingJob(context: RunContext, jobId: string): Promise<RunResult> {
  return trackJob(context, await findSubmitted(context, jobId));
}

async function findSubmitted(
  { deps, inputs, service, statusComment }: RunContext,
  jobId: string,
): Promise<SubmitResult> {
  const found = await getJobWithRetry(deps, service, jobId);
  if (!found.ok) return jobNotReadable(found.error, inputs.connection.baseUrl.host, false);
  const open =
    statusComment?.state?.submissions.filter(({ job, state }) => job === jobId && state === 'submitted') ??
    [];
  const submission = open.findLast(({ run }) => run === deps.run.id) ?? open.at(-1);
  const turn: Turn = submission === undefined ? { kind: 'create' } : turnOfSubmission(submission, deps.clock);
  const at = deps.clock.now();
  return {
    kind: 'submitted',
    job: found.value,
    jobAction: 'none',
    turn,
    submittedAtMs: at,
    submit: submission,
    note: undefined,
  };
}
