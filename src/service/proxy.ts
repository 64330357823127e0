/** Whether a request goes through a proxy, as the runner's environment has it. */

/** Environment variables; only the six of the proxy convention are read. */
export type ProxyVariables = Readonly<Record<string, string | undefined>>;

/** The proxy of a request: the variable that names it, and its address (which may hold a password: never show it). */
export type Proxy = Readonly<{ variable: string; address: string }>;

/**
 * The proxy for `url`: `https_proxy` or `http_proxy` by its scheme, the lower-case spelling first. Undefined where
 * none is set, where NO_PROXY lists the host, and for loopback hosts: a proxy's own loopback is another machine's.
 */
export function proxyFor(url: URL, env: ProxyVariables): Proxy | undefined {
  const lower = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = [lower, lower.toUpperCase()].find((name) => env[name]?.trim());
  if (variable === undefined || isLoopback(url)) return undefined;
  if (isBypassed(url, env['no_proxy']?.trim() || env['NO_PROXY']?.trim() || '')) return undefined;
  const value = env[variable]?.trim() ?? '';
  return { variable, address: value.includes('://') ? value : `http://${value}` };
}

/**
 * Why a proxy cannot be used here, as one clause with its cure; undefined where it can. Node's own agents know
 * proxies from 24.5 on, and in the 22 line from 22.21 on.
 */
export function proxyProblem(proxy: Proxy, nodeVersion: string): string | undefined {
  const { variable, address } = proxy;
  if (!isProxyAddress(address)) {
    return `${variable} does not hold the address of a proxy: write http://host:port or https://host:port`;
  }
  if (supportsProxy(nodeVersion)) return undefined;
  const node = nodeVersion.replace(/^v/, '');
  return (
    `${variable} asks for a proxy, and Node ${node} cannot use one: Node 24.5 or newer is needed ` +
    '(update the self-hosted runner), or this host in NO_PROXY if it can be reached directly'
  );
}

function isProxyAddress(address: string): boolean {
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
}

function supportsProxy(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 21);
}

function isLoopback(url: URL): boolean {
  const host = bareHost(url.hostname);
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d+){3}$/.test(host)
  );
}

/** NO_PROXY: hosts apart by commas or spaces; each covers its subdomains, may name a port, and `*` is every host. */
function isBypassed(url: URL, list: string): boolean {
  const host = bareHost(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return list
    .toLowerCase()
    .split(/[\s,]/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true;
      const { name, only } = splitPort(entry);
      if (only !== undefined && only !== port) return false;
      return host === name || (name !== '' && host.endsWith(`.${name}`));
    });
}

/** An entry's host without leading `*.` or dot, and its port if it names one. A bare IPv6 address has none. */
function splitPort(entry: string): { name: string; only: string | undefined } {
  const colon = entry.lastIndexOf(':');
  const bareAddress = entry.indexOf(':') !== colon && !entry.startsWith('[');
  const hasPort = colon > entry.lastIndexOf(']') && !bareAddress;
  const host = bareHost(hasPort ? entry.slice(0, colon) : entry);
  return { name: host.replace(/^\*?\./, ''), only: hasPort ? entry.slice(colon + 1) : undefined };
}

/** Without the brackets of IPv6 addresses and the root's dot. */
function bareHost(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
