/** What an earlier request of the same trigger means for a run: resume its job, report its result again, or say why not. */
import { hasJob, type JobEntry } from '../job/request-entry.ts';
import { ok } from '../domain/errors.ts';
import { isPullRequestUpdate } from '../domain/job.ts';
import type { Outcome } from '../domain/outcome.ts';
import { recordedJob } from '../domain/request-record.ts';
import type { Tracked } from '../domain/run-result.ts';
import { isEarlierAttempt, isReadable } from '../once/entry.ts';
import { conclusionOf } from '../job/conclusion.ts';
import type { RequestClaim, RequestContext } from './context.ts';
import { end } from './ended.ts';
import { takeOver, turnOf, type FollowedJob, type SubmitResult } from './follow.ts';
import type { PlannedRequest } from './planned-request.ts';
import { jobOf, readJob } from './read-job.ts';
import { NOT_WAITING, OTHER_INSTRUCTION, unconfirmed } from './results.ts';

/** Continues with the request that an earlier run has sent, or perhaps has. Sends nothing. */
export async function resumePrevious(
  context: RequestContext,
  planned: PlannedRequest,
  previous: RequestClaim,
): Promise<SubmitResult> {
  if (previous.request?.digest !== planned.digest) return end(OTHER_INSTRUCTION);
  if (isReadable(previous) && hasJob(previous)) {
    return ok(await resumeJob(context, previous));
  }
  return endUnconfirmed(context, planned, previous);
}

/** Ends a run whose request an earlier run may have sent. */
function endUnconfirmed(
  { run }: RequestContext,
  { cause, target, about: { isOnDocs }, finishing: { commandWord } }: PlannedRequest,
  previous: RequestClaim,
) {
  const message =
    'A previous attempt may already have sent this request, so it is not sent again.';
  const kind = target.kind === 'job' ? 'message' : 'create';
  const result = unconfirmed(kind, message, { cause, commandWord, isOnDocs });
  // An earlier attempt of this run has left its comment as it was while it sent the request.
  const attempt = { run: run.id, attempt: run.attempt };
  const isLeft = !previous.isFinished && isEarlierAttempt(previous, attempt);
  if (!isLeft || !isReadable(previous)) return end(result);
  return end(result, { own: { ...previous, isOwn: true } });
}

/** Outcomes with which a job has ended for its request. One that failed may be taken up again. */
const ENDS: readonly Outcome[] = ['pr-opened', 'no-pr', 'archived'];

async function resumeJob(context: RequestContext, found: JobEntry): Promise<FollowedJob> {
  const { payload, keyLine } = found;
  context.runner.info(
    `Another run has submitted this request as job ${payload.job.id}. Resuming that job.`,
  );
  const read = await readJob(context, jobOf(found));
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok
    ? read.value
    : recordedJob(payload.job, payload.conclusion, keyLine);
  const followed: FollowedJob = {
    job,
    jobAction: 'resumed',
    turn: turnOf(context, found),
    entry: takeOver(context, found),
  };
  const { conclusion } = payload;
  if (conclusion === null || !ENDS.includes(conclusion.outcome)) return followed;
  const ended: Tracked = {
    family: 'tracked',
    conclusion: conclusionOf(job) ?? NOT_WAITING,
    job,
    isUpdate: isPullRequestUpdate(payload.baseline, job),
    jobAction: 'resumed',
  };
  return { ...followed, ended };
}
