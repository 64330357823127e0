import { notFound, ok, wants, type Call, type Handler } from './handler.ts';
import { complete, type Json } from './complete.ts';
import { shaOf } from './seeds.ts';
import { nodeId, userShape } from './shapes.ts';

/** Above this a file's JSON has no content; the raw media type still has it. */
const MOST_INLINE_BYTES = 1_000_000;

export const REPOSITORY_HANDLERS: Readonly<Record<string, Handler>> = {
  'repos/get': (call) => {
    const { owner, name } = call.state.repository;
    const shape = repositoryShape(call, `${owner}/${name}`);
    return ok(complete('full-repository', { ...shape, network_count: 0, subscribers_count: 0 }));
  },

  'repos/get-content': (call) => {
    const path = (call.params['path'] ?? '').replace(/^\/+|\/+$/g, '');
    const files = filesAt(call, call.query['ref']);
    const text = files?.[path];
    if (text !== undefined) {
      return wants(call, 'raw')
        ? ok(text, { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' })
        : ok(complete('content-file', fileEntry(call, path, text)));
    }
    const inside = Object.keys(files ?? {}).filter((file) => path === '' || file.startsWith(`${path}/`));
    return inside.length === 0 ? notFound(call) : ok(listDirectory(call, path, inside));
  },
};

function filesAt(call: Call, ref: string | undefined): Readonly<Record<string, string>> | undefined {
  const name = ref?.replace(/^refs\/(heads|tags)\//, '');
  const { defaultBranch } = call.state.repository;
  return name === undefined || name === defaultBranch ? call.state.contents : call.state.contentsAt[name];
}

function listDirectory(call: Call, path: string, inside: readonly string[]): Json[] {
  const depth = path === '' ? 0 : path.split('/').length;
  const children = new Map(
    inside.map((file) => [
      file
        .split('/')
        .slice(0, depth + 1)
        .join('/'),
      file,
    ]),
  );
  return [...children].map(([child, file]) => ({
    ...entry(call, child),
    type: child === file ? 'file' : 'dir',
    size: child === file ? Buffer.byteLength(call.state.contents[file] ?? '') : 0,
  }));
}

function fileEntry(call: Call, path: string, text: string): Json {
  const bytes = Buffer.from(text);
  const inline = bytes.length <= MOST_INLINE_BYTES;
  // GitHub breaks its base64 into lines of 60 characters.
  const content = inline ? bytes.toString('base64').replaceAll(/.{60}/g, '$&\n') : '';
  return {
    ...entry(call, path),
    type: 'file',
    size: bytes.length,
    encoding: inline ? 'base64' : 'none',
    content: content === '' || content.endsWith('\n') ? content : `${content}\n`,
  };
}

function entry(call: Call, path: string): Json {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const ref = call.query['ref'] ?? call.state.repository.defaultBranch;
  const sha = shaOf(`${path} at ${ref}`);
  const url = `${call.links.repo}/contents/${encoded}?ref=${encodeURIComponent(ref)}`;
  const page = `${call.links.page}/blob/${ref}/${encoded}`;
  const git = `${call.links.repo}/git/blobs/${sha}`;
  return {
    name: path.split('/').at(-1),
    path,
    sha,
    url,
    html_url: page,
    git_url: git,
    download_url: `https://raw.githubusercontent.com/${fullName(call)}/${ref}/${encoded}`,
    _links: { self: url, git, html: page },
  };
}

function fullName(call: Call): string {
  return `${call.state.repository.owner}/${call.state.repository.name}`;
}

/** The repository itself, or one that was forked from it. */
export function repositoryShape(call: Call, full: string): Json {
  const [owner = '', name = ''] = full.split('/');
  const own = full === fullName(call);
  const { repository } = call.state;
  const id = own ? repository.id : 600_000_000 + Number.parseInt(shaOf(full).slice(0, 6), 16);
  return complete('repository', {
    id,
    node_id: nodeId('Repository', id),
    name,
    full_name: full,
    owner: userShape(call, owner),
    private: own && repository.private,
    visibility: own && repository.private ? 'private' : 'public',
    fork: !own,
    default_branch: repository.defaultBranch,
    html_url: `${call.links.site}/${full}`,
    url: `${call.links.api}/repos/${full}`,
    clone_url: `${call.links.site}/${full}.git`,
    has_issues: true,
    created_at: '2026-01-05T09:00:00Z',
    updated_at: '2026-01-05T09:00:00Z',
    pushed_at: '2026-01-05T09:00:00Z',
  });
}
