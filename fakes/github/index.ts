/** A GitHub in memory, held to GitHub's own published description. */
export { startFakeGitHub } from './server.ts';
export type { RequestError, FakeGitHub, Options, Seen } from './options.ts';
export type { Grant, Grants } from './permissions.ts';
export type { Comment, Reaction, Role, Seed, State } from './state.ts';
export type { ChangedFile, Comparison, Pull, Thread, ThreadSeed } from './seeds.ts';
export { makeCommit, makeRelease, makeThread, shaOf } from './seeds.ts';
export { addComment, addReview, addReviewComment } from './add-comment.ts';
