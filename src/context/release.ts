/** What a release, or a tag without one, is about. */
import type { SubjectDetails, Subject } from '../domain.ts';
import type { GatheredDetails } from '../ports.ts';
import { emptyDetails, loginOf, releaseTitle } from './mappers.ts';
import { findPreviousRelease } from './previous-release.ts';
import { read, type ReleaseData, type ContextSource } from './github-types.ts';
import { singleCommit, compareRefs } from './commit-range.ts';

const PAGE = 100;
const MAX_PAGES = 5;

/** A release by its tag, with all that came since the one before it. */
export async function gatherRelease(
  source: ContextSource,
  subject: Subject,
  tag: string,
): Promise<GatheredDetails> {
  const { owner, repo } = source;
  const answer = await read('contents', () => source.client.repos.getReleaseByTag({ owner, repo, tag }));
  if (answer.ok)
    return { ok: true, details: await releaseDetails(source, { subject, tag, release: answer.data }) };
  // A draft has no tag to be found by, and looks just like a release that is not there.
  const cure = answer.status === 404 ? '; check that it is published and how its tag is spelt' : '';
  return { ok: false, reason: `The release ${tag} could not be read: ${answer.reason}${cure}` };
}

/** A pushed tag: as its release if it has one by now, else what came since the last release before it. */
export async function gatherTag(
  source: ContextSource,
  subject: Subject,
  tag: string,
): Promise<GatheredDetails> {
  const { owner, repo } = source;
  const answer = await read('contents', () => source.client.repos.getReleaseByTag({ owner, repo, tag }));
  const release = answer.ok ? answer.data : undefined;
  return { ok: true, details: await releaseDetails(source, { subject, tag, release }) };
}

async function releaseDetails(
  source: ContextSource,
  { subject, tag, release }: Readonly<{ subject: Subject; tag: string; release: ReleaseData | undefined }>,
): Promise<SubjectDetails> {
  const missing: string[] = [];
  const releases = await listReleases(source, missing);
  const publishedAt = release?.published_at ?? undefined;
  const previousTag = findPreviousRelease({ tag, publishedAt, releases });
  if (previousTag === undefined)
    missing.push('No earlier release was found, so only the newest commit is here.');
  let range = previousTag === undefined ? undefined : await compareRefs(source, previousTag, tag);
  if (range !== undefined && !range.ok) {
    missing.push(`What came since the release before could not be read: ${range.reason}.`);
    range = undefined;
  }
  range ??= await singleCommit(source, tag);
  if (!range.ok) missing.push(`The commit of the tag could not be read: ${range.reason}.`);
  return {
    ...emptyDetails(subject),
    ...(range.ok ? range.data.details : {}),
    kind: 'release',
    title: releaseTitle(release?.name, tag),
    body: release?.body ?? '',
    author: loginOf(release?.author),
    url: release?.html_url ?? `${source.url}/releases/tag/${encodeURIComponent(tag)}`,
    tag,
    previousTag,
    prerelease: release?.prerelease ?? false,
    draft: release?.draft ?? false,
    missing: [...missing, ...(range.ok ? range.data.details.missing : [])],
  };
}

async function listReleases(
  { client, owner, repo }: ContextSource,
  missing: string[],
): Promise<ReleaseData[]> {
  const all: ReleaseData[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await read('contents', () =>
      client.repos.listReleases({ owner, repo, per_page: PAGE, page }),
    );
    if (!answer.ok) {
      missing.push(`Earlier releases could not be read: ${answer.reason}.`);
      break;
    }
    all.push(...answer.data);
    if (answer.data.length < PAGE) break;
  }
  return all;
}
