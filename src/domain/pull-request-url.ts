import { hasCredentials, pathOnServer, serverPage } from '../text/urls.ts';

const OWNER = '(?<owner>[A-Za-z0-9-]+)';

/** Name of a repository, other than `.` and `..`. */
const REPO = String.raw`(?!\.\.?/)(?<repo>[A-Za-z0-9._-]+)`;

const NUMBER = String.raw`(?<number>\d{1,10})`;

/** Owner, repository and number in the path of a pull request on GitHub. */
const PULL_PATH = new RegExp(`^/${OWNER}/${REPO}/pull/${NUMBER}/?$`);

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
  const { owner, repo, number } = PULL_PATH.exec(path)?.groups ?? {};
  if (owner === undefined || repo === undefined) return undefined;
  return { repository: `${owner}/${repo}`, number: Number(number) };
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
