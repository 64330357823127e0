/** Decides which requests cover which pull requests of a release. Pure. */
import { isNullSha } from '../domain/subject.ts';
import type { CommitGraph } from './commit-graph.ts';
import type { ReportedRequest } from './requests.ts';

/** A pull request, as far as its place in the history matters. */
export type PlacedPullRequest = Readonly<{
  number: number;
  /** Its commits on the branches that it was merged or picked into. */
  commits: readonly string[];
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
export function coverageOf(request: ReportedRequest): Coverage {
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

/** A full commit id: a name of a branch or a shortened id may mean a commit of the release, too. */
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * Returns the commits of the release that a range contains; undefined if the release alone does not show that, because the range ends
 * elsewhere.
 */
export function commitsInRange(
  graph: CommitGraph,
  { from, to }: Range,
): ReadonlySet<string> | undefined {
  if (from === undefined) return new Set([to]);
  if (!graph.has(to)) return undefined;
  const isFromKnown = graph.has(from) || FULL_ID.test(from);
  return isFromKnown ? graph.range(from, to) : undefined;
}

/** Returns the pull requests that came with one of them: itself, and those that were merged into its branch. */
export function mergedWith<P extends PlacedPullRequest>(
  graph: CommitGraph,
  pullRequests: readonly P[],
  number: number,
): readonly P[] {
  const own = pullRequests.find((each) => each.number === number);
  if (own === undefined) return [];
  const introduced = new Set<string>();
  for (const commit of own.commits) {
    for (const sha of graph.introducedBy(commit)) introduced.add(sha);
  }
  return pullRequests.filter((each) => each === own || hasOneOf(introduced, each));
}

/** Returns the pull requests of which a set of commits contains one. */
export function amongCommits<P extends PlacedPullRequest>(
  pullRequests: readonly P[],
  commits: ReadonlySet<string>,
): readonly P[] {
  return pullRequests.filter((each) => hasOneOf(commits, each));
}

function hasOneOf(
  shas: ReadonlySet<string>,
  { commits }: Pick<PlacedPullRequest, 'commits'>,
): boolean {
  return commits.some((sha) => shas.has(sha));
}
