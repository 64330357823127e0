import {
  found,
  list,
  ok,
  refuse,
  type Call,
  type Handlers,
  type Json,
} from './handler.ts';
import { LONG_AGO, type Pull, type Thread } from './seeds.ts';
import { fileShape, pageOf, userShape } from './shapes.ts';
import { addLabels, fullName, hasAccess, writeThread, type Comment } from './state.ts';

/** GitHub lists no more files of a pull request. */
const MAX_FILES = 3000;

type PullRequest = Thread & Readonly<{ pull: Pull }>;

/** Issues and pull requests. */
export const THREAD_HANDLERS: Handlers = {
  'issues/get': found(threadOf, (call, thread) => ok(issueShape(call, thread))),

  'issues/add-labels': found(threadOf, (call, thread) => {
    const { state, grants, body } = call;
    const labels = unite(thread.labels, body['labels'] as string[]);
    // Labels that do not exist yet are created, which `pull-requests: write` alone does not allow:
    // https://github.com/actions/labeler/issues/870
    if (labels.some((name) => !state.labels.has(name)) && grants.issues !== 'write') {
      return refuse(
        403,
        'You do not have permission to create labels on this repository.',
      );
    }
    addLabels(state, labels);
    writeThread(state, { ...thread, labels });
    return ok(labels.map((name) => ({ name })));
  }),

  'pulls/get': found(pullRequestOf, (call, thread) => {
    const { merged, mergedBy = thread.author } = thread.pull;
    return ok({
      ...pullShape(call, thread),
      changed_files: thread.pull.files.length,
      mergeable: thread.pull.mergeable === undefined ? true : thread.pull.mergeable,
      merged,
      merged_by: merged ? userShape(call, mergedBy) : null,
    });
  }),

  /** Sorted by the date of creation, or of the last change that the fake knows. */
  'pulls/list': (call) => {
    const { state: wanted = 'open', sort = 'created', direction } = call.query;
    const dateOf = (thread: Thread): string =>
      sort === 'updated' ? changedAt(call, thread) : thread.createdAt;
    const pulls = pullRequestsOf(call)
      .filter(({ state }) => wanted === 'all' || state === wanted)
      .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.number - b.number);
    return list(call, direction === 'asc' ? pulls : pulls.toReversed(), pullShape);
  },

  /** All or none. */
  'pulls/request-reviewers': found(pullRequestOf, (call, thread) => {
    const { state, body } = call;
    const { reviewers = [], team_reviewers: teams = [] } = body as Partial<
      Record<string, string[]>
    >;
    if (reviewers.some((login) => login.toLowerCase() === thread.author.toLowerCase())) {
      return refuse(422, 'Review cannot be requested from pull request author.');
    }
    const areKnown = reviewers.every((login) => hasAccess(state, login));
    if (!areKnown || !teams.every((slug) => state.teams.has(slug))) {
      const message =
        'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of ' +
        `the ${fullName(state)} repository.`;
      return refuse(422, message);
    }
    const pull = {
      ...thread.pull,
      requestedReviewers: unite(thread.pull.requestedReviewers, reviewers),
      requestedTeams: unite(thread.pull.requestedTeams, teams),
    };
    state.threads.set(thread.number, { ...thread, pull });
    return { status: 201, body: pullShape(call, { ...thread, pull }) };
  }),

  'pulls/list-files': found(pullRequestOf, (call, { pull }) =>
    list(call, pull.files.slice(0, MAX_FILES), (_, file) => fileShape(file)),
  ),

  'repos/list-pull-requests-associated-with-commit': (call) => {
    const sha = call.params['commit_sha'] ?? '';
    const merged = call.state.commits.get(sha)?.pulls ?? [];
    const associated = pullRequestsOf(call).filter(
      ({ number, pull }) =>
        merged.includes(number) || [pull.mergeCommitSha, pull.head.sha].includes(sha),
    );
    return list(call, associated, pullShape);
  },
};

/** Returns when a thread was closed, or its newest comment was written, or else when it was opened. */
export function changedAt(call: Call, thread: Thread): string {
  const times = commentsOf(call, thread).map((each) => each.createdAt);
  return [thread.endedAt ?? thread.createdAt, ...times].toSorted().at(-1) ?? '';
}

function commentsOf({ state }: Call, { number }: Thread): readonly Comment[] {
  return [...state.comments.values()].filter((each) => each.thread === number);
}

function threadOf({ state, params }: Call): Thread | undefined {
  return state.threads.get(Number(params['issue_number']));
}

function pullRequestOf(call: Call): PullRequest | undefined {
  return pullRequestsOf(call).find(
    ({ number }) => number === Number(call.params['pull_number']),
  );
}

function pullRequestsOf({ state }: Call): PullRequest[] {
  return [...state.threads.values()].filter(
    (thread): thread is PullRequest => thread.pull !== undefined,
  );
}

/** Adds logins or labels that are not present. GitHub compares them without regard to case. */
function unite(present: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(present.map((each) => each.toLowerCase()));
  return [...present, ...added.filter((each) => !known.has(each.toLowerCase()))];
}

/** Returns the fields that issues and pull requests have in common. */
function threadShape(call: Call, thread: Thread): Json {
  const { number, title, body, state, labels, createdAt } = thread;
  return {
    number,
    title,
    body,
    state,
    user: userShape(call, thread.author),
    labels: labels.map((name) => ({ name })),
    created_at: createdAt,
    updated_at: changedAt(call, thread),
    html_url: pageOf(call, number),
  };
}

export function issueShape(call: Call, thread: Thread): Json {
  const url = `${call.links.repo}/pulls/${thread.number}`;
  const comments = commentsOf(call, thread).length;
  return { ...threadShape(call, thread), comments, pull_request: thread.pull && { url } };
}

function endOf({ endedAt = LONG_AGO }: Thread): string {
  return endedAt;
}

function pullShape(call: Call, thread: PullRequest): Json {
  const { pull } = thread;
  const { id, private: isPrivate } = call.state.repository;
  const branch = ({ ref, sha, repository }: Pull['head']): Json => {
    const number = repository === undefined ? id : id + 1;
    return { ref, sha, repo: { id: number, private: isPrivate } };
  };
  return {
    ...threadShape(call, thread),
    draft: pull.draft,
    locked: thread.locked,
    closed_at: thread.state === 'closed' ? endOf(thread) : null,
    merged_at: pull.merged ? endOf(thread) : null,
    merge_commit_sha: pull.mergeCommitSha,
    base: branch(pull.base),
    head: branch(pull.head),
    requested_reviewers: pull.requestedReviewers.map((login) => userShape(call, login)),
    requested_teams: pull.requestedTeams.map((slug) => ({ slug, name: slug })),
  };
}
