import type { Comment, State } from './state.ts';

export function nextId(state: State): number {
  state.lastId += 1;
  return state.lastId;
}

/** Times as GitHub writes them: UTC, whole seconds. */
export function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

type CommentSeed = Readonly<{ thread: number; body: string }> & Partial<Comment>;

/** Adds a comment to a thread as if someone had written it. Without an id it gets the next one. */
export const addComment = addTo('comments');
export const addReviewComment = addTo('reviewComments');
export const addReview = addTo('reviews');

function addTo(kind: 'comments' | 'reviewComments' | 'reviews') {
  return (state: State, seed: CommentSeed): Comment => {
    const createdAt = seed.createdAt ?? stamp(new Date(state.now()));
    const id = seed.id ?? nextId(state);
    const comment = { author: state.repository.owner, createdAt, updatedAt: createdAt, ...seed, id };
    state[kind].set(id, comment);
    return comment;
  };
}
