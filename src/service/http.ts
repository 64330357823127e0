/** The only place that opens connections. One request becomes one reply or one fault; nothing is repeated or followed. */
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Result, RequestError } from '../domain.ts';
import type { HttpResponse, HttpRequest, SendRequest } from '../ports.ts';
import { abortError, errorFromException, timeoutError, notSentError } from './network-errors.ts';
import { createAgentPool } from './connection-pool.ts';
import { proxyProblem, proxyFor, type ProxyVariables } from './proxy.ts';

/** Longest delay that a timer takes; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * A `SendRequest` over Node's own http and https, with the proxy of `env` where it names one (Node 24.5 and newer; an older
 * Node answers such a request with a fault that says what to do). `nodeVersion` as `process.version` has it.
 * `connectTimeoutMs` bounds the time without a connection, the TLS handshake included.
 */
export function createSend(
  options: Readonly<{ env: ProxyVariables; nodeVersion: string; connectTimeoutMs?: number }>,
): SendRequest {
  const { env, nodeVersion, connectTimeoutMs = 10_000 } = options;
  const poolFor = createAgentPool(env);
  return async (request) => {
    const { url, method, signal } = request;
    if (signal?.aborted) return { ok: false, error: abortError({ connected: false }) };
    const proxy = proxyFor(url, env);
    const obstacle = proxy && proxyProblem(proxy, nodeVersion);
    if (obstacle !== undefined) return { ok: false, error: notSentError(obstacle, false) };
    try {
      const agent = poolFor({ url, proxy, newConnection: method === 'POST' });
      // Node leaves a tunnel that a proxy never opens alone unless the request has a time-out of its own.
      return await sendRequest({
        request,
        agent,
        connectTimeoutMs,
        ...(proxy && { timeout: connectTimeoutMs }),
      });
    } catch (error) {
      return { ok: false, error: errorFromException(error, { connected: false }) };
    }
  };
}

type Attempt = Readonly<{ request: HttpRequest; agent: Agent; connectTimeoutMs: number; timeout?: number }>;

/** Rejects only where Node refuses the request before anything is sent. */
function sendRequest({ request, agent, connectTimeoutMs, ...rest }: Attempt): Promise<Result<HttpResponse>> {
  const { url, method, headers, body, signal, timeoutMs } = request;
  const { request: open } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  return new Promise((resolve) => {
    const progress = { connected: false };
    const inbox = createResponseReader(request.maxBytes);
    const client = open(url, { method, headers, agent, ...rest });

    let settled = false;
    const settle = (answer: Result<HttpResponse>): void => {
      if (settled) return;
      settled = true;
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      if (!answer.ok || !inbox.complete()) client.destroy();
      resolve(answer);
    };
    const fail = (error: RequestError): void => {
      const head = inbox.reply();
      // A refusal is one even where its text did not arrive whole: its status and its Retry-After are known.
      settle(head !== undefined && head.status >= 300 ? { ok: true, value: head } : { ok: false, error });
    };
    const cancel = (): void => fail(abortError(progress));
    const timeoutTimer = (ms: number): NodeJS.Timeout =>
      setTimeout(() => fail(timeoutError(ms, progress)), Math.min(ms, MAX_TIMER_MS));
    const connecting = timeoutTimer(Math.min(connectTimeoutMs, timeoutMs));
    const timers = [connecting, timeoutTimer(timeoutMs)];

    client.on('error', (error) => fail(errorFromException(error, progress)));
    client.on('close', () => fail(errorFromException(undefined, progress)));
    onceConnected(client, () => {
      progress.connected = true;
      clearTimeout(connecting);
    });
    client.on('response', (response) => {
      inbox.open(response);
      response.on('error', () => fail(errorFromException(undefined, progress)));
      response.on('data', (chunk: Buffer) => {
        if (!inbox.add(chunk)) fail(inbox.tooLarge());
      });
      response.on('end', () => {
        const reply = inbox.reply();
        if (inbox.complete() && reply !== undefined) settle({ ok: true, value: reply });
      });
    });
    signal?.addEventListener('abort', cancel, { once: true });
    client.end(body);
  });
}

/** Calls back once bytes can leave: TCP stands and, with https, the certificate was accepted. */
function onceConnected(client: ClientRequest, connected: () => void): void {
  client.on('socket', (socket: Socket) => {
    // A kept connection, and one through a proxy's tunnel, is handed over ready.
    if (!socket.connecting) connected();
    else socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected);
  });
}

/** An answer while it arrives. */

export type ResponseReader = Readonly<{
  open(response: IncomingMessage): void;
  /** Whether the bytes still fit. */
  add(chunk: Uint8Array): boolean;
  /** The fault of an answer that does not fit. */
  tooLarge(): RequestError;
  /** Whether the server's last byte is there. */
  complete(): boolean;
  /** What is there so far; undefined before the headers are. */
  reply(): HttpResponse | undefined;
}>;

/** An inbox for one answer, whose body may have `maxBytes` bytes. */
export function createResponseReader(maxBytes: number): ResponseReader {
  let head: IncomingMessage | undefined;
  let bytes = 0;
  const chunks: Uint8Array[] = [];
  return {
    open(response) {
      head = response;
    },
    add(chunk) {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      return bytes <= maxBytes;
    },
    tooLarge() {
      return {
        kind: 'invalid-response',
        detail: `the answer is larger than ${maxBytes} bytes`,
        status: head?.statusCode ?? 0,
      };
    },
    complete() {
      return head?.complete === true && bytes <= maxBytes;
    },
    reply() {
      if (head === undefined) return undefined;
      return { status: head.statusCode ?? 0, headers: flatten(head), body: Buffer.concat(chunks) };
    },
  };
}

/** Headers in lower case, one value each. */
function flatten({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}
