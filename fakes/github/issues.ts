/** Lists and the creation of issues, and the labels of the repository. */
import { list, NOT_FOUND, refuse, type Call, type Handlers } from './handler.ts';
import { makeThread, type Thread } from './seeds.ts';
import { listedThreads, stamp, writeThread } from './state.ts';
import { issueShape } from './threads.ts';

type IssueFields = Readonly<{ title: string; body?: string; labels?: string[] }>;

const ALREADY_EXISTS = { resource: 'Label', code: 'already_exists', field: 'name' };

export const ISSUE_HANDLERS: Handlers = {
  /** Issues and pull requests, sorted by their creation. A repository without issues has its pull requests here. */
  'issues/list-for-repo': (call) => {
    const { state, query } = call;
    const listed = listedThreads(state)
      .filter((thread) => state.hasIssues || thread.pull !== undefined)
      .filter((thread) => isWanted(call, thread))
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.number - b.number);
    const isOldestFirst = query['direction'] === 'asc';
    return list(call, isOldestFirst ? listed : listed.toReversed(), issueShape);
  },

  /** Labels that do not exist yet are created, too. */
  'issues/create': (call) => {
    const { state, login } = call;
    const { title, body, labels = [] } = call.body as IssueFields;
    for (const name of labels) state.labels.add(name);
    const thread = makeThread({
      number: Math.max(0, ...state.threads.keys()) + 1,
      title,
      body: body ?? null,
      author: login,
      labels,
      createdAt: stamp(state.now()),
    });
    writeThread(state, thread);
    return { status: 201, body: issueShape(call, thread) };
  },

  'issues/create-label': ({ state, body, links }) => {
    const name = String(body['name']);
    if ([...state.labels].some((label) => isSameName(label, name))) {
      const { status, body: error } = refuse(422, 'Validation Failed');
      return { status, body: { ...(error as object), errors: [ALREADY_EXISTS] } };
    }
    state.labels.add(name);
    const url = `${links.repo}/labels/${encodeURIComponent(name)}`;
    const { color = 'ededed', description = null } = body;
    return { status: 201, body: { name, color, description, url, default: false } };
  },

  /** All issues lose the label. */
  'issues/delete-label': ({ state, params }) => {
    const name = params['name'] ?? '';
    const known = [...state.labels].find((label) => isSameName(label, name));
    if (known === undefined) return NOT_FOUND;
    state.labels.delete(known);
    for (const thread of state.threads.values()) {
      const labels = thread.labels.filter((label) => !isSameName(label, name));
      const isChanged = labels.length < thread.labels.length;
      if (isChanged) writeThread(state, { ...thread, labels });
    }
    return { status: 204 };
  },
};

/** Returns whether an issue is in a list: by its state, by its labels, and by its author. */
function isWanted(
  { query }: Call,
  { author, labels, state }: Pick<Thread, 'author' | 'labels' | 'state'>,
): boolean {
  const { state: wantedState = 'open', labels: wantedLabels = '', creator } = query;
  if (wantedState !== 'all' && state !== wantedState) return false;
  if (creator !== undefined && !isSameName(author, creator)) return false;
  return wantedLabels
    .split(',')
    .filter((name) => name !== '')
    .every((name) => labels.some((label) => isSameName(label, name)));
}

/** Compares logins or names of labels as GitHub does. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
