/** Results without an explanation. The entry of the action loads them, so this file imports nothing else. */
import type { NothingSent, Submitted } from '../domain/run-result.ts';

/** An exception, which is a bug of this action, has ended the run. */
export const INTERNAL_ERROR: Submitted = {
  family: 'submitted',
  conclusion: { outcome: 'internal-error', reason: '' },
};

/** The run was cancelled before it sent anything to the service. */
export const CANCELLED_EARLY: NothingSent = {
  family: 'nothing-sent',
  conclusion: { outcome: 'cancelled', reason: '' },
};
