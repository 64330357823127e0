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

/** A pull request by its address; undefined for any other page, and for other hosts. */
export function parsePullRequestUrl(
  address: string,
  serverUrl: URL,
): Readonly<{ owner: string; repo: string; number: number }> | undefined {
  const url = URL.parse(address);
  const [, owner, repo, number] = PULL_PATH.exec(url?.pathname ?? '') ?? [];
  const isHere =
    url?.origin === serverUrl.origin && url.username === '' && url.password === '';
  if (!isHere || owner === undefined || repo === undefined) return undefined;
  return { owner, repo, number: Number(number) };
}
