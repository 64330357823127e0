import { notFound, ok, type Call, type Handler } from './handler.ts';
import { complete, type Json } from './complete.ts';
import { cutPage } from './pages.ts';
import { shaOf, type Release } from './seeds.ts';
import { nodeId, userShape } from './shapes.ts';

export const RELEASE_HANDLERS: Readonly<Record<string, Handler>> = {
  /** Newest first, by the date of creation. Drafts are for those who may push, which a reading token may not. */
  'repos/list-releases': (call) => {
    const newestFirst = call.state.releases
      .filter(({ draft }) => !draft)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    const { items, headers } = cutPage(call, newestFirst);
    return ok(
      items.map((release) => releaseShape(call, release)),
      headers,
    );
  },

  'repos/get-release-by-tag': (call) => {
    const release = call.state.releases.find(({ tag, draft }) => tag === call.params['tag'] && !draft);
    return release === undefined ? notFound(call) : ok(releaseShape(call, release));
  },

  /** Every published release has a tag; tags without a release are given apart. */
  'repos/list-tags': (call) => {
    const given = new Set(call.state.tags.map(({ name }) => name));
    const released = call.state.releases.filter(({ tag, draft }) => !draft && !given.has(tag));
    const tags = [...call.state.tags, ...released.map(({ tag }) => ({ name: tag, sha: shaOf(tag) }))];
    const { items, headers } = cutPage(
      call,
      tags.sort((a, b) => b.name.localeCompare(a.name, 'en', { numeric: true })),
    );
    return ok(
      items.map(({ name, sha }) => ({
        name,
        node_id: nodeId('Tag', name),
        commit: { sha, url: `${call.links.repo}/commits/${sha}` },
        zipball_url: `${call.links.repo}/zipball/refs/tags/${encodeURIComponent(name)}`,
        tarball_url: `${call.links.repo}/tarball/refs/tags/${encodeURIComponent(name)}`,
      })),
      headers,
    );
  },
};

function releaseShape(call: Call, release: Release): Json {
  const url = `${call.links.repo}/releases/${release.id}`;
  return complete('release', {
    id: release.id,
    node_id: nodeId('Release', release.id),
    url,
    html_url: `${call.links.page}/releases/tag/${encodeURIComponent(release.tag)}`,
    assets_url: `${url}/assets`,
    upload_url: `${url}/assets{?name,label}`,
    tag_name: release.tag,
    target_commitish: release.target,
    name: release.name,
    body: release.body,
    draft: release.draft,
    prerelease: release.prerelease,
    author: userShape(call, release.author),
    created_at: release.createdAt,
    published_at: release.publishedAt,
  });
}
