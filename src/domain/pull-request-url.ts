import { hasCredentials, pathOnServer, serverPage } from '../text/urls.ts';
import { REPOSITORY } from './github-names.ts';

const NUMBER = String.raw`\d{1,10}`;

/** Repository and number in the path of a pull request on GitHub. */
const PULL_PATH = new RegExp(
  `^/(?<repository>${REPOSITORY})/pull/(?<number>${NUMBER})/?$`,
);

/** Name of a pull request: its repository, `owner/name`, and its number. */
type PullRequestName = Readonly<{ repository: string; number: number }>;

/** A pull request, and its address on the GitHub server. */
export type LinkedPullRequest = PullRequestName & Readonly<{ url: string }>;

/** Reads a pull request from its address; undefined for any other page, and for other hosts. */
export function parsePullRequestUrl(
  address: string,
  serverUrl: URL,
): LinkedPullRequest | undefined {
  const url = URL.parse(address);
  if (url === null || hasCredentials(url)) return undefined;
  const path = pathOnServer(url, serverUrl) ?? '';
  const { repository, number } = PULL_PATH.exec(path)?.groups ?? {};
  if (repository === undefined) return undefined;
  const page = serverPage(serverUrl, `${repository}/pull/${number}`);
  return { repository, number: Number(number), url: page };
}

const BELOW_PULL = new RegExp(`^(?<page>.*?/pull/${NUMBER})(?:/.*)?$`);

/**
 * Returns the address of the pull request that a page is about: its files or one of its comments, for example. Other addresses stay as they
 * are. So all spellings of the service are the same.
 */
export function toPullRequestPage(address: string): string {
  const url = URL.parse(address);
  if (url === null || hasCredentials(url)) return address;
  const { page } = BELOW_PULL.exec(url.pathname)?.groups ?? {};
  return page === undefined ? address : `${url.origin}${page}`;
}

/** Returns whether two names, `owner/name`, are those of one repository: GitHub ignores their letter case. */
export function isSameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns the text that all spellings of a pull request have in common. */
export function pullRequestKey({ repository, number }: PullRequestName): string {
  return `${repository.toLowerCase()}#${number}`;
}

/** Returns whether two names are those of one pull request. */
export function isSamePullRequest(
  one: PullRequestName | undefined,
  other: PullRequestName,
): boolean {
  return one !== undefined && pullRequestKey(one) === pullRequestKey(other);
}
