/** A GitHub in memory, compared with GitHub's own published description. */
export { startFakeGitHub, type FakeGitHub } from './server.ts';
export type { RequestError, Options, GitHubRequest } from './options.ts';
export type { Comment, State } from './state.ts';
export type { ChangedFile, CheckRun, Thread, ThreadSeed } from './seeds.ts';
export { makeCommit, makeRelease, makeThread, shaOf, treeOf } from './seeds.ts';
export { addComment, addReview, addReviewComment } from './comments.ts';
