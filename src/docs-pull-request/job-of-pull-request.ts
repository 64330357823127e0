/**
 * Finds the job of a docs pull request in the thread of the pull request, and nowhere else. Only a signed
 * entry says whose it is: the comment on the pull request itself, or the status comment of a request there.
 * Neither the author nor the branch of the pull request counts, and `comment-tag` does not matter.
 */
import { ok, type Result } from '../domain/errors.ts';
import {
  hasJob,
  isRequestEntry,
  type JobEntry,
  type RequestEntries,
  type RequestEntry,
} from '../record/entries.ts';
import { isSamePullRequest } from '../domain/pull-request-url.ts';
import type { OpenRepo, Repo } from '../run/repo.ts';

/**
 * Finds the job of the pull request that a thread belongs to: in its newest comments, which were listed, then
 * in its oldest ones. The comment on the pull request itself is usually one of the first.
 */
export async function findJobOfDocsPullRequest(
  repo: OpenRepo,
  { thread, ofAnyTag, isComplete }: RequestEntries,
): Promise<Result<JobEntry | undefined>> {
  const known = newestRequestOfDocsPullRequest(repo, ofAnyTag, thread.number);
  if (known !== undefined || isComplete) return ok(known);
  const oldest = await repo.ledger.read(thread, 'oldest');
  if (!oldest.ok) return oldest;
  return ok(newestRequestOfDocsPullRequest(repo, oldest.value.ofAnyTag, thread.number));
}

/**
 * Returns the newest entry in the thread of a pull request whose job has opened it, or works on it.
 *
 * @param entries oldest first
 */
export function newestRequestOfDocsPullRequest(
  repo: Pick<Repo, 'name' | 'pullAt'>,
  entries: readonly RequestEntry[],
  number: number,
): JobEntry | undefined {
  const pull = { repository: repo.name, number };
  const isOfPull = (entry: JobEntry): boolean => {
    // The link in it may have the name that the repository had then.
    if (!isRequestEntry(entry)) return true;
    const links = [entry.payload.job.prLink, entry.payload.baseline?.prLink ?? null];
    return links.some((link) => isSamePullRequest(repo.pullAt(link), pull));
  };
  return entries.filter(hasJob).findLast(isOfPull);
}
