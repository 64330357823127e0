import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { machineClock, type ServerClock } from '../clock.ts';
import { changeConfig, type ServiceChanges } from './config.ts';
import type { ServiceReply, ServiceRequest } from './exchange.ts';
import { handle } from './handler.ts';
import { createState, type ServiceState } from './state.ts';

/**
 * A request as it came, and how it was answered: `status` is 0 until then, and stays so where no answer was
 * given.
 */
export type LoggedRequest = ServiceRequest & { readonly at: number; status: number };

/**
 * What a test does in place of the service: answer itself, close the connection without an answer
 * (`hang-up`), never answer (`silence`), or let the request take effect and then close the connection
 * (`hang-up-after`), or use the response in its own way, at once or `afterwards`.
 */
export type Interception =
  | Readonly<{ status: number; headers?: ServiceReply['headers']; body?: string }>
  | 'hang-up'
  | 'hang-up-after'
  | 'silence'
  | ((response: ServerResponse) => void)
  | Readonly<{ afterwards: (response: ServerResponse) => void }>;

export type ServeOptions = ServiceChanges &
  Readonly<{
    /** 0, the default, takes any free port. */
    port?: number;
    /** How long each answer is held back, in milliseconds; the request has taken effect by then. */
    latencyMs?: number;
    /** Sees each request before the service does; undefined leaves it to the service. */
    intercept?: (request: LoggedRequest) => Interception | undefined;
    /** Sees each answer as it goes out. */
    onReply?: (request: LoggedRequest, reply: ServiceReply) => void;
    /** The service's time; the machine's by default. */
    clock?: ServerClock;
  }>;

export type FakeService = Readonly<{
  /** Base URL without a slash at its end. */
  url: string;
  /** Every request in the order of arrival, intercepted ones too. */
  requests: readonly LoggedRequest[];
  /** What the service remembers right now. */
  readonly state: ServiceState;
  /** Changes the service while it runs, its jobs included: a new scenario is that of later turns. */
  change: (changes: ServiceChanges) => void;
  /** Drops every connection and stops. May be called again. */
  close: () => Promise<void>;
}>;

/** Serves the fake service on the loopback interface, and nowhere else. */
export async function startFakeService(options: ServeOptions = {}): Promise<FakeService> {
  const { port = 0, latencyMs = 0, intercept, onReply, clock = machineClock, ...changes } = options;
  const requests: LoggedRequest[] = [];
  let state = createState(changes);

  const take = (request: LoggedRequest): ServiceReply => {
    const { state: next, ...reply } = handle(request, state, request.at);
    state = next;
    return reply;
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request: LoggedRequest = { ...(await readRequest(incoming)), at: clock.now(), status: 0 };
    requests.push(request);
    const intercepted = intercept?.(request);
    if (intercepted === 'silence') return clock.abandon(incoming);
    if (typeof intercepted === 'function') return intercepted(response);
    if (typeof intercepted === 'object' && 'afterwards' in intercepted) {
      take(request);
      return intercepted.afterwards(response);
    }
    const reply = intercepted === undefined || intercepted === 'hang-up-after' ? take(request) : intercepted;
    if (latencyMs > 0) await clock.delay(incoming, latencyMs);
    if (reply === 'hang-up' || intercepted === 'hang-up-after') return void incoming.socket.destroy();
    request.status = reply.status;
    onReply?.(request, { headers: {}, body: '', ...reply });
    response.writeHead(reply.status, reply.headers).end(reply.body ?? '');
  };

  const server = createServer((incoming, response) => {
    // A client that went away in the middle of its request leaves nothing to answer.
    answer(incoming, response).catch(() => incoming.socket.destroy());
  });
  clock.watch(server);
  // A client may take its time between two requests.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${taken}${state.config.basePath}`,
    requests,
    get state() {
      return state;
    },
    change: (more) => {
      state = { ...state, config: changeConfig(state.config, more) };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  // Taken apart by hand: `URL` would resolve `..` and so mend what a client should have encoded.
  const [path = '', ...rest] = (incoming.url ?? '/').split('?');
  const searchParams = new URLSearchParams(rest.join('?'));
  const query: Record<string, string> = {};
  for (const name of new Set(searchParams.keys())) query[name] = searchParams.getAll(name).join(',');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value);
  return {
    method: incoming.method ?? 'GET',
    path,
    query,
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
