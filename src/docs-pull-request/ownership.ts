/**
 * Decides which pull requests get labels, people and a comment. The service names a pull request in
 * `prLink`, and it must not be able to have another one of the repository changed. So GitHub's data
 * must show that the pull request is the docs agent's:
 *
 * - the account `agent-login` opened it, or
 * - its branch begins with `mintlify/` or the name of that account, and is in the docs repository,
 *   not in a fork, or
 * - a request of ours is the likely cause: its branch is in the docs repository, and it was opened
 *   after the request to its job. For a request with a status comment, that is after the comment
 *   was created, as GitHub dates both; the comment's state is signed and names the job. A run
 *   without a status comment counts from when it saw the job without a pull request, on the
 *   runner's clock.
 *
 * The service may open pull requests in a person's name and from any branch, so the first two are
 * not enough.
 */
import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { Job } from '../domain/job.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import { isOfJob, type RequestEntry } from '../record/entries.ts';

/**
 * Decides whether a pull request is ours.
 *
 * @param requestedAt when the job was requested, ISO 8601.
 */
export function isOurDocsPullRequest(
  pull: PullRequest,
  agentLogin: string,
  requestedAt: string,
): boolean {
  if (isAgentPullRequest(pull, agentLogin)) return true;
  return !pull.isFork && wasOpenedSince(pull, requestedAt);
}

/** Compares times in whole seconds, since GitHub has no others. */
function wasOpenedSince(pull: PullRequest, requestedAt: string): boolean {
  const second = Math.floor(Date.parse(requestedAt) / 1000) * 1000;
  return Date.parse(pull.createdAt) >= second;
}

/**
 * Returns when the job was requested, as far as its pull request has not been seen since: GitHub's
 * time of the oldest status comment of the job whose request has not finished. The result of a
 * finished one shows which pull request the job had opened by then.
 */
export function requestTimeOfDocsPullRequest(
  own: RequestEntry,
  others: readonly RequestEntry[],
  job: Pick<Job, 'id'>,
): string {
  const open = others.filter((each) => isOfJob(each, job) && !each.isFinished);
  const times = [own, ...open].map(({ comment }) => comment.createdAt);
  const [oldest = ''] = times.toSorted();
  return oldest;
}

/** Explains why a pull request does not count as ours, and how to change that. */
export function describeForeignDocsPullRequest(
  { author, branch, isFork }: PullRequest,
  name: string,
): string {
  const origin = isFork
    ? 'its branch is in a fork'
    : 'it was opened before the request to its job';
  const opener = author === '' ? 'a deleted account' : author;
  return (
    `The service names ${name} as the docs pull request, but ${opener} opened it from the branch ${branch}, ` +
    `and ${origin}. It gets no labels, people or comment. If the docs agent opened it, set \`agent-login\`.`
  );
}
