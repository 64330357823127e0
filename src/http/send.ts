/**
 * Sends requests: no other file opens connections. One request becomes one response or one error.
 * Nothing is repeated, and no redirect is followed.
 */
import {
  Agent,
  request as requestHttp,
  type AgentOptions,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { HttpRequest, HttpResponse, SendRequest } from './requests.ts';
import { codeOfException, getProperty } from '../text/unknown-values.ts';

const CANCELLED = 'the run was cancelled';
const NO_PROXY_ADDRESS =
  'HTTPS_PROXY or HTTP_PROXY is not the address of a proxy; write http://host:port or https://host:port';

/**
 * Sends requests through the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name, if any.
 *
 * @param connectTimeoutMs bounds the time until there is a connection, TLS handshake included
 */
export function createSend(connectTimeoutMs = 10_000): SendRequest {
  const agents = new Map<string, Agent>();
  return async (request) => {
    const { url } = request;
    if (request.signal?.aborted === true) {
      return notOk(cancelledError(false));
    }
    try {
      const proxy = proxyFor(url);
      if (proxy === null) return notOk(lasting(notSent(NO_PROXY_ADDRESS)));
      // The server may close an idle connection just as a request goes out. Whether it has arrived
      // is then unknown, so a request that starts or adds something gets a connection of its own.
      const keepAlive = request.method !== 'POST';
      const key = `${url.protocol} ${proxy?.href} ${keepAlive}`;
      const agent = agents.get(key) ?? createAgent(url, keepAlive, proxy);
      agents.set(key, agent);
      return await exchange(request, connectTimeoutMs, agent, proxy);
    } catch (error) {
      return notOk(errorFromException(error, false));
    }
  };
}

/** Returns the proxy for an address; undefined if there is none, null if its variable is no address: `getProxyUrl` throws for some of these, and ignores others. */
function proxyFor(url: URL): URL | null | undefined {
  const variable = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const value = process.env[variable] || process.env[variable.toUpperCase()] || '';
  if (value === '' || checkBypass(url)) return undefined;
  try {
    const proxy = getProxyUrl(url);
    return proxy !== undefined && isHttp(proxy) ? proxy : null;
  } catch {
    return null;
  }
}

function isHttp(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function createAgent(url: URL, keepAlive: boolean, proxy: URL | undefined): Agent {
  const options: AgentOptions = { keepAlive };
  if (url.protocol === 'https:') {
    if (proxy !== undefined) options.proxyEnv = { https_proxy: proxy.href };
    return new HttpsAgent(options);
  }
  if (proxy !== undefined) options.proxyEnv = { http_proxy: proxy.href };
  return new Agent(options);
}

/** Exchanges a request for a response. Throws only before anything is sent. */
function exchange(
  request: HttpRequest,
  connectTimeoutMs: number,
  agent: Agent,
  proxy: URL | undefined,
): Promise<Result<HttpResponse>> {
  const { url } = request;
  const options: RequestOptions = {
    method: request.method,
    headers: request.headers,
    agent,
  };
  // Without a timeout of its own, Node waits for ever for a proxy that never opens the tunnel.
  if (proxy !== undefined) options.timeout = connectTimeoutMs;
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  const client = open(url, options);
  return new Promise((resolve) => {
    new Exchange(client, request, resolve).start(connectTimeoutMs);
  });
}

type Resolve = (result: Result<HttpResponse>) => void;

/** One request on its way. The first end of it counts: a response, an error, a timeout or the signal. */
class Exchange {
  readonly #client: ClientRequest;
  readonly #request: HttpRequest;
  readonly #resolve: Resolve;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #response: IncomingMessage | undefined;
  #isConnected = false;
  #isSettled = false;

  constructor(client: ClientRequest, request: HttpRequest, resolve: Resolve) {
    this.#client = client;
    this.#request = request;
    this.#resolve = resolve;
  }

  start(connectTimeoutMs: number): void {
    const client = this.#client;
    const { signal, timeoutMs } = this.#request;
    const connectMs = Math.min(connectTimeoutMs, timeoutMs);
    const connectTimer = this.#startTimer(connectMs);
    this.#startTimer(timeoutMs);

    client.on('error', (error) => this.#break(error));
    client.on('close', () => this.#break(undefined));
    client.on('socket', (socket) => this.#connect(socket, connectTimer));
    client.on('response', (message) => this.#receive(message));
    signal?.addEventListener('abort', this.#cancel, { once: true });
    client.end(this.#request.body);
  }

  #startTimer(ms: number): NodeJS.Timeout {
    const timer = setTimeout(() => this.#fail(timeoutError(ms, this.#isConnected)), ms);
    this.#timers.push(timer);
    return timer;
  }

  /** Stops `connectTimer` when there is a connection. */
  #connect(socket: Socket, connectTimer: NodeJS.Timeout): void {
    const connected = (): void => {
      this.#isConnected = true;
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
  }

  #receive(message: IncomingMessage): void {
    this.#response = message;
    message.on('error', () => this.#break(undefined));
    message.on('data', (chunk: Buffer) => this.#addChunk(chunk));
    message.on('end', () => {
      if (message.complete) this.#succeed();
    });
  }

  #addChunk(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= this.#request.maxBytes) {
      this.#chunks.push(chunk);
      return;
    }
    const status = this.#response?.statusCode;
    const detail = 'the response is too large';
    this.#fail(lasting({ kind: 'invalid-response', status, detail }));
  }

  /** Ends the exchange because of an exception. Undefined if the connection was closed. */
  #break(exception: unknown): void {
    this.#fail(errorFromException(exception, this.#isConnected));
  }

  readonly #cancel = (): void => {
    this.#fail(cancelledError(this.#isConnected));
  };

  #fail(error: RequestError): void {
    // A refusal counts even if its text is incomplete: its status and its Retry-After are known.
    const status = this.#response?.statusCode ?? 0;
    if (status >= 300) this.#succeed();
    else this.#settle(notOk(error));
  }

  #succeed(): void {
    this.#settle(
      ok({
        status: this.#response?.statusCode ?? 0,
        headers: flatten(this.#response?.headers ?? {}),
        body: Buffer.concat(this.#chunks),
      }),
    );
  }

  #settle(result: Result<HttpResponse>): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#request.signal?.removeEventListener('abort', this.#cancel);
    const isComplete = result.ok && this.#response?.complete === true;
    if (!isComplete) this.#client.destroy();
    this.#resolve(result);
  }
}

/** Returns headers in lower case, with one value each. */
function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value = '']) => [name, String(value)]));
}

/** Describes a request of which not one byte can have left, because there was no connection. There may be one later. */
function notSent(detail: string): RequestError {
  return { kind: 'not-sent', detail, transient: true };
}

/** Describes a request that may have arrived, but has no response. */
function noResponse(detail: string): RequestError {
  return { kind: 'no-response', detail };
}

/** Describes an error that no later attempt can change. */
function lasting(error: RequestError): RequestError {
  return { ...error, transient: false };
}

/** Describes an attempt that took longer than `ms`. */
export function timeoutError(ms: number, isConnected: boolean): RequestError {
  const limit = `within ${ms / 1000} s`;
  if (isConnected) return noResponse(`no complete response ${limit}`);
  return notSent(`no connection ${limit}`);
}

function cancelledError(isConnected: boolean): RequestError {
  return lasting(isConnected ? noResponse(CANCELLED) : notSent(CANCELLED));
}

/**
 * Meanings of codes before there is a connection that no later attempt can change. The first that fits
 * counts. For certificates see https://nodejs.org/api/tls.html#x509-certificate-error-codes
 */
const LASTING_ERRORS = [
  {
    code: /CERT|^(?:UNABLE_TO_|HOSTNAME_|INVALID_)/,
    detail:
      'the server’s certificate was rejected; if its authority is your own, set NODE_EXTRA_CA_CERTS to the file of its certificate',
  },
  // Thrown before anything is sent: a header with an invalid character, for example.
  { code: /^ERR_(?:INVALID|HTTP|PROXY)/, detail: 'the request is not valid' },
];

/** Describes an exception by its code alone, because its message may hold an address with a password. */
export function errorFromException(
  exception: unknown,
  isConnected: boolean,
): RequestError {
  const code = codeOfException(exception);
  const suffix = code === '' ? '' : ` (${code})`;
  if (isConnected) {
    return noResponse(
      `the connection was lost before the response was complete${suffix}`,
    );
  }
  if (code === 'ERR_PROXY_TUNNEL') return tunnelError(exception, suffix);
  const known = LASTING_ERRORS.find((each) => each.code.test(code));
  if (known !== undefined) return lasting(notSent(`${known.detail}${suffix}`));
  return notSent(`the connection failed${suffix}`);
}

/** Describes a proxy that does not connect. It may do so later, unless it refused with 4xx. */
function tunnelError(exception: unknown, suffix: string): RequestError {
  const failure = 'the proxy did not connect to the host';
  const status = Number(getProperty(exception, 'statusCode'));
  if (Number.isNaN(status)) return notSent(`${failure}${suffix}`);
  const refused = notSent(`${failure} and responded with ${status}${suffix}`);
  return status >= 500 ? refused : lasting(refused);
}
