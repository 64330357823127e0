import { complete, type Json } from './complete.ts';
import { found, ok, refuse, type Call, type Handler } from './handler.ts';
import type { Thread } from './seeds.ts';
import { threadShape } from './shapes.ts';
import { hasAccess } from './state.ts';

/** https://docs.github.com/rest/issues/assignees */
const MAX_ASSIGNEES = 10;

export const ISSUE_HANDLERS: Readonly<Record<string, Handler>> = {
  'issues/get': found(threadOf, (call, thread) => ok(issueShape(call, thread))),

  'issues/add-labels': found(threadOf, (call, thread) => {
    const { state, grants, body } = call;
    const labels = unite(thread.labels, (body['labels'] as string[] | undefined) ?? []);
    // Labels that do not exist yet are created, which `pull-requests: write` alone does not allow:
    // https://github.com/actions/labeler/issues/870
    if (labels.some((name) => !state.labels.has(name)) && grants.issues !== 'write') {
      const errors = [{ resource: 'Repository', field: 'label', code: 'unauthorized' }];
      const message = 'You do not have permission to create labels on this repository.';
      return refuse(403, message, { docs: call.docs, errors });
    }
    for (const name of labels) state.labels.add(name);
    state.threads.set(thread.number, { ...thread, labels });
    return ok(labels.map((name) => complete('label', { name })));
  }),

  /** Who cannot be assigned is ignored. */
  'issues/add-assignees': found(threadOf, (call, thread) => {
    const { state, body } = call;
    const logins = (body['assignees'] as string[] | undefined) ?? [];
    const people = logins.filter((login) => hasAccess(state, login));
    const assignees = unite(thread.assignees, people).slice(0, MAX_ASSIGNEES);
    state.threads.set(thread.number, { ...thread, assignees });
    return { status: 201, body: issueShape(call, { ...thread, assignees }) };
  }),
};

function threadOf({ state, params }: Call): Thread | undefined {
  return state.threads.get(Number(params['issue_number']));
}

function issueShape(call: Call, thread: Thread): Json {
  const url = `${call.links.repo}/pulls/${thread.number}`;
  const pull_request = thread.pull && { url, html_url: null, diff_url: null, patch_url: null };
  return complete('issue', { ...threadShape(call, thread), pull_request });
}

/** GitHub compares logins and labels without regard to case. */
function unite(present: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(present.map((each) => each.toLowerCase()));
  return [...present, ...added.filter((each) => !known.has(each.toLowerCase()))];
}
