/** The paid requests of the last 24 hours, and when the next one is possible. Pure. */
import type { RequestSubmission } from '../domain/submission.ts';
import type { Stored } from './submission-store.ts';

/** How long a paid request counts. */
const PERIOD_MS = 24 * 60 * 60_000;
/** More than the time from the creation of a status comment until its request is accepted. */
const MAX_DELAY_MS = 60 * 60_000;

/** Returns whether a request was sent, or perhaps sent: a job and a message cost the same. */
export function isPaid({ state, job, outcome }: RequestSubmission): boolean {
  // A pending request may have been sent.
  return state !== 'finished' || job !== null || outcome === 'unconfirmed';
}

/** Returns how far back status comments must be read, so that none of a request that counts is missing. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - PERIOD_MS - MAX_DELAY_MS);
}

/** Finds the paid requests that count, oldest first. A claim that several comments show counts as the oldest one says. */
export function findPaidRequests(
  found: readonly Stored[],
  now: Date,
): readonly RequestSubmission[] {
  const byComment = found.toSorted((one, other) => one.comment.id - other.comment.id);
  const claims = new Map<string, RequestSubmission>();
  for (const { submission } of byComment) {
    // The comment on a docs pull request costs nothing.
    if (submission.kind === 'link') continue;
    if (!claims.has(submission.claimId)) claims.set(submission.claimId, submission);
  }
  const start = now.getTime() - PERIOD_MS;
  const paid: RequestSubmission[] = [];
  for (const submission of claims.values()) {
    const isRecent = Date.parse(submission.submittedAt) > start;
    if (isRecent && isPaid(submission)) paid.push(submission);
  }
  return paid.toSorted((one, other) => one.submittedAt.localeCompare(other.submittedAt));
}

/**
 * Returns when the next request is possible; undefined if it is possible now.
 *
 * @param paid the requests that count, oldest first.
 */
export function nextPossibleAt(
  paid: readonly RequestSubmission[],
  max: number,
): Date | undefined {
  // The next request is possible as soon as this one no longer counts.
  const blocking = paid.at(-max);
  if (blocking === undefined) return undefined;
  return new Date(Date.parse(blocking.submittedAt) + PERIOD_MS);
}
