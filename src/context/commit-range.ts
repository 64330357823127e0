import type { CommitSummary, MissingContext, PullRequestSummary, SubjectDetails } from '../domain.ts';
import { findMergedPullRequests } from './merged-pull-requests.ts';
import { commitWithFilesSchema, comparisonSchema, type Commit } from './schemas.ts';
import type { ContextSource, Gathered } from './source.ts';

/** GitHub names no more changed files in a comparison, all of them on its first page. */
export const MAX_COMPARED_FILES = 300;
const PER_PAGE = 100;
/** Of a longer history the first page, which has the files, and the newest commits are read. */
const MAX_PAGES = 5;

export type CommitRange = Readonly<{
  details: Pick<
    SubjectDetails,
    'url' | 'headSha' | 'commits' | 'commitsComplete' | 'pullRequests' | 'files' | 'filesComplete' | 'missing'
  >;
  mergedDirectly: readonly PullRequestSummary[];
}>;

type NewestCommitReason = Extract<MissingContext, { kind: 'newest-commit-only' }>['reason'];

/** What came between two refs, from their merge base to `to`, with the pull requests that were merged. */
export async function compareRefs(source: ContextSource, from: string, to: string): Gathered<CommitRange> {
  const range = await compareCommits(source, from, to);
  return range.ok ? toRange(source, range.value) : range;
}

type Comparison = Readonly<{
  commits: readonly Commit[];
  details: Omit<CommitRange['details'], 'commits' | 'pullRequests'>;
}>;

/** What came between two refs, without a look at pull requests. */
export async function compareCommits(source: ContextSource, from: string, to: string): Gathered<Comparison> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const at = { basehead: `${from}...${to}`, per_page: PER_PAGE };
  const readPage = (page: number) =>
    source.read('commits', `${from}..${to}`, route, { ...at, page }, comparisonSchema);
  const first = await readPage(1);
  if (!first.ok) return first;
  const { html_url: url, status, total_commits: total, files } = first.value;
  const last = Math.ceil(total / PER_PAGE);
  const start = Math.max(2, last - MAX_PAGES + 2);
  const rest = Array.from({ length: Math.max(0, last - start + 1) }, (_, index) => readPage(start + index));
  const pages = [first, ...(await Promise.all(rest))];
  const commits = pages.flatMap((page) => (page.ok ? page.value.commits : []));
  const newest = pages.at(-1);
  const commitsComplete = commits.length >= total;
  const filesComplete = files.length < MAX_COMPARED_FILES;
  const missing: MissingContext[] = [];
  if (!commitsComplete) missing.push({ kind: 'truncated', part: 'commits', read: commits.length, total });
  if (status === 'diverged') missing.push({ kind: 'diverged' });
  if (!filesComplete)
    missing.push({ kind: 'truncated', part: 'files', read: files.length, total: undefined });
  const headSha = newest?.ok === true ? newest.value.commits.at(-1)?.sha : undefined;
  missing.push(...withoutDiff(files));
  return {
    ok: true,
    value: { commits, details: { url, headSha, commitsComplete, files, filesComplete, missing } },
  };
}

/** The newest commit alone. `reason`: why there is nothing to compare it with. */
export async function newestCommit(
  source: ContextSource,
  ref: string,
  reason: NewestCommitReason | undefined,
): Gathered<CommitRange> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  const result = await source.read('newest-commit', ref, route, { ref }, commitWithFilesSchema);
  if (!result.ok) return result;
  const { commit, files } = result.value;
  const because: MissingContext[] = reason === undefined ? [] : [{ kind: 'newest-commit-only', reason }];
  const details = {
    url: commit.url,
    headSha: commit.sha,
    commitsComplete: false,
    files,
    filesComplete: false,
    missing: [...because, ...withoutDiff(files)],
  };
  return toRange(source, { commits: [commit], details });
}

/** What came since `from`, or the newest commit if `from` is not in the history any more. */
export async function commitsSince(source: ContextSource, from: string, to: string): Gathered<CommitRange> {
  const range = await compareRefs(source, from, to);
  if (range.ok || range.error.kind !== 'not-found') return range;
  return newestCommit(source, to, 'previous-commit-gone');
}

/** Files whose changes GitHub does not show, because they are too large. */
export function withoutDiff(files: SubjectDetails['files']): MissingContext[] {
  const hidden = files.filter((file) => file.patch === undefined && file.additions + file.deletions > 0);
  return hidden.length === 0 ? [] : [{ kind: 'no-diff', files: hidden.length }];
}

async function toRange(source: ContextSource, { commits, details }: Comparison): Gathered<CommitRange> {
  const { pullRequests, mergedDirectly, missing } = await findMergedPullRequests(source, commits);
  const allMissing = [...details.missing, ...missing];
  return {
    ok: true,
    value: {
      details: { ...details, commits: summarize(commits), pullRequests, missing: allMissing },
      mergedDirectly,
    },
  };
}

export function summarize(commits: readonly Commit[]): readonly CommitSummary[] {
  return commits.map(({ sha, title, author, merge }) => ({ sha, title, author, merge }));
}
