/** When the state of another run counts in a claim (docs/at-most-once.md). */
import type { SubmissionFacts } from '../domain/submission.ts';
import { isNotSent } from './state.ts';
import type { ClaimState } from './submission-store.ts';

/** A run binds its state within this time of the creation of its comment, or sends nothing. On GitHub's clock. */
export const MAX_BINDING_MS = 5 * 60_000;
/** An unbound state that is older can no longer be bound, whatever lists show and however slow GitHub is. */
export const MAX_UNBOUND_MS = 10 * 60_000;

/**
 * Returns whether the run of a state has ended, or can no longer send, so that another run may submit.
 *
 * @param own the comment and the submission of the run that decides
 */
export function hasLapsed(
  { submission, comment, isBound }: ClaimState,
  own: Readonly<{
    createdAt: string;
    submission: Pick<SubmissionFacts, 'run' | 'attempt'>;
  }>,
): boolean {
  if (isNotSent(submission)) return true;
  if (isBound) return false;
  const isEarlierAttempt =
    submission.run === own.submission.run && submission.attempt < own.submission.attempt;
  const ageMs = Date.parse(own.createdAt) - Date.parse(comment.createdAt);
  return isEarlierAttempt || ageMs >= MAX_UNBOUND_MS;
}
