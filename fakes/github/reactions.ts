import { notFound, ok, type Call, type Handler } from './handler.ts';
import type { Json } from './complete.ts';
import { cutPage } from './pages.ts';
import { nodeId, userShape } from './shapes.ts';
import type { Reaction } from './state.ts';
import { nextId, stamp } from './add-comment.ts';

type On = Reaction['on'];

export const REACTION_HANDLERS: Readonly<Record<string, Handler>> = {
  'reactions/create-for-issue-comment': create('issue-comment'),
  'reactions/create-for-pull-request-review-comment': create('review-comment'),
  'reactions/delete-for-issue-comment': remove('issue-comment'),
  'reactions/delete-for-pull-request-comment': remove('review-comment'),

  'reactions/list-for-issue-comment': (call) => {
    if (!exists(call, 'issue-comment')) return notFound(call);
    const content = call.query['content'];
    const there = on(call, 'issue-comment').filter((r) => content === undefined || r.content === content);
    const { items, headers } = cutPage(call, there);
    return ok(
      items.map((reaction) => reactionShape(call, reaction)),
      headers,
    );
  },
};

/** One per account and content: 201 when it is new, 200 with the old one when it stood there already. */
function create(kind: On): Handler {
  return (call) => {
    if (!exists(call, kind)) return notFound(call);
    const content = String(call.body['content']);
    const author = call.actor.login;
    const old = on(call, kind).find((r) => r.author === author && r.content === content);
    if (old !== undefined) return ok(reactionShape(call, old));
    const comment = Number(call.params['comment_id']);
    const id = nextId(call.state);
    const reaction = { id, on: kind, comment, author, content, createdAt: stamp(call.at) };
    call.state.reactions.set(id, reaction);
    return { status: 201, body: reactionShape(call, reaction) };
  };
}

function remove(kind: On): Handler {
  return (call) => {
    const id = Number(call.params['reaction_id']);
    if (!on(call, kind).some((reaction) => reaction.id === id)) return notFound(call);
    call.state.reactions.delete(id);
    return { status: 204 };
  };
}

function exists(call: Call, kind: On): boolean {
  const comments = kind === 'issue-comment' ? call.state.comments : call.state.reviewComments;
  return comments.has(Number(call.params['comment_id']));
}

function on(call: Call, kind: On): Reaction[] {
  const comment = Number(call.params['comment_id']);
  return [...call.state.reactions.values()].filter((r) => r.on === kind && r.comment === comment);
}

function reactionShape(call: Call, { id, content, author, createdAt }: Reaction): Json {
  const node = nodeId('Reaction', id);
  return { id, node_id: node, user: userShape(call, author), content, created_at: createdAt };
}
