/**
 * Responses in GitHub's shapes: the fields that an action may read. `complete` adds the others that the description requires.
 */
import { createHash } from 'node:crypto';
import { complete, type Json } from './complete.ts';
import type { Call } from './handler.ts';
import { shaOf, type ChangedFile, type Thread } from './seeds.ts';
import type { State } from './state.ts';

/** The numeric id behind a login; the same in every run. */
function accountId({ accountIds }: State, login: string): number {
  const digest = createHash('sha1').update(login.toLowerCase()).digest().readUInt32BE();
  return accountIds.get(login.toLowerCase()) ?? 50_000_000 + (digest % 50_000_000);
}

/** Apps are `Bot`s with a login that ends in `[bot]`. */
export function userShape(call: Call, login: string): Json {
  const isBot = login.endsWith('[bot]');
  const page = isBot ? `apps/${login.replace('[bot]', '')}` : login;
  return complete('simple-user', {
    login,
    id: accountId(call.state, login),
    type: isBot ? 'Bot' : 'User',
    html_url: `${call.links.site}/${page}`,
  });
}

/** What an issue and a pull request have in common. */
export function threadShape(call: Call, thread: Thread): Json {
  const comments = [...call.state.comments.values()].filter((comment) => comment.thread === thread.number);
  return {
    id: 1_000_000_000 + thread.number,
    number: thread.number,
    title: thread.title,
    body: thread.body,
    user: userShape(call, thread.author),
    state: thread.state,
    locked: thread.locked,
    labels: thread.labels.map((name) => ({ name })),
    assignee: null,
    assignees: thread.assignees.map((login) => userShape(call, login)),
    comments: comments.length,
    created_at: thread.createdAt,
    html_url: pageOf(call, thread.number),
  };
}

/** Where people read a thread. */
export function pageOf({ state, links }: Call, number: number): string {
  return `${links.page}/${state.threads.get(number)?.pull === undefined ? 'issues' : 'pull'}/${number}`;
}

export function fileShape(file: ChangedFile): Json {
  const lines = file.patch?.split('\n') ?? [];
  const additions = file.additions ?? lines.filter((line) => line.startsWith('+')).length;
  const deletions = file.deletions ?? lines.filter((line) => line.startsWith('-')).length;
  return complete('diff-entry', {
    sha: shaOf(file.filename),
    filename: file.filename,
    status: file.status ?? 'modified',
    additions,
    deletions,
    changes: additions + deletions,
    patch: file.patch,
    previous_filename: file.previousFilename,
  });
}

/** The repository itself, or one that was forked from it. */
export function repositoryShape(call: Call, full: string): Json {
  const [owner = '', name = ''] = full.split('/');
  const { repository } = call.state;
  const own = full === `${repository.owner}/${repository.name}`;
  return complete('repository', {
    id: own ? repository.id : 600_000_000 + Number.parseInt(shaOf(full).slice(0, 6), 16),
    name,
    full_name: full,
    owner: userShape(call, owner),
    private: own && repository.private,
    fork: !own,
    default_branch: repository.defaultBranch,
    html_url: `${call.links.site}/${full}`,
    url: `${call.links.api}/repos/${full}`,
  });
}
