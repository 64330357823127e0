/** The only place that opens connections. One request becomes one response or one error: nothing is repeated, no redirect is followed. */
import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import type { RequestError, Result } from '../domain.ts';
import type { HttpRequest, HttpResponse, SendRequest } from '../http-requests.ts';
import { getProperty } from '../unknown-values.ts';

const CANCELLED = 'the run was cancelled';
const NO_PROXY_ADDRESS =
  'HTTPS_PROXY or HTTP_PROXY is not the address of a proxy; write http://host:port or https://host:port';

/**
 * Sends requests through the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name, if any.
 *
 * @param connectTimeoutMs bounds the time until there is a connection, TLS handshake included
 */
export function createSend(connectTimeoutMs = 10_000): SendRequest {
  const agents = new Map<string, http.Agent>();
  return async (request) => {
    const { url, method, signal } = request;
    if (signal?.aborted === true)
      return { ok: false, error: lost(CANCELLED, false, false) };
    try {
      const proxy = getProxyUrl(url);
      if (proxy !== undefined && !/^https?:$/.test(proxy.protocol))
        return { ok: false, error: lost(NO_PROXY_ADDRESS, false, false) };
      // The server may close an idle connection just as a request goes out. Whether it has arrived is then unknown, so a request that starts
      // or adds something gets a connection of its own.
      const keepAlive = method !== 'POST';
      const key = `${url.protocol} ${proxy?.href} ${keepAlive}`;
      const agent = agents.get(key) ?? createAgent(url, keepAlive, proxy);
      agents.set(key, agent);
      return await exchange(request, connectTimeoutMs, agent, proxy);
    } catch (error) {
      return { ok: false, error: errorFromException(error, false) };
    }
  };
}

function createAgent(
  { protocol }: URL,
  keepAlive: boolean,
  proxy: URL | undefined,
): http.Agent {
  const { Agent } = protocol === 'https:' ? https : http;
  const proxyEnv = proxy && { [`${protocol.slice(0, -1)}_proxy`]: proxy.href };
  return new Agent({ keepAlive, ...(proxyEnv && { proxyEnv }) });
}

/** Throws only before anything is sent. */
function exchange(
  request: HttpRequest,
  connectTimeoutMs: number,
  agent: http.Agent,
  proxy: URL | undefined,
): Promise<Result<HttpResponse>> {
  const { url, method, headers, body, signal, timeoutMs, maxBytes } = request;
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    let isConnected = false;
    let isSettled = false;
    let response: http.IncomingMessage | undefined;
    let size = 0;
    const chunks: Buffer[] = [];
    // Without a timeout of its own, Node waits for ever for a proxy that never opens the tunnel.
    const timeout = proxy && { timeout: connectTimeoutMs };
    const client = open(url, { method, headers, agent, ...timeout });

    const settle = (result: Result<HttpResponse>): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(connectTimer);
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      if (response?.complete !== true || !result.ok) client.destroy();
      resolve(result);
    };
    const received = (): HttpResponse => ({
      status: response?.statusCode ?? 0,
      headers: flatten(response?.headers ?? {}),
      body: Buffer.concat(chunks),
    });
    const fail = (error: RequestError): void => {
      // A refusal counts even if its text is incomplete: its status and its Retry-After are known.
      const isRefused = (response?.statusCode ?? 0) >= 300;
      settle(isRefused ? { ok: true, value: received() } : { ok: false, error });
    };
    const startTimer = (ms: number) =>
      setTimeout(() => fail(timeoutError(ms, isConnected)), ms);
    const cancel = (): void => fail(lost(CANCELLED, isConnected, false));
    const connectTimer = startTimer(Math.min(connectTimeoutMs, timeoutMs));
    const timer = startTimer(timeoutMs);

    client.on('error', (error) => fail(errorFromException(error, isConnected)));
    client.on('close', () => fail(errorFromException(undefined, isConnected)));
    client.on('socket', (socket: Socket) => {
      const connected = (): void => {
        isConnected = true;
        clearTimeout(connectTimer);
      };
      // A kept connection, and one through a proxy, is handed over ready. Before `secureConnect` only the handshake has left.
      if (!socket.connecting) connected();
      else socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected);
    });
    client.on('response', (message) => {
      response = message;
      message.on('error', () => fail(errorFromException(undefined, isConnected)));
      message.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxBytes) chunks.push(chunk);
        else
          fail({
            kind: 'invalid-response',
            status: message.statusCode,
            detail: 'the response is too large',
          });
      });
      message.on('end', () => {
        if (message.complete) settle({ ok: true, value: received() });
      });
    });
    signal?.addEventListener('abort', cancel, { once: true });
    client.end(body);
  });
}

/** Headers in lower case, one value each. */
function flatten(headers: http.IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, String(value)]),
  );
}

/** A request without a response. Until there is a connection, not one byte of it can have left. */
function lost(detail: string, isConnected: boolean, transient: boolean): RequestError {
  return isConnected
    ? { kind: 'no-response', detail }
    : { kind: 'not-sent', detail, transient };
}

/** An attempt that took longer than `ms`. */
export function timeoutError(ms: number, isConnected: boolean): RequestError {
  const what = isConnected ? 'complete response' : 'connection';
  return lost(`no ${what} within ${ms / 1000} s`, isConnected, true);
}

/**
 * The meaning of a code before there is a connection, and whether a later attempt may succeed; the first that fits counts. For certificates
 * see https://nodejs.org/api/tls.html#x509-certificate-error-codes
 */
const CONNECT_ERRORS: readonly (readonly [
  code: RegExp,
  detail: string,
  transient: boolean,
])[] = [
  [/^ENOTFOUND$/, 'the host name is unknown', true],
  [/^EAI_AGAIN$/, 'the name server did not respond', true],
  [/^ECONNREFUSED$/, 'the connection was refused', true],
  [
    /SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY_LEAF|GET_ISSUER)/,
    'the authority of the server’s certificate is unknown; if it is your own, set NODE_EXTRA_CA_CERTS to the file of its certificate',
    false,
  ],
  [
    /CERT|^(?:UNABLE_TO_|HOSTNAME_|INVALID_)/,
    'the server’s certificate was rejected',
    false,
  ],
  // Thrown before anything is sent: a header with an invalid character, for example.
  [/^ERR_(?:INVALID|HTTP|PROXY)/, 'the request is not valid', false],
];

/** Uses only the codes of exceptions: their messages may hold addresses with passwords. */
export function errorFromException(
  exception: unknown,
  isConnected: boolean,
): RequestError {
  const value = getProperty(exception, 'code');
  const code = typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : '';
  const suffix = code === '' ? '' : ` (${code})`;
  if (isConnected)
    return lost(
      `the connection was lost before the response was complete${suffix}`,
      true,
      true,
    );
  if (code === 'ERR_PROXY_TUNNEL') {
    const status = Number(getProperty(exception, 'statusCode'));
    const answer = Number.isNaN(status) ? '' : ` and responded with ${status}`;
    return lost(
      `the proxy did not connect to the host${answer}${suffix}`,
      false,
      !(status < 500),
    );
  }
  const known = CONNECT_ERRORS.find(([pattern]) => pattern.test(code));
  const [, detail, transient] = known ?? [code, 'the connection failed', true];
  return lost(`${detail}${suffix}`, false, transient);
}
