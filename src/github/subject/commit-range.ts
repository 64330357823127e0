import { ok } from '../../domain/errors.ts';
import {
  isPartNotFound,
  UNKNOWN_CHANGES,
  type Changes,
  type MissingContext,
} from '../../domain/subject.ts';
import { PER_PAGE } from '../pages.ts';
import { findMergedPullRequests } from './merged-pull-requests.ts';
import {
  commitSchema,
  comparisonSchema,
  type Commit,
  type Comparison,
  type ContextSource,
  type Gathered,
} from './source.ts';

/** Limit of GitHub on the files of a comparison, all of which are on its first page. */
const MAX_COMPARED_FILES = 300;
/** Number of pages to read: the first one, which has the files, and those with the newest commits. */
const MAX_PAGES = 5;

/** A range of commits: its page, its changes, and what is not known of them. */
export type CommitRange = Readonly<{
  url: string;
  changes: Changes & Readonly<{ commits: readonly Commit[] }>;
  missing: readonly MissingContext[];
}>;
type NewestCommitOnly = Extract<MissingContext, { kind: 'newest-commit-only' }>;

/**
 * Reads the changes since `from`. Without `from`, or if it is not in the history any more, reads
 * only the newest commit.
 *
 * @param gap why there is no `from`
 */
export async function commitsSince(
  source: ContextSource,
  from: string | undefined,
  to: string,
  gap: NewestCommitOnly,
): Promise<Gathered<CommitRange>> {
  if (from === undefined) return readNewestCommit(source, to, gap);
  const range = await compareRefs(source, from, to);
  const isGone = !range.ok && isPartNotFound(range.error);
  if (!isGone) return range;
  return readNewestCommit(source, to, { kind: gap.kind, reason: 'previous-commit-gone' });
}

/**
 * Reads the changes between two refs, from their merge base to `to`, with the pull requests that
 * were merged.
 */
export async function compareRefs(
  source: ContextSource,
  from: string,
  to: string,
): Promise<Gathered<CommitRange>> {
  const compared = await compareCommits(source, from, to);
  if (!compared.ok) return compared;
  return withPullRequests(source, compared.value);
}

/** Reads the changes since the first commit of the history, which is one of them: it has no parent to compare with. */
export async function commitsSinceFirst(
  source: ContextSource,
  first: string,
  to: string,
): Promise<Gathered<CommitRange>> {
  const [compared, read] = await Promise.all([
    compareCommits(source, first, to),
    readCommit(source, first),
  ]);
  if (!compared.ok) return compared;
  if (!read.ok) return read;
  const { changes, missing } = compared.value;
  const { commits } = changes;
  const changed = new Set(
    changes.files.flatMap(({ path, previousPath }) => [path, previousPath]),
  );
  const unchanged = read.value.files.filter(({ path }) => !changed.has(path));
  return withPullRequests(source, {
    ...compared.value,
    changes: {
      ...changes,
      commits: [read.value, ...commits],
      files: [...unchanged, ...changes.files],
    },
    missing: [...missing, { kind: 'first-commit', sha: first }],
  });
}

/** Reads the changes between two refs, without their pull requests. */
export async function compareCommits(
  source: ContextSource,
  from: string,
  to: string,
): Promise<Gathered<CommitRange>> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const at = { basehead: `${from}...${to}`, per_page: PER_PAGE };
  const readPage = (page: number) =>
    source.read('commits', `${from}..${to}`, route, { ...at, page }, comparisonSchema);
  const first = await readPage(1);
  if (!first.ok) return first;
  const { html_url: url, status, total_commits: total, files } = first.value;
  const { base_commit: base, merge_base_commit: mergeBase } = first.value;
  const lastPage = Math.ceil(total / PER_PAGE);
  const others = await Promise.all(newestPages(lastPage).map(readPage));
  const pages = [first, ...others];
  const commits = pages.flatMap(commitsOf);
  const newest = commitsOf(pages.at(-1)).at(-1);
  const commitsComplete = commits.length >= total;
  const filesComplete = files.length < MAX_COMPARED_FILES;

  const missing: MissingContext[] = [];
  const unread = others.find((page) => !page.ok);
  if (unread?.ok === false) missing.push(unread.error);
  if (!commitsComplete) {
    missing.push({ kind: 'truncated', part: 'commits', read: commits.length, total });
  }
  if (status === 'diverged') missing.push({ kind: 'diverged' });
  if (!filesComplete) {
    missing.push({ kind: 'truncated', part: 'files', read: files.length });
  }
  const changes = {
    pullRequests: [],
    commits,
    commitsComplete,
    files,
    filesComplete,
    headSha: newest?.sha,
    ends: { status, from: base?.sha, tree: mergeBase?.commit.tree.sha },
  };
  return ok({ url, changes, missing });
}

/** Returns the numbers of the pages to read after the first one. */
function newestPages(last: number): readonly number[] {
  const start = Math.max(2, last - MAX_PAGES + 2);
  const count = Math.max(0, last - start + 1);
  return Array.from({ length: count }, (_, index) => start + index);
}

/** Returns the commits of a page, none if it could not be read. */
function commitsOf(page: Gathered<Comparison> | undefined): readonly Commit[] {
  if (page?.ok !== true) return [];
  return page.value.commits;
}

async function readNewestCommit(
  source: ContextSource,
  ref: string,
  gap: NewestCommitOnly,
): Promise<Gathered<CommitRange>> {
  const commit = await readCommit(source, ref);
  if (!commit.ok) return commit;
  const { url, sha: headSha, files } = commit.value;
  const changes = { ...UNKNOWN_CHANGES, commits: [commit.value], files, headSha };
  return withPullRequests(source, { url, changes, missing: [gap] });
}

export function readCommit(
  source: ContextSource,
  ref: string,
): Promise<Gathered<Commit>> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  return source.read('commit', ref, route, { ref }, commitSchema);
}

async function withPullRequests(
  source: ContextSource,
  range: CommitRange,
): Promise<Gathered<CommitRange>> {
  const found = await findMergedPullRequests(source, range.changes.commits);
  const changes = { ...range.changes, pullRequests: found.pullRequests };
  return ok({ ...range, changes, missing: [...range.missing, ...found.missing] });
}
