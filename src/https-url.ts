/** Longer addresses are no use to people, and texts of others must not flood what we write. */
const MAX_URL_LENGTH = 300;

/** The address if it is an https one without credentials, normalised; undefined for anything else. */
export function httpsUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isSafe && url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}
