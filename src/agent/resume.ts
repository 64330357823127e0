/** The end of a run that does not send: another run has the trigger, or nothing can be sent. */
import { conclusionOf, jobFromSubmission } from '../job/conclusion.ts';
import { isPullRequestUpdate } from '../domain/job.ts';
import type { Tracked } from '../domain/run-result.ts';
import type { EarlierSubmission } from '../thread/claim.ts';
import type { JobSubmission, Stored } from '../thread/submission-store.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import type { Ended } from './ended.ts';
import type { LostClaim } from './claim-trigger.ts';
import { clearPostState } from './post-state.ts';
import { readJob } from './read-job.ts';
import {
  NOT_WAITING,
  notBound,
  notListed,
  notReached,
  notYielded,
  onlyFirstAttempt,
  OTHER_INSTRUCTION,
  unconfirmed,
  unrecorded,
  type RepeatSource,
} from './results.ts';
import type { RunContext, RunThread, ThreadName } from './run-context.ts';
import { takeOver, trackJob, turnOfSubmission, type TrackingContext } from './track.ts';

/** The fields that a run without the claim ends with. */
type WithoutClaimContext = TrackingContext &
  RepeatSource &
  Pick<RunContext, 'run' | 'thread'>;

/** Ends a run that does not own its trigger: another run has it, its own comment failed, or the run was cancelled. */
export async function endWithoutClaim(
  context: WithoutClaimContext,
  claim: LostClaim,
): Promise<Ended> {
  switch (claim.kind) {
    case 'previous':
      // If this run had a comment of its own, it is deleted now.
      clearPostState(context.runner);
      return resumePrevious(context, claim.previous);
    case 'not-sent':
      clearPostState(context.runner);
      return { result: notYielded(context) };
    case 'not-created': {
      const { error } = claim;
      // Otherwise the post step looks for a comment whose creation was not confirmed.
      if (error.isRefusal === true) clearPostState(context.runner);
      return { result: unrecorded(context, error, nameOf(context.thread)) };
    }
    case 'not-bound': {
      const result = notBound(context, claim.failure);
      const isGone = claim.failure.kind === 'deleted';
      if (!isGone) return { result, own: claim.own };
      clearPostState(context.runner);
      return { result };
    }
    case 'not-listed':
      return { result: notListed(context, claim.own, claim.error), own: claim.own };
    case 'unprepared':
      return { result: claim.error, own: claim.own };
    case 'cancelled':
      return { result: CANCELLED_EARLY, own: claim.own };
    case 'not-first':
      return { result: onlyFirstAttempt(context) };
    case 'not-reached':
      return { result: notReached(context) };
  }
}

/** Returns the name of a thread, which a run that has created a comment has. */
function nameOf(thread: RunThread | undefined): ThreadName {
  const { location, isRequestsIssue = false } = thread ?? {};
  return { number: location?.thread ?? 0, isRequestsIssue };
}

/** Resumes the job of the run that has submitted the trigger, or reports its result again. Submits nothing. */
async function resumePrevious(
  context: TrackingContext & RepeatSource & Pick<RunContext, 'run'>,
  previous: EarlierSubmission,
): Promise<Ended> {
  switch (previous.kind) {
    case 'resume':
    case 'report':
      return resumeJob(context, previous.found, previous.kind === 'report');
    case 'other-instruction':
      return { result: OTHER_INSTRUCTION };
    case 'unconfirmed':
      return endUnconfirmed(context, previous.found);
  }
}

/** Ends a run whose request an earlier run may have sent. */
function endUnconfirmed(
  context: RepeatSource & Pick<RunContext, 'run'>,
  found: Stored,
): Ended {
  const message =
    'A previous attempt may already have created this job, so it is not submitted again.';
  const result = unconfirmed(context, 'create', message);
  // An earlier attempt of this run has left its comment as it was while it sent the request.
  const { submission } = found;
  const isLeft = submission.state === 'pending' && submission.run === context.run.id;
  if (!isLeft) return { result };
  return { result, own: found };
}

async function resumeJob(
  context: TrackingContext & Pick<RunContext, 'run'>,
  found: JobSubmission,
  hasEnded: boolean,
): Promise<Ended> {
  const { submission, keyLine } = found;
  context.runner.info(
    `Another run has submitted this request as job ${submission.job}. Resuming that job.`,
  );
  const read = await readJob(context, { id: submission.job, keyLine });
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok ? read.value : { ...jobFromSubmission(submission), keyLine };
  const own = takeOver(context, found);
  const turn = turnOfSubmission(context, found);
  if (!hasEnded) {
    return trackJob(context, {
      job,
      jobAction: 'resumed',
      turn,
      found: own,
    });
  }
  const isUpdate = isPullRequestUpdate(submission.baseline, job);
  const conclusion = conclusionOf(job) ?? NOT_WAITING;
  const result: Tracked = {
    family: 'tracked',
    conclusion,
    job,
    isUpdate,
    jobAction: 'resumed',
  };
  return { own, result };
}
