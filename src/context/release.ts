import * as z from 'zod/mini';
import type { MissingContext, Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails, releaseTitle } from '../subject-details.ts';
import { commitsSince } from './commit-range.ts';
import { findPreviousRelease } from './previous-release.ts';
import { releaseSchema, type Release } from './schemas.ts';
import { PER_PAGE, type ContextSource, type Gathered } from './source.ts';

const MAX_PAGES = 5;

/** A release by its tag, with what came since the previous one. A pushed tag needs no release. A draft has no tag, so it is not found. */
export async function gatherRelease(source: ContextSource, subject: Subject, tag: string): Gathered {
  const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
  const read = await source.read('release', tag, route, { tag }, releaseSchema);
  if (!read.ok && subject.kind === 'release') return read;
  const release = read.ok ? read.value : undefined;
  const listed = await listReleases(source);
  const publishedAt = release?.published_at ?? undefined;
  const previousTag = findPreviousRelease({ tag, publishedAt, releases: listed.releases });
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

async function listReleases(
  source: ContextSource,
): Promise<Readonly<{ releases: readonly Release[]; missing: readonly MissingContext[] }>> {
  const route = 'GET /repos/{owner}/{repo}/releases';
  const releases: Release[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { per_page: PER_PAGE, page };
    const listed = await source.read('releases', '', route, query, z.array(releaseSchema));
    if (!listed.ok) return { releases, missing: [listed.error] };
    releases.push(...listed.value);
    if (listed.value.length < PER_PAGE) break;
  }
  return { releases, missing: [] };
}
