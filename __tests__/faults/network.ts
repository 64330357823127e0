import type { SendRequest } from '../../src/http/requests.ts';
import { createSend, timeoutError } from '../../src/http/send.ts';
import type { VirtualClock } from '../../fakes/virtual-clock.ts';

/** The network between the run and the servers, on the virtual clock. */
export type Network = Readonly<{
  send: SendRequest;
  /** A server will never complete its response: the request lasts until its timeout, on the virtual clock. */
  stall: (request: string) => void;
}>;

/** Nothing listens on the first port. */
const REFUSED_HOST = '127.0.0.1:1';

/** @param isRefused selects requests, as `METHOD path?query`, whose connection is refused */
export function createNetwork(
  clock: VirtualClock,
  isRefused: (request: string) => boolean,
): Network {
  const send = createSend();
  const inFlight = new Map<string, AbortController>();
  return {
    send: async (request) => {
      const url = new URL(request.url);
      const name = `${request.method} ${url.pathname}${url.search}`;
      if (isRefused(name)) url.host = REFUSED_HOST;
      const stalled = new AbortController();
      inFlight.set(name, stalled);
      const { signal = stalled.signal } = request;
      const either = AbortSignal.any([signal, stalled.signal]);
      const result = await clock.hold(() => send({ ...request, url, signal: either }));
      if (!stalled.signal.aborted) return result;
      await clock.sleep(request.timeoutMs, request.signal);
      return { ok: false, error: timeoutError(request.timeoutMs, true) };
    },
    stall: (request) => inFlight.get(request)?.abort(),
  };
}
