/**
 * Sends requests: no other file opens connections. One request becomes one response or one error.
 * Nothing is repeated, and no redirect is followed.
 */
import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import type { RequestError, Result } from '../domain/errors.ts';
import type { HttpRequest, HttpResponse, SendRequest } from './requests.ts';
import { getProperty } from '../text/unknown-values.ts';

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
      return { ok: false, error: notSent(CANCELLED, { transient: false }) };
    try {
      const proxy = getProxyUrl(url);
      if (proxy !== undefined && !/^https?:$/.test(proxy.protocol))
        return { ok: false, error: notSent(NO_PROXY_ADDRESS, { transient: false }) };
      // The server may close an idle connection just as a request goes out. Whether it has arrived
      // is then unknown, so a request that starts or adds something gets a connection of its own.
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
  if (protocol === 'https:') {
    if (proxy === undefined) return new https.Agent({ keepAlive });
    return new https.Agent({ keepAlive, proxyEnv: { https_proxy: proxy.href } });
  }
  if (proxy === undefined) return new http.Agent({ keepAlive });
  return new http.Agent({ keepAlive, proxyEnv: { http_proxy: proxy.href } });
}

/** Exchanges a request for a response. Throws only before anything is sent. */
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
    const options: http.RequestOptions = { method, headers, agent };
    // Without a timeout of its own, Node waits for ever for a proxy that never opens the tunnel.
    if (proxy !== undefined) options.timeout = connectTimeoutMs;
    const client = open(url, options);

    const settle = (result: Result<HttpResponse>): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(connectTimer);
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      const isComplete = result.ok && response?.complete === true;
      if (!isComplete) client.destroy();
      resolve(result);
    };
    const received = (): HttpResponse => ({
      status: response?.statusCode ?? 0,
      headers: flatten(response?.headers ?? {}),
      body: Buffer.concat(chunks),
    });
    const fail = (error: RequestError): void => {
      // A refusal counts even if its text is incomplete: its status and its Retry-After are known.
      const status = response?.statusCode ?? 0;
      if (status >= 300) settle({ ok: true, value: received() });
      else settle({ ok: false, error });
    };
    const startTimer = (ms: number) =>
      setTimeout(() => fail(timeoutError(ms, isConnected)), ms);
    const cancel = (): void => fail(cancelledError(isConnected));
    const connectTimer = startTimer(Math.min(connectTimeoutMs, timeoutMs));
    const timer = startTimer(timeoutMs);

    client.on('error', (error) => fail(errorFromException(error, isConnected)));
    client.on('close', () => fail(errorFromException(undefined, isConnected)));
    client.on('socket', (socket: Socket) => {
      const connected = (): void => {
        isConnected = true;
        clearTimeout(connectTimer);
      };
      // A kept connection, and one through a proxy, is handed over ready.
      if (!socket.connecting) {
        connected();
        return;
      }
      // Before `secureConnect` only the handshake has left.
      const isTls = 'encrypted' in socket;
      socket.once(isTls ? 'secureConnect' : 'connect', connected);
    });
    client.on('response', (message) => {
      response = message;
      message.on('error', () => fail(errorFromException(undefined, isConnected)));
      message.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxBytes) {
          chunks.push(chunk);
          return;
        }
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

/** Returns headers in lower case, with one value each. */
function flatten(headers: http.IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value = '']) => [name, String(value)]));
}

/** Describes a request of which not one byte can have left, because there was no connection. */
function notSent(
  detail: string,
  { transient }: Readonly<{ transient: boolean }>,
): RequestError {
  return { kind: 'not-sent', detail, transient };
}

/** Describes a request that may have arrived, but has no response. */
function noResponse(detail: string): RequestError {
  return { kind: 'no-response', detail };
}

/** Describes an attempt that took longer than `ms`. */
export function timeoutError(ms: number, isConnected: boolean): RequestError {
  const limit = `within ${ms / 1000} s`;
  if (isConnected) return noResponse(`no complete response ${limit}`);
  return notSent(`no connection ${limit}`, { transient: true });
}

function cancelledError(isConnected: boolean): RequestError {
  if (isConnected) return noResponse(CANCELLED);
  return notSent(CANCELLED, { transient: false });
}

/**
 * Meanings of codes before there is a connection, and whether a later attempt may succeed. The first
 * that fits counts. For certificates see
 * https://nodejs.org/api/tls.html#x509-certificate-error-codes
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

/** Describes an exception by its code alone, because its message may hold an address with a password. */
export function errorFromException(
  exception: unknown,
  isConnected: boolean,
): RequestError {
  const value = getProperty(exception, 'code');
  const code = typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : '';
  const suffix = code === '' ? '' : ` (${code})`;
  if (isConnected)
    return noResponse(
      `the connection was lost before the response was complete${suffix}`,
    );
  if (code === 'ERR_PROXY_TUNNEL') return tunnelError(exception, suffix);
  const known = CONNECT_ERRORS.find(([pattern]) => pattern.test(code));
  if (known === undefined)
    return notSent(`the connection failed${suffix}`, { transient: true });
  const [, detail, transient] = known;
  return notSent(`${detail}${suffix}`, { transient });
}

/** Describes a proxy that does not connect. It may do so later, unless it refused with 4xx. */
function tunnelError(exception: unknown, suffix: string): RequestError {
  const failure = 'the proxy did not connect to the host';
  const status = Number(getProperty(exception, 'statusCode'));
  if (Number.isNaN(status)) return notSent(`${failure}${suffix}`, { transient: true });
  const detail = `${failure} and responded with ${status}${suffix}`;
  return notSent(detail, { transient: status >= 500 });
}
