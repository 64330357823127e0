/** The paid requests of the last 24 hours, and when the next one is possible. Pure. */
import type { RequestClaim } from './context.ts';

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

function timeOf({ comment }: RequestClaim): number {
  return Date.parse(comment.createdAt);
}
