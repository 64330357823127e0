/** The meaning of an earlier request with the same cause for a run: resume its job, report its result again, or say why not. */
import { conclusionOfJob } from '../job/completion.ts';
import {
  hasJob,
  jobInEntry,
  type JobEntry,
  type RequestClaim,
} from '../record/entries.ts';
import { ok } from '../domain/errors.ts';
import { jobUpdatesPullRequest } from '../domain/job.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Ended } from '../domain/ended.ts';
import { isReadableEntry } from '../once/entry.ts';
import { explainEarlier } from '../rendering/earlier-request.ts';
import { joinTexts } from '../text/strings.ts';
import { isPullRequestOpen, mayCreateJob } from './choose-target.ts';
import type { RequestContext } from './context.ts';
import { endRequest } from './ended.ts';
import {
  isOfEarlierAttempt,
  takeOverRequest,
  turnOfRequest,
  type FollowedRequest,
  type SubmitResult,
} from './follow.ts';
import type { PlannedRequest } from './planned-request.ts';
import { readJobOfRequest } from './read-job.ts';
import { END_WITHOUT_WAITING, OTHER_INSTRUCTION, unconfirmedRequest } from './results.ts';

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
  const { ended } = followed;
  if (ended === undefined || !isNewDispatch(context, planned, previous)) {
    return ok(followed);
  }
  return showEarlier(context, planned, previous, ended, followed.facts.job.prLink);
}

/** Returns whether somebody has started another run for the subject of a request. A re-run is no other run. */
function isNewDispatch(
  context: RequestContext,
  { isStartedByHand = false }: PlannedRequest,
  claim: RequestClaim,
): boolean {
  return isStartedByHand && claim.request?.run !== context.run.workflow.id;
}

/** Ends a run whose cause has a request with other inputs: of an earlier dispatch that has ended, or of another use of this action. */
async function endWithOtherInputs(
  context: RequestContext,
  planned: PlannedRequest,
  previous: RequestClaim,
): Promise<SubmitResult> {
  const isRepeated = previous.isFinished && isNewDispatch(context, planned, previous);
  if (!isRepeated) return endRequest(OTHER_INSTRUCTION);
  const prLink = previous.payload?.job?.prLink ?? null;
  return showEarlier(context, planned, previous, OTHER_INSTRUCTION, prLink);
}

/** Ends a run by showing the request of another run for its subject. Nothing is written there. */
async function showEarlier(
  context: RequestContext,
  { record, target }: PlannedRequest,
  { comment }: RequestClaim,
  ended: Ended,
  prLink: string | null,
): Promise<SubmitResult> {
  const isOpen = prLink === null ? false : await isPullRequestOpen(context, prLink);
  const { title, message, steps } = explainEarlier(ended.conclusion.outcome, {
    subject: record.about.linked,
    commentUrl: comment.url,
    prLink,
    isOpen,
    commandWord: record.finishing.commandWord,
    unusedJob: target.kind === 'job' ? target.job.id : undefined,
  });
  return endRequest({
    ...ended,
    title,
    message: joinTexts([ended.message ?? '', message], ' '),
    steps,
    commentUrl: comment.url,
  });
}

/** Ends a run whose request an earlier run may have sent. */
function endUnconfirmed(
  context: RequestContext,
  { cause, target, record: { finishing } }: PlannedRequest,
  previous: RequestClaim,
) {
  const message =
    'A previous attempt may already have sent this request, so it is not sent again.';
  const kind = mayCreateJob(target) ? 'create' : 'message';
  const result = unconfirmedRequest(kind, message, {
    cause,
    commandWord: finishing.commandWord,
  });
  // An earlier attempt of this run has left its comment as it was while it sent the request.
  const isLeft = !previous.isFinished && isOfEarlierAttempt(context, previous);
  if (!isLeft || !isReadableEntry(previous)) return endRequest(result);
  return endRequest(result, { ...previous, isOwn: true });
}

/** Outcomes with which a job has ended for its request. One that failed may be taken up again. */
const ENDS: readonly Outcome[] = ['pr-opened', 'no-pr', 'archived'];

async function resumeJob(
  context: RequestContext,
  found: JobEntry,
): Promise<FollowedRequest> {
  const { job: recorded, end, baseline } = found.payload;
  context.run.runner.info(
    `This request was sent before, as job ${recorded.id}. Resuming that job.`,
  );
  const read = await readJobOfRequest(context, found);
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok ? read.value : jobInEntry(found);
  const isUpdate = jobUpdatesPullRequest(baseline, job);
  const facts = { job, jobAction: 'resumed', isUpdate } as const;
  const followed = {
    facts,
    turn: turnOfRequest(context, found),
    entry: takeOverRequest(context, found),
    commentUrl: found.comment.url,
  };
  if (end === null || !ENDS.includes(end.conclusion.outcome)) return followed;
  const conclusion = conclusionOfJob(job);
  const again = conclusion === undefined ? END_WITHOUT_WAITING : { conclusion };
  return { ...followed, ended: { ...again, facts } };
}
