import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import type {
  MissingContext,
  PullRequestSummary,
  SubjectDetails,
} from '../../domain/subject.ts';
import {
  pullRequestSchema,
  type PullRequestObject,
} from '../../domain/github-objects.ts';
import type { Commit, ContextSource, Gathered } from './source.ts';

/** Number of commits to look up, the newest of those whose message names no pull request. */
const MAX_LOOKUPS = 10;

/** Number of a pull request. */
const NUMBER = String.raw`#(?<number>[1-9]\d{0,9})`;
const MERGE_MESSAGE = new RegExp(
  String.raw`^Merge pull request ${NUMBER} from .*\s*(?<own>.*)`,
);
const SQUASH_TITLE = new RegExp(String.raw`^(?<own>.*)\(${NUMBER}\)$`);

/**
 * Finds the pull requests behind commits, newest first. GitHub's generated release notes would
 * need write permission.
 *
 * @param commits oldest first.
 */
export async function findMergedPullRequests(
  source: ContextSource,
  commits: readonly Commit[],
): Promise<Pick<SubjectDetails, 'pullRequests' | 'missing'>> {
  const named = new Map<string, PullRequestSummary | undefined>();
  for (const commit of commits) {
    named.set(commit.sha, pullRequestFromMessage(commit, source.url));
  }
  const lookedUp = await lookUpPullRequests(source, commits, named);

  const pullsOf = (sha: string): readonly PullRequestSummary[] => {
    const pull = named.get(sha);
    if (pull !== undefined) return [pull];
    const read = lookedUp.get(sha);
    if (read?.ok !== true) return [];
    return read.value.map(toSummary);
  };

  const mainline = firstParentShas(commits);
  const found = new Map<number, PullRequestSummary>();
  for (const { sha } of commits.toReversed()) {
    const isNestedCommit = !mainline.has(sha);
    for (const pull of pullsOf(sha)) {
      const known = found.get(pull.number) ?? pull;
      const wasNested = known.nested ?? true;
      const nested = wasNested && isNestedCommit;
      found.set(pull.number, { ...known, nested });
    }
  }
  const pullRequests = [...found.values()];
  return { pullRequests, missing: firstError([...lookedUp.values()]) };
}

/** Reads the pull requests of the newest commits whose message names none. */
async function lookUpPullRequests(
  source: ContextSource,
  commits: readonly Commit[],
  named: ReadonlyMap<string, PullRequestSummary | undefined>,
): Promise<ReadonlyMap<string, Gathered<readonly PullRequestObject[]>>> {
  const unnamed = commits.filter(({ sha, merge }) => {
    const hasName = named.get(sha) !== undefined;
    return !merge && !hasName;
  });
  const newest = unnamed.slice(-MAX_LOOKUPS);
  const reads = newest.map(({ sha }) => listPullRequestsForCommit(source, sha));
  const results = await Promise.all(reads);
  const lookedUp = new Map<string, Gathered<readonly PullRequestObject[]>>();
  for (const [index, result] of results.entries()) {
    const sha = newest[index]?.sha;
    if (sha !== undefined) lookedUp.set(sha, result);
  }
  return lookedUp;
}

/** Returns the first error in a list, or an empty list. One of them is enough for a warning. */
function firstError(reads: readonly Gathered<unknown>[]): readonly MissingContext[] {
  for (const read of reads) {
    if (!read.ok) return [read.error];
  }
  return [];
}

/**
 * Lists the merged pull requests that contain a commit. Just after a merge GitHub may not list
 * them yet.
 */
export async function listPullRequestsForCommit(
  source: ContextSource,
  sha: string,
): Promise<Gathered<readonly PullRequestObject[]>> {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const schema = z.array(pullRequestSchema);
  const pulls = await source.read(
    'pull-requests',
    sha.slice(0, 7),
    route,
    { commit_sha: sha },
    schema,
  );
  if (!pulls.ok) return pulls;
  const merged = pulls.value.filter(({ details }) => details.merged);
  return ok(merged);
}

export function toSummary({ details }: PullRequestObject): PullRequestSummary {
  return {
    number: details.thread,
    title: details.title,
    url: details.url,
    author: details.author,
  };
}

/** Returns the commits of the branch itself: those that first parents reach from the newest one. */
function firstParentShas(commits: readonly Commit[]): ReadonlySet<string> {
  const bySha = new Map<string, Commit>();
  for (const commit of commits) bySha.set(commit.sha, commit);
  const mainline = new Set<string>();
  let commit = commits.at(-1);
  while (commit !== undefined && !mainline.has(commit.sha)) {
    mainline.add(commit.sha);
    const [firstParent = ''] = commit.parents;
    commit = bySha.get(firstParent);
  }
  return mainline;
}

/**
 * Reads the pull request from the message of a merge, or from the end of a title such as
 * `Title (#12)`. If there are several numbers, the last one counts: a cherry-pick or a revert
 * keeps the original's number in its title.
 */
function pullRequestFromMessage(
  { title, message, merge, author }: Commit,
  repositoryUrl: string,
): PullRequestSummary | undefined {
  const merged = merge ? MERGE_MESSAGE.exec(message) : null;
  const match = merged ?? SQUASH_TITLE.exec(title);
  const { number, own = '' } = match?.groups ?? {};
  if (number === undefined) return undefined;
  return {
    number: Number(number),
    title: own.trim() || title,
    url: `${repositoryUrl}/pull/${number}`,
    // The author of a merge commit is the person who merged.
    author: merged ? '' : author,
  };
}
