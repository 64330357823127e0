import { machineClock, type ServerClock } from '../clock.ts';
import { intercepted, serveFake, type InterceptionOf } from '../http-server.ts';
import { changeConfig, type ServiceChanges } from './config.ts';
import type { ServiceReply, ServiceRequest } from './exchange.ts';
import { handle } from './handler.ts';
import { createState, type ServiceState } from './state.ts';

/** A request as it arrived, and the status of its response; 0 if there is none. */
export type LoggedRequest = ServiceRequest & { readonly at: number; status: number };

export type Interception = InterceptionOf<
  Pick<ServiceReply, 'status'> & Partial<ServiceReply>
>;

export type ServeOptions = ServiceChanges &
  Readonly<{
    /** 0, the default, takes any free port. */
    port?: number;
    /** Delay of each response, in milliseconds; the request has taken effect before. */
    latencyMs?: number;
    /** Receives each request before the service does; undefined leaves it to the service. */
    intercept?: (request: LoggedRequest) => Interception | undefined;
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
  const {
    port = 0,
    latencyMs = 0,
    intercept,
    clock = machineClock,
    ...changes
  } = options;
  const requests: LoggedRequest[] = [];
  const state = createState(changes);

  const { url, close } = await serveFake(
    (incoming) => {
      const request: LoggedRequest = { ...incoming, at: clock.now(), status: 0 };
      requests.push(request);
      const reply = intercepted(intercept?.(request), () =>
        handle(request, state, request.at),
      );
      if (typeof reply === 'object') request.status = reply.status;
      return reply;
    },
    { port, clock, delays: () => [0, latencyMs] },
  );
  return {
    url,
    requests,
    state,
    change: (more) => {
      state.config = changeConfig(state.config, more);
    },
    close,
  };
}
