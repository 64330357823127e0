/** Lists and the creation of issues, and the labels of the repository. */
import {
  found,
  list,
  ok,
  refuse,
  type Call,
  type Handlers,
  type Json,
} from './handler.ts';
import { makeThread, type Thread } from './seeds.ts';
import { addLabels, listedThreads, stamp, writeThread } from './state.ts';
import { changedAt, issueShape } from './threads.ts';

type IssueFields = Readonly<{ title: string; body?: string; labels?: string[] }>;

const ALREADY_EXISTS = { resource: 'Label', code: 'already_exists', field: 'name' };

export const ISSUE_HANDLERS: Handlers = {
  /** Issues and pull requests, sorted by their creation or their last change. A repository without issues has its pull requests here. */
  'issues/list-for-repo': (call) => {
    const { state, query } = call;
    const dateOf = (thread: Thread): string =>
      query['sort'] === 'updated' ? changedAt(call, thread) : thread.createdAt;
    const listed = listedThreads(state)
      .filter((thread) => state.hasIssues || thread.pull !== undefined)
      .filter((thread) => isWanted(call, thread))
      .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.number - b.number);
    const isOldestFirst = query['direction'] === 'asc';
    return list(call, isOldestFirst ? listed : listed.toReversed(), issueShape);
  },

  /** Labels that do not exist yet are created, too. */
  'issues/create': (call) => {
    const { state, login } = call;
    const { title, body, labels = [] } = call.body as IssueFields;
    addLabels(state, labels);
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

  'issues/list-labels-for-repo': (call) =>
    list(call, [...call.state.labels.keys()], labelShape),

  'issues/get-label': found(labelOf, (call, name) => ok(labelShape(call, name))),

  'issues/create-label': (call) => {
    const { state, body } = call;
    const name = String(body['name']);
    if (findLabel(call, name) !== undefined) {
      const { status, body: error } = refuse(422, 'Validation Failed');
      return { status, body: { ...(error as object), errors: [ALREADY_EXISTS] } };
    }
    const { description } = body;
    state.labels.set(name, typeof description === 'string' ? description : '');
    return { status: 201, body: labelShape(call, name) };
  },

  /** All issues lose the label. */
  'issues/delete-label': found(labelOf, ({ state }, name) => {
    state.labels.delete(name);
    for (const thread of state.threads.values()) {
      const labels = thread.labels.filter((label) => !isSameName(label, name));
      const isChanged = labels.length < thread.labels.length;
      if (isChanged) writeThread(state, { ...thread, labels });
    }
    return { status: 204 };
  }),
};

/** Returns the label that a path names, as it is spelt. */
function labelOf(call: Call): string | undefined {
  return findLabel(call, call.params['name'] ?? '');
}

function findLabel({ state }: Call, name: string): string | undefined {
  return [...state.labels.keys()].find((label) => isSameName(label, name));
}

function labelShape({ state, links }: Call, name: string): Json {
  const url = `${links.repo}/labels/${encodeURIComponent(name)}`;
  const description = state.labels.get(name) ?? '';
  const shown = description === '' ? null : description;
  return { name, color: 'ededed', description: shown, url, default: false };
}

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
