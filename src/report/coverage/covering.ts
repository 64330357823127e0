/** Decides which pull requests of a release a request covers. Pure. */
import type { Coverage } from '../../domain/cause.ts';
import { COMMIT_ID, type CommitSummary } from '../../domain/subject.ts';
import type { PullRequest } from '../../domain/pull-request.ts';
import type { ReportedRequest } from '../requests/requests.ts';

/** A release with its commits, oldest first, and its pull requests, whose texts are hostile until escaped. */
export type Release = Readonly<{
  tag: string;
  /** Undefined if there is none. */
  previousTag: string | undefined;
  commits: readonly CommitSummary[];
  /** Whether these are all its commits. Otherwise, some in the middle are missing. */
  commitsComplete: boolean;
  pullRequests: readonly PullRequest[];
}>;

/** A range of commits. Without `from`, it is one commit alone. */
type Range = Omit<Extract<Coverage, { kind: 'range' }>, 'kind'>;

export function coveredPullRequests(
  { covers, createdAt }: ReportedRequest,
  release: Release,
): readonly PullRequest[] {
  switch (covers.kind) {
    case 'pull-request':
      return mergedWith(covers.number, release);
    case 'release':
      return covers.tag === release.tag ? release.pullRequests : [];
    case 'range':
      return inRange(covers, release, createdAt);
    case 'none':
      return [];
  }
}

/** Returns a pull request, and those that were merged into its branch: they came with its merge commit. */
function mergedWith(number: number, release: Release): readonly PullRequest[] {
  const own = release.pullRequests.find((each) => each.number === number);
  if (own === undefined) return [];
  const merge = release.commits.find(
    (each) => each.merge && each.sha === own.mergeCommit,
  );
  const from = merge?.parents?.[0];
  if (merge === undefined || from === undefined) return [own];
  // Its parent may be among the commits that are missing.
  const isFromKnown = release.commits.some(({ sha }) => sha === from);
  if (!isFromKnown && !release.commitsComplete) return [own];
  return inRange({ from, to: merge.sha }, release, own.endedAt);
}

/** Returns the pull requests that the list of commits shows between the ends of a range, one of which is in the list. */
function inRange(
  { from, to }: Range,
  { previousTag, commits, commitsComplete, pullRequests }: Release,
  createdAt: string,
): readonly PullRequest[] {
  const shas = commits.map(({ sha }) => sha);
  const end = shas.indexOf(to);
  const start = from === null ? end - 1 : shas.indexOf(from);
  // The end may be among the commits that are missing.
  if (end < 0 && !commitsComplete) return [];
  // A name of a branch or a shortened id may mean a commit of the release, too, and so may any that is missing in the list.
  const isOlder = from === previousTag || (commitsComplete && COMMIT_ID.test(from ?? ''));
  if (start < 0 && (end < 0 || (from !== null && !isOlder))) return [];
  const covered = new Set(shas.slice(start + 1, end < 0 ? undefined : end + 1));
  return pullRequests.filter((pull) => {
    // A range that ends after the release has no merge that came after its request.
    const isTooLate = end < 0 && pull.endedAt > createdAt;
    return !isTooLate && covered.has(pull.mergeCommit);
  });
}
