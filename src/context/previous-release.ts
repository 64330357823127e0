import { compareVersions, validateStrict } from 'compare-versions';
import type { Release } from './schemas.ts';

/** What places a release among others. */
export type ReleaseRef = Readonly<Pick<Release, 'tag_name' | 'draft' | 'prerelease' | 'published_at'>>;

/** A tag that holds a version. Releases of one line have the same prefix: `cli-v1.2.3-rc.1` has `cli-`, without the `v`. */
type TagVersion = Readonly<{ tag: string; prefix: string; version: string; isPrerelease: boolean }>;

/**
 * The tag of the release before `tag`: the highest version below its own with the same prefix, since old lines get patches after new
 * ones. A full release skips prereleases. If the tag holds no version, the latest release that was published before it.
 *
 * @param publishedAt ISO 8601; undefined if the release is not published: then all others come before it.
 * @returns undefined for the first of its line
 */
export function findPreviousRelease({
  tag,
  publishedAt,
  releases,
}: Readonly<{ tag: string; publishedAt: string | undefined; releases: readonly ReleaseRef[] }>):
  string | undefined {
  const own = parseTag(tag, releases.find((release) => release.tag_name === tag)?.prerelease);
  const others = releases.filter((release) => !release.draft && release.tag_name !== tag);
  if (own.version === '') return latestBefore(others, publishedAt, own.isPrerelease);
  return others
    .map((release) => parseTag(release.tag_name, release.prerelease))
    .filter(({ prefix, version }) => version !== '' && prefix === own.prefix)
    .filter(({ version }) => compareVersions(version, own.version) < 0)
    .filter(({ isPrerelease }) => own.isPrerelease || !isPrerelease)
    .toSorted((a, b) => compareVersions(a.version, b.version))
    .at(-1)?.tag;
}

/** The version is empty if the tag holds none: `nightly`, `2024-05`, `v1`. */
function parseTag(tag: string, isMarked = false): TagVersion {
  const [, prefix = '', version = ''] =
    /^(.*?)(?:(?<=^|[@/_-])v)?(?<![\d.])(\d+\.\d+\.\d+(?:[-+].*)?)$/i.exec(tag) ?? [];
  if (!validateStrict(version)) return { tag, prefix: '', version: '', isPrerelease: isMarked };
  return { tag, prefix, version, isPrerelease: isMarked || /^[^+]*-/.test(version) };
}

/** ISO 8601 in UTC sorts as text. */
function latestBefore(
  releases: readonly ReleaseRef[],
  publishedAt = '\uffff',
  withPrereleases: boolean,
): string | undefined {
  return releases
    .filter(({ prerelease }) => withPrereleases || !prerelease)
    .map(({ tag_name: tag, published_at: date }) => ({ tag, date: date ?? '' }))
    .filter(({ date }) => date !== '' && date < publishedAt)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1)?.tag;
}
