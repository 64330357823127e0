/** Longer addresses are no use to people, and texts of others must not flood what we write. */
const MAX_URL_LENGTH = 300;
/** Owner, repository and number in the path of a pull request on GitHub. */
const PULL_PATH =
  /^\/([A-Za-z0-9-]+)\/(?!\.\.?\/)([A-Za-z0-9._-]+)\/pull\/(\d{1,10})\/?$/;

/** The address if it is an https one without credentials, normalised; undefined for anything else. */
export function httpsUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isSafe && url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}

/** The address of a page of the GitHub server, which may be below a path: `https://host/github`. */
export function serverPage(serverUrl: URL, path: string): string {
  return `${serverUrl.origin}${pathOf(serverUrl)}/${path}`;
}

/** The path below the GitHub server, from its first slash; undefined for other hosts and for pages beside the server. */
export function pathOnServer(url: URL, serverUrl: URL): string | undefined {
  const base = `${pathOf(serverUrl)}/`;
  const isHere = url.origin === serverUrl.origin && url.pathname.startsWith(base);
  return isHere ? url.pathname.slice(base.length - 1) : undefined;
}

/** Without a slash at its end. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '');
}

/** A pull request by its address; undefined for any other page, and for other hosts. */
export function parsePullRequestUrl(
  address: string,
  serverUrl: URL,
): Readonly<{ owner: string; repo: string; number: number }> | undefined {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  const path = pathOnServer(url, serverUrl) ?? '';
  const [, owner, repo, number] = PULL_PATH.exec(path) ?? [];
  if (owner === undefined || repo === undefined) return undefined;
  return { owner, repo, number: Number(number) };
}
