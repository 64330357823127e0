import * as z from 'zod/mini';
import type { MissingContext, Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails, releaseTitle } from '../subject-details.ts';
import { compareRefs, newestCommit } from './commit-range.ts';
import { findPreviousRelease } from './previous-release.ts';
import { releaseSchema, type Release } from './schemas.ts';
import type { ContextSource, Gathered } from './source.ts';

const PER_PAGE = 100;
const MAX_PAGES = 5;

/** A release by its tag, with what came since the previous one. A draft has no tag, so it is not found. */
export async function gatherRelease(source: ContextSource, subject: Subject, tag: string): Gathered {
  const release = await readRelease(source, tag);
  return release.ok ? gatherDetails(source, subject, tag, release.value) : release;
}

/** A pushed tag, with its release if it has one. */
export async function gatherTag(source: ContextSource, subject: Subject, tag: string): Gathered {
  const release = await readRelease(source, tag);
  if (release.ok) return gatherDetails(source, subject, tag, release.value);
  const { error } = release;
  return gatherDetails(source, subject, tag, undefined, error.kind === 'not-found' ? [] : [error]);
}

function readRelease(source: ContextSource, tag: string): Gathered<Release> {
  return source.read('release', tag, 'GET /repos/{owner}/{repo}/releases/tags/{tag}', { tag }, releaseSchema);
}

async function gatherDetails(
  source: ContextSource,
  subject: Subject,
  tag: string,
  release: Release | undefined,
  missing: readonly MissingContext[] = [],
): Gathered {
  const listed = await listReleases(source);
  const publishedAt = release?.published_at ?? undefined;
  const previousTag = findPreviousRelease({ tag, publishedAt, releases: listed.releases });
  const compared = previousTag === undefined ? undefined : await compareRefs(source, previousTag, tag);
  const reason = previousTag === undefined ? 'no-previous-release' : undefined;
  const range = compared?.ok === true ? compared : await newestCommit(source, tag, reason);
  const value: SubjectDetails = {
    ...emptyDetails(subject),
    ...(range.ok && range.value.details),
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
      ...missing,
      ...listed.missing,
      ...(compared?.ok === false ? [compared.error] : []),
      ...(range.ok ? range.value.details.missing : [range.error]),
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
