import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import {
  isPartNotFound,
  pageOfRelease,
  type MissingContext,
} from '../../domain/subject.ts';
import { releaseSchema, type ReleaseObject } from '../../domain/github-objects.ts';
import { commitsSince } from './commit-range.ts';
import { collectPages, type PageParameters } from '../pages.ts';
import type { ContextSource, Gathered } from './source.ts';
import {
  compareTagVersions,
  isOfSameForm,
  isPatchOf,
  parseTagVersion,
  type TagVersion,
} from './tag-version.ts';

const ROUTE = 'GET /repos/{owner}/{repo}/releases';
const MAX_PAGES = 5;

/**
 * Reads a release, with the changes since the previous one. A draft has no tag of its own, so it is not found.
 *
 * @param isPush whether the tag was pushed. It then needs no release.
 */
export async function gatherGitHubRelease(
  source: ContextSource,
  tag: string,
  isPush = false,
): Promise<Gathered> {
  const listed = await collectPages((page) => readReleases(source, page), MAX_PAGES);
  const known = listed.items.find(({ details }) => details.tag === tag && !details.draft);
  const read = known === undefined ? await readRelease(source, tag) : ok(known);
  if (!read.ok && !isPush) return read;
  const release = read.ok ? read.value : unpublished(source, tag);
  const { publishedAt, details } = release;
  const releases = listed.items.map((item) => ({ ...item, ...item.details }));
  const previousTag = findPreviousRelease(tag, publishedAt, releases);
  const previous = releases.find((each) => each.tag === previousTag);
  const previousPublishedAt = previous?.publishedAt;
  const range = await commitsSince(source, previousTag, tag, {
    kind: 'newest-commit-only',
    reason: 'no-previous-release',
    line: parseTagVersion(tag).line,
  });

  const missing: MissingContext[] = [];
  if (listed.error !== undefined) missing.push(listed.error);
  else if (!listed.isComplete) missing.push(onlyNewest(listed.items.length));
  const isAbsent = !read.ok && isPartNotFound(read.error);
  if (!read.ok && !isAbsent) missing.unshift(read.error);
  if (!range.ok) {
    missing.push(range.error);
    return ok({ ...details, previousTag, previousPublishedAt, missing });
  }
  missing.push(...range.value.missing);
  return ok({
    ...range.value,
    ...details,
    previousTag,
    previousPublishedAt,
    missing,
  });
}

/** Describes that older releases are not known. */
function onlyNewest(read: number): MissingContext {
  return { kind: 'truncated', part: 'releases', read, total: undefined };
}

function readRelease(
  source: ContextSource,
  tag: string,
): Promise<Gathered<ReleaseObject>> {
  const route = `${ROUTE}/tags/{tag}` as const;
  return source.read('release', tag, route, { tag }, releaseSchema);
}

function readReleases(
  source: ContextSource,
  page: PageParameters,
): Promise<Gathered<readonly ReleaseObject[]>> {
  return source.read('releases', '', ROUTE, page, z.array(releaseSchema));
}

/** Describes a tag whose release does not exist or could not be read. */
function unpublished({ url }: ContextSource, tag: string) {
  return {
    publishedAt: '',
    details: {
      kind: 'release' as const,
      title: tag,
      url: `${url}/${pageOfRelease(tag)}`,
      tag,
    },
  };
}

export type ReleaseRef = Pick<ReleaseObject, 'publishedAt'> &
  Pick<ReleaseObject['details'], 'tag' | 'draft' | 'prerelease'>;

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
  releases: readonly ReleaseRef[],
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

/** Lists the published releases beside the one of `tag`: without prereleases, unless it is one. */
function listOthers(
  tag: string,
  releases: readonly ReleaseRef[],
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

/** Sorts by version. Of 1.2 and 1.2.0, the latter comes last. */
function byVersion(one: OtherRelease, other: OtherRelease): number {
  const order = compareTagVersions(one, other);
  return order === 0 ? one.numbers.length - other.numbers.length : order;
}
