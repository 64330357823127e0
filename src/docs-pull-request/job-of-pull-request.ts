/**
 * Finds the job of a docs pull request. Only a signed state says whose it is: the linked comment on the
 * pull request, or a status comment whose job has opened it. Neither its author nor its branch counts.
 */
import type { Submission } from '../domain/submission.ts';
import { byComment, isJobSubmission } from '../thread/state.ts';
import type { JobSubmission, Stored } from '../thread/submission-store.ts';
import { keyOfPullRequest, pullRequestKey } from '../text/urls.ts';

/** A pull request in the repository of the workflow, `owner/name`. */
export type OwnPullRequest = Readonly<{
  number: number;
  repository: string;
  serverUrl: URL;
}>;

/** Returns the newest submission with a job that has opened the pull request, or works on it. */
export function findJobOfPullRequest(
  submissions: readonly Stored[],
  pull: OwnPullRequest,
): JobSubmission | undefined {
  const withJob = submissions.filter(isJobSubmission);
  const ofPull = withJob.filter(
    (stored) => isLinkOn(stored, pull) || namesPullRequest(stored, pull),
  );
  return ofPull.toSorted(byComment).at(-1);
}

/** Returns whether this is the linked comment on the pull request. Its link may have the name that the repository had then. */
function isLinkOn({ submission, location }: Stored, { number }: OwnPullRequest): boolean {
  return submission.kind === 'link' && location.thread === number;
}

/** Returns whether the job had this pull request when the state was written. */
function namesPullRequest(
  { submission }: Readonly<{ submission: Submission }>,
  { number, repository, serverUrl }: OwnPullRequest,
): boolean {
  const { prLink, baseline } = submission;
  const key = pullRequestKey(repository, number);
  const links = [prLink, baseline?.prLink ?? null];
  return links.some((link) => keyOfPullRequest(link, serverUrl) === key);
}
