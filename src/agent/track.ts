import {
  isPullRequestUpdate,
  isTerminal,
  type Job,
  type JobAction,
} from '../domain/job.ts';
import type { Submission } from '../domain/submission.ts';
import type { Turn } from '../job/completion.ts';
import { pollJob, type PollResult } from '../job/poll.ts';
import { conclusionOf } from '../job/conclusion.ts';
import type { WorkflowRun } from '../ports.ts';
import type { ResultTexts, Tracked } from '../domain/run-result.ts';
import { explainServiceError } from '../rendering/service-errors.ts';
import type { Stored } from '../thread/submission-store.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import type { Ended } from './ended.ts';
import { savePostState } from './post-state.ts';
import { readJob, type JobReading } from './read-job.ts';
import { reportJob, reportPoll } from './report.ts';
import { jobNotReadable, NOT_WAITING } from './results.ts';
import type { Inputs } from './inputs.ts';
import type { RunContext, System } from './run-context.ts';

/** A job that the service has just returned, and the submission that a status comment keeps of it. */
export type TrackedJob = Readonly<{
  job: Job;
  jobAction: JobAction;
  /** On the monotonic clock. */
  turn: Turn;
  /** The submission whose status comment this run writes; undefined if there is none. */
  found: Stored | undefined;
}> &
  Pick<ResultTexts, 'note' | 'openPullRequests' | 'prompt'>;

/** The fields that a job is waited for with. */
type WaitingContext = JobReading & Pick<RunContext, 'inputs' | 'runner' | 'errorContext'>;

/** The fields that a job is tracked with, up to its result in the status comment. */
export type TrackingContext = WaitingContext & Pick<RunContext, 'stores'>;

/** Waits for a job that the service has just returned, if the workflow waits. */
export async function trackJob(
  context: TrackingContext,
  tracked: TrackedJob,
): Promise<Ended> {
  const { clock, signal } = context.system;
  const startedAt = clock.now();
  const first = { job: tracked.job, at: clock.date().toISOString() };
  const { found, job, note, openPullRequests, prompt } = tracked;
  // First, because the run can be killed at any time.
  savePostState(context.runner, found);
  reportJob(context, job, tracked.jobAction);
  // The result of a job that has ended, or that is not waited for, follows at once. A cancelled run has little time.
  if (
    found !== undefined &&
    context.inputs.waitMs > 0 &&
    isInProgress(tracked) &&
    !signal.aborted
  ) {
    await context.stores.own.save(found, { job, note, openPullRequests });
  }
  const result = await waitForResult(context, tracked, startedAt);
  const shown = { note: note ?? result.note, openPullRequests, prompt };
  return { own: found, first, result: { ...result, ...shown } };
}

/** Waits for the job of the input `job-id`. If the thread has a submission for it, its status comment is updated. */
export async function trackExistingJob(
  context: TrackingContext & Pick<RunContext, 'run' | 'thread'>,
  jobId: string,
): Promise<Ended> {
  const read = await readJob(context, { id: jobId });
  if (!read.ok) return { result: jobNotReadable(context, read.error) };
  const found = context.thread?.submissions.findLast(
    ({ submission: { job, state } }) => job === jobId && state === 'submitted',
  );
  return trackJob(context, {
    job: read.value,
    jobAction: 'none',
    turn:
      found === undefined
        ? { baseline: null, sentAt: 0 }
        : turnOfSubmission(context, found),
    found: found && takeOver(context, found),
  });
}

/** After its wait, a run still writes its report. */
const REPORT_MS = 60_000;

/** The clock, and how long the run waits. */
type WaitSource = Readonly<{
  system: Pick<System, 'clock'>;
  inputs: Pick<Inputs, 'waitMs'>;
}>;

/** Returns the time (ISO 8601) until which no other run finishes the submission; null if this run does not wait. */
export function waitUntil({ system, inputs }: WaitSource): string | null {
  const { waitMs } = inputs;
  if (waitMs === 0) return null;
  const now = system.clock.date().getTime();
  return new Date(now + waitMs + REPORT_MS).toISOString();
}

/** Returns whether a job may still change. The answer to a message may show the state from before it. */
function isInProgress({ job, turn }: TrackedJob): boolean {
  return turn.baseline !== null || !isTerminal(job.status);
}

async function waitForResult(
  context: WaitingContext,
  tracked: TrackedJob,
  startedAt: number,
): Promise<Tracked> {
  const { inputs, service, system } = context;
  const { waitMs } = inputs;
  const { clock, random, signal } = system;
  const { job, turn, jobAction } = tracked;
  if (waitMs === 0 && isInProgress(tracked)) {
    return {
      family: 'tracked',
      conclusion: NOT_WAITING,
      job,
      jobAction,
    };
  }
  const polled = await pollJob({
    clock,
    random,
    signal,
    request: (whileWaiting) => service.jobs.get(job, whileWaiting),
    turn,
    // The thread may have old facts about a resumed job.
    first: jobAction === 'resumed' ? undefined : job,
    startedAt,
    waitMs,
    onPoll: (event) => reportPoll(context, event),
  });
  const { attempts, waitedMs } = polled;
  const last = polled.job ?? job;
  const isUpdate = isPullRequestUpdate(turn.baseline, last);
  return {
    ...explainPoll(context, polled, last),
    family: 'tracked',
    job: last,
    jobAction,
    waitedMs,
    attempts,
    isUpdate,
  };
}

/** Returns how the wait for a job ended, with its explanation. */
function explainPoll(
  { errorContext }: Pick<RunContext, 'errorContext'>,
  polled: PollResult,
  job: Job,
): ResultTexts & Pick<Tracked, 'conclusion'> {
  if (polled.kind === 'aborted') return { conclusion: CANCELLED_EARLY.conclusion };
  if (polled.kind === 'connection-lost') {
    const { error, reason } = polled;
    const { steps, ...explained } = explainServiceError({
      ...errorContext,
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

/** Returns the submission as this run waits for it; undefined while another run is alive and writes its comment. */
export function takeOver(
  context: WaitSource & WriteSource,
  found: Stored,
): Stored | undefined {
  if (!mayWrite(context, found.submission)) return undefined;
  const submission = { ...found.submission, waitUntil: waitUntil(context) };
  return { ...found, submission };
}

/** The run that would write a status comment, and the clock. */
type WriteSource = Readonly<{
  run: Pick<WorkflowRun, 'id'>;
  system: Pick<System, 'clock'>;
}>;

/** Returns whether no other run that is still alive writes the status comment. */
export function mayWrite({ run, system }: WriteSource, submission: Submission): boolean {
  if (submission.run === run.id) return true;
  const until = submission.waitUntil;
  if (until === null) return true;
  const now = system.clock.date().getTime();
  return Date.parse(until) < now;
}

/** Returns the turn of a submission, as if this run had sent it. */
export function turnOfSubmission(
  { system }: Readonly<{ system: Pick<System, 'clock'> }>,
  { submission }: Stored,
): Turn {
  const { clock } = system;
  const time = clock.date().getTime();
  const submittedAt = Date.parse(submission.submittedAt);
  const ageMs = Math.max(0, time - submittedAt);
  return { baseline: submission.baseline, sentAt: clock.now() - ageMs };
}
