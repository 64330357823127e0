/**
 * Finds the job of a docs pull request in the thread of the pull request, and nowhere else. Only a signed
 * state says whose it is: the linked comment, or the status comment of a request there. Neither the author
 * nor the branch of the pull request counts, and `comment-tag` does not matter.
 */
import { ok, type Result } from '../domain/errors.ts';
import type { Submission } from '../domain/submission.ts';
import type { CommentsApi } from '../ports.ts';
import { byComment, isJobSubmission } from '../thread/state.ts';
import type {
  JobSubmission,
  Stored,
  SubmissionStore,
  Thread,
} from '../thread/submission-store.ts';
import { keyOfPullRequest, pullRequestKey } from '../text/urls.ts';

/** The repository of the workflow, `owner/name`. */
type OwnRepository = Readonly<{ repository: string; serverUrl: URL }>;

type ListedThread = Pick<Thread, 'location' | 'comments' | 'isComplete'>;

/** Tools that read the thread of a pull request. */
type ThreadReader = Readonly<{
  store: Pick<SubmissionStore, 'ofProject'>;
  comments: Pick<CommentsApi, 'listOldest'>;
}>;

/**
 * Finds the job of the pull request that a thread belongs to: in its newest comments, which were listed, then
 * in its oldest ones. The linked comment is usually one of the first.
 */
export async function findJobOfPullRequest(
  { store, comments }: ThreadReader,
  { location, comments: listed, isComplete }: ListedThread,
  repository: OwnRepository,
): Promise<Result<JobSubmission | undefined>> {
  const newest = store.ofProject(location, listed);
  const known = newestOfPullRequest(newest, location.thread, repository);
  if (known !== undefined || isComplete) return ok(known);
  const first = await comments.listOldest(location.thread);
  if (!first.ok) return first;
  const oldest = store.ofProject(location, first.value);
  return ok(newestOfPullRequest(oldest, location.thread, repository));
}

/** Returns the newest submission in the thread of a pull request whose job has opened it, or works on it. */
export function newestOfPullRequest(
  submissions: readonly Stored[],
  number: number,
  { repository, serverUrl }: OwnRepository,
): JobSubmission | undefined {
  const key = pullRequestKey(repository, number);
  const isOfPull = ({ submission }: JobSubmission): boolean => {
    // The link in it may have the name that the repository had then.
    if (submission.kind === 'link') return true;
    return linksOf(submission).some((link) => keyOfPullRequest(link, serverUrl) === key);
  };
  const ofPull = submissions.filter(isJobSubmission).filter(isOfPull);
  return ofPull.toSorted(byComment).at(-1);
}

/** Returns the pull requests that the job had when the state was written, and before the message. */
function linksOf({ prLink, baseline }: Submission): readonly (string | null)[] {
  return [prLink, baseline?.prLink ?? null];
}
