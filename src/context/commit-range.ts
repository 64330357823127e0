import type { MissingContext, SubjectDetails } from '../domain.ts';
import { findMergedPullRequests } from './merged-pull-requests.ts';
import {
  commitSchema,
  comparisonSchema,
  PER_PAGE,
  type Commit,
  type ContextSource,
  type Gathered,
} from './source.ts';

/** GitHub names no more changed files in a comparison, all of them on its first page. */
export const MAX_COMPARED_FILES = 300;
/** Of a longer history the first page, which has the files, and the newest commits are read. */
const MAX_PAGES = 5;

/** What changed in a range of commits. */
export type Changes = Pick<SubjectDetails, 'files' | 'pullRequests' | 'missing'> &
  Partial<SubjectDetails>;
type CommitRange = Omit<Changes, 'pullRequests'> &
  Readonly<{ commits: readonly Commit[] }>;
type NewestCommitReason = Extract<
  MissingContext,
  { kind: 'newest-commit-only' }
>['reason'];

/** What came since `from`. Without `from`, or if it is not in the history any more, the newest commit alone. */
export async function commitsSince(
  source: ContextSource,
  from: string | undefined,
  to: string,
  reason: NewestCommitReason,
): Gathered<Changes> {
  if (from === undefined) return readNewestCommit(source, to, reason);
  const range = await compareRefs(source, from, to);
  const isGone = !range.ok && range.error.kind === 'not-found';
  return isGone ? readNewestCommit(source, to, 'previous-commit-gone') : range;
}

/** What came between two refs, from their merge base to `to`, with the pull requests that were merged. */
export async function compareRefs(
  source: ContextSource,
  from: string,
  to: string,
): Gathered<Changes> {
  const compared = await compareCommits(source, from, to);
  return compared.ok ? withPullRequests(source, compared.value) : compared;
}

/** What came between two refs, without a look at pull requests. */
export async function compareCommits(
  source: ContextSource,
  from: string,
  to: string,
): Gathered<CommitRange> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const at = { basehead: `${from}...${to}`, per_page: PER_PAGE };
  const readPage = (page: number) =>
    source.read('commits', `${from}..${to}`, route, { ...at, page }, comparisonSchema);
  const first = await readPage(1);
  if (!first.ok) return first;
  const { html_url: url, status, total_commits: total, files } = first.value;
  const last = Math.ceil(total / PER_PAGE);
  const start = Math.max(2, last - MAX_PAGES + 2);
  const rest = Array.from({ length: Math.max(0, last - start + 1) }, (_, index) =>
    readPage(start + index),
  );
  const pages = [first, ...(await Promise.all(rest))];
  const commits = pages.flatMap((page) => (page.ok ? page.value.commits : []));
  const newest = pages.at(-1);
  const headSha = newest?.ok === true ? newest.value.commits.at(-1)?.sha : undefined;
  const commitsComplete = commits.length >= total;
  const filesComplete = files.length < MAX_COMPARED_FILES;
  const missing: MissingContext[] = [];
  if (!commitsComplete)
    missing.push({ kind: 'truncated', part: 'commits', read: commits.length, total });
  if (status === 'diverged') missing.push({ kind: 'diverged' });
  if (!filesComplete)
    missing.push({
      kind: 'truncated',
      part: 'files',
      read: files.length,
      total: undefined,
    });
  const range = { url, headSha, commits, commitsComplete, files, filesComplete, missing };
  return { ok: true, value: range };
}

async function readNewestCommit(
  source: ContextSource,
  ref: string,
  reason: NewestCommitReason,
): Gathered<Changes> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  const commit = await source.read('newest-commit', ref, route, { ref }, commitSchema);
  if (!commit.ok) return commit;
  const { url, sha: headSha, files } = commit.value;
  const missing: MissingContext[] = [{ kind: 'newest-commit-only', reason }];
  return withPullRequests(source, {
    url,
    headSha,
    commits: [commit.value],
    files,
    missing,
  });
}

async function withPullRequests(
  source: ContextSource,
  range: CommitRange,
): Gathered<Changes> {
  const { pullRequests, missing } = await findMergedPullRequests(source, range.commits);
  return {
    ok: true,
    value: { ...range, pullRequests, missing: [...range.missing, ...missing] },
  };
}
