import { connectAdapters } from '../../src/agent/main.ts';
import type { Dependencies } from '../../src/agent/run-context.ts';
import type { Event } from '../../src/domain.ts';
import type { Runner } from '../../src/ports.ts';
import type { SendRequest } from '../../src/send-request.ts';
import { createSend, timeoutError } from '../../src/service/http.ts';
import type { FakeGitHub } from '../../fakes/github/index.ts';
import { readManifest, resolveInputs } from '../../fakes/runner/manifest.ts';
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
export function createNetwork(clock: VirtualClock, isRefused: (request: string) => boolean): Network {
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

const manifest = readManifest('action.yml');

/** The dependencies of a run as src/agent/main.ts builds them, except for the clock, the runner and the network. */
export function createDependencies({
  event,
  inputs,
  attempt,
  github,
  runner,
  ...shared
}: Readonly<{
  event: Event;
  inputs: Readonly<Record<string, string>>;
  attempt: number;
  github: FakeGitHub;
  runner: Runner;
  clock: VirtualClock;
  send: SendRequest;
}>): Dependencies {
  const contexts = { github: { token: github.token } };
  const env = resolveInputs(manifest, inputs, contexts);
  const { owner, name, id: repositoryId } = github.state.repository;
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
      repositoryId,
      actor: owner,
      actionUrl: '',
    },
    runner,
    workspace: {
      read: async (path) => ({ ok: false, error: { kind: 'not-found', path, code: 'ENOENT' } }),
    },
    random: () => 0.5,
    nonce: () => 'a1b2c3d4e5f6',
    signal: new AbortController().signal,
    ...shared,
    apiUrl: github.url,
  });
}
