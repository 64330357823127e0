/** Results of runs that submit nothing, or whose request was not accepted. */
import type { ReasonOf, RequestError } from '../domain.ts';
import { rejectionReason, type SendResult } from '../job/send-once.ts';
import type { RunResult } from '../report/run-result.ts';
import { explainServiceError, stepsIfUncertain } from '../report/service-errors.ts';
import { showPrompt, type Prompt } from './compose-prompt.ts';
import { commandOf, type RunContext } from './run-context.ts';

/** The run was cancelled before it sent anything to the service. */
export const CANCELLED_EARLY: RunResult = { conclusion: { outcome: 'cancelled', reason: '' } };

/** It is not known whether the request was submitted: by this run, or by another one of the same trigger. */
export function unconfirmed(
  context: RunContext,
  reason: ReasonOf<'unconfirmed'>,
  message: string,
  ...moreSteps: readonly string[]
): RunResult {
  const request = reason === 'message-unconfirmed' ? 'message' : 'create';
  const steps = [...stepsIfUncertain(request, commandOf(context)), ...moreSteps];
  return { conclusion: { outcome: 'unconfirmed', reason }, message, steps };
}

/** Nothing shows whether another run has submitted the same request. */
export function stateUnavailable(context: RunContext): RunResult {
  const { attempt } = context.deps.run;
  const other = attempt > 1 ? `An earlier attempt (this is attempt ${attempt})` : 'Another run';
  const message = `${other} may have submitted this request, and its state could not be read or written.`;
  const moreSteps = context.thread === undefined ? ['To make re-runs safe, set `issue-number`.'] : [];
  return unconfirmed(context, 'state-unavailable', message, ...moreSteps);
}

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
  return { host: context.inputs.baseUrl.host, command: commandOf(context) };
}
