/** Follows the job of a request: reads it once, or polls it until it ends. */
import {
  isOfJob,
  type JobEntry,
  type RequestClaim,
  type RequestEntry,
  withRecord,
} from '../record/entries.ts';
import { jobUpdatesPullRequest, isTerminal, type Job } from '../domain/job.ts';
import type { Result } from '../domain/errors.ts';
import type { Conclusion } from '../domain/outcome.ts';
import { recordJob, type RequestRecord } from '../record/request-record.ts';
import type { Ended, RunFacts } from '../domain/ended.ts';
import { conclusionOfJob, NO_OBSERVATIONS, type Turn } from '../job/completion.ts';
import { pollJob, type PollResult } from '../job/poll.ts';
import { explainServiceError } from '../rendering/service-errors.ts';
import { isEarlierAttempt } from '../once/entry.ts';
import type { Clock, WorkflowRun } from '../ports.ts';
import { shownRun } from '../run/run.ts';
import type { RequestContext } from './context.ts';
import { CANCELLED_EARLY, type EndedRequest } from './ended.ts';
import type { PlannedRequest } from './planned-request.ts';
import { evaluate } from './evaluate-job.ts';
import { readJob, readJobOfRequest } from './read-job.ts';
import { END_WITHOUT_WAITING, requestToUnreadableJob } from './results.ts';

/** A request whose job the service has just returned. */
export type FollowedRequest = Readonly<{
  facts: RunFacts;
  /** On the monotonic clock. */
  turn: Turn;
  /** The entry whose comment this run writes; undefined if there is none, or if another run writes it. */
  entry: RequestEntry | undefined;
  /** The comment of an earlier request, which another run may write. */
  commentUrl?: string;
  /** The record of a request of this run that has no entry. */
  record?: RequestRecord | undefined;
  /** The prompt that was sent; undefined if nothing was. */
  prompt?: Ended['prompt'];
  /** How the run ends, if the job has ended for this request before. */
  ended?: Ended;
}>;

/** A request to follow, or how the run ends without one. */
export type SubmitResult = Result<FollowedRequest, EndedRequest>;

/** Waits for a job that the service has just returned, if the workflow waits. */
export async function followRequest(
  context: RequestContext,
  followed: FollowedRequest,
): Promise<EndedRequest> {
  const { checkpoints } = context;
  const { clock, signal } = context.run;
  const { record, commentUrl } = followed;
  let { entry } = followed;
  if (followed.ended !== undefined) return { ...followed.ended, entry, commentUrl };
  const startedAt = clock.now();
  const { job, jobAction } = followed.facts;
  const firstSeen = { prLink: job.prLink, at: clock.date().toISOString() };
  const { note } = entry?.payload ?? record ?? {};
  // First, because the run can be killed at any time.
  if (entry !== undefined) {
    // An end that it has is that of an earlier wait.
    checkpoints.reached({ ...entry, payload: { ...entry.payload, end: null } });
  }
  checkpoints.job(job, jobAction);
  // The result of a job that has ended, or that is not waited for, follows at once. A cancelled run has little time.
  const isWaitedFor =
    context.settings.waitMs > 0 && isInProgress(followed) && !signal.aborted;
  // What has ended once keeps its end until there is another one.
  if (entry !== undefined && isWaitedFor && !entry.isFinished) {
    const saved = await context.repo.ledger.save(entry, {
      ...entry.payload,
      run: shownRun(context),
      job: recordJob(job),
      end: null,
      docsPullRequest: null,
    });
    if (saved.kind === 'saved') entry = saved.entry;
    if (saved.kind === 'changed') {
      // Somebody else has written the comment, and the post step would write over that.
      checkpoints.done();
      entry = undefined;
    }
  }
  const ended = await waitForEnd(context, followed, startedAt);
  return {
    ...ended,
    facts: { ...ended.facts, firstSeen },
    note: note ?? ended.note,
    prompt: followed.prompt,
    entry,
    record,
    commentUrl,
  };
}

/** Reads a job once. An end that may belong to an earlier message is read once more. */
export async function checkRequest(
  context: RequestContext,
  entry: JobEntry,
): Promise<EndedRequest> {
  const { clock, signal } = context.run;
  const own = mayWrite(context, entry) ? entry : undefined;
  const shown = { entry: own, commentUrl: entry.comment.url };
  let observations = NO_OBSERVATIONS;
  for (;;) {
    const read = await readJobOfRequest(context, entry);
    if (!read.ok) return requestToUnreadableJob(context, read.error);
    const now = clock.date().getTime();
    const evaluated = evaluate(entry, read, {
      now,
      host: context.words.host,
      observations,
    });
    if (evaluated.kind === 'ended') return { ...evaluated.ended, ...shown };
    if (evaluated.kind !== 'to-read-again' || signal.aborted) {
      const isUpdate = jobUpdatesPullRequest(entry.payload.baseline, read.value);
      const facts = { job: read.value, jobAction: 'none', isUpdate } as const;
      return { ...END_WITHOUT_WAITING, facts, ...shown };
    }
    ({ observations } = evaluated);
    await clock.sleep(evaluated.inMs, signal);
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
): Promise<EndedRequest> {
  const read = await readJob(context, { id: jobId });
  if (!read.ok) return requestToUnreadableJob(context, read.error);
  const facts = { job: read.value, jobAction: 'none' } as const;
  const { thread, record } = planned;
  const found = thread?.entries.findLast(
    (entry) => isOfJob(entry, { id: jobId }) && entry.sent === 'yes' && !entry.isFinished,
  );
  if (found !== undefined) {
    const wanted = withRecord(found, {
      ...found.payload,
      finishing: record.finishing,
    });
    return followRequest(context, {
      facts,
      turn: turnOfRequest(context, found),
      entry: takeOverRequest(context, wanted),
      commentUrl: found.comment.url,
    });
  }
  // The run of the request, or a sweep, finishes its pull request.
  const isKnown = thread?.ofAnyTag.some((each) => isOfJob(each, { id: jobId })) === true;
  return followRequest(context, {
    facts,
    turn: { baseline: null, sentAt: 0 },
    entry: undefined,
    record: isKnown ? undefined : record,
  });
}

/** The facts that decide whether a run waits for a job, and how long. */
type WaitingRun = Readonly<{
  run: Readonly<{ workflow: Pick<WorkflowRun, 'id' | 'attempt'>; clock: Clock }>;
  settings: Readonly<{ waitMs: number }>;
}>;

/** After its wait, a run still writes its report. */
const REPORT_MS = 60_000;

/** Returns the time (ISO 8601) until which no other run finishes the request; null if this run does not wait. */
export function waitUntil(context: WaitingRun): string | null {
  const { waitMs } = context.settings;
  if (waitMs === 0) return null;
  const now = context.run.clock.date().getTime();
  return new Date(now + waitMs + REPORT_MS).toISOString();
}

/** Returns whether a job may still change. The answer to a message may show the state from before it. */
function isInProgress({ facts, turn }: FollowedRequest): boolean {
  return turn.baseline !== null || !isTerminal(facts.job.status);
}

async function waitForEnd(
  context: RequestContext,
  followed: FollowedRequest,
  startedAt: number,
): Promise<Ended & Readonly<{ facts: RunFacts }>> {
  const { waitMs } = context.settings;
  const { facts, turn } = followed;
  const { job, jobAction } = facts;
  if (waitMs === 0 && isInProgress(followed)) {
    return { ...END_WITHOUT_WAITING, facts };
  }
  const polled = await pollJob({
    ...context.run,
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
    facts: {
      job: last,
      jobAction,
      waitedMs: polled.waitedMs,
      attempts: polled.attempts,
      isUpdate: jobUpdatesPullRequest(turn.baseline, last),
    },
  };
}

/** Returns how the wait for a job ended, with its explanation. */
function explainPoll(context: RequestContext, polled: PollResult, job: Job): Ended {
  if (polled.kind === 'aborted') return { conclusion: CANCELLED_EARLY.conclusion };
  if (polled.kind === 'connection-lost') {
    const explained = explainServiceError({
      ...context.words,
      error: polled.error,
      request: 'read',
    });
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
  const payload = { ...entry.payload, waitUntil: waitUntil(context) };
  return { ...entry, payload, isOwn: isOfEarlierAttempt(context, entry) };
}

/** Returns whether no other run, and no other step of this attempt, is alive that writes the status comment. */
function mayWrite(context: WaitingRun, entry: RequestEntry): boolean {
  const { waitUntil: until } = entry.payload;
  if (until === null || isOfEarlierAttempt(context, entry)) return true;
  return Date.parse(until) < context.run.clock.date().getTime();
}

export function isOfEarlierAttempt({ run }: WaitingRun, entry: RequestClaim): boolean {
  return isEarlierAttempt(entry, { run: run.workflow.id, attempt: run.workflow.attempt });
}

/** Returns the turn of a request, as if this run had sent it. */
export function turnOfRequest(
  { run: { clock } }: Pick<WaitingRun, 'run'>,
  { payload }: RequestEntry,
): Turn {
  const ageMs = clock.date().getTime() - Date.parse(payload.submittedAt);
  return { baseline: payload.baseline, sentAt: clock.now() - Math.max(0, ageMs) };
}
