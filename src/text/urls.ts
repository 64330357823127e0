/** Length of an address. Longer ones are no use to people, and would flood our comments. */
const MAX_URL_LENGTH = 300;

const OWNER = '(?<owner>[A-Za-z0-9-]+)';
/** Name of a repository, other than `.` and `..`. */
const REPO = String.raw`(?!\.\.?/)(?<repo>[A-Za-z0-9._-]+)`;
const NUMBER = String.raw`(?<number>\d{1,10})`;
/** Owner, repository and number in the path of a pull request on GitHub. */
const PULL_PATH = new RegExp(`^/${OWNER}/${REPO}/pull/${NUMBER}/?$`);

/** Normalises an https address without credentials; undefined for anything else. */
export function httpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:') return undefined;
  if (hasCredentials(url)) return undefined;
  if (url.href.length > MAX_URL_LENGTH) return undefined;
  return url.href;
}

/** Returns whether an address contains a user name or a password. */
export function hasCredentials(url: URL): boolean {
  return url.username !== '' || url.password !== '';
}

/** Returns the address of a page of the GitHub server, which may be below a path: `https://host/github`. */
export function serverPage(serverUrl: URL, path: string): string {
  return `${serverUrl.origin}${pathOf(serverUrl)}/${path}`;
}

/**
 * Returns the path below the GitHub server, from its first slash; undefined for other hosts and for
 * pages beside the server.
 */
export function pathOnServer(url: URL, serverUrl: URL): string | undefined {
  const base = `${pathOf(serverUrl)}/`;
  if (url.origin !== serverUrl.origin) return undefined;
  if (!url.pathname.startsWith(base)) return undefined;
  return url.pathname.slice(base.length - 1);
}

/** Returns the path without a slash at its end. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '');
}

/** A host name with a dot, whose last part begins with a letter: neither an IP address nor a name within a network. */
const DOMAIN_NAME = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/;
/** Last parts of names that mean something only within a network. */
const LOCAL_DOMAINS = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'home.arpa',
];
/** Server where people have accounts, also if the workflow runs on another GitHub server. */
export const GITHUB_COM = new URL('https://github.com');

/**
 * Returns whether an address leads to the GitHub server or to github.com, on any port, also by another
 * spelling of its name.
 */
export function isOnGitHub({ hostname }: URL, serverUrl: URL): boolean {
  // A full stop at the end of a name changes nothing, and neither does `www`.
  const name = hostname.replace(/\.$/, '');
  return isWithin(name, serverUrl.hostname) || isWithin(name, GITHUB_COM.hostname);
}

/** Returns whether a name is a domain, or below it. */
function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/**
 * Returns the address of a preview of the docs if it may be shown: host and path of an https address.
 * Undefined for pages of GitHub, where no preview is and which could request people's rights, and for
 * hosts that are not on the internet, which people trust more than others.
 */
export function previewAddress(value: unknown, serverUrl: URL): string | undefined {
  const url = URL.parse(httpsUrl(value) ?? '');
  if (url === null || isOnGitHub(url, serverUrl)) return undefined;
  if (!isPublic(url.hostname)) return undefined;
  return `${url.origin}${url.pathname}`;
}

function isPublic(hostname: string): boolean {
  const isLocal = LOCAL_DOMAINS.some((domain) => isWithin(hostname, domain));
  return DOMAIN_NAME.test(hostname) && !isLocal;
}

/** Reads a pull request from its address; undefined for any other page, and for other hosts. */
export function parsePullRequestUrl(address: string, serverUrl: URL) {
  const url = URL.parse(address);
  if (url === null || hasCredentials(url)) return undefined;
  const path = pathOnServer(url, serverUrl) ?? '';
  const { owner, repo, number } = PULL_PATH.exec(path)?.groups ?? {};
  if (owner === undefined || repo === undefined) return undefined;
  return { owner, repo, number: Number(number) };
}

/** Returns whether two names, `owner/name`, are those of one repository: GitHub ignores their letter case. */
export function isSameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Returns the text that all spellings of a pull request have in common.
 *
 * @param repository `owner/name`
 */
export function pullRequestKey(repository: string, number: number): string {
  return `${repository.toLowerCase()}#${number}`;
}

/** Returns the key of the pull request at an address; undefined if it is not on the GitHub server. */
export function keyOfPullRequest(
  address: string | null,
  serverUrl: URL,
): string | undefined {
  const found = parsePullRequestUrl(address ?? '', serverUrl);
  if (found === undefined) return undefined;
  return pullRequestKey(`${found.owner}/${found.repo}`, found.number);
}
