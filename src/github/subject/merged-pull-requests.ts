import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import { pullRequestInMessage } from '../../domain/github-merge.ts';
import { pullRequestSchema, type PullRequest } from '../../domain/pull-request.ts';
import type { MissingContext, PullRequestSummary } from '../../domain/subject.ts';
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
) {
  const pullsOf = new Map<string, readonly PullRequestSummary[]>();
  for (const commit of commits) {
    pullsOf.set(commit.sha, pullRequestsInMessage(commit, source.url));
  }
  const unnamed = commits.filter(
    ({ sha, merge }) => !merge && pullsOf.get(sha)?.length === 0,
  );
  const lookUps = unnamed.slice(-MAX_LOOKUPS).map(async ({ sha }) => {
    return { sha, read: await listPullRequestsForCommit(source, sha) };
  });
  const missing: MissingContext[] = [];
  for (const { sha, read } of await Promise.all(lookUps)) {
    if (read.ok) pullsOf.set(sha, read.value);
    else missing.push(read.error);
  }

  const mainline = firstParentShas(commits);
  const found = new Map<number, PullRequestSummary>();
  for (const { sha } of commits.toReversed()) {
    const isNestedCommit = !mainline.has(sha);
    for (const pull of pullsOf.get(sha) ?? []) {
      const known = found.get(pull.number) ?? pull;
      const wasNested = known.nested ?? true;
      const nested = wasNested && isNestedCommit;
      found.set(pull.number, { ...known, nested });
    }
  }
  // One error is enough for a warning.
  return { pullRequests: [...found.values()], missing: missing.slice(0, 1) };
}

/**
 * Lists the merged pull requests that contain a commit. Just after a merge GitHub may not list
 * them yet.
 */
export async function listPullRequestsForCommit(
  source: ContextSource,
  sha: string,
): Promise<Gathered<readonly PullRequest[]>> {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const pulls = await source.read(
    'pull-requests',
    sha.slice(0, 7),
    route,
    { commit_sha: sha },
    z.array(pullRequestSchema),
  );
  if (!pulls.ok) return pulls;
  return ok(pulls.value.filter(({ state }) => state === 'merged'));
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

/** Describes the pull request that the message of a commit names, if there is one. */
function pullRequestsInMessage(
  commit: Commit,
  repositoryUrl: string,
): readonly PullRequestSummary[] {
  const named = pullRequestInMessage(commit);
  if (named === undefined) return [];
  const { number } = named;
  const pull = {
    number,
    title: named.title || commit.title,
    url: `${repositoryUrl}/pull/${number}`,
    // The author of a merge commit is the person who merged.
    author: named.isMergeCommit ? '' : commit.author,
  };
  return [pull];
}
