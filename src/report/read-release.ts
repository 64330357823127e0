import type { RequestError } from '../domain/errors.ts';
import type {
  CommitSummary,
  MissingContext,
  PullRequestSummary,
  SubjectDetails,
} from '../domain/subject.ts';
import type { ListedPullRequest, ReportedRepository } from '../ports.ts';
import { createCommitGraph, type CommitGraph } from './commit-graph.ts';
import type { PlacedPullRequest } from './covering.ts';
import type { OtherCommit } from './coverage.ts';
import { formatNumber } from '../rendering/format.ts';
import { causeOf, type Gap } from '../rendering/incomplete.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { inParallel } from './in-parallel.ts';

/** A pull request of a release. Its title is hostile until escaped. */
export type ReleasedPullRequest = PlacedPullRequest &
  Readonly<{
    title: string;
    /** Undefined if it could not be read. */
    found: ListedPullRequest | undefined;
  }>;

/** The changes of a release, and what could not be read. */
export type ReleaseRead = Readonly<{
  graph: CommitGraph;
  pullRequests: readonly ReleasedPullRequest[];
  otherCommits: readonly OtherCommit[];
  gaps: readonly Gap[];
}>;

export type ReadReleaseOptions = Readonly<{
  /** `owner/name` */
  repository: string;
  github: Pick<ReportedRepository, 'endedPullRequests' | 'pullRequest'>;
  signal: AbortSignal;
}>;

/** Bound on the pages of the list: 5,000 pull requests. */
const MAX_PAGES = 50;
/** Bound on the pull requests that are read alone, because the list ends before them. */
const MAX_READS = 50;

/**
 * How long before the publication of the previous release its last commit may be: pull requests that were merged in between belong to
 * this release.
 */
const MAX_DELAY_MS = 30 * 24 * 60 * 60_000;

/** Gaps in the details of a release that hide no pull request. */
const HARMLESS: readonly MissingContext['kind'][] = ['no-diff', 'diverged'];

/** Reads the pull requests of a release from its details, and from the list of merged pull requests. */
export async function readRelease(
  details: SubjectDetails,
  options: ReadReleaseOptions,
): Promise<ReleaseRead> {
  const { commits, previousPublishedAt } = details;
  const graph = createCommitGraph(commits);
  const named = new Map<number, PullRequestSummary>();
  for (const pull of details.pullRequests) named.set(pull.number, pull);
  const listed = await listMerged(options, graph, named, previousPublishedAt ?? '');
  const read = await readOthers(options, named, listed);
  const found = new Map([...listed.found, ...read.found]);

  const pullRequests: ReleasedPullRequest[] = [];
  for (const [number, pull] of found) {
    pullRequests.push({
      number,
      title: pull.title,
      commits: commitsOf(number, pull.mergeCommit, commits),
      found: pull,
    });
  }
  for (const [number, { title }] of named) {
    if (found.has(number) || read.absent.has(number)) continue;
    const placed = commitsOf(number, '', commits);
    pullRequests.push({
      number,
      title,
      commits: placed,
      found: undefined,
    });
  }
  const gaps: Gap[] = [];
  for (const missing of details.missing) {
    if (isHiding(missing)) gaps.push(unreadChanges(describeMissing(missing)));
  }
  gaps.push(...listed.gaps, ...read.gaps);
  return {
    graph,
    pullRequests,
    otherCommits: findOtherCommits(commits, graph, pullRequests),
    gaps,
  };
}

/** Returns whether a gap in the details can hide a pull request. */
function isHiding(missing: MissingContext): boolean {
  const isAboutFiles = missing.kind === 'truncated' && missing.part === 'files';
  return !isAboutFiles && !HARMLESS.includes(missing.kind);
}

type Found = Readonly<{
  found: ReadonlyMap<number, ListedPullRequest>;
  gaps: readonly Gap[];
}>;

/** Lists pull requests back to the previous release: those that commits name, and those whose merge commit is in the release. */
async function listMerged(
  { github, signal }: ReadReleaseOptions,
  graph: CommitGraph,
  named: ReadonlyMap<number, PullRequestSummary>,
  since: string,
): Promise<Found> {
  const found = new Map<number, ListedPullRequest>();
  const begin = Date.parse(since) - MAX_DELAY_MS;
  const isPast = ({ updatedAt }: ListedPullRequest): boolean =>
    Date.parse(updatedAt) < begin;
  let pages = 0;
  for await (const page of github.endedPullRequests()) {
    if (!page.ok) {
      const cause = causeOf(page.error, 'pull-requests: read');
      return { found, gaps: [unreadChanges(cause)] };
    }
    const { pullRequests, isLast } = page.value;
    for (const pull of pullRequests) {
      const isReleased = graph.has(pull.mergeCommit) || named.has(pull.number);
      if (pull.state === 'merged' && isReleased) found.set(pull.number, pull);
    }
    pages += 1;
    // A pull request that was merged later has changed later.
    if (isLast || pullRequests.some(isPast)) break;
    if (signal.aborted) break;
    if (since === '' || pages >= MAX_PAGES) {
      const count = formatNumber(pages * pullRequests.length);
      const cause = `only the newest ${count} closed pull requests were read`;
      return { found, gaps: [unreadChanges(cause)] };
    }
  }
  return { found, gaps: [] };
}

type OthersRead = Found &
  Readonly<{
    /** Numbers that are no merged pull request: a title may end with the number of an issue. */
    absent: ReadonlySet<number>;
  }>;

/** Reads the pull requests that commits name and that were not listed. */
async function readOthers(
  { github, signal }: ReadReleaseOptions,
  named: ReadonlyMap<number, PullRequestSummary>,
  listed: Found,
): Promise<OthersRead> {
  const numbers = [...named.keys()].filter((number) => !listed.found.has(number));
  // A token that may not read pull requests gets a 404, too.
  const maySee = listed.gaps.length === 0;
  const wanted = numbers.slice(0, MAX_READS);
  const reads = await inParallel(wanted, async (number) => {
    if (signal.aborted) return undefined;
    return github.pullRequest(number);
  });
  const found = new Map<number, ListedPullRequest>();
  const absent = new Set<number>();
  const errors: RequestError[] = [];
  for (const [index, read] of reads.entries()) {
    const number = wanted[index] ?? 0;
    if (read === undefined) continue;
    if (read.ok) {
      if (read.value.state === 'merged') found.set(number, read.value);
      else absent.add(number);
    } else if (maySee && read.error.status === 404) {
      absent.add(number);
    } else {
      errors.push(read.error);
    }
  }
  const gaps: Gap[] = errors.map((error) =>
    unreadChanges(causeOf(error, 'pull-requests: read')),
  );
  const left = numbers.length - wanted.length;
  if (left > 0) gaps.push(unreadChanges(`${left} old ones were not read`));
  return { found, absent, gaps };
}

function unreadChanges(cause: string): Gap {
  return { what: 'Pull requests of the release', cause: cause.replace(/\.$/, '') };
}

/** A title such as `Title (#12)`. The last number counts: a cherry-pick keeps the number of the original. */
const SQUASHED = /\(#(?<number>[1-9]\d{0,9})\)$/;
const MERGED = /^Merge pull request #(?<number>[1-9]\d{0,9}) from /;

/** Returns the commits of a pull request: that of its merge, and those of the release that name it. */
function commitsOf(
  number: number,
  mergeCommit: string,
  commits: readonly CommitSummary[],
): readonly string[] {
  const shas = new Set<string>();
  for (const commit of commits) {
    if (numberIn(commit) === number) shas.add(commit.sha);
  }
  if (mergeCommit !== '') shas.add(mergeCommit);
  return [...shas];
}

/** Returns the number of the pull request that the title of a commit names. */
function numberIn({ title, merge }: CommitSummary): number | undefined {
  const merged = merge ? MERGED.exec(title) : null;
  const match = merged ?? SQUASHED.exec(title);
  const number = match?.groups?.['number'];
  return number === undefined ? undefined : Number(number);
}

/** Finds the commits that came with no pull request, newest first. */
function findOtherCommits(
  commits: readonly CommitSummary[],
  graph: CommitGraph,
  pullRequests: readonly PlacedPullRequest[],
): readonly OtherCommit[] {
  const known = new Set<string>();
  for (const { commits: own } of pullRequests) {
    for (const sha of own) {
      for (const introduced of graph.introducedBy(sha)) known.add(introduced);
    }
  }
  const others = commits.filter(({ sha }) => !known.has(sha));
  return others.toReversed().map(({ sha, title }) => ({ sha, title }));
}
