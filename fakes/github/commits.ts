import { notFound, ok, refuse, wants, type Call, type Handler, type Reply } from './handler.ts';
import { complete, type Json } from './complete.ts';
import { diffReply } from './diff.ts';
import { cutPage } from './pages.ts';
import { makeCommit, shaOf, type Commit, type Comparison } from './seeds.ts';
import { fileShape, nodeId, userShape } from './shapes.ts';

/** A comparison's files all come with its first page and are cut after this many; nothing says so. */
const MOST_COMPARED_FILES = 300;
const COMMIT_FILES = { usual: 300, most: 300 };

export const COMMIT_HANDLERS: Readonly<Record<string, Handler>> = {
  'repos/get-commit': (call) => {
    const ref = call.params['ref'] ?? '';
    const commit = commitAt(call, ref);
    if (commit === undefined) return refuse(422, `No commit found for SHA: ${ref}`, call);
    if (wants(call, 'diff')) return diffReply(call, commit.files);
    if (wants(call, 'sha')) {
      return ok(commit.sha, { 'content-type': 'application/vnd.github.v3.sha; charset=utf-8' });
    }
    const { items, headers } = cutPage(call, commit.files, COMMIT_FILES);
    const files = items.map((file) => fileShape(call, file, commit.sha));
    return ok({ ...commitShape(call, commit), files }, headers);
  },

  'repos/compare-commits-with-basehead': (call) => {
    const [base = '', head, more] = (call.params['basehead'] ?? '').split('...');
    if (head === undefined || more !== undefined) return notFound(call);
    const found =
      call.state.comparisons.find((comparison) => comparison.base === base && comparison.head === head) ??
      (base === head ? { base, head, commits: [], files: [] } : undefined);
    if (found === undefined) return notFound(call);
    return wants(call, 'diff') ? diffReply(call, found.files, found.diff) : compare(call, found);
  },
};

function commitAt(call: Call, ref: string): Commit | undefined {
  const name = ref.replace(/^(refs\/)?(heads|tags)\//, '');
  return call.state.commits.get(call.state.refs.get(name) ?? name);
}

function compare(call: Call, { base, head, ...found }: Comparison): Reply {
  const commits = found.commits.map(makeCommit);
  // Unless asked for pages, up to 250 commits come at once.
  const paged = call.query['page'] !== undefined || call.query['per_page'] !== undefined;
  const { page, items, headers } = cutPage(call, commits, paged ? undefined : { usual: 250, most: 250 });
  const baseCommit =
    commitAt(call, base) ?? makeCommit({ sha: /^[0-9a-f]{40}$/.test(base) ? base : shaOf(base) });
  const span = `${encodeURIComponent(base)}...${encodeURIComponent(head)}`;
  const files = page === 1 ? found.files.slice(0, MOST_COMPARED_FILES) : [];
  const behind = found.behindBy ?? 0;
  return ok(
    complete('commit-comparison', {
      url: `${call.links.repo}/compare/${span}`,
      html_url: `${call.links.page}/compare/${span}`,
      permalink_url: `${call.links.page}/compare/${span}`,
      diff_url: `${call.links.page}/compare/${span}.diff`,
      patch_url: `${call.links.page}/compare/${span}.patch`,
      base_commit: commitShape(call, baseCommit),
      merge_base_commit: commitShape(call, baseCommit),
      status: found.status ?? statusOf(commits.length, behind),
      ahead_by: commits.length,
      behind_by: behind,
      total_commits: commits.length,
      commits: items.map((commit) => commitShape(call, commit)),
      files: files.map((file) => fileShape(call, file, commits.at(-1)?.sha ?? baseCommit.sha)),
    }),
    headers,
  );
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

function commitShape(call: Call, commit: Commit): Json {
  const url = `${call.links.repo}/commits/${commit.sha}`;
  const who = { name: commit.authorName, email: `${commit.sha.slice(0, 7)}@example.com`, date: commit.date };
  return complete('commit', {
    url,
    sha: commit.sha,
    node_id: nodeId('Commit', commit.sha),
    html_url: `${call.links.page}/commit/${commit.sha}`,
    comments_url: `${url}/comments`,
    commit: { url, message: commit.message, author: who, committer: who },
    author: commit.author === null ? null : userShape(call, commit.author),
    committer: commit.author === null ? null : userShape(call, commit.author),
    parents: commit.parents.map((sha) => ({ sha, url: `${call.links.repo}/commits/${sha}` })),
  });
}
