import { notOk, ok, type Result } from '../../domain/errors.ts';
import type { MissingContext, SubjectDetails } from '../../domain/subject.ts';
import type { Repo } from '../../run/repo.ts';
import { formatNumber } from '../../rendering/format.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import { explainMissing } from '../../rendering/missing-context.ts';
import type { Release } from './covering.ts';

export type ReleaseRead = Release & Readonly<{ gaps: readonly Gap[] }>;

/** Bound on the pages of the list: 5,000 pull requests. */
const MAX_PAGES = 50;
const CHANGES = 'Pull requests of the release';

/**
 * How long before the publication of the previous release its last commit may be: pull requests that were merged in between belong to
 * this release.
 */
const MAX_DELAY_MS = 30 * 24 * 60 * 60_000;

/** Gaps in the details of a release that hide no pull request. */
const HARMLESS: readonly MissingContext['kind'][] = ['no-diff', 'diverged'];

/**
 * Reads the merged pull requests of a release: those whose merge commit it contains, and those that its commits name. They are listed back to the
 * previous release. Returns a gap in their place if they cannot be listed.
 */
export async function readRelease(
  details: SubjectDetails,
  tag: string,
  repo: Pick<Repo, 'pulls' | 'explain' | 'unread'>,
): Promise<Result<ReleaseRead, Gap>> {
  const { commits, commitsComplete, pullRequests: named } = details.changes;
  const previous = details.kind === 'release' ? details.previous : undefined;
  const { tag: previousTag, publishedAt: previousPublishedAt = '' } = previous ?? {};
  const isFirst = previousPublishedAt === '';
  // A pull request that was merged later has changed later.
  const since = new Date(isFirst ? 0 : Date.parse(previousPublishedAt) - MAX_DELAY_MS);
  const listed = await repo.pulls.listEnded(since, isFirst ? 1 : MAX_PAGES);
  if (!listed.ok) {
    return notOk(repo.unread(CHANGES, listed.error, '`pull-requests: read`'));
  }

  const { pulls, isComplete } = listed.value;
  const shas = new Set(commits.map(({ sha }) => sha));
  const numbers = new Set(named.map(({ number }) => number));
  const released = pulls.filter(({ state, number, mergeCommit }) => {
    const isReleased = shas.has(mergeCommit) || numbers.has(number);
    return state === 'merged' && isReleased;
  });
  // A page may repeat the end of the one before.
  const byNumber = new Map(released.map((pull) => [pull.number, pull]));
  const gaps = details.missing
    .filter((missing) => isHiding(missing, previousTag))
    .map((missing): Gap => ({ what: CHANGES, cause: explainMissing(missing, repo) }));
  if (!isComplete) {
    const count = formatNumber(pulls.length);
    const cause = `only ${count} closed pull requests were read, or the list changed meanwhile`;
    gaps.push({ what: CHANGES, cause });
  }
  const pullRequests = [...byNumber.values()];
  return ok({ tag, previousTag, commits, commitsComplete, pullRequests, gaps });
}

/** Returns whether a gap in the details can hide a pull request. Releases that were not read matter only if the previous one is unknown. */
function isHiding(missing: MissingContext, previousTag: string | undefined): boolean {
  if (missing.kind !== 'truncated') return !HARMLESS.includes(missing.kind);
  switch (missing.part) {
    case 'files':
      return false;
    case 'releases':
      return previousTag === undefined;
    default:
      return true;
  }
}
