import { complete, type Json } from './complete.ts';
import { found, ok, type Call, type Handler } from './handler.ts';
import { list } from './pages.ts';
import type { Pull, Thread } from './seeds.ts';
import { fileShape, repositoryShape, threadShape, userShape } from './shapes.ts';

/** GitHub lists no more files of a pull request. */
const MAX_FILES = 3000;

type PullRequest = Thread & Readonly<{ pull: Pull }>;

export const PULL_HANDLERS: Readonly<Record<string, Handler>> = {
  'pulls/get': found(pullRequestOf, (call, thread) => {
    const { pull } = thread;
    const files = pull.files.map(fileShape);
    const sum = (key: string) => files.reduce((total, file) => total + Number(file[key]), 0);
    return ok(
      complete('pull-request', {
        ...pullShape(call, thread),
        merged: pull.merged,
        merged_by: pull.merged ? userShape(call, thread.author) : null,
        comments: threadShape(call, thread)['comments'],
        changed_files: files.length,
        additions: sum('additions'),
        deletions: sum('deletions'),
      }),
    );
  }),

  'pulls/list-files': found(pullRequestOf, (call, { pull }) =>
    list(call, pull.files.slice(0, MAX_FILES), (_, file) => fileShape(file)),
  ),

  'repos/list-pull-requests-associated-with-commit': (call) => {
    const sha = call.params['commit_sha'] ?? '';
    const merged = call.state.commits.get(sha)?.pulls ?? [];
    const associated = [...call.state.threads.values()].filter(
      (thread): thread is PullRequest =>
        thread.pull !== undefined &&
        (merged.includes(thread.number) || [thread.pull.mergeCommitSha, thread.pull.head.sha].includes(sha)),
    );
    return list(call, associated, (_, thread) => complete('pull-request-simple', pullShape(call, thread)));
  },
};

function pullRequestOf({ state, params }: Call): PullRequest | undefined {
  const thread = state.threads.get(Number(params['pull_number']));
  return thread?.pull && { ...thread, pull: thread.pull };
}

/** A pull request as lists have it. */
function pullShape(call: Call, thread: PullRequest): Json {
  const { pull } = thread;
  const own = `${call.state.repository.owner}/${call.state.repository.name}`;
  const { comments: _, ...common } = threadShape(call, thread);
  const branch = ({ ref, sha, repository = own }: Pull['head']): Json => {
    const [owner = ''] = repository.split('/');
    const label = `${owner}:${ref}`;
    return { label, ref, sha, user: userShape(call, owner), repo: repositoryShape(call, repository) };
  };
  return {
    ...common,
    draft: pull.draft,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeCommitSha,
    base: branch(pull.base),
    head: branch(pull.head),
  };
}
