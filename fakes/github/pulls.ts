import { complete, type Json } from './complete.ts';
import { found, ok, refuse, type Call, type Handler } from './handler.ts';
import { list } from './pages.ts';
import type { Pull, Thread } from './seeds.ts';
import { fileShape, repositoryShape, threadShape, userShape } from './shapes.ts';
import { hasAccess } from './state.ts';

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
        merged_by: pull.merged ? userShape(call, pull.mergedBy ?? thread.author) : null,
        comments: threadShape(call, thread)['comments'],
        changed_files: files.length,
        additions: sum('additions'),
        deletions: sum('deletions'),
      }),
    );
  }),

  /** Sorted by the date of creation only. */
  'pulls/list': (call) => {
    const { state: wanted = 'open', head, base, direction } = call.query;
    const pulls = pullRequestsOf(call)
      .filter(({ state }) => wanted === 'all' || state === wanted)
      .filter(({ pull }) => base === undefined || pull.base.ref === base)
      .filter(({ pull }) => head === undefined || head === `${call.state.repository.owner}:${pull.head.ref}`)
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.number - b.number);
    return list(call, direction === 'asc' ? pulls : pulls.toReversed(), simpleShape);
  },

  /** All or none. */
  'pulls/request-reviewers': found(pullRequestOf, (call, thread) => {
    const { state, body } = call;
    const { reviewers = [], team_reviewers: teams = [] } = body as Partial<Record<string, string[]>>;
    if (reviewers.some((login) => login.toLowerCase() === thread.author.toLowerCase()))
      return refuse(422, 'Review cannot be requested from pull request author.', call);
    if (
      !reviewers.every((login) => hasAccess(state, login)) ||
      !teams.every((slug) => state.teams.has(slug))
    ) {
      const { owner, name } = state.repository;
      const message =
        'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ' +
        `${owner}/${name} repository.`;
      return refuse(422, message, call);
    }
    const pull = {
      ...thread.pull,
      requestedReviewers: [...new Set([...thread.pull.requestedReviewers, ...reviewers])],
      requestedTeams: [...new Set([...thread.pull.requestedTeams, ...teams])],
    };
    state.threads.set(thread.number, { ...thread, pull });
    return { status: 201, body: simpleShape(call, { ...thread, pull }) };
  }),

  'pulls/list-files': found(pullRequestOf, (call, { pull }) =>
    list(call, pull.files.slice(0, MAX_FILES), (_, file) => fileShape(file)),
  ),

  'repos/list-pull-requests-associated-with-commit': (call) => {
    const sha = call.params['commit_sha'] ?? '';
    const merged = call.state.commits.get(sha)?.pulls ?? [];
    const associated = pullRequestsOf(call).filter(
      ({ number, pull }) => merged.includes(number) || [pull.mergeCommitSha, pull.head.sha].includes(sha),
    );
    return list(call, associated, simpleShape);
  },
};

function pullRequestOf({ state, params }: Call): PullRequest | undefined {
  const thread = state.threads.get(Number(params['pull_number']));
  return thread?.pull && { ...thread, pull: thread.pull };
}

function pullRequestsOf({ state }: Call): PullRequest[] {
  return [...state.threads.values()].filter((thread): thread is PullRequest => thread.pull !== undefined);
}

function simpleShape(call: Call, thread: PullRequest): Json {
  return complete('pull-request-simple', pullShape(call, thread));
}

/** What lists and single pull requests have in common. */
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
    requested_reviewers: pull.requestedReviewers.map((login) => userShape(call, login)),
    requested_teams: pull.requestedTeams.map((slug) => ({ slug, name: slug })),
  };
}
