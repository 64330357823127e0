/** What a release, or a tag without one, is about. */
import type { Facts, Subject } from '../domain.ts';
import type { Gathered } from '../ports.ts';
import { blankFacts, loginOf, titleOfRelease } from './mappers.ts';
import { findPreviousRelease } from './previous-release.ts';
import { read, type ReleaseData, type Source } from './github-types.ts';
import { readHead, readSpan } from './commit-range.ts';

const PAGE = 100;
const MOST_PAGES = 5;

/** A release by its tag, with all that came since the one before it. */
export async function gatherRelease(source: Source, subject: Subject, tag: string): Promise<Gathered> {
  const { owner, repo } = source;
  const answer = await read('contents', () => source.client.repos.getReleaseByTag({ owner, repo, tag }));
  if (answer.ok)
    return { ok: true, facts: await releaseFacts(source, { subject, tag, release: answer.data }) };
  // A draft has no tag to be found by, and looks just like a release that is not there.
  const cure = answer.status === 404 ? '; check that it is published and how its tag is spelt' : '';
  return { ok: false, why: `The release ${tag} could not be read: ${answer.why}${cure}` };
}

/** A pushed tag: as its release if it has one by now, else what came since the last release before it. */
export async function gatherTag(source: Source, subject: Subject, tag: string): Promise<Gathered> {
  const { owner, repo } = source;
  const answer = await read('contents', () => source.client.repos.getReleaseByTag({ owner, repo, tag }));
  const release = answer.ok ? answer.data : undefined;
  return { ok: true, facts: await releaseFacts(source, { subject, tag, release }) };
}

async function releaseFacts(
  source: Source,
  { subject, tag, release }: Readonly<{ subject: Subject; tag: string; release: ReleaseData | undefined }>,
): Promise<Facts> {
  const gaps: string[] = [];
  const releases = await listReleases(source, gaps);
  const publishedAt = release?.published_at ?? undefined;
  const previousTag = findPreviousRelease({ tag, publishedAt, releases });
  if (previousTag === undefined)
    gaps.push('No earlier release was found, so only the newest commit is here.');
  let span = previousTag === undefined ? undefined : await readSpan(source, previousTag, tag);
  if (span !== undefined && !span.ok) {
    gaps.push(`What came since the release before could not be read: ${span.why}.`);
    span = undefined;
  }
  span ??= await readHead(source, tag);
  if (!span.ok) gaps.push(`The commit of the tag could not be read: ${span.why}.`);
  return {
    ...blankFacts(subject),
    ...(span.ok ? span.data.known : {}),
    about: 'release',
    title: titleOfRelease(release?.name, tag),
    body: release?.body ?? '',
    author: loginOf(release?.author),
    url: release?.html_url ?? `${source.url}/releases/tag/${encodeURIComponent(tag)}`,
    tag,
    previousTag,
    prerelease: release?.prerelease ?? false,
    draft: release?.draft ?? false,
    gaps: [...gaps, ...(span.ok ? span.data.known.gaps : [])],
  };
}

async function listReleases({ client, owner, repo }: Source, gaps: string[]): Promise<ReleaseData[]> {
  const all: ReleaseData[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await read('contents', () =>
      client.repos.listReleases({ owner, repo, per_page: PAGE, page }),
    );
    if (!answer.ok) {
      gaps.push(`Earlier releases could not be read: ${answer.why}.`);
      break;
    }
    all.push(...answer.data);
    if (answer.data.length < PAGE) break;
  }
  return all;
}
