import {
  cutPage,
  list,
  NOT_FOUND,
  ok,
  refuse,
  type Call,
  type Handlers,
  type Json,
  type Reply,
} from './handler.ts';
import {
  makeCommit,
  treeOf,
  type Commit,
  type Comparison,
  type Thread,
} from './seeds.ts';
import { fileShape, userShape } from './shapes.ts';

/** Limit on files. Nothing in a response shows that more are missing. */
const MAX_FILES = 300;

/** Commits. */
export const COMMIT_HANDLERS: Handlers = {
  'repos/get-commit': (call) => {
    const ref = call.params['ref'] ?? '';
    const commit = commitAt(call, ref);
    const head = headAt(call, ref);
    if (head !== undefined && commit === undefined) {
      return ok({ sha: ref, ...head, commit: { message: '' }, files: [] });
    }
    if (commit === undefined) return refuse(422, `No commit found for SHA: ${ref}`);
    return ok({
      ...commitShape(call, commit),
      files: commit.files.slice(0, MAX_FILES).map(fileShape),
    });
  },

  'repos/get-combined-status-for-ref': (call) => {
    const { statuses = [] } = pullAt(call, call.params['ref'] ?? '')?.pull ?? {};
    const page = list(call, statuses, (_, { description = null, ...status }) => ({
      description,
      ...status,
    }));
    return ok({ total_count: statuses.length, statuses: page.body }, page.headers);
  },

  'repos/compare-commits-with-basehead': (call) => {
    const [base = '', head = ''] = (call.params['basehead'] ?? '').split('...');
    const comparison = call.state.comparisons.find(
      (each) => each.base === base && each.head === head,
    );
    if (comparison !== undefined) return compare(call, comparison);
    return base === head
      ? compare(call, { base, head, commits: [], files: [] })
      : NOT_FOUND;
  },
};

/** Returns the pull request that has a commit as its head. */
function pullAt({ state }: Call, sha: string): Thread | undefined {
  return [...state.threads.values()].find(({ pull }) => pull?.head.sha === sha);
}

/** Returns the accounts that made the head of a pull request; undefined if the commit is no head. */
function headAt(call: Call, sha: string): Json | undefined {
  const thread = pullAt(call, sha);
  if (thread === undefined) return undefined;
  const { author, pull } = thread;
  const accounts = pull?.headAuthors ?? [author, author];
  const [first, second] = accounts.map((login) =>
    login === null ? null : userShape(call, login),
  );
  return { author: first ?? null, committer: second ?? null };
}

function commitAt({ state }: Call, ref: string): Commit | undefined {
  return state.commits.get(state.refs.get(ref) ?? ref);
}

/** Compares two refs. All files come with the first page. */
function compare(
  call: Call,
  { base, head, status, mergeBase = base, commits, files }: Comparison,
): Reply {
  const { page, items, headers } = cutPage(call, commits.map(makeCommit));
  return ok(
    {
      html_url: `${call.links.page}/compare/${encodeURIComponent(base)}...${encodeURIComponent(head)}`,
      status: status ?? (commits.length === 0 ? 'identical' : 'ahead'),
      base_commit: endShape(call, base),
      merge_base_commit: endShape(call, mergeBase),
      total_commits: commits.length,
      commits: items.map((commit) => commitShape(call, commit)),
      files: page === 1 ? files.slice(0, MAX_FILES).map(fileShape) : [],
    },
    headers,
  );
}

/** Returns the commit at an end of a comparison. Most tests do not name it. */
function endShape(call: Call, ref: string): Json {
  const sha = call.state.refs.get(ref) ?? ref;
  return commitShape(call, commitAt(call, ref) ?? makeCommit({ sha }));
}

function commitShape(
  call: Call,
  { sha, message, author, parents, tree = treeOf(sha) }: Commit,
): Json {
  return {
    sha,
    html_url: `${call.links.page}/commit/${sha}`,
    commit: { message, tree: { sha: tree } },
    author: author === null ? null : userShape(call, author),
    parents: parents.map((parent) => ({ sha: parent })),
  };
}
