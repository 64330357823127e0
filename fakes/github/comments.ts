import { notFound, ok, refuse, type Call, type Handler, type Reply } from './handler.ts';
import { cutPage } from './pages.ts';
import type { Comment } from './state.ts';
import { commentShape } from './comment-shapes.ts';
import { addComment, stamp } from './add-comment.ts';

/** What GitHub takes: characters, not bytes. */
const MOST_CHARACTERS = 65_536;

export const COMMENT_HANDLERS: Readonly<Record<string, Handler>> = {
  'issues/list-comments': (call) => {
    const thread = Number(call.params['issue_number']);
    if (!call.state.threads.has(thread)) return notFound(call);
    const there = [...call.state.comments.values()].filter((comment) => comment.thread === thread);
    return list(call, there.filter(since(call)).sort(byId));
  },

  'issues/list-comments-for-repo': (call) => {
    const { sort, direction } = call.query;
    const there = [...call.state.comments.values()].filter(since(call));
    // GitHub looks at `direction` only where `sort` is given.
    const key = sort === 'updated' ? 'updatedAt' : 'createdAt';
    const sorted = there.sort((a, b) => a[key].localeCompare(b[key]) || byId(a, b));
    return list(call, sort !== undefined && (direction ?? 'desc') === 'desc' ? sorted.toReversed() : sorted);
  },

  'issues/get-comment': (call) => {
    const comment = named(call);
    return comment === undefined ? notFound(call) : ok(commentShape(call, comment));
  },

  'issues/create-comment': (call) => {
    const thread = call.state.threads.get(Number(call.params['issue_number']));
    if (thread === undefined) return notFound(call);
    if (thread.locked) return refuse(403, 'Unable to create comment because issue is locked.', call);
    const fault = judgeBody(call);
    if (fault !== undefined) return fault;
    const comment = addComment(call.state, {
      thread: thread.number,
      body: String(call.body['body']),
      author: call.actor.login,
      createdAt: stamp(call.at),
    });
    const body = commentShape(call, comment);
    return { status: 201, body, headers: { location: String(body['url']) } };
  },

  'issues/update-comment': (call) => {
    const comment = named(call);
    if (comment === undefined) return notFound(call);
    const fault = judgeBody(call);
    if (fault !== undefined) return fault;
    // Whole seconds would make a quick edit look like none.
    const later = Math.max(call.at.getTime(), Date.parse(comment.updatedAt) + 1000);
    const edited = { ...comment, body: String(call.body['body']), updatedAt: stamp(new Date(later)) };
    call.state.comments.set(comment.id, edited);
    return ok(commentShape(call, edited));
  },

  'issues/delete-comment': (call) => {
    const comment = named(call);
    if (comment === undefined) return notFound(call);
    call.state.comments.delete(comment.id);
    return { status: 204 };
  },
};

function named(call: Call): Comment | undefined {
  return call.state.comments.get(Number(call.params['comment_id']));
}

function list(call: Call, comments: readonly Comment[]): Reply {
  const { items, headers } = cutPage(call, comments);
  return ok(
    items.map((comment) => commentShape(call, comment)),
    headers,
  );
}

function since(call: Call): (comment: Comment) => boolean {
  const from = call.query['since'] === undefined ? -Infinity : Date.parse(call.query['since']);
  return ({ updatedAt }) => Date.parse(updatedAt) >= from;
}

function byId(a: Comment, b: Comment): number {
  return a.id - b.id;
}

function judgeBody(call: Call): Reply | undefined {
  const body = String(call.body['body']);
  const message =
    body.trim() === ''
      ? 'Body cannot be blank'
      : body.length > MOST_CHARACTERS && Array.from(body).length > MOST_CHARACTERS
        ? `Body is too long (maximum is ${MOST_CHARACTERS} characters)`
        : undefined;
  if (message === undefined) return undefined;
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }];
  return refuse(422, 'Validation Failed', { docs: call.docs, errors });
}
