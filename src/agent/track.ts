import { isTerminal, type Conclusion, type Job, type JobAction, type RequestError } from '../domain.ts';
import type { Turn } from '../job/completion.ts';
import { pollJob, type PollResult } from '../job/poll.ts';
import { conclusionOf, isPullRequestUpdate } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import { explainServiceError } from '../report/service-errors.ts';
import type { FoundSubmission } from '../thread/submissions.ts';
import { savePostState } from './outputs-and-state.ts';
import { finishSubmission } from './report-in-thread.ts';
import { reportJob, reportPoll } from './report.ts';
import { NOT_WAITING } from './result.ts';
import { saveComment, type RunContext } from './run-context.ts';

/** A job to wait for. */
type TrackedJob = Readonly<{
  job: Job;
  jobAction: JobAction;
  turn: Turn;
  /** When the service answered, on the monotonic clock. */
  startedAt: number;
  /** The submission whose status comment this run writes; undefined if there is none. */
  found: FoundSubmission | undefined;
}> &
  Pick<RunResult, 'note' | 'openPullRequests' | 'prompt'>;

/** Waits for a job, as far as the workflow wants to, and reports the result in the thread. */
export async function trackJob(context: RunContext, tracked: TrackedJob): Promise<RunResult> {
  const { found, job, note, openPullRequests, prompt } = tracked;
  // First of all: the run may be killed at any line.
  savePostState(context, found);
  reportJob(context, tracked);
  // The result of a job that has ended, or that is not waited for, follows at once. A cancelled run has little time.
  if (found !== undefined && context.inputs.waitMs > 0 && isInProgress(tracked) && !context.signal.aborted)
    await saveComment(context, found, { job, note, openPullRequests });
  const result = await waitForResult(context, tracked);
  const shown = { note: note ?? result.note, openPullRequests, prompt };
  return finishSubmission(context, found, { ...result, ...shown }, job);
}

/** After its wait, a run still writes its report. */
const REPORT_MS = 60_000;

/** Until when no other run finishes the submission, as an ISO 8601 time; null if this run does not wait. */
export function waitUntil({ clock, inputs: { waitMs } }: RunContext): string | null {
  return waitMs === 0 ? null : new Date(clock.date().getTime() + waitMs + REPORT_MS).toISOString();
}

/** The answer to a message may still show the state from before it. */
function isInProgress({ job, turn }: TrackedJob): boolean {
  return turn.kind === 'message' || !isTerminal(job.status);
}

async function waitForResult(context: RunContext, tracked: TrackedJob): Promise<RunResult> {
  const { waitMs, pollIntervalMs } = context.inputs;
  const { job, turn, startedAt, jobAction } = tracked;
  if (waitMs === 0 && isInProgress(tracked)) return { conclusion: NOT_WAITING, job, jobAction };
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
  return {
    conclusion: conclusionOfPoll(polled, last),
    job: last,
    jobAction,
    waitedMs,
    attempts,
    isUpdate: turn.kind === 'message' && isPullRequestUpdate(turn.snapshot, last),
    ...(polled.end === 'connection-lost' && explainLoss(context, polled.error)),
    ...(polled.end === 'finished' && polled.assumedByTimeout && { note: ASSUMED_BY_TIMEOUT }),
  };
}

const ASSUMED_BY_TIMEOUT =
  'The service never showed that the job took up the message, so this may be the state from before it.';

function explainLoss({ service }: RunContext, error: RequestError): Partial<RunResult> {
  const { steps, ...explained } = explainServiceError({ ...service, error, request: 'read' });
  return { ...explained, steps: ['If a docs pull request appears, there is nothing to do.', ...steps] };
}

function conclusionOfPoll(polled: PollResult, job: Job): Conclusion {
  if (polled.end === 'aborted') return { outcome: 'cancelled', reason: '' };
  if (polled.end === 'connection-lost') return { outcome: 'connection-lost', reason: polled.reason };
  const ended = polled.end === 'finished' ? conclusionOf(job) : undefined;
  return ended ?? { outcome: 'still-active', reason: 'timed-out' };
}
