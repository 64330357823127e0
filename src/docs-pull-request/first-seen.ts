import type { Job, Submission } from '../domain.ts';

/**
 * Whether a job’s pull request has not been finished yet. Finishing happens once, when the first submission with this pull request
 * ends: people may remove a label or a reviewer afterwards.
 *
 * @param before the submission as its comment has it.
 * @param others all other submissions that are known.
 */
export function isFirstSeen(
  before: Submission,
  { id, prLink }: Pick<Job, 'id' | 'prLink'>,
  others: readonly Submission[],
): boolean {
  if (prLink === null) return false;
  const ofJob = others.filter(({ job }) => job === id);
  const wasSeen = [before, ...ofJob].some((each) => each.state === 'finished' && each.prLink === prLink);
  // A job from another thread or run, which has taken care of it.
  const isFromElsewhere = ofJob.length === 0 && before.baseline?.prLink === prLink;
  return !wasSeen && !isFromElsewhere;
}
