/** The end of a run whose main step was interrupted and has left a submission: it was cancelled, killed or cut off, or had an exception. */
import { conclusionOf, jobFromSubmission } from '../job/conclusion.ts';
import type { NothingSent, RunResult } from '../domain/run-result.ts';
import { hasJob } from '../thread/state.ts';
import type { Stored } from '../thread/submission-store.ts';
import { CANCELLED_EARLY, INTERNAL_ERROR } from './early-results.ts';
import type { EndedRun } from './ended.ts';
import { finish } from './finish.ts';
import { combineInputs } from './inputs.ts';
import { EXCEPTION_STATE, loadPostState, type PostState } from './post-state.ts';
import { reportSettingsOf } from './report-settings.ts';
import { readJob, type JobReading } from './read-job.ts';
import { unconfirmed, type RepeatSource } from './results.ts';
import {
  createRunContext,
  type ContextDependencies,
  type Dependencies,
  type RunContext,
} from './run-context.ts';

/** An exception has ended the run before it sent anything to the service. */
const INTERNAL_ERROR_EARLY: NothingSent = {
  family: 'nothing-sent',
  conclusion: INTERNAL_ERROR.conclusion,
  message:
    'This is a bug in the action. The run log has the details. Nothing was sent to the docs service.',
};

/** The dependencies that an interrupted run is recovered with. */
type RecoveryDependencies = ContextDependencies & Pick<Dependencies, 'fields'>;

/** Runs the post step, which finishes what the main step left. Never fails. */
export async function runPostStep(deps: RecoveryDependencies): Promise<false> {
  const hadException = deps.runner.getState(EXCEPTION_STATE) !== '';
  const ended = await recoverEndedRun(deps, hadException);
  if (ended === undefined) return false;
  await finish(deps, reportSettingsOf(deps.fields), ended);
  if (ended.own !== undefined) {
    deps.runner.info('Finished the status comment, because the main step ended early.');
  }
  return false;
}

/** Recovers how an interrupted run ends, from the submission that its main step has left. Undefined if it has left none. */
export async function recoverEndedRun(
  deps: RecoveryDependencies,
  hadException: boolean,
): Promise<EndedRun | undefined> {
  const state = loadPostState(deps.runner);
  const { repository } = deps.run;
  const inputs = combineInputs(deps.fields, { event: undefined, repository });
  if (state === undefined || !inputs.ok) return undefined;
  const { repositoryId } = state.location;
  const run = { ...deps.run, repositoryId };
  const context = createRunContext({ ...deps, run }, inputs.value);
  const own = await findOwnSubmission(context, state);
  if (own === undefined) {
    return { context, result: hadException ? INTERNAL_ERROR : CANCELLED_EARLY };
  }
  const result = await resolveResult(context, own, state, hadException);
  return { context, own, result };
}

/** Reads the status comment of the run, by its id or by its claim. Undefined if there is none. */
async function findOwnSubmission(
  { stores }: Pick<RunContext, 'stores'>,
  left: PostState,
): Promise<Stored | undefined> {
  const { location } = left;
  if (left.comment === undefined) {
    const found = await stores.own.findClaim(location, left.submission.claimId);
    return found.ok ? found.value : undefined;
  }
  const { comment, submission } = left;
  const own = {
    location,
    comment,
    submission,
    isBound: true,
    revision: '',
    keyLine: 0,
  };
  const read = await stores.own.read(location, comment.id);
  if (!read.ok) return own;
  if (read.value === undefined) return undefined;
  const { revision, keyLine } = read.value;
  const shown = read.value.submission;
  // The job may have been saved although GitHub's answer was lost, and must not be replaced.
  const isJobNew = !hasJob(submission) && shown !== undefined && hasJob(shown);
  if (isJobNew) return { ...own, revision, keyLine, submission: shown };
  return { ...own, revision, keyLine };
}

async function resolveResult(
  context: JobReading & RepeatSource,
  { submission, keyLine }: Stored,
  { sending, conclusion: known }: PostState,
  hadException: boolean,
): Promise<RunResult> {
  const end = hadException ? INTERNAL_ERROR : CANCELLED_EARLY;
  if (!hasJob(submission)) {
    if (known !== undefined) return { ...end, conclusion: known };
    if (sending === undefined) return hadException ? INTERNAL_ERROR_EARLY : end;
    const message =
      'The run ended while its request was being sent, so the request may have been accepted.';
    return unconfirmed(context, sending, message);
  }
  const read = await readJob(context, { id: submission.job, keyLine });
  const job = read.ok ? read.value : jobFromSubmission(submission);
  // After a message the end may belong to the work before it; a single read is certain only for a new job.
  const isCertain = read.ok && submission.baseline === null;
  const ended = isCertain ? conclusionOf(job) : undefined;
  const conclusion = ended ?? known ?? end.conclusion;
  return { family: 'tracked', conclusion, job };
}
