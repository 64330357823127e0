import { complete, type Json } from './complete.ts';
import { notFound, ok, refuse, type Call, type Handler, type Reply } from './handler.ts';
import { cutPage } from './pages.ts';
import { makeCommit, shaOf, type Commit, type Comparison } from './seeds.ts';
import { fileShape, userShape } from './shapes.ts';

/** A comparison's files all come with its first page and are cut after this many; nothing says so. */
const MAX_COMPARED_FILES = 300;
/** Without `per_page`. */
const FILES_OF_A_COMMIT = { usual: 300, most: 300 };
const COMPARED_COMMITS = { usual: 250, most: 250 };

export const COMMIT_HANDLERS: Readonly<Record<string, Handler>> = {
  'repos/get-commit': (call) => {
    const ref = call.params['ref'] ?? '';
    const commit = commitAt(call, ref);
    if (commit === undefined) return refuse(422, `No commit found for SHA: ${ref}`, call);
    const { items, headers } = cutPage(call, commit.files, FILES_OF_A_COMMIT);
    return ok({ ...commitShape(call, commit), files: items.map(fileShape) }, headers);
  },

  'repos/compare-commits-with-basehead': (call) => {
    const [base = '', head = ''] = (call.params['basehead'] ?? '').split('...');
    const comparison = call.state.comparisons.find((each) => each.base === base && each.head === head);
    if (comparison !== undefined) return compare(call, comparison);
    return base === head ? compare(call, { base, head, commits: [], files: [] }) : notFound(call);
  },
};

function commitAt({ state }: Call, ref: string): Commit | undefined {
  return state.commits.get(state.refs.get(ref) ?? ref);
}

function compare(call: Call, { base, head, ...between }: Comparison): Reply {
  const commits = between.commits.map(makeCommit);
  const isPaged = call.query['page'] !== undefined || call.query['per_page'] !== undefined;
  const { page, items, headers } = cutPage(call, commits, isPaged ? undefined : COMPARED_COMMITS);
  const baseCommit =
    commitAt(call, base) ?? makeCommit({ sha: /^[0-9a-f]{40}$/.test(base) ? base : shaOf(base) });
  const files = page === 1 ? between.files.slice(0, MAX_COMPARED_FILES) : [];
  return ok(
    complete('commit-comparison', {
      html_url: `${call.links.page}/compare/${encodeURIComponent(base)}...${encodeURIComponent(head)}`,
      base_commit: commitShape(call, baseCommit),
      merge_base_commit: commitShape(call, baseCommit),
      status: commits.length === 0 ? 'identical' : 'ahead',
      ahead_by: commits.length,
      total_commits: commits.length,
      commits: items.map((commit) => commitShape(call, commit)),
      files: files.map(fileShape),
    }),
    headers,
  );
}

function commitShape(call: Call, { sha, message, author, authorName, date, parents }: Commit): Json {
  const who = { name: authorName, email: `${sha.slice(0, 7)}@example.com`, date };
  const user = author === null ? null : userShape(call, author);
  return complete('commit', {
    sha,
    html_url: `${call.links.page}/commit/${sha}`,
    commit: { message, author: who, committer: who },
    author: user,
    committer: user,
    parents: parents.map((parent) => ({ sha: parent })),
  });
}
