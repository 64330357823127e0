import { notFound, ok, type Call, type Handler } from './handler.ts';
import { complete, type Json } from './complete.ts';
import { cutPage } from './pages.ts';
import type { Thread } from './seeds.ts';
import { associationOf, labelShape, nodeId, userShape } from './shapes.ts';

export const ISSUE_HANDLERS: Readonly<Record<string, Handler>> = {
  'issues/get': (call) => {
    const thread = call.state.threads.get(Number(call.params['issue_number']));
    if (thread === undefined) return notFound(call);
    const url = `${call.links.repo}/issues/${thread.number}`;
    const page = `${call.links.page}/${thread.pull === undefined ? 'issues' : 'pull'}/${thread.number}`;
    return ok(
      complete('issue', {
        ...threadShape(call, thread),
        url,
        html_url: page,
        repository_url: call.links.repo,
        labels_url: `${url}/labels{/name}`,
        ...(thread.pull === undefined
          ? {}
          : {
              pull_request: {
                url: `${call.links.repo}/pulls/${thread.number}`,
                html_url: page,
                diff_url: `${page}.diff`,
                patch_url: `${page}.patch`,
                merged_at: thread.pull.mergedAt,
              },
            }),
      }),
    );
  },

  'issues/list-labels-on-issue': (call) => {
    const thread = call.state.threads.get(Number(call.params['issue_number']));
    if (thread === undefined) return notFound(call);
    const { items, headers } = cutPage(call, thread.labels);
    return ok(
      items.map((name) => labelShape(call, name)),
      headers,
    );
  },
};

/** What an issue and a pull request have in common. */
export function threadShape(call: Call, thread: Thread): Json {
  const comments = [...call.state.comments.values()].filter((comment) => comment.thread === thread.number);
  return {
    id: 1_000_000_000 + thread.number,
    node_id: nodeId('Thread', thread.number),
    number: thread.number,
    title: thread.title,
    body: thread.body,
    user: userShape(call, thread.author),
    state: thread.state,
    locked: thread.locked,
    labels: thread.labels.map((name) => labelShape(call, name)),
    comments: comments.length,
    author_association: associationOf(call, thread.author),
    created_at: thread.createdAt,
    updated_at: comments.at(-1)?.updatedAt ?? thread.createdAt,
    closed_at: thread.state === 'closed' ? (thread.pull?.mergedAt ?? thread.createdAt) : null,
    comments_url: `${call.links.repo}/issues/${thread.number}/comments`,
  };
}
