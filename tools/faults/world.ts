import type { Event } from '../../src/domain.ts';
import type { Clock, HttpResponse, HttpRequest, Runner, SendRequest } from '../../src/ports.ts';
import type { Dependencies } from '../../src/agent/dependencies.ts';
import { createContextApi } from '../../src/context/gather.ts';
import { createGitHubClient } from '../../src/github/client.ts';
import { createCommentsApi } from '../../src/github/comments.ts';
import { createRepositoryApi } from '../../src/github/repository.ts';
import { createStateCodec } from '../../src/thread/codec.ts';
import { createJobsApi } from '../../src/service/jobs-api.ts';
import { createSend, timeoutError } from '../../src/service/http.ts';
import { VERSION } from '../../src/version.ts';
import type { FakeGitHub } from '../../fakes/github/index.ts';
import { resolveInputs } from '../../fakes/runner/inputs.ts';
import { readManifest, type Manifest } from '../../fakes/runner/manifest.ts';
import type { VirtualClock } from '../../fakes/virtual-clock.ts';

/** The wire between the run and the servers, on the injected clock. */
export type Wire = Readonly<{
  /**
   * A `send`. `replyToComment` has what a request that no fault meets is answered with; all others go over loopback, and `refuses`
   * says for which of them nobody listens.
   */
  sender: (
    answer: (request: HttpRequest) => HttpResponse | undefined,
    refuses: (method: string, path: string) => boolean,
  ) => SendRequest;
  /** Tells that a server will never end its answer: the request then lasts as long as it may, by the injected clock. */
  giveUp: (asked: string) => void;
}>;

/** Nothing listens on the first port, and nothing is ever given it by chance. */
const NOBODY = '127.0.0.1:1';

export function createWire(clock: VirtualClock): Wire {
  const send = createSend();
  const waiting = new Map<string, (() => void)[]>();

  const exchange = async (
    request: HttpRequest,
    asked: string,
  ): Promise<Awaited<ReturnType<SendRequest>> | 'stalls'> => {
    const stall = new AbortController();
    const give = (): void => stall.abort();
    waiting.set(asked, [...(waiting.get(asked) ?? []), give]);
    const { signal = stall.signal } = request;
    const answer = await clock.hold(() =>
      send({ ...request, signal: AbortSignal.any([signal, stall.signal]) }),
    );
    waiting.set(
      asked,
      (waiting.get(asked) ?? []).filter((one) => one !== give),
    );
    return stall.signal.aborted ? 'stalls' : answer;
  };

  return {
    sender: (answer, refuses) => async (request) => {
      const { method, url } = request;
      const reply = await clock.hold(async () => answer(request));
      if (reply !== undefined) return { ok: true, value: reply };
      const asked = `${method} ${url.pathname}${url.search}`;
      if (refuses(method, `${url.pathname}${url.search}`)) {
        const nowhere = new URL(url);
        nowhere.host = NOBODY;
        return clock.hold(() => send({ ...request, url: nowhere }));
      }
      const met = await exchange(request, asked);
      if (met !== 'stalls') return met;
      await clock.sleep(request.timeoutMs, request.signal);
      return { ok: false, error: timeoutError(request.timeoutMs, true) };
    },
    giveUp: (asked) => waiting.get(asked)?.forEach((give) => give()),
  };
}

let manifest: Manifest | undefined;

/** The world of a run as the entry builds it, but for the clock, the runner and the wire. */
export function buildWorld({
  event,
  inputs,
  runId = '9007199',
  attempt = 1,
  runner,
  clock,
  send,
  github,
}: Readonly<{
  event: Event | undefined;
  inputs: Readonly<Record<string, string>>;
  runId?: string;
  attempt?: number;
  runner: Runner;
  clock: Clock;
  send: SendRequest;
  github: FakeGitHub;
}>): Dependencies {
  const contexts = { github: { token: github.token }, strategy: { 'job-index': 0 } };
  manifest ??= readManifest('action.yml');
  const { env } = resolveInputs({ manifest, given: inputs, contexts });
  const { owner, name, id } = github.state.repository;
  const serverUrl = new URL('https://github.com');
  const repository = `${owner}/${name}`;
  const tools = { send, version: VERSION, clock };
  return {
    getInput: (input) => (env[`INPUT_${input.toUpperCase()}`] ?? '').trim(),
    event,
    run: {
      id: runId,
      attempt,
      job: 'docs',
      step: '__self',
      url: `${serverUrl.origin}/${repository}/actions/runs/${runId}`,
      serverUrl,
      repository,
      repositoryId: id,
      actor: owner,
    },
    runner,
    workspace: { read: async (path) => ({ ok: false, error: { kind: 'not-found', path, code: '' } }) },
    clock,
    random: () => 0.5,
    nonce: () => 'a1b2c3d4e5f6',
    signal: new AbortController().signal,
    connect: (connection) => createJobsApi({ ...tools, ...connection }),
    connectGitHub: (token) => {
      const { signal } = new AbortController();
      const client = createGitHubClient({ ...tools, token, apiUrl: github.url, repository, signal });
      return {
        commentsApi: createCommentsApi(client),
        repository: createRepositoryApi(client, serverUrl),
        contextApi: createContextApi({
          request: client.request,
          url: `${serverUrl.origin}/${repository}`,
          defaultBranch: 'HEAD',
          sleep: (ms) => clock.sleep(ms),
        }),
      };
    },
    createStateCodec: async (keys) => createStateCodec(keys),
  };
}
