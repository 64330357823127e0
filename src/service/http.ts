/** The only place that opens connections. One request becomes one response or one error: nothing is repeated, no redirect is followed. */
import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import type { RequestError, Result } from '../domain.ts';
import { MAX_TIMER_MS, type HttpRequest, type HttpResponse, type SendRequest } from '../ports.ts';
import { getProperty } from '../property.ts';

type Attempt = Readonly<{
  request: HttpRequest;
  agent: http.Agent;
  connectTimeoutMs: number;
  proxy: URL | undefined;
}>;

/**
 * Sends requests through the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name, if any.
 *
 * @param options.connectTimeoutMs bounds the time until there is a connection, TLS handshake included
 */
export function createSend(
  options: Readonly<{ nodeVersion?: string; connectTimeoutMs?: number }> = {},
): SendRequest {
  const { nodeVersion = process.version, connectTimeoutMs = 10_000 } = options;
  const agents = new Map<string, http.Agent>();
  return async (request) => {
    const { url, method, signal } = request;
    if (signal?.aborted === true) return { ok: false, error: cancelledError(false) };
    try {
      const proxy = getProxyUrl(url);
      const problem = proxy && proxyProblem(proxy, url, nodeVersion);
      if (problem !== undefined) return { ok: false, error: notSent(problem, false) };
      // The server may close an idle connection just as a request goes out. Whether it has arrived is then unknown, so a request that starts
      // or adds something gets a connection of its own.
      const keepAlive = method !== 'POST';
      const key = `${url.protocol} ${proxy?.href} ${keepAlive}`;
      const agent = agents.get(key) ?? createAgent(url, keepAlive, proxy);
      agents.set(key, agent);
      return await exchange({ request, agent, connectTimeoutMs, proxy });
    } catch (error) {
      return { ok: false, error: errorFromException(error, false) };
    }
  };
}

function createAgent({ protocol }: URL, keepAlive: boolean, proxy: URL | undefined): http.Agent {
  const { Agent } = protocol === 'https:' ? https : http;
  const proxyEnv = proxy && { [`${protocol.slice(0, -1)}_proxy`]: proxy.href };
  return new Agent({ keepAlive, ...(proxyEnv && { proxyEnv }) });
}

/** Node's agents support proxies from 24.5 on, and in version 22 from 22.21 on. */
function proxyProblem(proxy: URL, { protocol }: URL, nodeVersion: string): string | undefined {
  const variable = `${protocol.slice(0, -1).toUpperCase()}_PROXY`;
  if (proxy.protocol !== 'http:' && proxy.protocol !== 'https:')
    return `${variable} is not the address of a proxy; write http://host:port or https://host:port`;
  const [major = 0, minor = 0] = nodeVersion.replace('v', '').split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 21)) return undefined;
  return (
    `${variable} is set, but Node ${nodeVersion.replace('v', '')} does not support proxies; update the runner to ` +
    'Node 24.5 or newer, or add the host to NO_PROXY if it can be reached directly'
  );
}

/** Throws only before anything is sent. */
function exchange({ request, agent, connectTimeoutMs, proxy }: Attempt): Promise<Result<HttpResponse>> {
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
    const startTimer = (ms: number): NodeJS.Timeout =>
      setTimeout(() => fail(timeoutError(ms, isConnected)), Math.min(ms, MAX_TIMER_MS));
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
        else fail(tooLarge(message, maxBytes));
      });
      message.on('end', () => {
        if (message.complete) settle({ ok: true, value: received() });
      });
    });
    signal?.addEventListener('abort', cancel, { once: true });
    client.end(body);
  });
}

function tooLarge({ statusCode: status = 0 }: http.IncomingMessage, maxBytes: number): RequestError {
  return { kind: 'invalid-response', status, detail: `the response is larger than ${maxBytes} bytes` };
}

/** Headers in lower case, one value each. */
function flatten(headers: http.IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, String(value)]));
}

function notSent(detail: string, transient: boolean): RequestError {
  return { kind: 'not-sent', detail, transient };
}

/** An attempt that took longer than `ms`. Until there is a connection, not one byte of the request can have left. */
export function timeoutError(ms: number, isConnected: boolean): RequestError {
  const seconds = ms / 1000;
  return isConnected
    ? { kind: 'no-response', detail: `no complete response within ${seconds} s` }
    : notSent(`no connection within ${seconds} s`, true);
}

function cancelledError(isConnected: boolean): RequestError {
  const detail = 'the run was cancelled';
  return isConnected ? { kind: 'no-response', detail } : notSent(detail, false);
}

const CONNECT_ERRORS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the name server did not respond',
  ECONNREFUSED: 'the connection was refused',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  ETIMEDOUT: 'the connection timed out',
  ECONNRESET: 'the connection was closed while it was being established',
};

/** Codes of rejected certificates, and of those whose authority Node does not know: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE = /CERT|^(?:UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)/;
const UNKNOWN_AUTHORITY = /SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY_LEAF|GET_ISSUER)/;

/** Uses only the codes of exceptions: their messages may hold addresses with passwords. */
export function errorFromException(exception: unknown, isConnected: boolean): RequestError {
  const value = getProperty(exception, 'code');
  const code = typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : '';
  const suffix = code === '' ? '' : ` (${code})`;
  if (isConnected) {
    const isMalformed = code.startsWith('HPE_');
    const seen = isMalformed
      ? 'the response is not valid HTTP'
      : 'the connection was lost before the response was complete';
    return { kind: 'no-response', detail: `${seen}${suffix}` };
  }
  if (CERTIFICATE.test(code)) {
    const hint = UNKNOWN_AUTHORITY.test(code)
      ? '; if your own authority signed it, set NODE_EXTRA_CA_CERTS to the file of its certificate'
      : '';
    return notSent(`the server’s certificate was rejected${suffix}${hint}`, false);
  }
  if (code === 'ERR_PROXY_TUNNEL') {
    const status = Number(getProperty(exception, 'statusCode'));
    const answer = Number.isNaN(status) ? '' : ` and responded with ${status}`;
    return notSent(`the proxy did not connect to the host${answer}${suffix}`, !(status < 500));
  }
  // Thrown before anything is sent: a header with an invalid character, for example.
  if (/^ERR_(?:INVALID|HTTP|PROXY)/.test(code)) return notSent(`the request is not valid${suffix}`, false);
  return notSent(`${CONNECT_ERRORS[code] ?? 'the connection failed'}${suffix}`, true);
}
