/** Results of runs that submit nothing, or whose request was not accepted. */
import type { Conclusion, ReasonOf, RequestError } from '../domain.ts';
import { rejectionReason } from '../job/send-once.ts';
import type { RunResult } from '../report/run-result.ts';
import { explainServiceError, stepsIfUncertain } from '../report/service-errors.ts';
import type { RunContext } from './run-context.ts';

/** The run was cancelled before it sent anything to the service. */
export const CANCELLED_EARLY: RunResult = { conclusion: { outcome: 'cancelled', reason: '' } };

/** The job is active, and the run ends without waiting for it. */
export const NOT_WAITING: Conclusion = { outcome: 'still-active', reason: 'not-waiting' };

/** It is not known whether the request was submitted: by this run, or by another one of the same trigger. */
export function unconfirmed(
  { service }: RunContext,
  reason: ReasonOf<'unconfirmed'>,
  message: string,
): RunResult {
  const steps = stepsIfUncertain(reason === 'message-unconfirmed' ? 'message' : 'create', service.command);
  return { conclusion: { outcome: 'unconfirmed', reason }, message, steps };
}

/** A job that the run needs cannot be read. `wouldSend`: nothing was sent to it for that reason. */
export function jobNotReadable({ service }: RunContext, error: RequestError, wouldSend: boolean): RunResult {
  const explained = explainServiceError({ ...service, error, request: 'read' });
  return {
    ...explained,
    conclusion: { outcome: 'rejected', reason: rejectionReason(error) ?? 'not-sent' },
    message: `${explained.message}${wouldSend ? ' Nothing was sent.' : ''}`,
  };
}
