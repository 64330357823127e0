import type { RequestEntry } from '../job/request-entry.ts';
import { notOk } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import type { RequestRecord } from '../domain/request-record.ts';
import type { NothingSent, RunResult, Submitted } from '../domain/run-result.ts';

/** A job as a run saw it first. `at` is ISO 8601. */
export type FirstSight = Readonly<{ job: Job; at: string }>;

/** How a request has ended, and what is still to be written because of it (`finish.ts`). */
export type Ended = Readonly<{
  result: RunResult;
  /** The run's own entry, as its status comment has it; the result is written there. */
  own?: RequestEntry | undefined;
  /** The record of a request of this run that has no status comment. */
  record?: RequestRecord | undefined;
  /** The job as the run saw it first, if there is one. */
  first?: FirstSight | undefined;
}>;

/** Ends a phase with a result. */
export function endRequest(
  result: RunResult,
  more: Omit<Ended, 'result'> = {},
): Readonly<{ ok: false; error: Ended }> {
  return notOk({ result, ...more });
}

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
