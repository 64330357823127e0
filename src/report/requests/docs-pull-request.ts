/** Docs pull requests, as the service names them in `prLink`. Pure. */
import type { ListedPullRequest } from '../../ports.ts';
import {
  httpsUrl,
  parsePullRequestUrl,
  pullRequestKey,
  serverPage,
} from '../../text/urls.ts';

/** The repository and the number of a pull request on the GitHub server. */
export type PullRequestName = Readonly<{ repository: string; number: number }>;

/** A docs pull request that requests of the time name, and what GitHub says about it. */
export type DocsPullRequest = PullRequestName &
  Readonly<{
    /** The same for all spellings of its link. */
    key: string;
    /** Undefined if it could not be read. */
    found: ListedPullRequest | undefined;
  }>;

/** Reads the name of a pull request from its link; undefined if it is not on the GitHub server. */
export function parsePrLink(
  prLink: string | null,
  serverUrl: URL,
): PullRequestName | undefined {
  const vetted = httpsUrl(prLink) ?? '';
  const pull = parsePullRequestUrl(vetted, serverUrl);
  if (pull === undefined) return undefined;
  const { owner, repo, number } = pull;
  return { repository: `${owner}/${repo}`, number };
}

/** Returns the pull request that a link names, if it is one of these. */
export function findByLink(
  prLink: string | null,
  pullRequests: ReadonlyMap<string, DocsPullRequest>,
  serverUrl: URL,
): DocsPullRequest | undefined {
  const name = parsePrLink(prLink, serverUrl);
  return name && pullRequests.get(keyOf(name));
}

export function keyOf({ repository, number }: PullRequestName): string {
  return pullRequestKey(repository, number);
}

export function pageOf({ repository, number }: PullRequestName, serverUrl: URL): string {
  return serverPage(serverUrl, `${repository}/pull/${number}`);
}
