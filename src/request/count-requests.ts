/** The paid requests of the last 24 hours, and when the next one is possible. Pure. */
import { isEarlierAttempt, MAX_UNBOUND_MS, type RequestIdentity } from '../once/entry.ts';
import { type RequestClaim, isCopiedClaim } from '../record/entries.ts';

/** How long a paid request counts. */
const PERIOD_MS = 24 * 60 * 60_000;

/** Returns whether a request was sent, or perhaps: a job and a message cost the same. */
export function isPaidRequest({ sent }: Pick<RequestClaim, 'sent'>): boolean {
  return sent !== 'no';
}

/** Returns since when paid requests count. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - PERIOD_MS);
}

/** Finds the paid requests that count, oldest first. */
export function findPaidRequests(
  claims: readonly RequestClaim[],
  now: Date,
): readonly RequestClaim[] {
  const start = countsSince(now).getTime();
  const paid = claims.filter((each) => each.isBound && isPaidRequest(each));
  const recent = paid.filter(({ comment }) => Date.parse(comment.createdAt) > start);
  return recent.toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** The request of a run that counts. */
type OwnRequest = Pick<RequestIdentity, 'cause' | 'run' | 'attempt'>;

/**
 * Counts the requests that other runs may be about to send, by the claims that they have not bound: one for each cause. A cause with a bound
 * entry that has not come to nothing is not sent again.
 *
 * @param listedAt GitHub's time of the list of claims. If it is undefined, no claim is too old.
 */
export function countPendingRequests(
  claims: readonly RequestClaim[],
  own: OwnRequest,
  listedAt: number | undefined,
): number {
  const causes = new Set<string>();
  for (const claim of claims) {
    if (claim.request === null || !isPending(claim, own, listedAt)) continue;
    causes.add(claim.request.cause.key);
  }
  for (const { request, isBound, mayRepeat } of claims) {
    if (request !== null && isBound && !mayRepeat) causes.delete(request.cause.key);
  }
  causes.delete(own.cause.key);
  return causes.size;
}

/** Returns whether the run of a claim can still bind it, and may then send. */
function isPending(
  claim: RequestClaim,
  own: OwnRequest,
  listedAt: number | undefined,
): boolean {
  if (claim.isBound || isEarlierAttempt(claim, own) || isCopiedClaim(claim)) return false;
  return listedAt === undefined || listedAt - timeOf(claim) < MAX_UNBOUND_MS;
}

/**
 * Returns when the next request is possible; undefined if it is possible now.
 *
 * @param paid the requests that count, oldest first.
 */
export function nextRequestPossibleAt(
  paid: readonly RequestClaim[],
  max: number,
): Date | undefined {
  // The next request is possible as soon as this one no longer counts.
  const blocking = paid.at(-max);
  if (blocking === undefined) return undefined;
  return new Date(timeOf(blocking) + PERIOD_MS);
}

function timeOf(claim: RequestClaim): number {
  return Date.parse(claim.comment.createdAt);
}
