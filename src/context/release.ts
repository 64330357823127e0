import { compareVersions, validateStrict } from 'compare-versions';
import * as z from 'zod/mini';
import type { Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails, releaseTitle } from '../subject-details.ts';
import { commitsSince } from './commit-range.ts';
import { releaseSchema, type Release } from './schemas.ts';
import { PER_PAGE, readPages, type ContextSource, type Gathered } from './source.ts';

const MAX_PAGES = 5;

/** A release by its tag, with what came since the previous one. A pushed tag needs no release. A draft has no tag, so it is not found. */
export async function gatherRelease(source: ContextSource, subject: Subject, tag: string): Gathered {
  const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
  const read = await source.read('release', tag, route, { tag }, releaseSchema);
  if (!read.ok && subject.kind === 'release') return read;
  const release = read.ok ? read.value : undefined;
  const listed = await listReleases(source);
  const publishedAt = release?.published_at ?? undefined;
  const previousTag = findPreviousRelease({ tag, publishedAt, releases: listed.items });
  const range = await commitsSince(source, subject, {
    from: previousTag,
    to: tag,
    reason: 'no-previous-release',
  });
  const value: SubjectDetails = {
    ...(range.ok ? range.value : emptyDetails(subject)),
    kind: 'release',
    title: releaseTitle(release?.name, tag),
    body: release?.body ?? '',
    author: release?.author ?? '',
    url: release?.html_url ?? `${source.url}/releases/tag/${encodeURIComponent(tag)}`,
    tag,
    previousTag,
    prerelease: release?.prerelease ?? false,
    draft: release?.draft ?? false,
    missing: [
      ...(read.ok || read.error.kind === 'not-found' ? [] : [read.error]),
      ...listed.missing,
      ...(range.ok ? range.value.missing : [range.error]),
    ],
  };
  return { ok: true, value };
}

function listReleases(source: ContextSource) {
  const route = 'GET /repos/{owner}/{repo}/releases';
  const readPage = (page: number) =>
    source.read('releases', '', route, { per_page: PER_PAGE, page }, z.array(releaseSchema));
  return readPages(readPage, MAX_PAGES);
}

/** What places a release among others. */
export type ReleaseRef = Readonly<Pick<Release, 'tag_name' | 'draft' | 'prerelease' | 'published_at'>>;

/**
 * The tag of the release before `tag`: the highest version below its own with the same prefix, since old lines get patches after new
 * ones. A full release skips prereleases. If the tag holds no version, the latest release that was published before it.
 *
 * @param publishedAt ISO 8601; undefined if the release is not published: then all others come before it.
 * @returns undefined for the first of its line
 */
export function findPreviousRelease({
  tag,
  publishedAt = '\uffff',
  releases,
}: Readonly<{ tag: string; publishedAt: string | undefined; releases: readonly ReleaseRef[] }>):
  string | undefined {
  const isMarked = releases.some((release) => release.tag_name === tag && release.prerelease);
  const own = parseTag(tag, isMarked);
  const others = releases
    .filter((release) => !release.draft && release.tag_name !== tag)
    .map((release) => ({
      ...parseTag(release.tag_name, release.prerelease),
      date: release.published_at ?? '',
    }))
    .filter(({ isPrerelease }) => own.isPrerelease || !isPrerelease);
  // ISO 8601 in UTC sorts as text.
  const earlier =
    own.version === ''
      ? others
          .filter(({ date }) => date !== '' && date < publishedAt)
          .toSorted((a, b) => a.date.localeCompare(b.date))
      : others
          .filter(({ prefix, version }) => version !== '' && prefix === own.prefix)
          .filter(({ version }) => compareVersions(version, own.version) < 0)
          .toSorted((a, b) => compareVersions(a.version, b.version));
  return earlier.at(-1)?.tag;
}

/**
 * The version in a tag; empty if it holds none: `nightly`, `2024-05`, `v1`. Releases of one line have the same prefix:
 * `cli-v1.2.3-rc.1` has `cli-`, without the `v`.
 */
function parseTag(tag: string, isMarked: boolean) {
  const [, prefix = '', version = ''] =
    /^(.*?)(?:(?<=^|[@/_-])v)?(?<![\d.])(\d+\.\d+\.\d+(?:[-+].*)?)$/i.exec(tag) ?? [];
  if (!validateStrict(version)) return { tag, prefix: '', version: '', isPrerelease: isMarked };
  return { tag, prefix, version, isPrerelease: isMarked || /^[^+]*-/.test(version) };
}
