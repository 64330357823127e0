import { notOk, ok, type Result } from '../domain/errors.ts';
import { pluralize } from '../rendering/format.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { RequestListing } from '../record/entries.ts';
import type { OpenRepo } from '../run/repo.ts';
import { openRepository, type Fleet } from './fleet.ts';

/** Bound on the pages of a repository: 3,000 comments. */
const MAX_PAGES = 30;

/** A repository, the requests in its comments, and what could not be read. */
type ListedRequests = Readonly<{
  repo: OpenRepo;
  listing: RequestListing;
  gaps: readonly Gap[];
}>;

/**
 * Opens a repository, `owner/name`, and lists the requests in its comments that were written or edited lately. The error is why nothing could
 * be read.
 *
 * @param lookbackMs age of the last edit up to which comments are listed
 * @param permission the key of `permissions` that it needs, as code
 */
export async function listRequests(
  fleet: Fleet,
  name: string,
  lookbackMs: number,
  permission: string,
): Promise<Result<ListedRequests, Gap>> {
  const opened = await openRepository(fleet, name);
  if (!opened.ok) {
    return notOk(fleet.run.github(name).unread(COMMENTS, opened.error, permission));
  }
  const repo = opened.value;
  const since = new Date(fleet.run.clock.date().getTime() - lookbackMs);
  const listing = await repo.ledger.since(since, { maxPages: MAX_PAGES });
  const { problem, read } = listing;
  const unread = problem && repo.unread(COMMENTS, problem, permission);
  if (unread !== undefined && read === 0) return notOk(unread);
  repo.warnOfUnverified(listing.unverified);
  if (unread !== undefined) return ok({ repo, listing, gaps: [unread] });
  if (listing.isComplete) return ok({ repo, listing, gaps: [] });
  const gap = { what: COMMENTS, where: repo.name, cause: causeOfCut(read) };
  return ok({ repo, listing, gaps: [gap] });
}

/** Explains that only some comments of a repository were read, in one clause. */
export function causeOfCut(read: number): string {
  return `only the ${pluralize(read, 'comment')} with the newest edits were read`;
}

const COMMENTS = 'Status comments';
