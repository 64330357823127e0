import { compareVersions, validateStrict } from 'compare-versions';
import * as z from 'zod/mini';
import { releaseSchema, type ReleaseObject } from '../github-objects.ts';
import { commitsSince } from './commit-range.ts';
import { PER_PAGE, readPages, type ContextSource, type Gathered } from './source.ts';

const ROUTE = 'GET /repos/{owner}/{repo}/releases';
const MAX_PAGES = 5;

/** A release by its tag, with what came since the previous one. `isPush`: the tag needs no release. A draft has no tag, so it is not found. */
export async function gatherRelease(
  source: ContextSource,
  tag: string,
  isPush = false,
): Gathered {
  const read = await source.read(
    'release',
    tag,
    `${ROUTE}/tags/{tag}`,
    { tag },
    releaseSchema,
  );
  if (!read.ok && !isPush) return read;
  const readPage = (page: number) =>
    source.read(
      'releases',
      '',
      ROUTE,
      { per_page: PER_PAGE, page },
      z.array(releaseSchema),
    );
  const listed = await readPages(readPage, MAX_PAGES);
  const { publishedAt, details } = read.ok ? read.value : unpublished(source, tag);
  const releases = listed.items.map((release) => ({ ...release, ...release.details }));
  const previousTag = findPreviousRelease(tag, publishedAt, releases);
  const range = await commitsSince(source, previousTag, tag, 'no-previous-release');
  const missing = [
    ...(read.ok || read.error.kind === 'not-found' ? [] : [read.error]),
    ...listed.missing,
    ...(range.ok ? range.value.missing : [range.error]),
  ];
  const known = range.ok ? range.value : {};
  return { ok: true, value: { ...known, ...details, previousTag, missing } };
}

/** A tag without a release that can be read. */
function unpublished({ url }: ContextSource, tag: string) {
  const page = `${url}/releases/tag/${encodeURIComponent(tag)}`;
  return {
    publishedAt: '',
    details: { kind: 'release' as const, title: tag, url: page, tag },
  };
}

export type ReleaseRef = Pick<ReleaseObject, 'publishedAt'> &
  Pick<ReleaseObject['details'], 'tag' | 'draft' | 'prerelease'>;

/**
 * The tag of the release before `tag`: the highest version below its own with the same prefix, since old lines get patches after new
 * ones. A full release skips prereleases. If the tag holds no version, the latest release that was published before it.
 *
 * @param publishedAt ISO 8601; empty if the release is not published: then all others come before it.
 */
export function findPreviousRelease(
  tag: string,
  publishedAt: string,
  releases: readonly ReleaseRef[],
) {
  const isMarked = releases.some((release) => release.tag === tag && release.prerelease);
  const own = parseTag(tag, isMarked);
  const others = releases
    .filter((release) => !release.draft && release.tag !== tag)
    .map((release) => ({
      ...parseTag(release.tag, release.prerelease),
      date: release.publishedAt,
    }))
    .filter(({ isPrerelease }) => own.isPrerelease || !isPrerelease);
  // ISO 8601 in UTC sorts as text.
  const earlier =
    own.version === ''
      ? others
          .filter(({ date }) => date !== '' && (publishedAt === '' || date < publishedAt))
          .toSorted((a, b) => a.date.localeCompare(b.date))
      : others
          .filter(({ prefix, version }) => version !== '' && prefix === own.prefix)
          .filter(({ version }) => compareVersions(version, own.version) < 0)
          .toSorted((a, b) => compareVersions(a.version, b.version));
  return earlier.at(-1)?.tag;
}

/** `cli-v1.2.3-rc.1` has the prefix `cli-` of its line, without the `v`. `nightly`, `2024-05` and `v1` hold no version. */
function parseTag(tag: string, isMarked: boolean) {
  const [, prefix = '', version = ''] =
    /^(.*?)(?:(?<=^|[@/_-])v)?(?<![\d.])(\d+\.\d+\.\d+(?:[-+].*)?)$/i.exec(tag) ?? [];
  if (!validateStrict(version))
    return { tag, prefix: '', version: '', isPrerelease: isMarked };
  return { tag, prefix, version, isPrerelease: isMarked || /^[^+]*-/.test(version) };
}
