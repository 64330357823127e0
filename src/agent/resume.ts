/** What follows if there is a job, or was a request, already: after a re-run, for `job-id`, and for the command `status`. */
import { type ReasonOf, type RequestError, type Submission } from '../domain.ts';
import { evaluateCompletion, NO_OBSERVATIONS, type Turn } from '../job/completion.ts';
import { readJobWithRetry } from '../job/poll.ts';
import { rejectionReason } from '../job/send-once.ts';
import {
  conclusionOf,
  isPullRequestUpdate,
  jobFromSubmission,
} from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import {
  describeError,
  explainServiceError,
  stepsIfUncertain,
  WAYS_TO_REPEAT,
} from '../report/service-errors.ts';
import type { EarlierSubmission } from '../thread/claim.ts';
import type { FoundJob, FoundSubmission } from '../thread/state.ts';
import { finishSubmission } from './report-in-thread.ts';
import type { RunContext } from './run-context.ts';
import { NOT_WAITING, trackJob, waitUntil } from './track.ts';

/** Ends a run whose trigger another run has submitted: resumes its job, or reports its result again. Submits nothing. */
export async function resumePrevious(
  context: RunContext,
  previous: EarlierSubmission,
): Promise<RunResult> {
  switch (previous.kind) {
    case 'resume':
    case 'report':
      return resumeJob(context, previous.found, previous.kind === 'report');
    case 'other-instruction':
      return {
        conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
        message:
          'Another use of this action has submitted a different instruction for the same trigger.',
        steps: ['Set a different `comment-tag` for each use.'],
      };
    case 'unconfirmed':
      return endUnconfirmed(context, previous.found);
  }
}

/** Ends a run whose request an earlier run may have sent. */
async function endUnconfirmed(
  context: RunContext,
  found: FoundSubmission,
): Promise<RunResult> {
  const message =
    'A previous attempt may already have created this job, so it is not submitted again.';
  const result = unconfirmed(context, 'create-unconfirmed', message);
  // An earlier attempt of this run has left its comment as it was while it sent the request.
  const isLeft =
    found.submission.state === 'pending' && found.submission.run === context.run.id;
  return isLeft ? finishSubmission(context, found, result) : result;
}

async function resumeJob(
  context: RunContext,
  found: FoundJob,
  hasEnded: boolean,
): Promise<RunResult> {
  const { submission } = found;
  context.runner.info(
    `Another run has submitted this request as job ${submission.job}. Resuming that job.`,
  );
  const read = await readJobWithRetry(context, submission.job);
  // Whatever the comment says about the job, the service's answer counts.
  const job = read.ok ? read.value : jobFromSubmission(submission);
  const own = takeOver(context, found);
  const turn = turnOfSubmission(context, found);
  if (!hasEnded)
    return trackJob(context, { job, jobAction: 'resumed', turn, found: own });
  const isUpdate = isPullRequestUpdate(submission.baseline, job);
  const conclusion = conclusionOf(job) ?? NOT_WAITING;
  return finishSubmission(context, own, {
    conclusion,
    job,
    isUpdate,
    jobAction: 'resumed',
  });
}

/** Waits for the job of the input `job-id`. If the thread has a submission for it, its status comment is updated. */
export async function trackExistingJob(
  context: RunContext,
  jobId: string,
): Promise<RunResult> {
  const read = await readJobWithRetry(context, jobId);
  if (!read.ok) return jobNotReadable(context, read.error);
  const found = context.thread?.submissions.findLast(
    ({ submission: { job, state } }) => job === jobId && state === 'submitted',
  );
  return trackJob(context, {
    job: read.value,
    jobAction: 'none',
    turn:
      found === undefined
        ? { snapshot: null, sentAt: 0 }
        : turnOfSubmission(context, found),
    found: found && takeOver(context, found),
  });
}

/** Reads the thread's job and updates its status comment. An end that may belong to an earlier message is read once more. */
export async function checkStatus(
  context: RunContext,
  found: FoundJob,
): Promise<RunResult> {
  const { clock, signal } = context;
  const { submission } = found;
  const { baseline } = submission;
  const turn = { snapshot: baseline, sentAt: Date.parse(submission.submittedAt) };
  let observations = NO_OBSERVATIONS;
  for (;;) {
    const read = await readJobWithRetry(context, submission.job);
    if (!read.ok) return jobNotReadable(context, read.error);
    const job = read.value;
    const evaluated = evaluateCompletion({
      turn,
      observations,
      job,
      now: clock.date().getTime(),
    });
    const { completion } = evaluated;
    const hasEnded = submission.state === 'finished' || completion.kind === 'finished';
    if (hasEnded || completion.kind !== 'recheck' || signal.aborted) {
      const conclusion = (hasEnded ? conclusionOf(job) : undefined) ?? NOT_WAITING;
      const isUpdate = isPullRequestUpdate(baseline, job);
      const own = mayWrite(context, submission) ? found : undefined;
      return finishSubmission(context, own, { conclusion, job, isUpdate });
    }
    ({ observations } = evaluated);
    await clock.sleep(completion.inMs, signal);
  }
}

/** The submission as this run waits for it; undefined while another run is alive and writes its comment. */
function takeOver(
  context: RunContext,
  found: FoundSubmission,
): FoundSubmission | undefined {
  if (!mayWrite(context, found.submission)) return undefined;
  return { ...found, submission: { ...found.submission, waitUntil: waitUntil(context) } };
}

/** Whether no other run that is still alive writes the status comment. */
function mayWrite({ run, clock }: RunContext, submission: Submission): boolean {
  const { waitUntil: until } = submission;
  return (
    submission.run === run.id ||
    until === null ||
    Date.parse(until) < clock.date().getTime()
  );
}

function turnOfSubmission({ clock }: RunContext, { submission }: FoundSubmission): Turn {
  const ageMs = Math.max(0, clock.date().getTime() - Date.parse(submission.submittedAt));
  return { snapshot: submission.baseline, sentAt: clock.now() - ageMs };
}

/** It is not known whether the request was submitted: by this run, or by another one of the same trigger. */
export function unconfirmed(
  context: RunContext,
  reason: ReasonOf<'unconfirmed'>,
  message: string,
): RunResult {
  const request = reason === 'message-unconfirmed' ? 'message' : 'create';
  const isStored = reason !== 'state-unavailable';
  const steps = stepsIfUncertain(request, howToSubmitAgain(context, isStored));
  return { conclusion: { outcome: 'unconfirmed', reason }, message, steps };
}

/**
 * How people submit the request of a run again.
 *
 * @param isStored whether a status comment shows the request, so that a command can repeat it
 */
export function howToSubmitAgain(
  { commandEvent, inputs, trigger }: RunContext,
  isStored: boolean,
): string {
  const { command, subject } = inputs;
  if (commandEvent !== undefined)
    return isStored ? WAYS_TO_REPEAT.retry(command) : WAYS_TO_REPEAT.comment();
  if (subject !== 'event') return WAYS_TO_REPEAT.newCommand(command);
  // Each run of a schedule or a dispatch is a request of its own.
  if (trigger.kind === 'run') return WAYS_TO_REPEAT.newRun();
  return WAYS_TO_REPEAT.newCommandOrRun(command);
}

/** A job that the run needs cannot be read. */
export function jobNotReadable({ service }: RunContext, error: RequestError): RunResult {
  const explained = explainServiceError({ ...service, error, request: 'read' });
  const rejected = rejectionReason(error);
  const reason = rejected ?? 'job-unreadable';
  // The title says that the job could not be read. The cause belongs beside it.
  const cause = describeError({ ...error, detail: '' }, service.host);
  const unread = `${cause}. The docs agent may still be working.`;
  const message = rejected === undefined ? unread : explained.message;
  return {
    ...explained,
    conclusion: { outcome: 'rejected', reason },
    message: `${message} Nothing was sent.`,
  };
}
