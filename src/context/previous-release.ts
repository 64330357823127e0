/** Which release came before another: not the one published before it, since old lines are patched after new ones came out. */
import type { ReleaseData } from './github-types.ts';
import { compareVersions, parseVersion, type Version } from './semantic-version.ts';

/** What is needed of a release to place it. */
export type ReleaseRef = Readonly<Pick<ReleaseData, 'tag_name' | 'draft' | 'prerelease' | 'published_at'>>;

/**
 * The tag of the release before `tag`: the highest version below its own, of those with the same prefix. A full release
 * looks past prereleases, a prerelease does not. Where the tag holds no version, the latest published before it.
 *
 * @param publishedAt of the release itself, ISO 8601; undefined when it is not published: then all others are before it.
 * @returns undefined for the first of its line.
 */
export function findPreviousRelease({
  tag,
  publishedAt,
  releases,
}: Readonly<{ tag: string; publishedAt: string | undefined; releases: readonly ReleaseRef[] }>):
  string | undefined {
  const version = parseVersion(tag);
  const own = releases.find((release) => release.tag_name === tag);
  const others = releases.filter((release) => !release.draft && release.tag_name !== tag);
  if (version === undefined) {
    const settled = own?.prerelease === true ? others : others.filter((release) => !release.prerelease);
    return latestBefore(settled, publishedAt);
  }
  const isEarly = version.prerelease.length > 0 || own?.prerelease === true;
  const line = others.flatMap((release) => {
    const other = parseVersion(release.tag_name);
    if (other === undefined || other.prefix !== version.prefix || compareVersions(other, version) >= 0)
      return [];
    const otherIsEarly = other.prerelease.length > 0 || release.prerelease;
    return otherIsEarly && !isEarly ? [] : [{ tag: release.tag_name, version: other }];
  });
  return highest(line);
}

function highest(line: readonly Readonly<{ tag: string; version: Version }>[]): string | undefined {
  const [first, ...rest] = line;
  if (first === undefined) return undefined;
  return rest.reduce((best, one) => (compareVersions(one.version, best.version) > 0 ? one : best), first).tag;
}

/** ISO 8601 in UTC compares as text. */
function latestBefore(releases: readonly ReleaseRef[], publishedAt: string | undefined): string | undefined {
  let best: ReleaseRef | undefined;
  for (const release of releases) {
    const date = release.published_at ?? '';
    if (date === '' || (publishedAt !== undefined && date >= publishedAt)) continue;
    if (best === undefined || date > (best.published_at ?? '')) best = release;
  }
  return best?.tag_name;
}
