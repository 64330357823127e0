/** The status comments that follow their docs pull requests until these are merged or closed. */
import type { DocsPullRequestState } from '../domain/docs-pull-request-state.ts';
import type { Stored } from '../thread/submission-store.ts';
import { isJobSubmission } from '../thread/state.ts';
import { keyOfPullRequest } from '../text/urls.ts';
import type { DocsPullRequests } from './docs-pull-requests.ts';

/** A status comment, and the state that its docs pull request has now. */
export type Followed = Readonly<{ stored: Stored; state: DocsPullRequestState }>;

/**
 * Finds the newest finished status comment of each job in each thread, if the docs pull request is known. If a
 * newer request in the thread has not finished, its run writes the next comment, so nothing is found there.
 */
export function findFollowed(
  submissions: readonly Stored[],
  { states }: DocsPullRequests,
  serverUrl: URL,
): readonly Followed[] {
  const followed: Followed[] = [];
  for (const stored of newestInEachThread(submissions)) {
    const { state, outcome, prLink } = stored.submission;
    if (state !== 'finished' || outcome !== 'pr-opened') continue;
    const key = keyOfPullRequest(prLink, serverUrl);
    const known = key === undefined ? undefined : states.get(key);
    if (known !== undefined) followed.push({ stored, state: known });
  }
  return followed;
}

/**
 * Returns the newest request to each job in each thread: a review of the docs pull request is shown there, and people still
 * read the thread of the first request. The comment on a docs pull request itself is none, and neither is a message of care.
 */
function newestInEachThread(submissions: readonly Stored[]): readonly Stored[] {
  const newest = new Map<string, Stored>();
  const withJob = submissions.filter(isJobSubmission);
  for (const stored of withJob) {
    const { submission, location, comment } = stored;
    if (submission.kind === 'link' || submission.cause.kind === 'care') continue;
    const key = `${location.thread} ${location.project} ${submission.job}`;
    const known = newest.get(key);
    if (known === undefined || known.comment.id < comment.id) newest.set(key, stored);
  }
  return [...newest.values()];
}
