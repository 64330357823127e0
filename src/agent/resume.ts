/** The end of a run that does not send: another run has the trigger, or nothing can be sent. */
import { conclusionOf, jobFromSubmission } from '../job/conclusion.ts';
import { isPullRequestUpdate } from '../domain/job.ts';
import type { RunResult, Tracked } from '../domain/run-result.ts';
import type { Claim, EarlierSubmission } from '../thread/claim.ts';
import type { JobSubmission, Stored } from '../thread/submission-store.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import type { Ended } from './ended.ts';
import { clearPostState } from './post-state.ts';
import type { Preparing } from './prepare-request.ts';
import { readJob } from './read-job.ts';
import {
  NOT_WAITING,
  notRecorded,
  OTHER_INSTRUCTION,
  STATE_FAILED,
  stateUnavailable,
  unconfirmed,
  type RepeatSource,
} from './results.ts';
import type { RunContext } from './run-context.ts';
import { takeOver, trackJob, turnOfSubmission, type TrackingContext } from './track.ts';

/** The fields that a run without the claim ends with. */
type WithoutClaimContext = TrackingContext &
  RepeatSource &
  Pick<RunContext, 'run' | 'github' | 'thread'>;

/** Ends a run that does not own its trigger: another run has it, GitHub had a fault, or the run was cancelled. */
export async function endWithoutClaim(
  context: WithoutClaimContext,
  claim: Exclude<Claim, { kind: 'owner' }>,
  preparing: Preparing,
): Promise<Ended> {
  const { runner, github } = context;
  switch (claim.kind) {
    case 'previous':
      // If this run had a comment of its own, it is deleted now.
      clearPostState(runner);
      return resumePrevious(context, claim.previous);
    case 'cancelled':
      return { ...claim, result: CANCELLED_EARLY };
    case 'not-sent': {
      const result = await unsentResult(context, claim, preparing);
      return { own: claim.own, reaction: claim.reaction, result };
    }
    case 'unavailable':
      if (claim.error !== undefined) github.warn(STATE_FAILED, claim.error);
      clearPostState(runner);
      return { result: stateUnavailable(context) };
  }
}

/** Returns why nothing was sent. A request that could not have been sent anyway has an error that matters more than GitHub's. */
async function unsentResult(
  context: Pick<RunContext, 'errorContext'>,
  claim: Extract<Claim, { kind: 'not-sent' }>,
  { hasBegun, prepared }: Preparing,
): Promise<RunResult> {
  const request = hasBegun ? await prepared() : undefined;
  if (request?.ok === false) return request.error;
  return notRecorded(context, claim);
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
  const result = unconfirmed(context, 'create-unconfirmed', message);
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
  const { submission } = found;
  context.runner.info(
    `Another run has submitted this request as job ${submission.job}. Resuming that job.`,
  );
  const read = await readJob(context, submission.job);
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok ? read.value : jobFromSubmission(submission);
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
