/** Requests that no run will finish: the run has ended, and its status comment says that it is about to send (once/README.md). */
import type { CauseRef } from '../domain/cause.ts';
import type { Ended } from '../domain/ended.ts';
import type { RequestEntry } from '../job/request-entry.ts';
import { isReadableEntry } from '../once/entry.ts';
import type { RequestClaim } from '../request/context.ts';
import { isCopiedClaim } from '../request/entries.ts';
import { RUN_ENDED, unconfirmedRequest } from '../request/results.ts';

/** A run sends within minutes of the creation of its comment. The rest is for clocks that are wrong. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Finds the requests without a job whose status comment is older than an hour. */
export function findLeftRequests(
  claims: readonly RequestClaim[],
  now: Date,
): readonly RequestEntry[] {
  return claims.filter(isReadableEntry).filter((entry) => isLeft(entry, now));
}

function isLeft(entry: RequestEntry, now: Date): boolean {
  if (entry.isFinished || entry.sent === 'yes') return false;
  const ageMs = now.getTime() - Date.parse(entry.comment.createdAt);
  return ageMs > LEFT_AFTER_MS && !isCopiedClaim(entry);
}

/** Returns how a request that was left ends. Nothing was sent if its entry is not bound. */
export function endOfLeftRequest({ isBound, request, payload }: RequestEntry): Ended {
  const cause = request?.cause;
  if (isBound) {
    const { commandWord } = payload.finishing;
    const kind = payload.care === undefined ? 'create' : 'message';
    return unconfirmedRequest(kind, RUN_ENDED, { cause, commandWord });
  }
  return {
    conclusion: { outcome: 'cancelled', reason: '' },
    message: 'The run ended before it sent the request.',
    steps: isRepeatedByRun(cause) ? ['Re-run the workflow job.'] : [],
  };
}

/** The status comment of a command has a hint of its own, and a message about the docs pull request is repeated without people. */
function isRepeatedByRun(cause: CauseRef | undefined): boolean {
  return cause?.comment === null && cause.kind !== 'care';
}
