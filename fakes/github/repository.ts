import { complete, type Json } from './complete.ts';
import { found, notFound, ok, type Call, type Handler } from './handler.ts';
import { list } from './pages.ts';
import { shaOf, type Release } from './seeds.ts';
import { userShape } from './shapes.ts';
import type { Flags, Role } from './state.ts';

/** Above this size a file's JSON has no content. */
const MAX_INLINE_BYTES = 1_000_000;
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export const REPOSITORY_HANDLERS: Readonly<Record<string, Handler>> = {
  'repos/get-content': found(
    ({ state, params }) => state.contents[params['path'] ?? ''],
    (call, text) => ok(complete('content-file', contentShape(call, text))),
  ),

  'repos/get-collaborator-permission-level': (call) => {
    const login = call.params['username'] ?? '';
    // The endpoint knows people only, no apps.
    if (login.endsWith('[bot]')) return notFound(call, `${login} is not a user`);
    const { roles, repository } = call.state;
    const role: Role = roles.get(login.toLowerCase()) ?? (repository.private ? 'none' : 'read');
    const { name, flags } = typeof role === 'string' ? { name: role, flags: flagsOf(role) } : role;
    const user = { ...userShape(call, login), permissions: flags, role_name: name };
    return ok({
      permission: permissionOf(flags),
      role_name: name,
      user: complete('nullable-collaborator', user),
    });
  },

  /** Newest first, by the date of creation. A token that only reads does not see drafts. */
  'repos/list-releases': (call) => {
    const published = call.state.releases.filter(({ draft }) => !draft);
    return list(
      call,
      published.sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
      releaseShape,
    );
  },

  'repos/get-release-by-tag': found(
    ({ state, params }) => state.releases.find(({ tag, draft }) => tag === params['tag'] && !draft),
    (call, release) => ok(releaseShape(call, release)),
  ),
};

function contentShape({ params, links }: Call, text: string): Json {
  const { path = '' } = params;
  const bytes = Buffer.from(text);
  const isInline = bytes.length <= MAX_INLINE_BYTES;
  return {
    type: 'file',
    name: path.split('/').at(-1),
    path,
    sha: shaOf(text),
    size: bytes.length,
    html_url: `${links.page}/blob/HEAD/${path}`,
    encoding: isInline ? 'base64' : 'none',
    // GitHub breaks its base64 into lines of 60 characters.
    content: isInline ? bytes.toString('base64').replaceAll(/.{1,60}/g, '$&\n') : '',
  };
}

function flagsOf(role: (typeof ROLES)[number]): Flags {
  const rank = ROLES.indexOf(role);
  return { pull: rank >= 1, triage: rank >= 2, push: rank >= 3, maintain: rank >= 4, admin: rank >= 5 };
}

/** The field from before there were five roles: maintain counts as write, triage as read. */
function permissionOf({ admin, push, pull }: Flags): string {
  if (admin) return 'admin';
  if (push) return 'write';
  return pull ? 'read' : 'none';
}

function releaseShape(call: Call, release: Release): Json {
  return complete('release', {
    id: release.id,
    html_url: `${call.links.page}/releases/tag/${encodeURIComponent(release.tag)}`,
    tag_name: release.tag,
    target_commitish: call.state.repository.defaultBranch,
    name: release.name,
    body: release.body,
    draft: release.draft,
    prerelease: release.prerelease,
    author: userShape(call, release.author),
    created_at: release.createdAt,
    published_at: release.publishedAt,
  });
}
