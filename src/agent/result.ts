/** Results of runs that submit nothing, or whose request was not accepted. */
import { isConclusion, type RequestError, type Submission } from '../domain.ts';
import { messagesOf, type InputError } from '../inputs/parse.ts';
import { rejectionReason, type SendResult } from '../job/send-once.ts';
import type { RunResult } from '../report/run-result.ts';
import { explainServiceError, stepsIfUncertain } from '../report/service-errors.ts';
import { showPrompt, type Prompt } from './compose-prompt.ts';
import { commandOf, type RunContext } from './run-context.ts';

/** The run was cancelled before it sent anything to the service. */
export const CANCELLED_EARLY: RunResult = { conclusion: { outcome: 'cancelled', reason: '' } };

export function invalidInputsResult(errors: readonly InputError[]): RunResult {
  const isKeyMissing = errors.every(({ kind }) => kind === 'no-api-key');
  const reason = isKeyMissing ? 'no-api-key' : 'invalid-input';
  return { conclusion: { outcome: 'misconfigured', reason }, steps: messagesOf(errors) };
}

/** Nothing shows whether another run has submitted the same request. */
export function stateUnavailable(context: RunContext): RunResult {
  const { attempt } = context.deps.run;
  const other = attempt > 1 ? `An earlier attempt (this is attempt ${attempt})` : 'Another run';
  return {
    conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
    message: `${other} may have submitted this request, and its state could not be read or written.`,
    steps: [
      ...stepsIfUncertain('create', commandOf(context)),
      ...(context.thread === undefined ? ['To make re-runs safe, set `issue-number`.'] : []),
    ],
  };
}

/** Another run may have submitted the same request. */
export function previousUnconfirmed(context: RunContext): RunResult {
  return {
    conclusion: { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
    message: 'A previous attempt may already have created this job, so it is not submitted again.',
    steps: stepsIfUncertain('create', commandOf(context)),
  };
}

/** Another run submitted the same request in vain. */
export function sameAsPrevious({ outcome, reason, run }: Submission): RunResult {
  const conclusion = { outcome, reason };
  return {
    conclusion: isConclusion(conclusion)
      ? conclusion
      : { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
    message: `The parallel run ${run} submitted this request, and it ended as ${outcome}.`,
    steps: ['Run this one again to submit it.'],
  };
}

/** What is in a prompt may be shown to anyone who reads the docs pull request. */
export const SECRET_IN_PROMPT: RunResult = {
  conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
  message:
    'The prompt contains the value of `api-key`, `previous-api-keys` or `github-token`, so nothing was submitted.',
  steps: ['Remove it from the instruction, the instructions file or the change, and replace the key.'],
};

export const OTHER_INSTRUCTION: RunResult = {
  conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
  message: 'Another use of this action has submitted a different instruction for the same trigger.',
  steps: ['Set a different `comment-tag` for each use.'],
};

/** The request was not accepted, or may not have been. */
export function notSubmitted(
  context: RunContext,
  sent: Exclude<SendResult, { kind: 'sent' }>,
  request: 'create' | 'message',
  prompt: Prompt,
): RunResult {
  if (sent.kind === 'cancelled') return CANCELLED_EARLY;
  const isUncertain = sent.kind === 'uncertain';
  const isSent = isUncertain || sent.reason !== 'not-sent';
  return {
    conclusion: isUncertain
      ? { outcome: 'unconfirmed', reason: `${request}-unconfirmed` }
      : { outcome: 'rejected', reason: sent.reason },
    ...explainServiceError({ ...serviceOf(context), error: sent.error, request, isUncertain }),
    prompt: showPrompt(prompt, isSent ? 'Sent' : 'Not sent'),
  };
}

/** A job that the run needs cannot be read. `wouldSend`: nothing was sent to it for that reason. */
export function jobNotReadable(context: RunContext, error: RequestError, wouldSend: boolean): RunResult {
  const explained = explainServiceError({ ...serviceOf(context), error, request: 'read' });
  return {
    ...explained,
    conclusion: { outcome: 'rejected', reason: rejectionReason(error) ?? 'not-sent' },
    message: `${explained.message}${wouldSend ? ' Nothing was sent.' : ''}`,
  };
}

/** What explanations of errors name. */
export function serviceOf(context: RunContext): Readonly<{ host: string; command: string | undefined }> {
  return { host: context.inputs.connection.baseUrl.host, command: commandOf(context) };
}
