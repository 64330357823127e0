import * as z from 'zod/mini';
import type { PullRequestSummary, SubjectDetails } from '../domain.ts';
import { pullRequestSchema, type PullRequestObject } from '../github-objects.ts';
import type { Commit, ContextSource, Gathered } from './source.ts';

/** Of the commits whose message names no pull request, only the newest are looked up. */
const MAX_LOOKUPS = 10;

/** The pull requests behind commits (oldest first), newest first. GitHub's generated release notes would need write permission. */
export async function findMergedPullRequests(
  source: ContextSource,
  commits: readonly Commit[],
): Promise<Pick<SubjectDetails, 'pullRequests' | 'missing'>> {
  const named = new Map(
    commits.map((commit) => [commit.sha, pullRequestFromMessage(commit, source.url)]),
  );
  const lookups = commits
    .filter(({ sha, merge }) => !merge && named.get(sha) === undefined)
    .slice(-MAX_LOOKUPS)
    .map(async ({ sha }) => [sha, await listPullRequestsForCommit(source, sha)] as const);
  const lookedUp = new Map(await Promise.all(lookups));

  const mainline = firstParentShas(commits);
  const found = new Map<number, PullRequestSummary>();
  for (const { sha } of commits.toReversed()) {
    const pull = named.get(sha);
    const pulls = lookedUp.get(sha);
    for (const each of pull
      ? [pull]
      : pulls?.ok === true
        ? pulls.value.map(toSummary)
        : []) {
      const { nested = true, ...known } = found.get(each.number) ?? each;
      found.set(each.number, { ...known, nested: nested && !mainline.has(sha) });
    }
  }
  const failed = [...lookedUp.values()].find((pulls) => !pulls.ok);
  return {
    pullRequests: [...found.values()],
    missing: failed?.ok === false ? [failed.error] : [],
  };
}

/** The merged pull requests that contain a commit. Just after a merge GitHub may not list them yet. */
export async function listPullRequestsForCommit(
  source: ContextSource,
  sha: string,
): Gathered<readonly PullRequestObject[]> {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const schema = z.array(pullRequestSchema);
  const pulls = await source.read(
    'pull-requests',
    sha.slice(0, 7),
    route,
    { commit_sha: sha },
    schema,
  );
  return pulls.ok
    ? { ok: true, value: pulls.value.filter(({ details }) => details.merged) }
    : pulls;
}

export function toSummary({ details }: PullRequestObject): PullRequestSummary {
  const { thread: number, title, url, author } = details;
  return { number, title, url, author };
}

/** The commits that first parents reach from the newest one: what was put on the branch itself. */
function firstParentShas(commits: readonly Commit[]): ReadonlySet<string> {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const mainline = new Set<string>();
  let commit = commits.at(-1);
  while (commit !== undefined && !mainline.has(commit.sha)) {
    mainline.add(commit.sha);
    commit = bySha.get(commit.parents[0] ?? '');
  }
  return mainline;
}

/** Of `Title (#12)`, the last number counts: a cherry-pick or a revert keeps the original's number in its title. */
function pullRequestFromMessage(
  { title, message, merge, author }: Commit,
  repositoryUrl: string,
): PullRequestSummary | undefined {
  const merged = merge
    ? /^Merge pull request #(?<number>[1-9]\d{0,9}) from .*\s*(?<own>.*)/.exec(message)
    : null;
  const squashed = /^(?<own>.*)\(#(?<number>[1-9]\d{0,9})\)$/.exec(title);
  const { number, own = '' } = (merged ?? squashed)?.groups ?? {};
  if (number === undefined) return undefined;
  const url = `${repositoryUrl}/pull/${number}`;
  return {
    number: Number(number),
    title: own.trim() || title,
    url,
    author: merged ? '' : author,
  };
}
