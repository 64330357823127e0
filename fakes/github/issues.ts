/** The issues of a repository and its labels. */
import { list, refuse, type Call, type Handlers, type Reply } from './handler.ts';
import { makeThread, type Thread } from './seeds.ts';
import { stamp } from './state.ts';
import { issueShape } from './threads.ts';

const ALREADY_EXISTS = {
  message: 'Validation Failed',
  errors: [{ resource: 'Label', code: 'already_exists', field: 'name' }],
  status: '422',
};

export const ISSUE_HANDLERS: Handlers = {
  /** Issues and pull requests, of which lists show only those that are old enough. */
  'issues/list-for-repo': (call) => {
    const { state: wanted = 'open', labels, creator, direction } = call.query;
    const latest = call.state.now() - call.state.listLagMs;
    const found = [...call.state.threads.values()]
      .filter((thread) => wanted === 'all' || thread.state === wanted)
      .filter((thread) => labels === undefined || hasLabel(thread, labels))
      .filter(({ author }) => creator === undefined || author === creator)
      .filter(({ listedFrom = 0 }) => listedFrom <= latest)
      .sort((one, other) => one.number - other.number);
    return list(call, direction === 'asc' ? found : found.toReversed(), issueShape);
  },

  'issues/create': (call) => {
    const { state, body, grants, login } = call;
    if (!state.hasIssues)
      return refuse(410, 'Issues has been disabled in this repository.');
    if (grants.issues !== 'write') {
      return refuse(403, 'Resource not accessible by integration');
    }
    const number = Math.max(0, ...state.threads.keys()) + 1;
    const issue = makeThread({
      number,
      title: String(body['title']),
      body: String(body['body']),
      author: login,
      labels: body['labels'] as string[],
      createdAt: stamp(state.now()),
      listedFrom: state.now(),
    });
    for (const label of issue.labels) state.labels.add(label);
    state.threads.set(number, issue);
    return { status: 201, body: issueShape(call, issue) };
  },

  'issues/create-label': ({ state, body }) => {
    const name = String(body['name']);
    if (hasName([...state.labels], name)) return { status: 422, body: ALREADY_EXISTS };
    state.labels.add(name);
    return { status: 201, body: { name } };
  },

  'issues/delete-label': ({ state, params }): Reply => {
    const name = params['name'] ?? '';
    if (!hasName([...state.labels], name)) return refuse(404, 'Not Found');
    for (const label of state.labels) {
      if (hasName([label], name)) state.labels.delete(label);
    }
    for (const thread of state.threads.values()) {
      const labels = thread.labels.filter((label) => !hasName([label], name));
      state.threads.set(thread.number, { ...thread, labels });
    }
    return { status: 204 };
  },
};

function hasLabel({ labels }: Thread, name: string): boolean {
  return hasName(labels, name);
}

/** GitHub compares labels without regard to case. */
function hasName(labels: readonly string[], name: string): boolean {
  return labels.some((label) => label.toLowerCase() === name.toLowerCase());
}

/** Answers `viewer { login }`. */
export function answerViewer({ login }: Call, query: string): Reply | undefined {
  if (query !== 'query { viewer { login } }') return undefined;
  return { status: 200, body: { data: { viewer: { login } } } };
}
