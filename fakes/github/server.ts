import type { IncomingMessage, ServerResponse } from 'node:http';
import { machineClock } from '../clock.ts';
import { listen, readBody } from '../http-server.ts';
import { answer, type Running } from './answer.ts';
import type { Grants, Reply } from './handler.ts';
import type { FakeGitHub, HostedRepository, Options } from './options.ts';
import { createState, fullName } from './state.ts';

const USUAL_GRANTS: Grants = { issues: 'write', 'pull-requests': 'write', contents: 'read' };

/** Starts a GitHub on a free port of the loopback interface. It keeps everything in memory. */
export async function startFakeGitHub(options: Options = {}): Promise<FakeGitHub> {
  const { prefix = '', latencyMs, clock = machineClock } = options;
  const own: HostedRepository = {
    state: createState(options, clock.now),
    token: options.token ?? 'ghs_fakeWorkflowToken',
    login: 'github-actions[bot]',
    grants: options.permissions ?? USUAL_GRANTS,
    isExpired: false,
  };
  const others = (options.others ?? []).map(
    ({ token, permissions = USUAL_GRANTS, ...seed }): HostedRepository => ({
      state: createState(seed, clock.now),
      token,
      login: 'docs-helper[bot]',
      grants: permissions,
      isExpired: false,
    }),
  );
  const violations: string[] = [];

  const { url, close } = await listen(
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        violations.push(`${request.method} ${request.url}: the fake itself failed: ${String(error)}`);
        response.destroy();
      });
    },
    { clock },
  );
  const running: Running = {
    options,
    repositories: [own, ...others],
    url: `${url}${prefix}`,
    requests: [],
    violations,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request).catch(() => undefined);
    // The client has gone.
    if (body === undefined) return;
    const delays = typeof latencyMs === 'function' ? latencyMs(request.url ?? '') : latencyMs;
    const [beforeMs, afterMs] = typeof delays === 'object' ? delays : [delays];
    if (beforeMs !== undefined) await clock.delay(request, beforeMs);
    const reply = answer(running, request, body);
    if (reply === 'reset') request.socket.resetAndDestroy();
    else if (typeof reply === 'function') {
      reply(response);
      if (!response.writableEnded) clock.abandon(request);
    } else {
      if (afterMs !== undefined) await clock.delay(request, afterMs);
      send(response, reply);
    }
  }

  return {
    url: running.url,
    token: own.token,
    state: own.state,
    other: (repository) => {
      const found = others.find(({ state }) => fullName(state) === repository);
      if (found === undefined) throw new Error(`${repository} is not one of \`others\``);
      return found;
    },
    requests: running.requests,
    violations,
    grant: (permissions) => {
      own.grants = permissions;
    },
    expireToken: () => {
      own.isExpired = true;
    },
    close,
  };
}

function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  if (body === undefined) return void response.writeHead(status, headers).end();
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const type = `${isRaw ? 'text/plain' : 'application/json'}; charset=utf-8`;
  response.writeHead(status, { 'content-type': type, ...headers }).end(isRaw ? body : JSON.stringify(body));
}
