/** Length of an address. Longer ones are no use to people, and would flood our comments. */
const MAX_URL_LENGTH = 300;

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
/** Server where people have accounts, also if the workflow runs on another GitHub server. */
export const GITHUB_COM = new URL('https://github.com');

/**
 * Returns whether an address leads to the GitHub server or to github.com, on any port, also by another
 * spelling of its name.
 */
export function isOnGitHub({ hostname }: URL, serverUrl: URL): boolean {
  // A full stop at the end of a name changes nothing, and neither does `www`.
  const name = hostname.replace(/\.$/, '');
  return (
    isWithinDomain(name, serverUrl.hostname) || isWithinDomain(name, GITHUB_COM.hostname)
  );
}

/** Returns whether a name is a domain, or below it. */
function isWithinDomain(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}
