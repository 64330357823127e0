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
import { pullRequestInMessage } from '../../domain/github-merge.ts';
import type { Commit, ContextSource, Gathered } from './source.ts';

/** Number of commits to look up, the newest of those whose message names no pull request. */
const MAX_LOOKUPS = 10;

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
  return {
    pullRequests: [...found.values()],
    missing: firstError([...lookedUp.values()]),
  };
}

/** Reads the pull requests of the newest commits whose message names none. */
async function lookUpPullRequests(
  source: ContextSource,
  commits: readonly Commit[],
  named: ReadonlyMap<string, PullRequestSummary | undefined>,
): Promise<ReadonlyMap<string, Gathered<readonly PullRequestObject[]>>> {
  const unnamed = commits.filter(
    ({ sha, merge }) => !merge && named.get(sha) === undefined,
  );
  const reads = unnamed.slice(-MAX_LOOKUPS).map(async ({ sha }) => {
    const pulls = await listPullRequestsForCommit(source, sha);
    return [sha, pulls] as const;
  });
  return new Map(await Promise.all(reads));
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
  const pulls = await source.read(
    'pull-requests',
    sha.slice(0, 7),
    route,
    { commit_sha: sha },
    z.array(pullRequestSchema),
  );
  if (!pulls.ok) return pulls;
  return ok(pulls.value.filter(({ details }) => details.merged));
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

/** Describes the pull request that the message of a commit names. */
function pullRequestFromMessage(
  commit: Commit,
  repositoryUrl: string,
): PullRequestSummary | undefined {
  const named = pullRequestInMessage(commit);
  if (named === undefined) return undefined;
  const { number, title, isMergeCommit } = named;
  return {
    number,
    title: title || commit.title,
    url: `${repositoryUrl}/pull/${number}`,
    // The author of a merge commit is the person who merged.
    author: isMergeCommit ? '' : commit.author,
  };
}
