/** Connections that stay open between requests: one pool per scheme and way, made at the first request that needs it. */
import type { Agent } from 'node:http';
import type { Proxy, ProxyVariables } from './proxy.ts';

/** What a pool is chosen by. `fresh`: do not use a connection that has been idle. */
export type PoolKey = Readonly<{ url: URL; proxy: Proxy | undefined; newConnection: boolean }>;

/**
 * Pools of kept connections for one environment. Node's own agents do the proxying (`proxyEnv`).
 *
 * An idle connection may be closed by the server in the very moment in which a request goes out on it, and then nobody
 * knows whether the request arrived. A read is just repeated, and so is an edit that says what shall be; for a request
 * that starts or adds something the idle ones are given up first, so that it goes out on a new connection, which later
 * requests may use. Each new one costs the handshakes of TCP and TLS, two or three round trips.
 */
export function createAgentPool(env: ProxyVariables): (want: PoolKey) => Agent {
  const pools = new Map<string, Agent>();
  return ({ url, proxy, newConnection }) => {
    const key = `${url.protocol}${proxy?.address ?? ''}`;
    const pool = pools.get(key) ?? createAgent(url, proxyEnv(proxy, env));
    pools.set(key, pool);
    if (newConnection)
      for (const sockets of Object.values(pool.freeSockets)) for (const idle of sockets ?? []) idle.destroy();
    return pool;
  };
}

/** node:https costs milliseconds to load and runs that only skip never connect: loaded here, not at the top. */
function createAgent(url: URL, proxyEnv: Record<string, string> | undefined): Agent {
  const { Agent } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  return new Agent({ keepAlive: true, ...(proxyEnv && { proxyEnv }) });
}

/** The environment as Node reads it: it wants lower-case names and would pass over an address without a scheme. */
function proxyEnv(proxy: Proxy | undefined, env: ProxyVariables): Record<string, string> | undefined {
  if (proxy === undefined) return undefined;
  const name = proxy.variable.toLowerCase();
  return { [name]: proxy.address, no_proxy: env['no_proxy'] ?? env['NO_PROXY'] ?? '' };
}
