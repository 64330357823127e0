import { connectAdapters } from '../../src/agent/main.ts';
import type { Dependencies } from '../../src/agent/run-context.ts';
import type { Event } from '../../src/domain.ts';
import type { Clock, HttpRequest, HttpResponse, Runner, SendRequest } from '../../src/ports.ts';
import { createSend, timeoutError } from '../../src/service/http.ts';
import type { FakeGitHub } from '../../fakes/github/index.ts';
import { resolveInputs } from '../../fakes/runner/inputs.ts';
import { readManifest } from '../../fakes/runner/manifest.ts';
import type { VirtualClock } from '../../fakes/virtual-clock.ts';

/** The network between the run and the servers, on the virtual clock. */
export type Network = Readonly<{
  /**
   * Only requests that meet a fault need a socket. `answer` returns the response to all others, and `isRefused` selects those whose
   * connection is refused.
   */
  createSend: (
    answer: (request: HttpRequest) => HttpResponse | undefined,
    isRefused: (method: string, path: string) => boolean,
  ) => SendRequest;
  /** A server will never complete its response: the request lasts until its timeout, on the virtual clock. */
  stall: (method: string, path: string) => void;
}>;

/** Nothing listens on the first port. */
const REFUSED_HOST = '127.0.0.1:1';

export function createNetwork(clock: VirtualClock): Network {
  const send = createSend();
  const inFlight = new Map<string, AbortController>();

  const sendOrStall = async (request: HttpRequest, name: string) => {
    const stalled = new AbortController();
    inFlight.set(name, stalled);
    const { signal = stalled.signal } = request;
    const result = await clock.hold(() =>
      send({ ...request, signal: AbortSignal.any([signal, stalled.signal]) }),
    );
    if (!stalled.signal.aborted) return result;
    await clock.sleep(request.timeoutMs, request.signal);
    return { ok: false, error: timeoutError(request.timeoutMs, true) } as const;
  };

  return {
    createSend: (answer, isRefused) => async (request) => {
      const { method, url } = request;
      const response = await clock.hold(async () => answer(request));
      if (response !== undefined) return { ok: true, value: response };
      const path = `${url.pathname}${url.search}`;
      if (!isRefused(method, path)) return sendOrStall(request, `${method} ${path}`);
      const refused = new URL(url);
      refused.host = REFUSED_HOST;
      return clock.hold(() => send({ ...request, url: refused }));
    },
    stall: (method, path) => inFlight.get(`${method} ${path}`)?.abort(),
  };
}

const manifest = readManifest('action.yml');

/** The dependencies of a run with the adapters of the action, on a machine of its own. */
export function createDependencies({
  event,
  inputs,
  attempt,
  runner,
  clock,
  send,
  github,
}: Readonly<{
  event: Event;
  inputs: Readonly<Record<string, string>>;
  attempt: number;
  runner: Runner;
  clock: Clock;
  send: SendRequest;
  github: FakeGitHub;
}>): Dependencies {
  const contexts = { github: { token: github.token } };
  const { env } = resolveInputs({ manifest, given: inputs, contexts });
  const { owner, name, id } = github.state.repository;
  const serverUrl = new URL('https://github.com');
  const repository = `${owner}/${name}`;
  return connectAdapters({
    getInput: (input) => (env[`INPUT_${input.toUpperCase()}`] ?? '').trim(),
    event,
    run: {
      id: '9007199',
      attempt,
      job: 'docs',
      step: '__self',
      url: `${serverUrl.origin}/${repository}/actions/runs/9007199`,
      serverUrl,
      repository,
      repositoryId: id,
      actor: owner,
      actionUrl: '',
    },
    runner,
    workspace: {
      read: async (path) => ({ ok: false, error: { kind: 'not-found', path, code: 'ENOENT' } }),
    },
    clock,
    random: () => 0.5,
    nonce: () => 'a1b2c3d4e5f6',
    signal: new AbortController().signal,
    send,
    apiUrl: github.url,
  });
}
