import type { Result, Submission, Conclusion, Job, JobAction } from '../domain.ts';
import type { JobsApi } from '../ports.ts';
import { snapshotOf, turnOf, type Turn } from '../job/completion.ts';
import { explainServiceError } from '../report/service-errors.ts';
import type { Target } from '../thread/job-reuse.ts';
import type { Prompt } from './compose-prompt.ts';
import type { Inputs } from './inputs.ts';
import { savePostState, type PostState } from './post-state.ts';
import type { RunContext } from './run-context.ts';
import { rejectionReason, sendOnce, type SendResult } from '../job/send-once.ts';
import { markSubmitted, pendingSubmission, markUnsent, type SubmissionRequest } from '../thread/state.ts';
import type { Dependencies } from './dependencies.ts';

/** A job to wait for. */
export type Submitted = Readonly<{
  kind: 'submitted';
  job: Job;
  jobAction: JobAction;
  turn: Turn;
  /** On the monotonic clock: when the service answered. */
  submittedAtMs: number;
  /** The thread's entry, where there is a thread. */
  submit: Submission | undefined;
  note: string | undefined;
  /** The newest commit that it deals with, where that is known. */
  coveredSha?: string | undefined;
}>;

export const CANCELLED_MESSAGE = 'The run was cancelled before anything was sent to the docs agent.';

/** The end of a run that asked for nothing, or in vain. */
export type NotSubmitted = Readonly<{
  kind: 'not-submitted';
  conclusion: Conclusion;
  message: string;
  job?: Job;
  jobAction?: JobAction;
  submit?: Submission | undefined;
}>;
export type SubmitResult = Submitted | NotSubmitted;

/** Writes down what is about to be asked, for other runs and for the post step. */
export async function recordPending(
  { deps, statusReporter }: Pick<RunContext, 'deps' | 'statusReporter'>,
  request: SubmissionRequest,
  target: Target,
): Promise<Submission> {
  await request.statusComment?.reloadIfStale();
  const pending = pendingSubmission(request, {
    run: deps.run.id,
    now: deps.clock.date(),
    snapshot: target.kind === 'message' ? snapshotOf(target.job) : null,
    job: target.kind === 'message' ? target.job.id : null,
  });
  savePending(deps, request, { submission: pending });
  await statusReporter.save(pending, {
    phase: { kind: 'submitting' },
    message: 'The request is on its way.',
    note: target.note,
  });
  return pending;
}

/** For the post step: what may be on its way when the run ends here. */
function savePending(
  { runner }: Dependencies,
  { statusComment }: SubmissionRequest,
  state: Pick<PostState, 'submission' | 'isSending'>,
): void {
  if (statusComment === undefined) return;
  savePostState(runner, { thread: statusComment.ref.thread, commentId: statusComment.comment?.id, ...state });
}

/** Sends the request once, its intent written down before. */
export async function submit(
  { deps, inputs, service }: RunContext,
  {
    request,
    target,
    pending,
    prompt,
  }: Readonly<{ request: SubmissionRequest; target: Target; pending: Submission; prompt: Prompt }>,
): Promise<SubmitResult> {
  const { clock } = deps;
  savePending(deps, request, { submission: pending, isSending: true });
  const result = await sendOnce({
    post: (signal) =>
      target.kind === 'message'
        ? service.message(target.job.id, prompt.text, signal)
        : service.create(prompt.text, signal),
    clock,
    random: deps.random,
    maxWaitMs: inputs.waitMs,
    signal: deps.signal,
    log: (line) => deps.runner.info(line),
  });
  const submittedAtMs = clock.now();
  if (result.kind !== 'sent') return explainNotSent(result, { inputs, target, pending });

  const entry = markSubmitted(pending, result.job, clock.date());
  const turn = turnOf(pending.snapshot, submittedAtMs);
  const jobAction = target.kind === 'message' ? 'messaged' : 'created';
  const { coveredSha } = prompt;
  return {
    kind: 'submitted',
    job: result.job,
    jobAction,
    turn,
    submittedAtMs,
    submit: entry,
    note: target.note,
    coveredSha,
  };
}

function explainNotSent(
  result: Exclude<SendResult, { kind: 'sent' }>,
  { inputs, target, pending }: Readonly<{ inputs: Inputs; target: Target; pending: Submission }>,
): NotSubmitted {
  const request = target.kind;
  const { host } = inputs.connection.baseUrl;
  switch (result.kind) {
    case 'rejected': {
      const conclusion: Conclusion = { outcome: 'rejected', reason: result.reason };
      return notSubmitted(
        conclusion,
        explainServiceError({ error: result.error, request, host, uncertain: false }),
        markUnsent(pending),
      );
    }
    case 'uncertain': {
      const conclusion: Conclusion = {
        outcome: 'unconfirmed',
        reason: request === 'create' ? 'create-unconfirmed' : 'message-unconfirmed',
      };
      return notSubmitted(
        conclusion,
        explainServiceError({ error: result.error, request, host, uncertain: true }),
        pending,
      );
    }
    case 'cancelled':
      return notSubmitted({ outcome: 'cancelled', reason: '' }, CANCELLED_MESSAGE, markUnsent(pending));
  }
}

function notSubmitted(conclusion: Conclusion, message: string, submit: Submission): NotSubmitted {
  return { kind: 'not-submitted', conclusion, message, submit };
}

/** Waits between tries to read the job before anything is sent; reading costs nothing, so it may be repeated. */
const RETRY_DELAYS_MS = [1000, 2000, 4000];

/** Reads a job that is there already, patiently. */
export async function getJobWithRetry(
  { clock, random, signal }: Dependencies,
  service: JobsApi,
  jobId: string,
): Promise<Result<Job>> {
  for (const wait of RETRY_DELAYS_MS) {
    const answer = await service.get(jobId, signal);
    const final =
      answer.ok ||
      (answer.error.kind === 'status' &&
        rejectionReason(answer.error) !== undefined &&
        answer.error.status !== 429);
    if (final || signal.aborted) return answer;
    await clock.sleep(wait * random(), signal);
  }
  return service.get(jobId, signal);
}
