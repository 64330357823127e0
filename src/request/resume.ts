/** What an earlier request with the same cause means for a run: resume its job, report its result again, or say why not. */
import { hasJob, jobInEntry, type JobEntry } from '../job/request-entry.ts';
import { ok } from '../domain/errors.ts';
import { jobUpdatesPullRequest } from '../domain/job.ts';
import type { RecordedJob } from '../domain/request-record.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { EarlierRequest, Tracked } from '../domain/run-result.ts';
import { isEarlierAttempt, isReadableEntry } from '../once/entry.ts';
import { conclusionOfJob } from '../job/conclusion.ts';
import { mayCreateJob } from './choose-target.ts';
import type { RequestClaim, RequestContext } from './context.ts';
import { endRequest } from './ended.ts';
import {
  takeOverRequest,
  turnOfRequest,
  type FollowedJob,
  type SubmitResult,
} from './follow.ts';
import type { PlannedRequest } from './planned-request.ts';
import { readJobOfRequest } from './read-job.ts';
import {
  NOT_WAITING,
  OTHER_INPUTS,
  OTHER_INSTRUCTION,
  unconfirmedRequest,
} from './results.ts';

/** Continues with the request that an earlier run has sent, or perhaps has. Sends nothing. */
export async function resumePreviousRequest(
  context: RequestContext,
  planned: PlannedRequest,
  previous: RequestClaim,
): Promise<SubmitResult> {
  if (previous.request?.digest !== planned.digest) {
    return endWithOtherInputs(context, planned, previous);
  }
  if (!isReadableEntry(previous) || !hasJob(previous)) {
    return endUnconfirmed(context, planned, previous);
  }
  const followed = await resumeJob(context, previous);
  const { ended, job } = followed;
  if (ended === undefined || !isNewDispatch(context, planned, previous)) {
    return ok(followed);
  }
  const earlier = await describeEarlier(context, planned, previous, job);
  return ok({ ...followed, ended: { ...ended, earlier } });
}

/** Returns whether somebody has started another run for the subject of a request. A re-run is no other run. */
function isNewDispatch(
  { run }: RequestContext,
  { isStartedByHand = false }: PlannedRequest,
  { request }: RequestClaim,
): boolean {
  return isStartedByHand && request?.run !== run.id;
}

/** Ends a run whose cause has a request with other inputs: of an earlier dispatch that has ended, or of another use of this action. */
async function endWithOtherInputs(
  context: RequestContext,
  planned: PlannedRequest,
  previous: RequestClaim,
): Promise<SubmitResult> {
  const isRepeated = previous.isFinished && isNewDispatch(context, planned, previous);
  if (!isRepeated) return endRequest(OTHER_INSTRUCTION);
  const job = previous.payload?.job ?? undefined;
  const earlier = await describeEarlier(context, planned, previous, job);
  return endRequest({ ...OTHER_INPUTS, earlier });
}

/** Describes the request that another run has sent for the subject of this one. `job` is undefined if it has none. */
async function describeEarlier(
  { github }: RequestContext,
  { about, target, finishing }: PlannedRequest,
  { comment }: RequestClaim,
  job: Pick<RecordedJob, 'prLink' | 'repository'> | undefined,
): Promise<EarlierRequest> {
  const prLink = job?.prLink ?? null;
  const isOpen =
    prLink === null ? false : await github.repository?.isPullRequestOpen(prLink);
  return {
    subject: about.linked,
    commentUrl: comment.url,
    prLink,
    isOpen,
    repository: job?.repository,
    commandWord: finishing.commandWord,
    unusedJob: target.kind === 'job' ? target.job.id : undefined,
  };
}

/** Ends a run whose request an earlier run may have sent. */
function endUnconfirmed(
  { run }: RequestContext,
  { cause, target, finishing: { commandWord } }: PlannedRequest,
  previous: RequestClaim,
) {
  const message =
    'A previous attempt may already have sent this request, so it is not sent again.';
  const kind = mayCreateJob(target) ? 'create' : 'message';
  const result = unconfirmedRequest(kind, message, { cause, commandWord });
  // An earlier attempt of this run has left its comment as it was while it sent the request.
  const attempt = { run: run.id, attempt: run.attempt };
  const isLeft = !previous.isFinished && isEarlierAttempt(previous, attempt);
  if (!isLeft || !isReadableEntry(previous)) return endRequest(result);
  return endRequest(result, { own: { ...previous, isOwn: true } });
}

/** Outcomes with which a job has ended for its request. One that failed may be taken up again. */
const ENDS: readonly Outcome[] = ['pr-opened', 'no-pr', 'archived'];

async function resumeJob(context: RequestContext, found: JobEntry): Promise<FollowedJob> {
  const { payload } = found;
  context.runner.info(
    `Another run has submitted this request as job ${payload.job.id}. Resuming that job.`,
  );
  const read = await readJobOfRequest(context, found);
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok ? read.value : jobInEntry(found);
  const followed: FollowedJob = {
    job,
    jobAction: 'resumed',
    turn: turnOfRequest(context, found),
    entry: takeOverRequest(context, found),
  };
  const { conclusion } = payload;
  if (conclusion === null || !ENDS.includes(conclusion.outcome)) return followed;
  const ended: Tracked = {
    family: 'tracked',
    conclusion: conclusionOfJob(job) ?? NOT_WAITING,
    job,
    isUpdate: jobUpdatesPullRequest(payload.baseline, job),
    jobAction: 'resumed',
  };
  return { ...followed, ended };
}
