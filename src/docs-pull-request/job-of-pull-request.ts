/**
 * Finds the job of a docs pull request in the thread of the pull request, and nowhere else. Only a signed
 * entry says whose it is: the comment on the pull request itself, or the status comment of a request there.
 * Neither the author nor the branch of the pull request counts, and `comment-tag` does not matter.
 */
import { ok, type Result } from '../domain/errors.ts';
import type { RequestRecord } from '../record/record.ts';
import {
  hasJob,
  isRequestEntry,
  type JobEntry,
  type RequestEntry,
} from '../record/entries.ts';
import { byEntryComment } from '../once/entry.ts';
import type { Entries, Ledger } from '../once/ledger.ts';
import { keyOfPullRequest, pullRequestKey } from '../domain/pull-request-url.ts';

/** The repository of the workflow, `owner/name`. */
type OwnRepository = Readonly<{ repository: string; serverUrl: URL }>;

/**
 * Finds the job of the pull request that a thread belongs to: in its newest comments, which were listed, then
 * in its oldest ones. The comment on the pull request itself is usually one of the first.
 */
export async function findJobOfDocsPullRequest(
  ledger: Pick<Ledger<RequestRecord>, 'read'>,
  { thread, ofAnyTag, isComplete }: Entries<RequestRecord>,
  repository: OwnRepository,
): Promise<Result<JobEntry | undefined>> {
  const known = newestRequestOfDocsPullRequest(ofAnyTag, thread.number, repository);
  if (known !== undefined || isComplete) return ok(known);
  const oldest = await ledger.read(thread, 'oldest');
  if (!oldest.ok) return oldest;
  return ok(
    newestRequestOfDocsPullRequest(oldest.value.ofAnyTag, thread.number, repository),
  );
}

/** Returns the newest entry in the thread of a pull request whose job has opened it, or works on it. */
export function newestRequestOfDocsPullRequest(
  entries: readonly RequestEntry[],
  number: number,
  { repository, serverUrl }: OwnRepository,
): JobEntry | undefined {
  const key = pullRequestKey({ repository, number });
  const isOfPull = (entry: JobEntry): boolean => {
    // The link in it may have the name that the repository had then.
    if (!isRequestEntry(entry)) return true;
    const { job, baseline } = entry.payload;
    const links = [job.prLink, baseline?.prLink ?? null];
    return links.some((link) => keyOfPullRequest(link, serverUrl) === key);
  };
  const ofPull = entries.filter(hasJob).filter(isOfPull);
  return ofPull.toSorted(byEntryComment).at(-1);
}
