import type { Ended } from '../domain/ended.ts';
import { notOk } from '../domain/errors.ts';
import type { RequestRecord } from '../record/request-record.ts';
import type { RequestEntry } from '../record/entries.ts';

/** How a run ends that has a request, and where that is still to be written (`finish.ts`). */
export type EndedRequest = Ended &
  Readonly<{
    /** The entry as its comment has it; undefined if there is none, or if another run writes it. */
    entry?: RequestEntry | undefined;
    /** The record of a request of this run that has no status comment. */
    record?: RequestRecord | undefined;
  }>;

/** Ends a phase of a request. */
export function endRequest(
  ended: Ended,
  entry?: RequestEntry,
): Readonly<{ ok: false; error: EndedRequest }> {
  return notOk({ ...ended, entry });
}

/** An exception, which is a bug of this action, has ended the run. */
export const INTERNAL_ERROR: Ended = {
  conclusion: { outcome: 'internal-error', reason: '' },
};

/** The run was cancelled before it sent anything to the service. */
export const CANCELLED_EARLY: Ended = {
  conclusion: { outcome: 'cancelled', reason: '' },
};
