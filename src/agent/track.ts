import { isTerminal } from '../domain.ts';
import { pollJob } from '../job/poll.ts';
import { savePostState } from './post-state.ts';
import { finishSubmission, reportJob, reportPoll } from './report.ts';
import { detachedResult, waitResult, type RunResult, type TrackedJob } from './result.ts';
import { saveComment, type RunContext } from './run-context.ts';

/** Waits for a job, as far as the workflow wants to, and reports the result in the thread. */
export async function trackJob(context: RunContext, tracked: TrackedJob): Promise<RunResult> {
  const { deps, inputs, thread } = context;
  const { found, job, note, prompt } = tracked;
  // First of all: the run may be killed at any line.
  if (found !== undefined && thread !== undefined)
    savePostState(deps.runner, { thread: thread.location.thread, found });
  reportJob(deps, tracked);
  // A cancelled run has little time, and a result that is known is reported right away.
  if (found !== undefined && inputs.waitMs > 0 && isInProgress(tracked) && !deps.signal.aborted)
    await saveComment(context, found, {
      phase: { kind: 'in-progress' },
      message: 'This comment will be updated when the job ends.',
      note,
      job,
    });
  const result = await waitForResult(context, tracked);
  return finishSubmission(context, found, { ...result, note, ...(prompt && { prompt }) });
}

/** After its wait, a run still writes its report. */
const REPORT_MS = 60_000;

/** Until when no other run finishes the submission, as an ISO 8601 time; null if this run does not wait. */
export function waitUntil({ deps, inputs }: RunContext): string | null {
  if (inputs.waitMs === 0) return null;
  return new Date(deps.clock.date().getTime() + inputs.waitMs + REPORT_MS).toISOString();
}

/** The answer to a message may still show the state from before it. */
function isInProgress({ job, turn }: TrackedJob): boolean {
  return turn.kind === 'message' || !isTerminal(job.status);
}

async function waitForResult({ deps, inputs, jobs }: RunContext, tracked: TrackedJob): Promise<RunResult> {
  const { clock, random, signal } = deps;
  const { job, turn, startedAt, jobAction } = tracked;
  if (inputs.waitMs === 0 && isInProgress(tracked)) return detachedResult(tracked);
  const polled = await pollJob({
    request: (within) => jobs.get(job.id, within),
    clock,
    random,
    signal,
    turn,
    // What the thread knows of a resumed job may be old.
    first: jobAction === 'resumed' ? undefined : job,
    startedAt,
    waitMs: inputs.waitMs,
    fixedIntervalMs: inputs.pollIntervalMs,
    onPoll: (event) => reportPoll(deps, event),
  });
  return waitResult(polled, tracked, inputs.connection.baseUrl.host);
}
