import { notOk, ok, type Result } from '../../domain/errors.ts';
import { pullRequestInMessage } from '../../domain/github-merge.ts';
import type { CommitSummary, MissingContext, SubjectDetails } from '../../domain/subject.ts';
import type { PullRequest, ReportedRepository } from '../../ports.ts';
import { formatNumber } from '../../rendering/format.ts';
import { causeOf, type Gap } from '../../rendering/incomplete.ts';
import { describeMissing } from '../../rendering/missing-context.ts';
import type { Release, ReleasedPullRequest } from './covering.ts';
import { inParallel } from '../../fleet/in-parallel.ts';

export type ReleaseRead = Release & Readonly<{ gaps: readonly Gap[] }>;

export type ReadReleaseOptions = Readonly<{
  tag: string;
  github: ReportedRepository;
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

/** Reads the merged pull requests of a release from its commits. Returns a gap in their place if none can be listed. */
export async function readReportedRelease(
  details: SubjectDetails,
  options: ReadReleaseOptions,
): Promise<Result<ReleaseRead, Gap>> {
  const { commits, previousTag } = details;
  const listed = await listMerged(details, options);
  if (!listed.ok) return listed;
  const others = await readOthers(details, listed.value.found, options);
  const found = [...listed.value.found, ...others.found];
  const pullRequests = found.map((pull): ReleasedPullRequest => {
    return { ...pull, commits: commitsOf(pull, commits) };
  });
  const hiding = details.missing.filter(isHiding).map(describeMissing);
  const gaps = [...hiding.map(unreadChanges), ...listed.value.gaps, ...others.gaps];
  return ok({ tag: options.tag, previousTag, commits, pullRequests, gaps });
}

/** Returns whether a gap in the details can hide a pull request. */
function isHiding(missing: MissingContext): boolean {
  const isAboutFiles = missing.kind === 'truncated' && missing.part === 'files';
  return !isAboutFiles && !HARMLESS.includes(missing.kind);
}

function unreadChanges(cause: string): Gap {
  return { what: 'Pull requests of the release', cause: cause.replace(/\.$/, '') };
}

type Found = Readonly<{
  found: readonly PullRequest[];
  gaps: readonly Gap[];
}>;

/** Lists pull requests back to the previous release: those that commits name, and those whose merge commit is in the release. */
async function listMerged(
  { commits, pullRequests: named, previousPublishedAt = '' }: SubjectDetails,
  { github, signal }: ReadReleaseOptions,
): Promise<Result<Found, Gap>> {
  const shas = new Set(commits.map(({ sha }) => sha));
  const numbers = new Set(named.map(({ number }) => number));
  // A page may repeat the end of the one before.
  const found = new Map<number, PullRequest>();
  const begin = Date.parse(previousPublishedAt) - MAX_DELAY_MS;
  let pages = 0;
  let count = 0;
  const withGap = (cause: string) =>
    ok({ found: [...found.values()], gaps: [unreadChanges(cause)] });
  for await (const page of github.pullRequests.endedPages()) {
    if (!page.ok) {
      const cause = causeOf(page.error, 'pull-requests: read');
      return pages === 0 ? notOk(unreadChanges(cause)) : withGap(cause);
    }
    const { pullRequests, isLast } = page.value;
    for (const pull of pullRequests) {
      const isReleased = shas.has(pull.mergeCommit) || numbers.has(pull.number);
      if (pull.state === 'merged' && isReleased) found.set(pull.number, pull);
    }
    pages += 1;
    count += pullRequests.length;
    // A pull request that was merged later has changed later.
    const isPast = pullRequests.some(({ updatedAt }) => Date.parse(updatedAt) < begin);
    if (isLast || isPast || signal.aborted) {
      return ok({ found: [...found.values()], gaps: [] });
    }
    if (previousPublishedAt === '' || pages >= MAX_PAGES) break;
  }
  return withGap(`only the newest ${formatNumber(count)} closed pull requests were read`);
}

/** Reads the pull requests that commits name and that were not listed. A title may also end with the number of an issue. */
async function readOthers(
  { pullRequests: named }: SubjectDetails,
  listed: readonly PullRequest[],
  { github, signal }: ReadReleaseOptions,
): Promise<Found> {
  const known = new Set(listed.map(({ number }) => number));
  const others = named.filter(({ number }) => !known.has(number));
  const wanted = others.slice(0, MAX_READS);
  const reads = await inParallel(wanted, async ({ number }) => {
    return signal.aborted ? undefined : github.pullRequests.read(number);
  });
  const found: PullRequest[] = [];
  const gaps: Gap[] = [];
  for (const read of reads) {
    if (read === undefined) continue;
    if (read.ok) {
      if (read.value.state === 'merged') found.push(read.value);
    } else if (read.error.status !== 404) {
      gaps.push(unreadChanges(causeOf(read.error, 'pull-requests: read')));
    }
  }
  const left = others.length - wanted.length;
  if (left > 0) gaps.push(unreadChanges(`${left} old ones were not read`));
  return { found, gaps };
}

/** Returns the commits of a pull request: that of its merge, and those of the release that name it. */
function commitsOf(
  { number, mergeCommit }: PullRequest,
  commits: readonly CommitSummary[],
): readonly string[] {
  const own = commits.filter(
    (commit) =>
      commit.sha === mergeCommit || pullRequestInMessage(commit)?.number === number,
  );
  return own.map(({ sha }) => sha);
}
