import {
  cutPage,
  found,
  list,
  ok,
  refuse,
  type Call,
  type Handlers,
  type Json,
} from './handler.ts';
import { LONG_AGO, type Release } from './seeds.ts';
import { userShape } from './shapes.ts';
import { ROLES, type Role } from './state.ts';

/** Lowest first, each from its role on. */
const FLAGS = ['pull', 'triage', 'push', 'maintain', 'admin'];

/** The repository itself, files, collaborators and releases. */
export const REPOSITORY_HANDLERS: Handlers = {
  'repos/get': (call) => {
    const { id, owner, name, private: isPrivate } = call.state.repository;
    return ok({
      id,
      name,
      full_name: `${owner}/${name}`,
      private: isPrivate,
      owner: userShape(call, owner),
      html_url: call.links.page,
    });
  },

  'apps/list-repos-accessible-to-installation': (call) => {
    const { login, installed } = call;
    if (!login.endsWith('[bot]')) {
      const message =
        'You must authenticate with an installation access token in order to list repositories for an installation.';
      return refuse(403, message);
    }
    const { items, headers } = cutPage(call, installed);
    const repositories = items.map(({ repository, isArchived }) => ({
      id: repository.id,
      full_name: `${repository.owner}/${repository.name}`,
      archived: isArchived,
    }));
    return ok({ total_count: installed.length, repositories }, headers);
  },

  'repos/get-content': found(
    ({ state, params }) => state.contents[params['path'] ?? ''],
    (_, text) => {
      // GitHub breaks its base64 into lines of 60 characters.
      const content = Buffer.from(text)
        .toString('base64')
        .replaceAll(/.{1,60}/g, '$&\n');
      return ok({ type: 'file', encoding: 'base64', content });
    },
  ),

  'repos/get-collaborator-permission-level': (call) => {
    const login = call.params['username'] ?? '';
    // The endpoint knows people only, no apps.
    if (login.endsWith('[bot]')) return refuse(404, `${login} is not a user`);
    const { roles, repository } = call.state;
    const role = roles.get(login.toLowerCase()) ?? (repository.private ? 'none' : 'read');
    const permissions = Object.fromEntries(
      FLAGS.map((flag, index) => [flag, index < ROLES.indexOf(role)]),
    );
    return ok({
      permission: permissionOf(role),
      role_name: role,
      user: { ...userShape(call, login), permissions },
    });
  },

  /** A token that only reads does not see drafts. */
  'repos/list-releases': (call) =>
    list(
      call,
      call.state.releases.filter(({ draft }) => !draft),
      releaseShape,
    ),

  'repos/get-release-by-tag': found(
    ({ state, params }) =>
      state.releases.find(({ tag, draft }) => tag === params['tag'] && !draft),
    (call, release) => ok(releaseShape(call, release)),
  ),
};

/** Returns the value of the field that is older than the roles `maintain` and `triage`. */
function permissionOf(role: Role): Role {
  if (role === 'maintain') return 'write';
  if (role === 'triage') return 'read';
  return role;
}

function releaseShape(
  call: Call,
  { tag, author, publishedAt = LONG_AGO, ...release }: Release,
): Json {
  return {
    ...release,
    id: call.state.releases.findIndex((each) => each.tag === tag) + 1,
    html_url: `${call.links.page}/releases/tag/${encodeURIComponent(tag)}`,
    tag_name: tag,
    author: userShape(call, author),
    published_at: release.draft ? null : publishedAt,
  };
}
