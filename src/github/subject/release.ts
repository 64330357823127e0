import { compareVersions, validateStrict } from 'compare-versions';
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
  const range = await commitsSince(source, previousTag, tag, 'no-previous-release');

  const missing: MissingContext[] = listed.error === undefined ? [] : [listed.error];
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

type OtherRelease = Readonly<{
  tag: string;
  prefix: string;
  version: string;
  /** Date of publication; empty if it is not published. */
  date: string;
}>;

/**
 * Finds the tag of the release before `tag`: the highest version below its own with the same
 * prefix, since old lines get patches after new ones. If the tag holds no version, finds the latest
 * release that was published before it. A full release skips prereleases.
 *
 * @param publishedAt ISO 8601; empty if the release is not published. All others are then earlier.
 */
export function findPreviousRelease(
  tag: string,
  publishedAt: string,
  releases: readonly ReleaseRef[],
) {
  const isMarked = releases.some((release) => release.tag === tag && release.prerelease);
  const own = parseTag(tag, isMarked);
  const others: OtherRelease[] = [];
  for (const release of releases) {
    if (release.draft || release.tag === tag) continue;
    const { isPrerelease, ...parsed } = parseTag(release.tag, release.prerelease);
    if (isPrerelease && !own.isPrerelease) continue;
    others.push({ ...parsed, date: release.publishedAt });
  }
  if (own.version === '') return latestBefore(publishedAt, others)?.tag;
  return highestBelow(own, others)?.tag;
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

/** A version, and the prefix of its line. */
type LineVersion = Pick<OtherRelease, 'prefix' | 'version'>;

/** Finds the highest version of the same line that is below its own. */
function highestBelow(
  own: LineVersion,
  others: readonly OtherRelease[],
): OtherRelease | undefined {
  const lower = others.filter((other) => isBelow(other, own));
  return lower.toSorted((a, b) => compareVersions(a.version, b.version)).at(-1);
}

function isBelow(other: LineVersion, own: LineVersion): boolean {
  if (other.version === '') return false;
  if (other.prefix !== own.prefix) return false;
  return compareVersions(other.version, own.version) < 0;
}

/** The `v` of a version, which begins a tag or follows a separator. */
const V = '(?:(?<=^|[@/_-])v)?';
const VERSION = String.raw`(?<version>\d+\.\d+\.\d+(?:[-+].*)?)`;
/**
 * A tag such as `cli-v1.2.3-rc.1`, with the prefix `cli-` of its line, without the `v`. With `s` the first
 * version is the whole rest; else each one would be tried up to a line end.
 */
const VERSION_TAG = new RegExp(
  String.raw`^(?<prefix>.*?)${V}(?<![\d.])${VERSION}$`,
  'is',
);

/** Reads the version from a tag. `nightly`, `2024-05` and `v1` hold none. */
function parseTag(tag: string, isMarked: boolean) {
  const { prefix = '', version = '' } = VERSION_TAG.exec(tag)?.groups ?? {};
  if (!validateStrict(version)) {
    return {
      tag,
      prefix: '',
      version: '',
      isPrerelease: isMarked,
    };
  }
  const hasSuffix = /^[^+]*-/.test(version);
  const isPrerelease = isMarked || hasSuffix;
  return { tag, prefix, version, isPrerelease };
}
