/** Results without an explanation. The entry of the action loads them, so this file imports nothing else. */
import type { RunResult } from '../domain/run-result.ts';

/** An exception, which is a bug of this action, has ended the run. */
export const INTERNAL_ERROR: RunResult = {
  conclusion: { outcome: 'internal-error', reason: '' },
};

/** The run was cancelled before it sent anything to the service. */
export const CANCELLED_EARLY: RunResult = {
  conclusion: { outcome: 'cancelled', reason: '' },
};
