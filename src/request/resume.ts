/** What an earlier request of the same trigger means for a run: resume its job, report its result again, or say why not. */
import { hasJob, jobInEntry, type JobEntry } from '../job/request-entry.ts';
import { ok } from '../domain/errors.ts';
import { jobUpdatesPullRequest } from '../domain/job.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Tracked } from '../domain/run-result.ts';
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
import { NOT_WAITING, OTHER_INSTRUCTION, unconfirmedRequest } from './results.ts';

/** Continues with the request that an earlier run has sent, or perhaps has. Sends nothing. */
export async function resumePreviousRequest(
  context: RequestContext,
  planned: PlannedRequest,
  previous: RequestClaim,
): Promise<SubmitResult> {
  if (previous.request?.digest !== planned.digest) return endRequest(OTHER_INSTRUCTION);
  if (isReadableEntry(previous) && hasJob(previous)) {
    return ok(await resumeJob(context, previous));
  }
  return endUnconfirmed(context, planned, previous);
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
