import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { machineClock, type ServerClock } from './clock.ts';

/** A request that has arrived whole. */
export type PlainRequest = Readonly<{
  method: string;
  /** The path as sent, still percent-encoded, without the query. */
  path: string;
  /** Decoded parameters. The values of a repeated one are joined with a comma, which no parameter allows. */
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

export type PlainReply = Readonly<{
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | undefined;
}>;

type Perform = (response: ServerResponse) => void;
/** Interruption in place of a response: the connection breaks, nothing happens, or a function handles the response. */
type Interruption = 'reset' | 'silence' | Perform;
/**
 * Fault of a request, in place of its response: another reply or an interruption. With `reset-after` and `afterwards` it takes
 * effect first.
 */
export type InterceptionOf<Reply> =
  Reply | Interruption | 'reset-after' | Readonly<{ afterwards: Perform }>;

/** Carries out an interception, if there is one. `handle`: lets the request take effect. */
export function intercepted<Reply extends Readonly<{ status: number }>>(
  interception: InterceptionOf<Reply> | undefined,
  handle: () => Reply,
): Reply | Interruption {
  if (interception === undefined) return handle();
  if (interception === 'reset-after') {
    handle();
    return 'reset';
  }
  if (typeof interception === 'object' && 'afterwards' in interception) {
    handle();
    return interception.afterwards;
  }
  return interception;
}

type Connection = Readonly<{ port?: number; clock?: ServerClock }>;
export type Listening = Readonly<{ url: string; close: () => Promise<void> }>;

/**
 * Serves a fake on the loopback interface.
 * @param delays of a request in milliseconds: before it takes effect, and from there to the response
 */
export async function serveFake(
  answer: (request: PlainRequest) => PlainReply | Interruption,
  {
    delays,
    ...connection
  }: Connection &
    Readonly<{ delays: (url: string) => readonly [before: number, after: number] }>,
): Promise<Listening> {
  const { clock = machineClock } = connection;
  return listen(async (incoming, response) => {
    const request = await readRequest(incoming);
    const [beforeMs, afterMs] = delays(incoming.url ?? '');
    if (beforeMs > 0) await clock.delay(incoming, beforeMs);
    const reply = answer(request);
    if (reply === 'reset') incoming.socket.resetAndDestroy();
    else if (reply === 'silence') clock.abandon(incoming);
    else if (typeof reply === 'function') {
      reply(response);
      if (!response.writableEnded) clock.abandon(incoming);
    } else {
      if (afterMs > 0) await clock.delay(incoming, afterMs);
      response.writeHead(reply.status, reply.headers).end(reply.body);
    }
  }, connection);
}

/** Serves a handler on the loopback interface; `close` ends open connections too and may be called again. */
export async function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  { port = 0 }: Readonly<{ port?: number }> = {},
): Promise<Listening> {
  const server = createServer((request, response) => {
    // The client may have gone.
    (async () => handler(request, response))().catch(() => request.socket.destroy());
  });
  // A client may take its time between two requests.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Rejects if the client goes away before the end of the body. */
export async function readRequest(incoming: IncomingMessage): Promise<PlainRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  // `URL` would resolve `..` and so hide what a client should have encoded.
  const [path = '', ...rest] = (incoming.url ?? '/').split('?');
  const search = new URLSearchParams(rest.join('?'));
  const names = [...new Set(search.keys())];
  const headers = Object.entries(incoming.headers).map(([name, value]) => [
    name,
    String(value),
  ]);
  return {
    method: incoming.method ?? 'GET',
    path,
    query: Object.fromEntries(names.map((name) => [name, search.getAll(name).join()])),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
