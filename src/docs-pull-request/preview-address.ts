import { httpsUrl, isOnGitHub, isWithinDomain } from '../text/urls.ts';

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
  const isLocal = LOCAL_DOMAINS.some((domain) => isWithinDomain(hostname, domain));
  return DOMAIN_NAME.test(hostname) && !isLocal;
}
