import {
  found,
  list,
  ok,
  refuse,
  type Call,
  type Handlers,
  type Json,
  type Reply,
} from './handler.ts';
import { nodeIdOf, pageOf, userShape } from './shapes.ts';
import { nextId, stamp, type Comment, type State } from './state.ts';

/** GitHub takes no more comments in a thread. */
const MAX_COMMENTS = 2500;
/** In characters, not in bytes. */
const MAX_LENGTH = 65_536;

/** Adds a comment to a thread as if someone had written it. Without an id it gets the next one. */
export const addComment = addTo('comments');
export const addReviewComment = addTo('reviewComments');
export const addReview = addTo('reviews');

function addTo(kind: 'comments' | 'reviewComments' | 'reviews') {
  return (
    state: State,
    seed: Readonly<{ thread: number; body: string }> & Partial<Comment>,
  ): Comment => {
    const createdAt = seed.createdAt ?? stamp(state.now());
    const id = seed.id ?? nextId(state);
    const comment = {
      author: state.repository.owner,
      createdAt,
      updatedAt: createdAt,
      ...seed,
      id,
    };
    state[kind].set(id, comment);
    return comment;
  };
}

export const COMMENT_HANDLERS: Handlers = {
  'issues/list-comments': found(threadOf, (call, { number }) =>
    list(call, commentsSince(call, number).sort(byId), commentShape),
  ),

  'issues/list-comments-for-repo': (call) => {
    const { sort, direction } = call.query;
    // GitHub reads `direction` only if `sort` is given.
    const key = sort === 'updated' ? 'updatedAt' : 'createdAt';
    const sorted = commentsSince(call).sort(
      (a, b) => a[key].localeCompare(b[key]) || byId(a, b),
    );
    const isNewestFirst = sort !== undefined && (direction ?? 'desc') === 'desc';
    return list(call, isNewestFirst ? sorted.toReversed() : sorted, commentShape);
  },

  'issues/get-comment': found(commentOf, (call, comment) =>
    ok(commentShape(call, comment)),
  ),

  'issues/create-comment': found(threadOf, (call, thread) => {
    if (thread.locked) {
      return refuse(403, 'Unable to create comment because issue is locked.');
    }
    if (commentsSince({ ...call, query: {} }, thread.number).length >= MAX_COMMENTS) {
      return refuse(403, 'Commenting is disabled on issues with more than 2500 comments');
    }
    const error = checkBody(call);
    if (error !== undefined) return error;
    const body = String(call.body['body']);
    const comment = addComment(call.state, {
      thread: thread.number,
      body,
      author: call.login,
    });
    return { status: 201, body: commentShape(call, comment) };
  }),

  'issues/update-comment': found(commentOf, (call, comment) => {
    const error = checkBody(call);
    if (error !== undefined) return error;
    // Whole seconds would make a quick edit look like none.
    const later = Math.max(call.state.now(), Date.parse(comment.updatedAt) + 1000);
    const edited = {
      ...comment,
      body: String(call.body['body']),
      updatedAt: stamp(later),
    };
    call.state.comments.set(comment.id, edited);
    return ok(commentShape(call, edited));
  }),

  'issues/delete-comment': found(commentOf, (call, { id }) => {
    call.state.comments.delete(id);
    return { status: 204 };
  }),

  'pulls/get-review-comment': found(
    ({ state, params }) => state.reviewComments.get(Number(params['comment_id'])),
    (call, comment) =>
      ok({
        ...reviewCommentShape(call, comment),
        node_id: nodeIdOf(comment, 'reviewComments'),
      }),
  ),

  'pulls/get-review': found(reviewOf, (call, review) =>
    ok({ ...textShape(call, review), node_id: nodeIdOf(review, 'reviews') }),
  ),

  'pulls/list-comments-for-review': found(reviewOf, (call, review) => {
    const comments = [...call.state.reviewComments.values()];
    const own = comments.filter(({ onLine }) => onLine?.review === review.id);
    return list(call, own.sort(byId), reviewCommentShape);
  }),
};

function threadOf({ state, params }: Call) {
  return state.threads.get(Number(params['issue_number']));
}

function commentOf({ state, params }: Call): Comment | undefined {
  return state.comments.get(Number(params['comment_id']));
}

function reviewOf({ state, params }: Call): Comment | undefined {
  const review = state.reviews.get(Number(params['review_id']));
  return review?.thread === Number(params['pull_number']) ? review : undefined;
}

function commentsSince({ state, query }: Call, thread?: number): Comment[] {
  const from = query['since'] === undefined ? -Infinity : Date.parse(query['since']);
  return [...state.comments.values()].filter(
    (comment) =>
      (thread === undefined || comment.thread === thread) &&
      Date.parse(comment.updatedAt) >= from,
  );
}

function byId(a: Comment, b: Comment): number {
  return a.id - b.id;
}

function checkBody(call: Call): Reply | undefined {
  const body = String(call.body['body']);
  const isTooLong = body.length > MAX_LENGTH && Array.from(body).length > MAX_LENGTH;
  return body.trim() === '' || isTooLong ? refuse(422, 'Validation Failed') : undefined;
}

function commentShape(call: Call, comment: Comment): Json {
  const { id, thread } = comment;
  return {
    ...textShape(call, comment),
    node_id: nodeIdOf(comment),
    html_url: `${pageOf(call, thread)}#issuecomment-${id}`,
    issue_url: `${call.links.repo}/issues/${thread}`,
  };
}

/** Like GitHub's, it names the line of a comment only sometimes. */
function reviewCommentShape(call: Call, comment: Comment): Json {
  const { onLine } = comment;
  return {
    ...textShape(call, comment),
    pull_request_review_id: onLine?.review,
    path: onLine?.path,
    diff_hunk: onLine?.hunk ?? '',
    line: onLine?.line,
    in_reply_to_id: onLine?.replyTo,
  };
}

function textShape(
  call: Call,
  { id, body, author, createdAt, updatedAt }: Comment,
): Json {
  return {
    id,
    body,
    user: userShape(call, author),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
