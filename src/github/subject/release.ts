import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import { releaseSchema, type ReleaseObject } from '../../domain/release.ts';
import {
  describeRelease,
  isPartNotFound,
  pageOfRelease,
  type MissingContext,
  type ReleaseDetails,
  type Subject,
} from '../../domain/subject.ts';
import { commitsSince, type CommitRange } from './commit-range.ts';
import { isBefore, isNotFoundYet, outdated, readUntilCurrent } from './current.ts';
import { collectPages } from '../pages.ts';
import type { ContextSource, Gathered } from './source.ts';
import {
  compareTagVersions,
  isOfSameForm,
  isPatchOf,
  isWithin,
  parseTagVersion,
  type TagVersion,
} from './tag-version.ts';

const ROUTE = 'GET /repos/{owner}/{repo}/releases';
const MAX_PAGES = 5;

/** A release, or its tag without one, and what is not known of it. */
type KnownRelease = Pick<ReleaseDetails, 'release' | 'missing'>;

/**
 * Reads a release, with the changes since the previous one. A draft has no tag of its own, so it is not found.
 *
 * @param sent the release as the event shows it, if there is one about it.
 */
export async function gatherGitHubRelease(
  source: ContextSource,
  subject: Extract<Subject, { kind: 'release' }>,
  sent: ReleaseObject | undefined,
): Promise<Gathered> {
  const { tag } = subject;
  const listed = await listReleases(source);
  const read = await findRelease(source, tag, listed.items, sent);
  if (!read.ok) return read;
  const known = read.value;
  const { prerelease, publishedAt } = known.release;
  const releases = listed.items.map((release) =>
    release.tag === tag ? { ...release, prerelease } : release,
  );
  const previous = findPreviousRelease(tag, publishedAt, releases);
  // Just after the publication, GitHub may not know the tag.
  const isUnknown = (range: Gathered<CommitRange>): boolean =>
    sent !== undefined && !range.ok && isUnknownCommit(range.error);
  const range = await readUntilCurrent(
    source,
    () => readRange(source, previous, tag, tag),
    isUnknown,
  );
  return ok(joinRange(subject, known, listed, previous, range));
}

/**
 * Reads a pushed tag, with the changes since the newest release of the version that it names, such as v1.4.2 for v1, or else since the
 * release before it. It needs no release of its own.
 */
export async function gatherPushedTag(
  source: ContextSource,
  push: Extract<Subject, { kind: 'push' }>,
  tag: string,
  newest: string,
): Promise<Gathered> {
  const listed = await listReleases(source);
  const releases = listed.items;
  const known = await findTag(source, tag, releases);
  // The tag may have moved since its own release, so all others are before it.
  const previous =
    findNewestWithin(tag, releases) ?? findPreviousRelease(tag, '', releases);
  // The name of the tag may lag behind the push.
  const { after } = push;
  let range = await readRange(source, previous, tag, after);
  // For an annotated tag, `after` is the ID of the tag.
  const isTagId = !range.ok && isUnknownCommit(range.error) && newest !== after;
  if (isTagId) range = await readRange(source, previous, tag, newest);
  return ok(joinRange(push, known, listed, previous, range));
}

/** Reads the changes from the previous release, if there is one, to a commit. */
function readRange(
  source: ContextSource,
  previousTag: string | undefined,
  tag: string,
  to: string,
): Promise<Gathered<CommitRange>> {
  return commitsSince(source, previousTag, to, {
    kind: 'newest-commit-only',
    reason: 'no-previous-release',
    line: parseTagVersion(tag).line,
  });
}

/** Joins a release and the changes since the previous one, as far as they are known. */
function joinRange(
  subject: Subject,
  known: KnownRelease,
  listed: ListedReleases,
  previousTag: string | undefined,
  range: Gathered<CommitRange>,
): ReleaseDetails {
  const previous = listed.items.find(({ tag }) => tag === previousTag);
  const described = { ...describeRelease(subject, known.release), previous };
  const missing = [...known.missing];
  if (listed.error !== undefined) missing.push(listed.error);
  else if (!listed.isComplete) {
    missing.push({ kind: 'truncated', part: 'releases', read: listed.items.length });
  }
  if (!range.ok) return { ...described, missing: [...missing, range.error] };
  return {
    ...described,
    changes: range.value.changes,
    missing: [...missing, ...range.value.missing],
  };
}

/** Returns whether GitHub knows no commit of this name. */
function isUnknownCommit(missing: MissingContext): boolean {
  if (missing.kind !== 'unreadable') return false;
  return missing.error.status === 404 || missing.error.status === 422;
}

/**
 * Finds a release in the list, or reads it. If GitHub does not show that it was published, although the event says so, the event describes
 * it. Only the event says since when it has been no prerelease.
 */
async function findRelease(
  source: ContextSource,
  tag: string,
  listed: readonly ReleaseObject[],
  sent: ReleaseObject | undefined,
): Promise<Gathered<KnownRelease>> {
  const isCurrent = (release: ReleaseObject): boolean => {
    if (release.draft || release.tag !== tag) return false;
    return sent === undefined || !isBefore(release.publishedAt, sent.publishedAt);
  };
  const isOlder = (answer: Gathered<ReleaseObject>): boolean => {
    if (sent === undefined) return false;
    return answer.ok ? !isCurrent(answer.value) : isNotFoundYet(answer);
  };
  const known = listed.find(isCurrent);
  const route = `${ROUTE}/tags/{tag}` as const;
  const read =
    known === undefined
      ? await readUntilCurrent(
          source,
          () => source.read('release', tag, route, { tag }, releaseSchema),
          isOlder,
        )
      : ok(known);
  if (sent !== undefined && isOlder(read)) {
    const gap = read.ok ? outdated('release', tag) : read.error;
    return ok({ release: sent, missing: [gap] });
  }
  if (!read.ok) return read;
  const { prerelease } = sent ?? read.value;
  return ok({ release: { ...read.value, prerelease }, missing: [] });
}

/** Finds the release of a tag, which need not have one. */
async function findTag(
  source: ContextSource,
  tag: string,
  listed: readonly ReleaseObject[],
): Promise<KnownRelease> {
  const read = await findRelease(source, tag, listed, undefined);
  if (read.ok) return read.value;
  const missing = isPartNotFound(read.error) ? [] : [read.error];
  return { release: unpublished(source, tag), missing };
}

/** The newest releases of the repository, and whether these are all. */
type ListedReleases = Awaited<ReturnType<typeof listReleases>>;

function listReleases(source: ContextSource) {
  const schema = z.array(releaseSchema);
  return collectPages(
    (page) => source.read('releases', '', ROUTE, page, schema),
    MAX_PAGES,
  );
}

/** Describes a tag whose release does not exist or could not be read. */
function unpublished(source: ContextSource, tag: string): ReleaseObject {
  return {
    tag,
    title: tag,
    body: '',
    url: `${source.url}/${pageOfRelease(tag)}`,
    author: '',
    draft: false,
    prerelease: false,
    publishedAt: '',
  };
}

/** Another release that can be the one before. `date` is that of its publication; empty if it is not published. */
type OtherRelease = TagVersion & Readonly<{ tag: string; date: string }>;

const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * Finds the tag of the release before `tag`: the highest version below its own on the same line, since old lines get patches after
 * new ones. A full release skips prereleases. The date of publication decides if the name does not: without a version, if the version
 * is a date that ends with its year, and if the highest below is more than a year older than the latest of the line, so that the
 * versions have begun again.
 *
 * @param publishedAt ISO 8601; empty if the release is not published. All others are then earlier.
 */
export function findPreviousRelease(
  tag: string,
  publishedAt: string,
  releases: readonly ReleaseObject[],
) {
  const own = parseTagVersion(tag);
  const others = listOthers(tag, releases);
  if (own.numbers.length === 0) return latestBefore(publishedAt, others)?.tag;

  const ofLine = others.filter((other) => canPrecede(other, own));
  const latest = latestBefore(publishedAt, ofLine);
  if (own.endsWithYear) return latest?.tag;
  const below = highestBelow(own, ofLine);
  if (below === undefined || latest === undefined) return below?.tag;
  const age = Date.parse(latest.date) - Date.parse(below.date);
  const hasBegunAgain = age > YEAR_MS && !isPatchOf(own, below);
  return hasBegunAgain ? latest.tag : below.tag;
}

/** Finds the tag of the newest release of the version that a tag names: v1.4.2 for v1, which moves from one to the next. */
function findNewestWithin(
  tag: string,
  releases: readonly ReleaseObject[],
): string | undefined {
  const own = parseTagVersion(tag);
  const within = listOthers(tag, releases).filter((other) => isWithin(other, own));
  return within.toSorted(byVersion).at(-1)?.tag;
}

/** Lists the published releases beside the one of `tag`: without prereleases, unless it is one. */
function listOthers(
  tag: string,
  releases: readonly ReleaseObject[],
): readonly OtherRelease[] {
  const isMarked = releases.some((release) => release.tag === tag && release.prerelease);
  const isPrerelease = isMarked || parseTagVersion(tag).isPrerelease;
  const others: OtherRelease[] = [];
  for (const { draft, prerelease, publishedAt: date, ...release } of releases) {
    if (draft || release.tag === tag) continue;
    const parsed = parseTagVersion(release.tag);
    const isSkipped = !isPrerelease && (prerelease || parsed.isPrerelease);
    if (!isSkipped) others.push({ ...parsed, tag: release.tag, date });
  }
  return others;
}

/** Finds the last release before a date. ISO 8601 in UTC sorts as text. */
function latestBefore(
  publishedAt: string,
  others: readonly OtherRelease[],
): OtherRelease | undefined {
  const earlier = others.filter(({ date }) => {
    if (date === '') return false;
    return publishedAt === '' || date < publishedAt;
  });
  return earlier.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
}

/** Returns whether a tag is of the same line, and not one such as `v2`, which moves from version to version. */
function canPrecede(other: OtherRelease, own: TagVersion): boolean {
  if (other.numbers.length === 0) return false;
  const isMoved = other.numbers.length === 1 && own.numbers.length > 1;
  return other.line === own.line && !isMoved;
}

/** Finds the highest version below its own: first among those of the same form, since 1.9 is before 1.10, also if there is a 1.9.5. */
function highestBelow(
  own: TagVersion,
  others: readonly OtherRelease[],
): OtherRelease | undefined {
  const lower = others.filter((other) => compareTagVersions(other, own) < 0);
  const alike = lower.filter((other) => isOfSameForm(own, other));
  return (alike.length > 0 ? alike : lower).toSorted(byVersion).at(-1);
}

/** Sorts by version. 1.2.0 comes after 1.2. */
function byVersion(one: OtherRelease, other: OtherRelease): number {
  const order = compareTagVersions(one, other);
  return order === 0 ? one.numbers.length - other.numbers.length : order;
}
