import {
  NOT_FOUND,
  ok,
  type Call,
  type Handler,
  type Handlers,
  type Json,
} from './handler.ts';
import { userShape } from './shapes.ts';
import { nextId, stamp, type Reaction } from './state.ts';

export const REACTION_HANDLERS: Handlers = {
  'reactions/create-for-issue-comment': create('comments'),
  'reactions/create-for-pull-request-review-comment': create('reviewComments'),
};

/**
 * Adds a reaction, one per account and content: 201 if it is new, 200 with the existing one
 * otherwise.
 */
function create(on: Reaction['on']): Handler {
  return (call) => {
    const { state, params, body, login: author } = call;
    const comment = Number(params['comment_id']);
    if (!state[on].has(comment)) return NOT_FOUND;
    const wanted = { on, comment, author, content: String(body['content']) };
    const existing = [...state.reactions.values()].find((each) =>
      Object.entries(wanted).every(
        ([key, value]) => each[key as keyof typeof wanted] === value,
      ),
    );
    if (existing !== undefined) return ok(reactionShape(call, existing));
    const reaction = { ...wanted, id: nextId(state), createdAt: stamp(state.now()) };
    state.reactions.set(reaction.id, reaction);
    return { status: 201, body: reactionShape(call, reaction) };
  };
}

function reactionShape(call: Call, { id, content, author, createdAt }: Reaction): Json {
  return { id, user: userShape(call, author), content, created_at: createdAt };
}
