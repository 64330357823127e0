import type { Comment, Review, ReviewComment, State } from './state.ts';

export function nextId(state: State): number {
  state.lastId += 1;
  return state.lastId;
}

/** Times as GitHub writes them: UTC, whole seconds. */
export function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

type CommentSeed = Readonly<{ thread: number; body: string }> & Partial<Comment>;

function writing({ thread, body, ...rest }: CommentSeed, state: State): Comment {
  const createdAt = rest.createdAt ?? stamp(new Date(state.now()));
  return {
    thread,
    body,
    id: rest.id ?? nextId(state),
    author: rest.author ?? state.repository.owner,
    createdAt,
    updatedAt: rest.updatedAt ?? createdAt,
  };
}

/** Puts a comment into a thread as if someone had written it; without an id it gets the next one. */
export function addComment(state: State, seed: CommentSeed): Comment {
  const comment = writing(seed, state);
  state.comments.set(comment.id, comment);
  return comment;
}

export function addReviewComment(state: State, seed: CommentSeed & Partial<ReviewComment>): ReviewComment {
  const comment = {
    ...writing(seed, state),
    path: seed.path ?? 'README.md',
    line: seed.line ?? 1,
    diffHunk: seed.diffHunk ?? '@@ -1 +1 @@\n-# Hello\n+# Hello World',
    reviewId: seed.reviewId ?? nextId(state),
  };
  state.reviewComments.set(comment.id, comment);
  return comment;
}

export function addReview(state: State, seed: CommentSeed & Partial<Review>): Review {
  const review = {
    ...writing(seed, state),
    state: seed.state ?? 'COMMENTED',
    commitId: seed.commitId ?? '0'.repeat(40),
  };
  state.reviews.set(review.id, review);
  return review;
}
