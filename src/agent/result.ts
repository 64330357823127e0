import {
  isConclusion,
  type Conclusion,
  type Job,
  type JobAction,
  type RequestError,
  type Submission,
} from '../domain.ts';
import type { Turn } from '../job/completion.ts';
import type { PollResult } from '../job/poll.ts';
import { rejectionReason, type SendResult } from '../job/send-once.ts';
import { messagesOf, type InputError } from '../inputs/parse.ts';
import { conclusionMessage, conclusionOf, isPullRequestUpdate } from '../report/conclusion.ts';
import { explainServiceError } from '../report/service-errors.ts';
import type { FoundSubmission } from '../thread/find-previous.ts';
import type { Prompt } from './compose-prompt.ts';
import type { RunContext } from './run-context.ts';

/** How a run ended, and all that is known about it. */
export type RunResult = Readonly<{
  conclusion: Conclusion;
  /** One or two plain sentences. */
  message: string;
  job?: Job | undefined;
  /** The pull request was there before the request. */
  isUpdate?: boolean;
  jobAction?: JobAction;
  waitedMs?: number;
  /** How often the job was read. */
  attempts?: number;
  commentUrl?: string;
  /** Why the job is not the one that people might expect. */
  note?: string | undefined;
  /** Invalid inputs, a sentence each. */
  errors?: readonly string[];
  prompt?: Prompt & Readonly<{ isSent: boolean }>;
}>;

/** A job to wait for. */
export type TrackedJob = Readonly<{
  job: Job;
  jobAction: JobAction;
  turn: Turn;
  /** When the service answered, on the monotonic clock. */
  startedAt: number;
  /** The submission whose status comment this run writes; undefined if there is none. */
  found: FoundSubmission | undefined;
  /** Why the job is not the one that people might expect. */
  note?: string | undefined;
  prompt?: RunResult['prompt'];
}>;

export function invalidInputsResult(inputErrors: readonly InputError[]): RunResult {
  const isKeyMissing = inputErrors.every(({ kind }) => kind === 'no-api-key');
  const errors = messagesOf(inputErrors);
  const reason = isKeyMissing ? 'no-api-key' : 'invalid-input';
  return { conclusion: { outcome: 'misconfigured', reason }, message: errors.join(' '), errors };
}

/** The run was cancelled before it sent anything to the service. */
export function cancelledBeforeSubmission(): RunResult {
  return {
    conclusion: { outcome: 'cancelled', reason: '' },
    message: 'The run was cancelled before anything was sent to the docs agent.',
  };
}

/** Nothing shows whether another run has submitted the same request. */
export function stateUnavailable({ deps, thread }: RunContext): RunResult {
  const { attempt } = deps.run;
  const remedy =
    thread === undefined
      ? 'Start a new run to submit it, or set `issue-number` so that later attempts can find the job.'
      : 'If the dashboard shows no job, comment `/docs retry` or start a new run.';
  return {
    conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
    message:
      `Nothing was submitted: the state of this request could not be read or written, and ` +
      `${attempt > 1 ? `an earlier attempt (this is attempt ${attempt})` : 'another run'} may have submitted it. ${remedy}`,
  };
}

/** Another run may have submitted the same request. */
export function previousUnconfirmed(): RunResult {
  return {
    conclusion: { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
    message:
      'A previous attempt may already have created this job, so it is not submitted again. ' +
      'If the dashboard shows no job, comment `/docs retry` or start a new run.',
  };
}

/** Another run submitted the same request in vain. */
export function sameAsPrevious({ outcome, reason, run }: Submission): RunResult {
  const conclusion = { outcome, reason };
  return {
    conclusion: isConclusion(conclusion)
      ? conclusion
      : { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
    message: `The parallel run ${run} submitted this request, and it ended as ${outcome}. Run this one again to submit it.`,
  };
}

/** What is in a prompt may be shown to anyone who reads the docs pull request. */
export const SECRET_IN_PROMPT: RunResult = {
  conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
  message:
    'The prompt contains the value of `api-key`, `previous-api-keys` or `github-token`, so nothing was submitted. Remove it from ' +
    'the instruction, the instructions file or the change, and replace the key.',
};

export const OTHER_INSTRUCTION: RunResult = {
  conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
  message:
    'Another use of this action has submitted a different instruction for the same trigger. Set a different `comment-tag` for each use.',
};

/** The request was not accepted, or may not have been. */
export function notSubmitted(
  { inputs }: RunContext,
  {
    sent,
    request,
    prompt,
  }: Readonly<{
    sent: Exclude<SendResult, { kind: 'sent' }>;
    request: 'create' | 'message';
    prompt: Prompt;
  }>,
): RunResult {
  const { host } = inputs.connection.baseUrl;
  switch (sent.kind) {
    case 'cancelled':
      return cancelledBeforeSubmission();
    case 'rejected':
      return {
        conclusion: { outcome: 'rejected', reason: sent.reason },
        message: explainServiceError({ error: sent.error, request, host, uncertain: false }),
        prompt: { ...prompt, isSent: sent.reason !== 'not-sent' },
      };
    case 'uncertain':
      return {
        conclusion: {
          outcome: 'unconfirmed',
          reason: request === 'create' ? 'create-unconfirmed' : 'message-unconfirmed',
        },
        message: explainServiceError({ error: sent.error, request, host, uncertain: true }),
        prompt: { ...prompt, isSent: true },
      };
  }
}

/** A job that the run needs cannot be read. `wouldSend`: nothing was sent to it for that reason. */
export function jobNotReadable({ inputs }: RunContext, error: RequestError, wouldSend: boolean): RunResult {
  const { host } = inputs.connection.baseUrl;
  const explanation = explainServiceError({ error, request: 'read', host, uncertain: false });
  return {
    conclusion: { outcome: 'rejected', reason: rejectionReason(error) ?? 'not-sent' },
    message: wouldSend ? `${explanation} Nothing was sent.` : explanation,
  };
}

/** The end of a run that submits and does not wait. */
export function detachedResult({ job, jobAction }: TrackedJob): RunResult {
  const conclusion: Conclusion = { outcome: 'still-active', reason: 'not-waiting' };
  return { conclusion, job, jobAction, message: conclusionMessage(conclusion, { job }) };
}

/** The end of a run that has waited. `host` is the service's. */
export function waitResult(
  polled: PollResult,
  { job: first, jobAction, turn }: TrackedJob,
  host: string,
): RunResult {
  const job = polled.job ?? first;
  const { waitedMs, attempts } = polled;
  const conclusion = conclusionOfPoll(polled);
  const common = { conclusion, job, jobAction, waitedMs, attempts };
  if (polled.end === 'connection-lost')
    return {
      ...common,
      message: explainServiceError({ error: polled.error, request: 'read', host, uncertain: false }),
    };
  const isUpdate = turn.kind === 'message' && isPullRequestUpdate(turn.snapshot, job);
  const message = conclusionMessage(conclusion, { job, isUpdate, waitedMs });
  const isAssumed = polled.end === 'finished' && polled.assumedByTimeout;
  return { ...common, isUpdate, message, ...(isAssumed && { note: ASSUMED_BY_TIMEOUT }) };
}

const ASSUMED_BY_TIMEOUT =
  'The service never showed that the job took up the message, so this may be the state from before it.';

function conclusionOfPoll(polled: PollResult): Conclusion {
  switch (polled.end) {
    case 'finished':
      return conclusionOf(polled.job) ?? { outcome: 'still-active', reason: 'timed-out' };
    case 'timed-out':
      return { outcome: 'still-active', reason: 'timed-out' };
    case 'connection-lost':
      return { outcome: 'connection-lost', reason: polled.reason };
    case 'aborted':
      return { outcome: 'cancelled', reason: '' };
  }
}
