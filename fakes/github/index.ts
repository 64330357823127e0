/** A GitHub in memory, compared with GitHub's own published description. */
export { startFakeGitHub } from './server.ts';
export type { RequestError, FakeGitHub, Options, GitHubRequest } from './options.ts';
export type { Grant, Grants } from './handler.ts';
export type { Comment, Role, Seed, State } from './state.ts';
export type { ChangedFile, Comparison, Deployment, Thread, ThreadSeed } from './seeds.ts';
export { makeCommit, makeRelease, makeThread, shaOf } from './seeds.ts';
export { addComment, addReview, addReviewComment } from './add-comment.ts';
