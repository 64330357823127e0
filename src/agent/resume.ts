import type { JobAction } from '../domain.ts';
import type { JobsApi } from '../ports.ts';
import { conclusionOf, conclusionMessage } from '../report/conclusion.ts';
import { findPrevious, type PreviousSubmission } from '../thread/deduplicate.ts';
import { getJobWithRetry, type SubmitResult } from './submit.ts';
import { jobFromState, turnOfSubmission, type SubmissionRequest } from '../thread/state.ts';
import type { StatusComment } from '../thread/status-comment.ts';
import type { Dependencies } from './dependencies.ts';

/** How long a run waits for another one to write down what it is asking. */
const PENDING_WAIT_MS = 30_000;
const PENDING_POLL_MS = 3000;

/** What the thread remembers of this trigger, as it was read last or in another `memory`. */
export function findPreviousIn(
  { clock }: Dependencies,
  { trigger, digest, triggeredAt }: SubmissionRequest,
  { state, pendingClaims }: Pick<StatusComment, 'state' | 'pendingClaims'>,
): PreviousSubmission {
  return findPrevious({ state, pendingClaims, trigger, digest, triggeredAt, now: clock.date() });
}

/** What the thread remembers of this trigger, after giving a run that is asking right now the time to say so. */
export async function awaitPrevious(
  deps: Dependencies,
  request: SubmissionRequest,
  claimed: boolean,
): Promise<PreviousSubmission> {
  const { clock, signal } = deps;
  const until = clock.now() + PENDING_WAIT_MS;
  for (;;) {
    const { statusComment } = request;
    if (statusComment === undefined) return { kind: 'new' };
    const found = findPreviousIn(deps, request, statusComment);
    // The claim may be that of another use, which leaves nothing here.
    const isExpected =
      claimed && found.kind === 'new' && !statusComment.isSubmittedByOtherKey(request.trigger);
    const wait = found.kind === 'pending' || isExpected;
    if (!wait || signal.aborted) return found;
    if (clock.now() >= until)
      return found.kind === 'new' ? found : { kind: 'unconfirmed', reason: 'pending' };
    await clock.sleep(PENDING_POLL_MS, signal);
    request.warn('The thread could not be read again', await statusComment.reloadAll());
  }
}

/** Acts on a memory: takes the job up, tells its end again, or ends; undefined where the trigger is to be asked for. */
export async function resumePrevious(
  deps: Dependencies,
  service: JobsApi,
  previous: PreviousSubmission,
): Promise<SubmitResult | undefined> {
  switch (previous.kind) {
    case 'new':
    case 'retry':
      return undefined;
    case 'other-instruction':
      return {
        kind: 'not-submitted',
        conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
        message:
          'Another use of this action in the same thread has asked something else for the same trigger. ' +
          'Give each use a `comment-tag` of its own.',
      };
    case 'pending':
    case 'unconfirmed':
      return {
        kind: 'not-submitted',
        conclusion: { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
        message:
          'An earlier attempt may have asked for this job, and nothing tells how that went, so it is not asked for again. ' +
          'Look at the dashboard; if there is no job, ask anew.',
      };
    case 'resume':
    case 'report':
      return resumeJob(deps, service, previous);
  }
}

/** Reads a remembered job anew: whatever the record says of it, the service's word counts. */
async function resumeJob(
  deps: Dependencies,
  service: JobsApi,
  { kind, submission, job: jobId }: Extract<PreviousSubmission, { kind: 'resume' | 'report' }>,
): Promise<SubmitResult> {
  const { clock, runner } = deps;
  runner.info(`This was asked for before, as job ${jobId}; it is taken up rather than asked for again.`);
  const found = await getJobWithRetry(deps, service, jobId);
  const jobAction: JobAction = 'resumed';
  // Waiting for it looks again.
  const job = found.ok ? found.value : jobFromState({ ...submission, job: jobId });
  if (kind === 'report') {
    const conclusion = conclusionOf(job) ?? { outcome: 'still-active', reason: 'not-waiting' };
    return {
      kind: 'not-submitted',
      conclusion,
      message: conclusionMessage(conclusion, job, 0),
      job,
      jobAction,
      submit: submission,
    };
  }
  return {
    kind: 'submitted',
    job,
    jobAction,
    turn: turnOfSubmission(submission, clock),
    submittedAtMs: clock.now(),
    submit: submission,
    note: undefined,
  };
}
