import { hasCredentials, pathOnServer, serverPage } from '../text/urls.ts';
import { REPOSITORY } from './github-names.ts';

const NUMBER = String.raw`\d{1,10}`;

/** Repository and number in the path of a pull request on GitHub. */
const PULL_PATH = new RegExp(
  `^/(?<repository>${REPOSITORY})/pull/(?<number>${NUMBER})/?$`,
);

/** Name of a pull request: its repository, `owner/name`, and its number. */
export type PullRequestName = Readonly<{ repository: string; number: number }>;

/** Reads a pull request from its address; undefined for any other page, and for other hosts. */
export function parsePullRequestUrl(
  address: string,
  serverUrl: URL,
): PullRequestName | undefined {
  const url = URL.parse(address);
  if (url === null || hasCredentials(url)) return undefined;
  const path = pathOnServer(url, serverUrl) ?? '';
  const { repository, number } = PULL_PATH.exec(path)?.groups ?? {};
  if (repository === undefined) return undefined;
  return { repository, number: Number(number) };
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

/** Returns the key of the pull request at an address; undefined if it is not on the GitHub server. */
export function keyOfPullRequest(
  address: string | null,
  serverUrl: URL,
): string | undefined {
  const found = parsePullRequestUrl(address ?? '', serverUrl);
  return found && pullRequestKey(found);
}

/** Returns the address of a pull request on the GitHub server. */
export function pullRequestPage(
  { repository, number }: PullRequestName,
  serverUrl: URL,
): string {
  return serverPage(serverUrl, `${repository}/pull/${number}`);
}
