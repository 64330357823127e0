import { nextId, stamp } from './add-comment.ts';
import { complete, type Json } from './complete.ts';
import { notFound, ok, type Call, type Handler } from './handler.ts';
import { userShape } from './shapes.ts';
import type { Reaction } from './state.ts';

export const REACTION_HANDLERS: Readonly<Record<string, Handler>> = {
  'reactions/create-for-issue-comment': create('comments'),
  'reactions/create-for-pull-request-review-comment': create('reviewComments'),
  'reactions/delete-for-issue-comment': remove('comments'),
  'reactions/delete-for-pull-request-comment': remove('reviewComments'),
};

/** One per account and content: 201 if it is new, 200 with the existing one otherwise. */
function create(kind: Reaction['on']): Handler {
  return (call) => {
    const { state, params, body, at, login: author } = call;
    const comment = Number(params['comment_id']);
    if (!state[kind].has(comment)) return notFound(call);
    const content = String(body['content']);
    const existing = [...state.reactions.values()].find(
      (each) =>
        each.on === kind && each.comment === comment && each.author === author && each.content === content,
    );
    if (existing !== undefined) return ok(reactionShape(call, existing));
    const reaction = { id: nextId(state), on: kind, comment, author, content, createdAt: stamp(at) };
    state.reactions.set(reaction.id, reaction);
    return { status: 201, body: reactionShape(call, reaction) };
  };
}

function remove(kind: Reaction['on']): Handler {
  return (call) => {
    const { reactions } = call.state;
    const reaction = reactions.get(Number(call.params['reaction_id']));
    if (reaction?.on !== kind || reaction.comment !== Number(call.params['comment_id']))
      return notFound(call);
    reactions.delete(reaction.id);
    return { status: 204 };
  };
}

function reactionShape(call: Call, { id, content, author, createdAt }: Reaction): Json {
  return complete('reaction', { id, user: userShape(call, author), content, created_at: createdAt });
}
