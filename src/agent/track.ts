import { isTerminal, type Conclusion, type Job, type JobAction } from '../domain.ts';
import type { Turn } from '../job/completion.ts';
import { pollJob, type PollResult } from '../job/poll.ts';
import { conclusionOf, isPullRequestUpdate } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import { explainServiceError } from '../report/service-errors.ts';
import type { FoundSubmission } from '../thread/state.ts';
import { CANCELLED_EARLY, savePostState } from './outputs-and-state.ts';
import { finishSubmission } from './report-in-thread.ts';
import { reportJob, reportPoll } from './report.ts';
import { saveComment, type RunContext } from './run-context.ts';

type TrackedJob = Readonly<{
  job: Job;
  jobAction: JobAction;
  /** On the monotonic clock. */
  turn: Turn;
  /** The submission whose status comment this run writes; undefined if there is none. */
  found: FoundSubmission | undefined;
}> &
  Pick<RunResult, 'note' | 'openPullRequests' | 'prompt'>;

/** The job is active, and the run ends without waiting for it. */
export const NOT_WAITING: Conclusion = { outcome: 'still-active', reason: 'not-waiting' };

/** Waits for a job that the service has just returned, as far as the workflow wants to, and reports the result in the thread. */
export async function trackJob(
  context: RunContext,
  tracked: TrackedJob,
): Promise<RunResult> {
  const startedAt = context.clock.now();
  const first = { job: tracked.job, at: context.clock.date().toISOString() };
  const { found, job, note, openPullRequests, prompt } = tracked;
  // First of all: the run may be killed at any line.
  savePostState(context, found);
  reportJob(context, job, tracked.jobAction);
  // The result of a job that has ended, or that is not waited for, follows at once. A cancelled run has little time.
  if (
    found !== undefined &&
    context.inputs.waitMs > 0 &&
    isInProgress(tracked) &&
    !context.signal.aborted
  )
    await saveComment(context, found, { job, note, openPullRequests });
  const result = await waitForResult(context, tracked, startedAt);
  const shown = { note: note ?? result.note, openPullRequests, prompt };
  return finishSubmission(context, found, { ...result, ...shown }, first);
}

/** After its wait, a run still writes its report. */
const REPORT_MS = 60_000;

/** Until when no other run finishes the submission, as an ISO 8601 time; null if this run does not wait. */
export function waitUntil({ clock, inputs: { waitMs } }: RunContext): string | null {
  return waitMs === 0
    ? null
    : new Date(clock.date().getTime() + waitMs + REPORT_MS).toISOString();
}

/** The answer to a message may still show the state from before it. */
function isInProgress({ job, turn }: TrackedJob): boolean {
  return turn.snapshot !== null || !isTerminal(job.status);
}

async function waitForResult(
  context: RunContext,
  tracked: TrackedJob,
  startedAt: number,
): Promise<RunResult> {
  const { waitMs, pollIntervalMs } = context.inputs;
  const { job, turn, jobAction } = tracked;
  if (waitMs === 0 && isInProgress(tracked))
    return { conclusion: NOT_WAITING, job, jobAction };
  const polled = await pollJob({
    ...context,
    request: (signal) => context.jobs.get(job.id, signal),
    turn,
    // What the thread knows of a resumed job may be old.
    first: jobAction === 'resumed' ? undefined : job,
    startedAt,
    waitMs,
    fixedIntervalMs: pollIntervalMs,
    onPoll: (event) => reportPoll(context, event),
  });
  const { attempts, waitedMs } = polled;
  const last = polled.job ?? job;
  const isUpdate = isPullRequestUpdate(turn.snapshot, last);
  return {
    ...resultOfPoll(context, polled, last),
    job: last,
    jobAction,
    waitedMs,
    attempts,
    isUpdate,
  };
}

function resultOfPoll({ service }: RunContext, polled: PollResult, job: Job): RunResult {
  if (polled.kind === 'aborted') return CANCELLED_EARLY;
  if (polled.kind === 'connection-lost') {
    const { error, reason } = polled;
    const { steps, ...explained } = explainServiceError({
      ...service,
      error,
      request: 'read',
    });
    const hint = 'If a docs pull request appears, there is nothing to do.';
    return {
      ...explained,
      conclusion: { outcome: 'connection-lost', reason },
      steps: [hint, ...steps],
    };
  }
  const conclusion = polled.kind === 'finished' ? conclusionOf(job) : undefined;
  const note =
    polled.kind === 'finished' && polled.assumedByTimeout
      ? ASSUMED_BY_TIMEOUT
      : undefined;
  return {
    conclusion: conclusion ?? { outcome: 'still-active', reason: 'timed-out' },
    note,
  };
}

const ASSUMED_BY_TIMEOUT =
  'The service never showed that the job took up the message, so this may be the state from before it.';
