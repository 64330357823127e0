/** What lies between two commits, by GitHub's comparison. */
import type { Facts, FileFact, PullRequestFact } from '../domain.ts';
import { toCommit, toFile } from './mappers.ts';
import { findMergedPullRequests } from './merged-pull-requests.ts';
import { read, type CommitData, type ComparisonData, type Read, type Source } from './github-types.ts';

/** A comparison names at most this many files, all of them on its first page. */
export const MOST_COMPARED_FILES = 300;
/** The gap that goes when the files could be had elsewhere. */
export const COMPARISON_FULL = 'GitHub names at most 300 changed files here, so some may be missing.';
const PAGE = 100;
/** Of a longer history the first page (it has the files) and the newest commits are read. */
const MOST_PAGES = 5;

export type Span = Readonly<{
  /** `url` is the comparison's or the commit's page. */
  known: Pick<
    Facts,
    'url' | 'headSha' | 'commits' | 'commitsComplete' | 'pullRequests' | 'files' | 'filesComplete' | 'gaps'
  >;
  /** Those of the pull requests that landed on the branch itself, not on one that was merged into it. */
  landed: readonly PullRequestFact[];
}>;

/**
 * Compares two refs, from their merge base to `to`. The pull requests between are told from the commits, never by
 * generating notes: that needs write permission.
 */
export async function readSpan(source: Source, from: string, to: string): Promise<Read<Span>> {
  const answer = await readComparison(source, `${from}...${to}`);
  if (!answer.ok) return answer;
  const { comparison, commits, whole, newest } = answer.data;
  const gaps: string[] = [];
  if (!whole) gaps.push(`Of ${comparison.total_commits} commits only ${commits.length} were read.`);
  if (comparison.status === 'diverged') {
    gaps.push('History has branched here: this is all that came since the two ends parted.');
  }
  const files = (comparison.files ?? []).map(toFile);
  const filesComplete = files.length < MOST_COMPARED_FILES;
  if (!filesComplete) gaps.push(COMPARISON_FULL);
  const merged = await findMergedPullRequests(source, commits);
  return {
    ok: true,
    data: {
      landed: merged.landed,
      known: {
        url: comparison.html_url,
        headSha: newest,
        commits: commits.map(toCommit),
        commitsComplete: whole,
        pullRequests: merged.pullRequests,
        files,
        filesComplete,
        gaps: [...gaps, ...merged.gaps, ...patchGaps(files)],
      },
    },
  };
}

type Comparison = Readonly<{
  comparison: ComparisonData;
  commits: CommitData[];
  whole: boolean;
  /** The newest commit; undefined when there is none or its page could not be read. */
  newest: string | undefined;
}>;

async function readComparison({ client, owner, repo }: Source, basehead: string): Promise<Read<Comparison>> {
  const readPage = (page: number): Promise<Read<ComparisonData>> =>
    read('contents', () =>
      client.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: PAGE, page }),
    );
  const first = await readPage(1);
  if (!first.ok) return first;
  const commits = [...first.data.commits];
  const last = Math.ceil(first.data.total_commits / PAGE);
  let newest = commits.at(-1)?.sha;
  for (let page = Math.max(2, last - MOST_PAGES + 2); page <= last; page++) {
    const next = await readPage(page);
    if (next.ok) commits.push(...next.data.commits);
    newest = next.ok ? next.data.commits.at(-1)?.sha : undefined;
  }
  const whole = commits.length >= first.data.total_commits;
  return { ok: true, data: { comparison: first.data, commits, whole, newest } };
}

/** One commit by itself, for when there is nothing to compare it with. */
export async function readHead(source: Source, ref: string): Promise<Read<Span>> {
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
      landed: merged.landed,
      known: {
        url: data.html_url,
        headSha: data.sha,
        // It is known to be only a part of what there is to cover.
        commits: [toCommit(data)],
        commitsComplete: false,
        pullRequests: merged.pullRequests,
        files,
        filesComplete: false,
        gaps: [...merged.gaps, ...patchGaps(files)],
      },
    },
  };
}

/** Says how many changes GitHub shows no lines for: binary files and very large ones. */
export function patchGaps(files: readonly FileFact[]): string[] {
  const silent = files.filter(
    (file) => file.patch === undefined && file.additions + file.deletions > 0,
  ).length;
  return silent === 0 ? [] : [`Of ${silent} changed files GitHub gives no diff, since they are too large.`];
}
