/** The paid requests of the last 24 hours, and when the next one is possible. Pure. */
import { isCopy, type Submission } from '../domain/submission.ts';
import type { FoundSubmission } from './state.ts';

/** How long a paid request counts. */
const PERIOD_MS = 24 * 60 * 60_000;
/** More than the time from the creation of a status comment until its request is accepted. */
const MAX_DELAY_MS = 60 * 60_000;

/** A number of requests that must not be exceeded. `input` names it; without `max` there is no limit. */
export type RequestLimit = Readonly<{
  input: string;
  max: number | undefined;
  /** The requests that count, oldest first. */
  paid: readonly Submission[];
}>;

/** A limit that holds a request back, and when the next request is possible. */
export type ReachedLimit = Readonly<{ input: string; max: number; nextAt: Date }>;

/** Whether a request was sent, or perhaps sent: a job and a message cost the same. A comment that links to it costs nothing. */
export function isPaid(submission: Submission): boolean {
  const { state, job, outcome, reason } = submission;
  if (isCopy(submission)) return false;
  // A pending request may have been sent.
  if (state !== 'finished' || job !== null) return true;
  const isUncertain = reason === 'create-unconfirmed' || reason === 'message-unconfirmed';
  return outcome === 'unconfirmed' && isUncertain;
}

/** Returns how far back status comments must be read, so that none of a request that counts is missing. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - PERIOD_MS - MAX_DELAY_MS);
}

/** Finds the paid requests that count, oldest first. A claim that several comments show counts as the oldest one says. */
export function findPaidRequests(
  found: readonly FoundSubmission[],
  now: Date,
): readonly Submission[] {
  const byComment = found.toSorted((one, other) => one.comment.id - other.comment.id);
  const claims = new Map<string, Submission>();
  for (const { submission } of byComment) {
    const { claimId } = submission;
    if (!isCopy(submission) && !claims.has(claimId)) claims.set(claimId, submission);
  }
  const start = now.getTime() - PERIOD_MS;
  return [...claims.values()]
    .filter((submission) => isPaid(submission))
    .filter(({ submittedAt }) => Date.parse(submittedAt) > start)
    .toSorted((one, other) => one.submittedAt.localeCompare(other.submittedAt));
}

/** Finds the limit that holds a request back longest, if any is reached. */
export function findReachedLimit(
  limits: readonly RequestLimit[],
): ReachedLimit | undefined {
  let longest: ReachedLimit | undefined;
  for (const { input, max, paid } of limits) {
    if (max === undefined) continue;
    // The next request is possible as soon as this one no longer counts.
    const blocking = paid.at(-max);
    if (blocking === undefined) continue;
    const nextAt = new Date(Date.parse(blocking.submittedAt) + PERIOD_MS);
    if (longest === undefined || nextAt > longest.nextAt)
      longest = { input, max, nextAt };
  }
  return longest;
}
