import type { MissingContext, Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails } from '../github-objects.ts';
import { findMergedPullRequests } from './merged-pull-requests.ts';
import { commitSchema, comparisonSchema, type Commit } from './schemas.ts';
import { PER_PAGE, type ContextSource, type Gathered } from './source.ts';

/** GitHub names no more changed files in a comparison, all of them on its first page. */
export const MAX_COMPARED_FILES = 300;
/** Of a longer history the first page, which has the files, and the newest commits are read. */
const MAX_PAGES = 5;

type Range = Readonly<{ from: string; to: string }>;
type NewestCommitReason = Extract<MissingContext, { kind: 'newest-commit-only' }>['reason'];

/** What came since `from`. Without `from`, or if it is not in the history any more, the newest commit alone. */
export async function commitsSince(
  source: ContextSource,
  subject: Subject,
  { from, to, reason }: Readonly<{ from: string | undefined; to: string; reason: NewestCommitReason }>,
): Gathered {
  if (from === undefined) return readNewestCommit(source, subject, to, reason);
  const range = await compareRefs(source, subject, { from, to });
  const isGone = !range.ok && range.error.kind === 'not-found';
  return isGone ? readNewestCommit(source, subject, to, 'previous-commit-gone') : range;
}

/** What came between two refs, from their merge base to `to`, with the pull requests that were merged. */
export async function compareRefs(source: ContextSource, subject: Subject, range: Range): Gathered {
  const compared = await compareCommits(source, subject, range);
  return compared.ok ? withPullRequests(source, compared.value) : compared;
}

type CommitDetails = SubjectDetails & Readonly<{ commits: readonly Commit[] }>;

/** What came between two refs, without a look at pull requests. */
export async function compareCommits(
  source: ContextSource,
  subject: Subject,
  { from, to }: Range,
): Gathered<CommitDetails> {
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
  const headSha = newest?.ok === true ? newest.value.commits.at(-1)?.sha : undefined;
  const commitsComplete = commits.length >= total;
  const filesComplete = files.length < MAX_COMPARED_FILES;
  const missing: MissingContext[] = [];
  if (!commitsComplete) missing.push({ kind: 'truncated', part: 'commits', read: commits.length, total });
  if (status === 'diverged') missing.push({ kind: 'diverged' });
  if (!filesComplete)
    missing.push({ kind: 'truncated', part: 'files', read: files.length, total: undefined });
  missing.push(...withoutDiff(files));
  const range = { url, headSha, commits, commitsComplete, files, filesComplete, missing };
  return { ok: true, value: { ...emptyDetails(subject), ...range } };
}

async function readNewestCommit(
  source: ContextSource,
  subject: Subject,
  ref: string,
  reason: NewestCommitReason,
): Gathered {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  const commit = await source.read('newest-commit', ref, route, { ref }, commitSchema);
  if (!commit.ok) return commit;
  const { url, sha: headSha, files } = commit.value;
  const missing: MissingContext[] = [{ kind: 'newest-commit-only', reason }, ...withoutDiff(files)];
  const known = { url, headSha, commits: [commit.value], files, missing };
  return withPullRequests(source, { ...emptyDetails(subject), ...known });
}

/** Files whose changes GitHub does not show, because they are too large. */
export function withoutDiff(files: SubjectDetails['files']): MissingContext[] {
  const hidden = files.filter((file) => file.patch === undefined && file.additions + file.deletions > 0);
  return hidden.length === 0 ? [] : [{ kind: 'no-diff', files: hidden.length }];
}

async function withPullRequests(source: ContextSource, details: CommitDetails): Gathered {
  const { pullRequests, missing } = await findMergedPullRequests(source, details.commits);
  return { ok: true, value: { ...details, pullRequests, missing: [...details.missing, ...missing] } };
}
