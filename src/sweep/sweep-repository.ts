/** Sweeps one repository: lists its comments, finishes the requests that no run waits for, and shows what has become of docs pull requests. */
import { finishRequests, type CheckedRequest } from '../fleet/finish-requests.ts';
import type { Fleet } from '../fleet/fleet.ts';
import { listRequests } from '../fleet/list-requests.ts';
import { pluralize } from '../rendering/format.ts';
import type { Gap } from '../rendering/incomplete.ts';
import { followDocsPullRequests, type FollowedPullRequests } from './follow.ts';

/** The results of a repository. */
export type SweptRepository = FollowedPullRequests &
  Readonly<{
    requests: readonly CheckedRequest[];
    /** Whether its comments could be read. */
    isRead: boolean;
  }>;

/** Age of the last edit up to which comments are listed. */
const LOOKBACK_MS = 30 * 24 * 60 * 60_000;
/** Needed to write the comments. */
const PERMISSION = '`issues: write`';

/**
 * Sweeps a repository, `owner/name`. Failures are gaps.
 *
 * @param isPullRequest whether a pull request has started the sweep
 */
export async function sweepRepository(
  fleet: Fleet,
  name: string,
  isPullRequest: boolean,
): Promise<SweptRepository> {
  const { run } = fleet;
  if (run.signal.aborted) return notRead([]);
  const listed = await listRequests(fleet, name, LOOKBACK_MS, PERMISSION);
  if (!listed.ok) return notRead([listed.error]);
  const { repo, listing, gaps } = listed.value;
  const requests = await finishRequests(fleet, repo, { listing, isPullRequest });
  const shown = await followDocsPullRequests(run, repo, listing.entries);
  run.runner.info(`${name}: ${pluralize(requests.length, 'request')} checked`);
  return {
    requests,
    followed: shown.followed,
    isRead: true,
    gaps: [...gaps, ...shown.gaps],
  };
}

function notRead(gaps: readonly Gap[]): SweptRepository {
  return { requests: [], followed: [], isRead: false, gaps };
}
