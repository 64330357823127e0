/** Which pull requests brought a row of commits: told by the commits' own words, asked of GitHub only for the last few others. */
import type { PullRequestSummary } from '../domain.ts';
import { firstLine, loginOf, toPullRequest } from './mappers.ts';
import {
  read,
  type CommitData,
  type PullRequestData,
  type ReadResult,
  type ContextSource,
} from './github-types.ts';

/** Commits that name no pull request are looked up one by one: the newest of them. */
const MAX_LOOKUPS = 10;

/**
 * The pull requests behind commits, newest first, each once. `landed` leaves out those that were merged into a branch
 * which only then was merged here.
 *
 * @param commits oldest first.
 */
export async function findMergedPullRequests(
  source: ContextSource,
  commits: readonly CommitData[],
): Promise<
  Readonly<{ pullRequests: PullRequestSummary[]; mergedDirectly: PullRequestSummary[]; missing: string[] }>
> {
  const mainline = firstParentShas(commits);
  const found = new Map<number, PullRequestSummary>();
  const mergedDirectly = new Set<number>();
  const missing: string[] = [];
  let lookups = 0;
  const add = (pull: PullRequestSummary, sha: string): void => {
    if (!found.has(pull.number)) found.set(pull.number, pull);
    if (mainline.has(sha)) mergedDirectly.add(pull.number);
  };
  for (const commit of commits.toReversed()) {
    const named = pullRequestFromMessage(commit, source.url);
    if (named !== undefined) add(named, commit.sha);
    if (named !== undefined || commit.parents.length > 1 || lookups >= MAX_LOOKUPS) continue;
    lookups++;
    const answer = await listPullRequestsForCommit(source, commit.sha);
    if (answer.ok) {
      for (const pull of answer.data) add(toPullRequest(pull), commit.sha);
      continue;
    }
    missing.push(`Which pull request brought some of the commits could not be read: ${answer.reason}.`);
    // One refusal tells for all of them.
    lookups = MAX_LOOKUPS;
  }
  const pullRequests = [...found.values()];
  return {
    pullRequests,
    mergedDirectly: pullRequests.filter((pull) => mergedDirectly.has(pull.number)),
    missing,
  };
}

/** The commits reached from the newest one by first parents alone: what was put on the branch, one landing each. */
function firstParentShas(commits: readonly CommitData[]): Set<string> {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const mainline = new Set<string>();
  let at = commits.at(-1);
  while (at !== undefined && !mainline.has(at.sha)) {
    mainline.add(at.sha);
    at = bySha.get(at.parents[0]?.sha ?? '');
  }
  return mainline;
}

/** The merged pull requests that GitHub knows to have brought a commit. Just after a merge it may not know yet. */
export async function listPullRequestsForCommit(
  source: ContextSource,
  sha: string,
): Promise<ReadResult<PullRequestData[]>> {
  const answer = await read('pull-requests', () =>
    source.client.repos.listPullRequestsAssociatedWithCommit({
      owner: source.owner,
      repo: source.repo,
      commit_sha: sha,
      per_page: 30,
    }),
  );
  return answer.ok ? { ok: true, data: answer.data.filter((pull) => pull.merged_at !== null) } : answer;
}

/**
 * The pull request that a commit names: `Title (#12)` as GitHub writes a squash, or `Merge pull request #12 from …` with the
 * title below it. Of several numbers the last one counts: a cherry-pick or a revert keeps that of the original inside.
 */
export function pullRequestFromMessage(
  commit: CommitData,
  repositoryUrl: string,
): PullRequestSummary | undefined {
  const { message } = commit.commit;
  const subject = firstLine(message);
  const merge = /^Merge pull request #([1-9][0-9]{0,9}) from /.exec(subject);
  if (merge !== null && commit.parents.length > 1) {
    const number = Number(merge[1]);
    const title = firstLine(message.slice(message.indexOf('\n') + 1).trimStart());
    const named = message.includes('\n') ? title : subject;
    return { number, title: named, url: `${repositoryUrl}/pull/${number}`, author: '' };
  }
  const squash = /\(#([1-9][0-9]{0,9})\)$/.exec(subject);
  if (squash === null) return undefined;
  const number = Number(squash[1]);
  const title = subject.slice(0, squash.index).trim();
  return { number, title, url: `${repositoryUrl}/pull/${number}`, author: loginOf(commit.author) };
}
