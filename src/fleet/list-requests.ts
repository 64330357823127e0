import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import { pluralize } from '../rendering/format.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { RequestListing } from '../record/entries.ts';
import type { OpenRepo, Repo } from '../run/repo.ts';

/** Bound on the pages of a repository: 3,000 comments. */
const MAX_PAGES = 30;

/** The requests in the comments of a repository, and what could not be read. */
type ListedRequests = Readonly<{ listing: RequestListing; gaps: readonly Gap[] }>;

/**
 * Lists the requests in the comments of a repository that were written or edited since. The error is why nothing could be read.
 *
 * @param permission the key of `permissions` that it needs, as code
 */
export async function listRequests(
  repo: OpenRepo,
  since: Date,
  permission: string,
): Promise<Result<ListedRequests, Gap>> {
  const { name } = repo;
  const listing = await repo.ledger.since(since, { maxPages: MAX_PAGES });
  const { problem, read } = listing;
  const unread = problem && unreadComments(repo, problem, permission);
  if (unread !== undefined && read === 0) return notOk(unread);
  repo.warnOfUnverified(listing.unverified);
  if (unread !== undefined) return ok({ listing, gaps: [unread] });
  if (listing.isComplete) return ok({ listing, gaps: [] });
  const gap = { what: COMMENTS, where: name, cause: causeOfCut(read) };
  return ok({ listing, gaps: [gap] });
}

/** Explains that only some comments of a repository were read, in one clause. */
export function causeOfCut(read: number): string {
  return `only the ${pluralize(read, 'comment')} with the newest edits were read`;
}

const COMMENTS = 'Status comments';

/** Returns that a repository, or its comments, could not be read. */
export function unreadComments(repo: Repo, error: RequestError, permission: string): Gap {
  return repo.unread(COMMENTS, error, permission);
}
