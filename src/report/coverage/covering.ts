/** Decides which pull requests of a release a request covers. Pure. */
import { isNullSha, type CommitSummary } from '../../domain/subject.ts';
import type { ListedPullRequest } from '../../ports.ts';
import type { ReportedRequest } from '../requests/requests.ts';

/** A pull request of a release. Its texts are hostile until escaped. */
export type ReleasedPullRequest = ListedPullRequest &
  Readonly<{
    /** Its commits in the release: that of its merge, and those that name it. */
    commits: readonly string[];
  }>;

/** A release with its commits, oldest first, and its pull requests. */
export type Release = Readonly<{
  tag: string;
  /** Undefined if there is none. */
  previousTag: string | undefined;
  commits: readonly CommitSummary[];
  pullRequests: readonly ReleasedPullRequest[];
}>;

/** A range of commits that a request covers. Without `from`, it is the newest commit alone. */
type Range = Readonly<{ from: string | undefined; to: string }>;

/** The changes that a request covers. */
export type Coverage =
  | Readonly<{ kind: 'pull-request'; number: number }>
  | Readonly<{ kind: 'release'; tag: string }>
  | (Readonly<{ kind: 'range' }> & Range)
  /** Nothing that could be found out: a schedule with a prompt, an issue. */
  | Readonly<{ kind: 'none' }>;

/** Returns the changes that a request is about. */
export function coverageOf(
  request: Pick<ReportedRequest, 'cause' | 'covered' | 'thread'>,
): Coverage {
  const { cause, covered, thread } = request;
  switch (cause.kind) {
    // A command is about its thread. An issue has another number than every pull request.
    case 'comment':
    case 'review':
    case 'review-comment':
      return { kind: 'pull-request', number: thread };
    case 'merge':
    case 'pull-request':
      return { kind: 'pull-request', number: cause.number };
    case 'release':
      return { kind: 'release', tag: cause.tag };
    case 'push': {
      const from = isNullSha(cause.before) ? undefined : cause.before;
      return { kind: 'range', from, to: cause.after };
    }
    case 'since-last':
      return { kind: 'range', from: cause.from ?? undefined, to: cause.to };
    case 'subject': {
      const { subject } = cause;
      if (subject.kind !== 'commits') return subject;
      // The name of a branch means another commit today.
      return { kind: 'range', from: subject.from, to: covered ?? subject.to };
    }
    default:
      return { kind: 'none' };
  }
}

/** Returns the pull requests of a release that a request covers. */
export function coveredBy(
  request: ReportedRequest,
  release: Release,
): readonly ReleasedPullRequest[] {
  const coverage = coverageOf(request);
  switch (coverage.kind) {
    case 'pull-request':
      return mergedWith(coverage.number, release);
    case 'release':
      return coverage.tag === release.tag ? release.pullRequests : [];
    case 'range':
      return inRange(coverage, release, request.createdAt);
    case 'none':
      return [];
  }
}

/** Returns a pull request, and those that were merged into its branch: they came with its merge commit. */
function mergedWith(number: number, release: Release): readonly ReleasedPullRequest[] {
  const own = release.pullRequests.find((each) => each.number === number);
  if (own === undefined) return [];
  const merge = release.commits.find(
    (each) => each.merge && own.commits.includes(each.sha),
  );
  const from = merge?.parents?.[0];
  if (merge === undefined || from === undefined) return [own];
  return inRange({ from, to: merge.sha }, release, own.endedAt);
}

/** A full commit id. A name of a branch or a shortened id may mean a commit of the release, too. */
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Returns the pull requests that the list of commits shows between the ends of a range, one of which is in the list. */
function inRange(
  { from, to }: Range,
  { previousTag, commits, pullRequests }: Release,
  createdAt: string,
): readonly ReleasedPullRequest[] {
  const shas = commits.map(({ sha }) => sha);
  const end = shas.indexOf(to);
  const start = from === undefined ? end - 1 : shas.indexOf(from);
  const isOlder = from === previousTag || FULL_ID.test(from ?? '');
  if (start < 0 && (end < 0 || (from !== undefined && !isOlder))) return [];
  const between = end < 0 ? shas.slice(start + 1) : shas.slice(start + 1, end + 1);
  const covered = new Set(between);
  return pullRequests.filter((pull) => {
    // A range that ends after the release has no merge that came after its request.
    const isTooLate = end < 0 && pull.endedAt > createdAt;
    return !isTooLate && pull.commits.some((sha) => covered.has(sha));
  });
}
