import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { machineClock } from '../clock.ts';
import { answer, type Standing } from './answer.ts';
import type { Reply } from './handler.ts';
import type { FakeGitHub, Options, Seen, Sent } from './options.ts';
import { createState } from './state.ts';

/** Starts a GitHub on a free port of the loopback interface. Everything it knows is in memory. */
export async function startFakeGitHub(options: Options = {}): Promise<FakeGitHub> {
  const prefix = options.prefix ?? '';
  const token = options.token ?? 'ghs_fakeWorkflowToken';
  const requests: Seen[] = [];
  const violations: string[] = [];
  const clock = options.clock ?? machineClock;
  const state = createState(options, clock.now);
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(`${request.method} ${request.url}: the fake itself failed: ${String(error)}`);
      response.destroy();
    });
  });
  clock.watch(server);
  // A client may take its time between two requests.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const standing: Standing = {
    options,
    state,
    token,
    url: `${root}${prefix}`,
    requests,
    violations,
    grants: options.permissions,
    expired: false,
    used: 0,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    // Whoever asked has gone: nothing is done, as nothing is known of what was wanted.
    if (body === undefined) return;
    const { latencyMs } = options;
    const drawn = typeof latencyMs === 'function' ? latencyMs(request.url ?? '') : latencyMs;
    const [beforeMs, afterMs] = typeof drawn === 'object' ? drawn : [drawn];
    if (beforeMs !== undefined) await clock.delay(request, beforeMs);
    const end = answer(standing, request, body);
    if (end === 'reset') request.socket.resetAndDestroy();
    else if (typeof end === 'function') {
      end(response);
      if (!response.writableEnded) clock.abandon(request);
    } else {
      const sent = pack(end);
      if (afterMs !== undefined) await clock.delay(request, afterMs);
      response.writeHead(sent.status, sent.headers).end(sent.body);
    }
  }

  return {
    url: standing.url,
    token,
    state,
    requests,
    violations,
    grant: (permissions) => {
      standing.grants = permissions;
    },
    expireToken: () => {
      standing.expired = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function pack({ status, body, headers = {} }: Reply): Sent {
  if (body === undefined) return { status, headers, body };
  const raw = typeof body === 'string' || Buffer.isBuffer(body);
  const type = raw ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  return { status, headers: { 'content-type': type, ...headers }, body: raw ? body : JSON.stringify(body) };
}
