import type { IncomingMessage, ServerResponse } from 'node:http';
import { machineClock, type ServerClock } from '../clock.ts';
import { listen, readBody } from '../http-server.ts';
import { changeConfig, type ServiceChanges } from './config.ts';
import type { ServiceReply, ServiceRequest } from './exchange.ts';
import { handle } from './handler.ts';
import { createState, type ServiceState } from './state.ts';

/** A request as it arrived, and the status of its response; 0 if there is none. */
export type LoggedRequest = ServiceRequest & { readonly at: number; status: number };

/**
 * What happens in place of the response: another response, the connection is closed (`hang-up`), nothing (`silence`), the request takes
 * effect and then the connection is closed (`hang-up-after`), or a function uses the response, at once or `afterwards`.
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
    /** Delay of each response, in milliseconds; the request has taken effect before. */
    latencyMs?: number;
    /** Receives each request before the service does; undefined leaves it to the service. */
    intercept?: (request: LoggedRequest) => Interception | undefined;
    /** Receives each response as it is sent. */
    onReply?: (request: LoggedRequest, reply: ServiceReply) => void;
    /** The service's time; the machine's by default. */
    clock?: ServerClock;
  }>;

export type FakeService = Readonly<{
  /** Base URL without a slash at its end. */
  url: string;
  /** Every request in the order of arrival, intercepted ones too. */
  requests: readonly LoggedRequest[];
  state: ServiceState;
  /** Changes the configuration while the service runs. */
  change: (changes: ServiceChanges) => void;
  close: () => Promise<void>;
}>;

/** Serves the fake service on the loopback interface. */
export async function startFakeService(options: ServeOptions = {}): Promise<FakeService> {
  const { port = 0, latencyMs = 0, intercept, onReply, clock = machineClock, ...changes } = options;
  const requests: LoggedRequest[] = [];
  const state = createState(changes);

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request: LoggedRequest = { ...(await readRequest(incoming)), at: clock.now(), status: 0 };
    requests.push(request);
    const intercepted = intercept?.(request);
    if (intercepted === 'silence') return clock.abandon(incoming);
    if (typeof intercepted === 'function') return intercepted(response);
    if (typeof intercepted === 'object' && 'afterwards' in intercepted) {
      handle(request, state, request.at);
      return intercepted.afterwards(response);
    }
    const isHandled = intercepted === undefined || intercepted === 'hang-up-after';
    const reply = isHandled ? handle(request, state, request.at) : intercepted;
    if (latencyMs > 0) await clock.delay(incoming, latencyMs);
    if (reply === 'hang-up' || intercepted === 'hang-up-after') return void incoming.socket.destroy();
    request.status = reply.status;
    onReply?.(request, { headers: {}, body: '', ...reply });
    response.writeHead(reply.status, reply.headers).end(reply.body ?? '');
  };

  const { url, close } = await listen(
    (incoming, response) => {
      // The client has gone.
      answer(incoming, response).catch(() => incoming.socket.destroy());
    },
    { port, clock },
  );
  return {
    url: `${url}${state.config.basePath}`,
    requests,
    state,
    change: (more) => {
      state.config = changeConfig(state.config, more);
    },
    close,
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const body = await readBody(incoming);
  // `URL` would resolve `..` and so hide what a client should have encoded.
  const [path = '', ...rest] = (incoming.url ?? '/').split('?');
  const search = new URLSearchParams(rest.join('?'));
  const query = Object.fromEntries(
    [...new Set(search.keys())].map((name) => [name, search.getAll(name).join()]),
  );
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  return { method: incoming.method ?? 'GET', path, query, headers, body };
}
