/** What lies between two commits, by GitHub's comparison. */
import type { SubjectDetails, FileChange, PullRequestSummary } from '../domain.ts';
import { toCommit, toFile } from './mappers.ts';
import { findMergedPullRequests } from './merged-pull-requests.ts';
import {
  read,
  type CommitData,
  type ComparisonData,
  type ReadResult,
  type ContextSource,
} from './github-types.ts';

/** A comparison names at most this many files, all of them on its first page. */
export const MAX_COMPARED_FILES = 300;
/** The gap that goes when the files could be had elsewhere. */
export const FILES_TRUNCATED = 'GitHub names at most 300 changed files here, so some may be missing.';
const PAGE = 100;
/** Of a longer history the first page (it has the files) and the newest commits are read. */
const MAX_PAGES = 5;

export type CommitRange = Readonly<{
  /** `url` is the comparison's or the commit's page. */
  details: Pick<
    SubjectDetails,
    'url' | 'headSha' | 'commits' | 'commitsComplete' | 'pullRequests' | 'files' | 'filesComplete' | 'missing'
  >;
  /** Those of the pull requests that landed on the branch itself, not on one that was merged into it. */
  mergedDirectly: readonly PullRequestSummary[];
}>;

/**
 * Compares two refs, from their merge base to `to`. The pull requests between are told from the commits, never by
 * generating notes: that needs write permission.
 */
export async function compareRefs(
  source: ContextSource,
  from: string,
  to: string,
): Promise<ReadResult<CommitRange>> {
  const answer = await readComparison(source, `${from}...${to}`);
  if (!answer.ok) return answer;
  const { comparison, commits, isComplete, newest } = answer.data;
  const missing: string[] = [];
  if (!isComplete) missing.push(`Of ${comparison.total_commits} commits only ${commits.length} were read.`);
  if (comparison.status === 'diverged') {
    missing.push('History has branched here: this is all that came since the two ends parted.');
  }
  const files = (comparison.files ?? []).map(toFile);
  const filesComplete = files.length < MAX_COMPARED_FILES;
  if (!filesComplete) missing.push(FILES_TRUNCATED);
  const merged = await findMergedPullRequests(source, commits);
  return {
    ok: true,
    data: {
      mergedDirectly: merged.mergedDirectly,
      details: {
        url: comparison.html_url,
        headSha: newest,
        commits: commits.map(toCommit),
        commitsComplete: isComplete,
        pullRequests: merged.pullRequests,
        files,
        filesComplete,
        missing: [...missing, ...merged.missing, ...missingPatches(files)],
      },
    },
  };
}

type Comparison = Readonly<{
  comparison: ComparisonData;
  commits: CommitData[];
  isComplete: boolean;
  /** The newest commit; undefined when there is none or its page could not be read. */
  newest: string | undefined;
}>;

async function readComparison(
  { client, owner, repo }: ContextSource,
  basehead: string,
): Promise<ReadResult<Comparison>> {
  const readPage = (page: number): Promise<ReadResult<ComparisonData>> =>
    read('contents', () =>
      client.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: PAGE, page }),
    );
  const first = await readPage(1);
  if (!first.ok) return first;
  const commits = [...first.data.commits];
  const last = Math.ceil(first.data.total_commits / PAGE);
  let newest = commits.at(-1)?.sha;
  for (let page = Math.max(2, last - MAX_PAGES + 2); page <= last; page++) {
    const next = await readPage(page);
    if (next.ok) commits.push(...next.data.commits);
    newest = next.ok ? next.data.commits.at(-1)?.sha : undefined;
  }
  const isComplete = commits.length >= first.data.total_commits;
  return { ok: true, data: { comparison: first.data, commits, isComplete, newest } };
}

/** One commit by itself, for when there is nothing to compare it with. */
export async function singleCommit(source: ContextSource, ref: string): Promise<ReadResult<CommitRange>> {
  const answer = await read('contents', () =>
    source.client.repos.getCommit({
      owner: source.owner,
      repo: source.repo,
      ref,
    }),
  );
  if (!answer.ok) return answer;
  const { data } = answer;
  const files = (data.files ?? []).map(toFile);
  const merged = await findMergedPullRequests(source, [data]);
  return {
    ok: true,
    data: {
      mergedDirectly: merged.mergedDirectly,
      details: {
        url: data.html_url,
        headSha: data.sha,
        // It is known to be only a part of what there is to cover.
        commits: [toCommit(data)],
        commitsComplete: false,
        pullRequests: merged.pullRequests,
        files,
        filesComplete: false,
        missing: [...merged.missing, ...missingPatches(files)],
      },
    },
  };
}

/** Says how many changes GitHub shows no lines for: binary files and very large ones. */
export function missingPatches(files: readonly FileChange[]): string[] {
  const silent = files.filter(
    (file) => file.patch === undefined && file.additions + file.deletions > 0,
  ).length;
  return silent === 0 ? [] : [`Of ${silent} changed files GitHub gives no diff, since they are too large.`];
}
