/** The only place that opens connections. One request becomes one reply or one fault; nothing is repeated or followed. */
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer, Fault } from '../domain.ts';
import type { HttpReply, HttpRequest, Send } from '../ports.ts';
import { faultOfCancel, faultOfError, faultOfTimeout, notSent } from './network-errors.ts';
import { createPools } from './connection-pool.ts';
import { explainObstacle, findProxy, type ProxyVariables } from './proxy.ts';

/** Longest delay that a timer takes; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * A `Send` over Node's own http and https, with the proxy of `env` where it names one (Node 24.5 and newer; an older
 * Node answers such a request with a fault that says what to do). `nodeVersion` as `process.version` has it.
 * `connectTimeoutMs` bounds the time without a connection, the TLS handshake included.
 */
export function createSend(
  options: Readonly<{ env: ProxyVariables; nodeVersion: string; connectTimeoutMs?: number }>,
): Send {
  const { env, nodeVersion, connectTimeoutMs = 10_000 } = options;
  const poolFor = createPools(env);
  return async (request) => {
    const { url, method, signal } = request;
    if (signal?.aborted) return { ok: false, fault: faultOfCancel({ connected: false }) };
    const proxy = findProxy(url, env);
    const obstacle = proxy && explainObstacle(proxy, nodeVersion);
    if (obstacle !== undefined) return { ok: false, fault: notSent(obstacle, false) };
    try {
      const agent = poolFor({ url, proxy, fresh: method === 'POST' });
      // Node leaves a tunnel that a proxy never opens alone unless the request has a time-out of its own.
      return await exchange({
        request,
        agent,
        connectTimeoutMs,
        ...(proxy && { timeout: connectTimeoutMs }),
      });
    } catch (error) {
      return { ok: false, fault: faultOfError(error, { connected: false }) };
    }
  };
}

type Attempt = Readonly<{ request: HttpRequest; agent: Agent; connectTimeoutMs: number; timeout?: number }>;

/** Rejects only where Node refuses the request before anything is sent. */
function exchange({ request, agent, connectTimeoutMs, ...rest }: Attempt): Promise<Answer<HttpReply>> {
  const { url, method, headers, body, signal, timeoutMs } = request;
  const { request: open } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  return new Promise((resolve) => {
    const reach = { connected: false };
    const inbox = createInbox(request.maxBytes);
    const client = open(url, { method, headers, agent, ...rest });

    let settled = false;
    const settle = (answer: Answer<HttpReply>): void => {
      if (settled) return;
      settled = true;
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      if (!answer.ok || !inbox.complete()) client.destroy();
      resolve(answer);
    };
    const fail = (fault: Fault): void => {
      const head = inbox.reply();
      // A refusal is one even where its text did not arrive whole: its status and its Retry-After are known.
      settle(head !== undefined && head.status >= 300 ? { ok: true, value: head } : { ok: false, fault });
    };
    const cancel = (): void => fail(faultOfCancel(reach));
    const giveUp = (ms: number): NodeJS.Timeout =>
      setTimeout(() => fail(faultOfTimeout(ms, reach)), Math.min(ms, LONGEST_TIMER));
    const connecting = giveUp(Math.min(connectTimeoutMs, timeoutMs));
    const timers = [connecting, giveUp(timeoutMs)];

    client.on('error', (error) => fail(faultOfError(error, reach)));
    client.on('close', () => fail(faultOfError(undefined, reach)));
    onceConnected(client, () => {
      reach.connected = true;
      clearTimeout(connecting);
    });
    client.on('response', (response) => {
      inbox.open(response);
      response.on('error', () => fail(faultOfError(undefined, reach)));
      response.on('data', (chunk: Buffer) => {
        if (!inbox.add(chunk)) fail(inbox.overflow());
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

export type Inbox = Readonly<{
  open(response: IncomingMessage): void;
  /** Whether the bytes still fit. */
  add(chunk: Uint8Array): boolean;
  /** The fault of an answer that does not fit. */
  overflow(): Fault;
  /** Whether the server's last byte is there. */
  complete(): boolean;
  /** What is there so far; undefined before the headers are. */
  reply(): HttpReply | undefined;
}>;

/** An inbox for one answer, whose body may have `maxBytes` bytes. */
export function createInbox(maxBytes: number): Inbox {
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
    overflow() {
      return {
        kind: 'bad-answer',
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
