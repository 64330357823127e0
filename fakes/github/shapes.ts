import type { Call } from './handler.ts';
import { complete, type Json } from './complete.ts';
import { shaOf, type ChangedFile } from './seeds.ts';
import { accountOf } from './accounts.ts';

export function nodeId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64url');
}

export function userShape(call: Call, login: string): Json {
  const account = accountOf(call.state, login);
  const api = `${call.links.api}/users/${encodeURIComponent(login)}`;
  const page = account.type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login;
  return complete('simple-user', {
    login,
    id: account.id,
    type: account.type,
    node_id: nodeId('User', account.id),
    url: api,
    html_url: `${call.links.site}/${page}`,
    avatar_url: `https://avatars.githubusercontent.com/u/${account.id}?v=4`,
    site_admin: false,
  });
}

/** How an author stands to the repository. It says little about rights, which is why nothing may rest on it. */
export function associationOf(call: Call, login: string): string {
  const role = call.state.roles.get(login.toLowerCase());
  if (login.toLowerCase() === call.state.repository.owner.toLowerCase()) return 'OWNER';
  return role === undefined || role === 'none' || role === 'read' ? 'NONE' : 'COLLABORATOR';
}

export function labelShape(call: Call, name: string): Json {
  const id = Number.parseInt(shaOf(name).slice(0, 7), 16);
  return {
    id,
    node_id: nodeId('Label', id),
    url: `${call.links.repo}/labels/${encodeURIComponent(name)}`,
    name,
    color: 'ededed',
    default: false,
    description: null,
  };
}

export function fileShape(call: Call, file: ChangedFile, sha: string): Json {
  const path = file.filename.split('/').map(encodeURIComponent).join('/');
  const lines = file.patch?.split('\n') ?? [];
  const additions = file.additions ?? lines.filter((line) => line.startsWith('+')).length;
  const deletions = file.deletions ?? lines.filter((line) => line.startsWith('-')).length;
  return {
    sha: shaOf(`${file.filename} at ${sha}`),
    filename: file.filename,
    status: file.status ?? 'modified',
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: `${call.links.page}/blob/${sha}/${path}`,
    raw_url: `${call.links.page}/raw/${sha}/${path}`,
    contents_url: `${call.links.repo}/contents/${path}?ref=${sha}`,
    ...(file.patch === undefined ? {} : { patch: file.patch }),
    ...(file.previousFilename === undefined ? {} : { previous_filename: file.previousFilename }),
  };
}
