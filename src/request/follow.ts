/** Follows the job of a request: reads it once, or polls it until it ends. */
import type { JobEntry, RequestEntry } from '../job/request-entry.ts';
import {
  jobUpdatesPullRequest,
  isTerminal,
  type Job,
  type JobAction,
} from '../domain/job.ts';
import type { Result } from '../domain/errors.ts';
import type { Conclusion } from '../domain/outcome.ts';
import { recordJob, recordTexts, type RequestRecord } from '../domain/request-record.ts';
import type { ResultTexts, Tracked } from '../domain/run-result.ts';
import { evaluateJobCompletion, NO_OBSERVATIONS, type Turn } from '../job/completion.ts';
import { conclusionOfJob } from '../job/conclusion.ts';
import { pollJob, type PollResult } from '../job/poll.ts';
import { explainServiceError } from '../rendering/service-errors.ts';
import type { Clock } from '../ports.ts';
import type { RequestContext } from './context.ts';
import { CANCELLED_EARLY, type Ended } from './ended.ts';
import { newRequestRecord, runOfRequest } from './entries.ts';
import type { PlannedRequest } from './planned-request.ts';
import { readJob, readJobOfRequest } from './read-job.ts';
import { requestToUnreadableJob, NOT_WAITING } from './results.ts';

/** A job that the service has just returned, and the entry of its request. */
export type FollowedJob = Readonly<{
  job: Job;
  jobAction: JobAction;
  /** On the monotonic clock. */
  turn: Turn;
  /** The entry whose comment this run writes; undefined if there is none. */
  entry: RequestEntry | undefined;
  /** The record of a request of this run that has no entry. */
  record?: RequestRecord | undefined;
  /** The result, if the job has ended for this request before. */
  ended?: Tracked;
}> &
  Pick<Tracked, 'note' | 'prompt'>;

/** A job to follow, or how the run ends without one. */
export type SubmitResult = Result<FollowedJob, Ended>;

/** Waits for a job that the service has just returned, if the workflow waits. */
export async function followRequest(
  context: RequestContext,
  followed: FollowedJob,
): Promise<Ended> {
  const { system, settings, ledger, links, checkpoints } = context;
  const { clock, signal } = system;
  if (followed.ended !== undefined) {
    return { own: followed.entry, result: followed.ended };
  }
  const startedAt = clock.now();
  const first = { job: followed.job, at: clock.date().toISOString() };
  const { job, jobAction, record, note, prompt } = followed;
  let { entry } = followed;
  // First, because the run can be killed at any time.
  if (entry !== undefined) checkpoints.reached(entry);
  checkpoints.job(job, jobAction);
  // The result of a job that has ended, or that is not waited for, follows at once. A cancelled run has little time.
  const isWaitedFor = settings.waitMs > 0 && isInProgress(followed) && !signal.aborted;
  if (entry !== undefined && isWaitedFor) {
    const payload = {
      ...entry.payload,
      run: runOfRequest(context.run, links.dashboardUrl),
      job: recordJob(job),
      conclusion: null,
      shown: recordTexts({ note }),
      docsPullRequest: null,
    };
    const saved = await ledger.save(entry, { payload });
    if (saved.kind === 'saved') entry = saved.entry;
    if (saved.kind === 'changed') entry = undefined;
  }
  const result = await waitForResult(context, followed, startedAt);
  const shown = { note: note ?? result.note, prompt };
  return { own: entry, record, first, result: { ...result, ...shown } };
}

/** Reads a job once. An end that may belong to an earlier message is read once more. */
export async function checkRequest(
  context: RequestContext,
  entry: JobEntry,
): Promise<Ended> {
  const { clock, signal } = context.system;
  const { baseline, submittedAt } = entry.payload;
  const turn = { baseline, sentAt: Date.parse(submittedAt) };
  let observations = NO_OBSERVATIONS;
  for (;;) {
    const read = await readJobOfRequest(context, entry);
    if (!read.ok) return { result: requestToUnreadableJob(context, read.error) };
    const job = read.value;
    const now = clock.date().getTime();
    const evaluated = evaluateJobCompletion({ turn, observations, job, now });
    const { completion } = evaluated;
    const hasEnded = entry.isFinished || completion.kind === 'finished';
    if (hasEnded || completion.kind !== 'recheck' || signal.aborted) {
      const conclusion = (hasEnded ? conclusionOfJob(job) : undefined) ?? NOT_WAITING;
      const isUpdate = jobUpdatesPullRequest(baseline, job);
      const own = mayWrite(context, entry) ? entry : undefined;
      return { own, result: { family: 'tracked', conclusion, job, isUpdate } };
    }
    ({ observations } = evaluated);
    await clock.sleep(completion.inMs, signal);
  }
}

/**
 * Waits for a job that a workflow names, and finishes it as this workflow wants. Its result is shown in the comment of its request, if
 * there is one.
 *
 * @param planned what this run would send, if it sent anything
 */
export async function followExistingRequest(
  context: RequestContext,
  jobId: string,
  planned: PlannedRequest,
): Promise<Ended> {
  const read = await readJob(context, { id: jobId });
  if (!read.ok) return { result: requestToUnreadableJob(context, read.error) };
  const job = read.value;
  const { thread, finishing } = planned;
  const found = thread?.entries.findLast(
    ({ payload, sent, isFinished }) =>
      payload.job?.id === jobId && sent === 'yes' && !isFinished,
  );
  if (found !== undefined) {
    const wanted = { ...found, payload: { ...found.payload, finishing } };
    return followRequest(context, {
      job,
      jobAction: 'none',
      turn: turnOfRequest(context, found),
      entry: takeOverRequest(context, wanted),
    });
  }
  const now = context.system.clock.date();
  const record = newRequestRecord(planned, context.run, { ...context.links, now });
  return followRequest(context, {
    job,
    jobAction: 'none',
    turn: { baseline: null, sentAt: 0 },
    entry: undefined,
    record: thread === undefined ? record : undefined,
  });
}

/** What decides whether a run waits for a job, and how long. */
type WaitingRun = Readonly<{
  run: Readonly<{ id: string }>;
  system: Readonly<{ clock: Clock }>;
  settings: Readonly<{ waitMs: number }>;
}>;

/** After its wait, a run still writes its report. */
const REPORT_MS = 60_000;

/** Returns the time (ISO 8601) until which no other run finishes the request; null if this run does not wait. */
export function waitUntil({ system, settings }: WaitingRun): string | null {
  const { waitMs } = settings;
  if (waitMs === 0) return null;
  const now = system.clock.date().getTime();
  return new Date(now + waitMs + REPORT_MS).toISOString();
}

/** Returns whether a job may still change. The answer to a message may show the state from before it. */
function isInProgress({ job, turn }: FollowedJob): boolean {
  return turn.baseline !== null || !isTerminal(job.status);
}

async function waitForResult(
  context: RequestContext,
  followed: FollowedJob,
  startedAt: number,
): Promise<Tracked> {
  const { waitMs } = context.settings;
  const { job, turn, jobAction } = followed;
  if (waitMs === 0 && isInProgress(followed)) {
    return { family: 'tracked', conclusion: NOT_WAITING, job, jobAction };
  }
  const polled = await pollJob({
    ...context.system,
    request: (whileWaiting) => context.jobs.get(job, whileWaiting),
    turn,
    // The thread may have old facts about a resumed job.
    first: jobAction === 'resumed' ? undefined : job,
    startedAt,
    waitMs,
    onPoll: context.checkpoints.polled,
  });
  const last = polled.job ?? job;
  return {
    ...explainPoll(context, polled, last),
    family: 'tracked',
    job: last,
    jobAction,
    waitedMs: polled.waitedMs,
    attempts: polled.attempts,
    isUpdate: jobUpdatesPullRequest(turn.baseline, last),
  };
}

/** Returns how the wait for a job ended, with its explanation. */
function explainPoll(
  { words }: RequestContext,
  polled: PollResult,
  job: Job,
): ResultTexts & Pick<Tracked, 'conclusion'> {
  if (polled.kind === 'aborted') return { conclusion: CANCELLED_EARLY.conclusion };
  if (polled.kind === 'connection-lost') {
    const { error } = polled;
    const explained = explainServiceError({ ...words, error, request: 'read' });
    const hint = 'If a docs pull request appears, there is nothing to do.';
    return {
      ...explained,
      conclusion: { outcome: 'connection-lost', reason: polled.reason },
      steps: [hint, ...explained.steps],
    };
  }
  if (polled.kind !== 'finished') return { conclusion: TIMED_OUT };
  const note = polled.assumedByTimeout ? ASSUMED_BY_TIMEOUT : undefined;
  return { conclusion: conclusionOfJob(job) ?? TIMED_OUT, note };
}

const TIMED_OUT: Conclusion = { outcome: 'still-active', reason: 'timed-out' };

const ASSUMED_BY_TIMEOUT =
  'The service never showed that the job took up the message, so this may be the result from before it.';

/** Returns the entry as this run waits for its job; undefined while another run is alive and writes its comment. */
export function takeOverRequest(
  context: WaitingRun,
  entry: RequestEntry,
): RequestEntry | undefined {
  if (!mayWrite(context, entry)) return undefined;
  // The comment of an earlier attempt of the same run.
  const isOwn = entry.request?.run === context.run.id;
  const payload = { ...entry.payload, waitUntil: waitUntil(context) };
  return { ...entry, payload, isOwn };
}

/** Returns whether no other run that is still alive writes the status comment. */
function mayWrite(
  { run, system }: WaitingRun,
  { request, payload }: RequestEntry,
): boolean {
  if (request?.run === run.id) return true;
  if (payload.waitUntil === null) return true;
  return Date.parse(payload.waitUntil) < system.clock.date().getTime();
}

/** Returns the turn of a request, as if this run had sent it. */
export function turnOfRequest(
  { system: { clock } }: Pick<WaitingRun, 'system'>,
  { payload }: RequestEntry,
): Turn {
  const ageMs = clock.date().getTime() - Date.parse(payload.submittedAt);
  return { baseline: payload.baseline, sentAt: clock.now() - Math.max(0, ageMs) };
}
