import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Result, RequestError } from '../../../src/domain.ts';
import type { HttpResponse, HttpRequest } from '../../../src/ports.ts';
import { createSend } from '../../../src/service/http.ts';
import { endTimeouts, fakeTimeouts } from './fake-timeouts.ts';
import { serve, startFaultServer, type ServerFault } from '../../../fakes/faults.ts';

const send = createSend({ env: {}, nodeVersion: process.version });
const closers: (() => Promise<void>)[] = [];
beforeEach(fakeTimeouts);
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function post(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  const headers = { 'content-type': 'application/json' };
  const body = '{"prompt":"write"}';
  return { method: 'POST', url: new URL(url), headers, body, timeoutMs: 2000, maxBytes: 1000, ...more };
}

function get(url: string): HttpRequest {
  return { method: 'GET', url: new URL(url), headers: {}, timeoutMs: 2000, maxBytes: 1000 };
}

async function meet(fault: ServerFault, more: Partial<HttpRequest> = {}) {
  const server = await startFaultServer(fault, endTimeouts);
  closers.push(server.close);
  const answer = await send(post(`${server.url}/v2/job`, more));
  return { answer, requests: server.requests };
}

function faultIn(answer: Result<HttpResponse>): RequestError {
  if (answer.ok) throw new Error(`expected a fault, got status ${answer.value.status}`);
  return answer.error;
}

function textIn(answer: Result<HttpResponse>): string {
  if (!answer.ok) throw new Error(`expected a reply, got ${answer.error.detail}`);
  return Buffer.from(answer.value.body).toString();
}

describe('when the server cannot be reached', () => {
  test('a closed port is a request that was not sent', async () => {
    const { answer, requests } = await meet({ kind: 'refused' });
    expect(faultIn(answer)).toEqual({
      kind: 'not-sent',
      detail: 'the connection was refused (ECONNREFUSED)',
      transient: true,
    });
    expect(requests).toEqual([]);
  });

  test('a header that cannot be written is not sent either, and is not repeated in the fault', async () => {
    const { answer, requests } = await meet({ kind: 'html' }, { headers: { authorization: 'Bearer a\nb' } });
    expect(faultIn(answer)).toEqual({
      kind: 'not-sent',
      detail: 'the request could not be made (ERR_INVALID_CHAR)',
      transient: false,
    });
    expect(requests).toEqual([]);
  });
});

describe('when the request has left and no whole answer comes', () => {
  const lost = 'the connection was lost before the answer was complete';
  const late = 'no complete answer came within 0.05 s';
  test.each<[ServerFault, string]>([
    [{ kind: 'reset-before-headers' }, `${lost} (ECONNRESET)`],
    [{ kind: 'reset-in-body' }, lost],
    [{ kind: 'stalled-headers' }, late],
    [{ kind: 'stalled-body' }, late],
    [{ kind: 'drip-fed-body' }, late],
    [{ kind: 'not-http' }, 'the answer is not valid HTTP (HPE_INVALID_CONSTANT)'],
  ])('%j may have been seen, and is sent once', async (fault, detail) => {
    const { answer, requests } = await meet(fault, late === detail ? { timeoutMs: 50 } : {});
    expect(faultIn(answer)).toEqual({ kind: 'no-response', detail });
    expect(requests.length).toBe(1);
  });

  test('an upgrade that nobody asked for', async () => {
    const { answer } = await meet({
      kind: 'status',
      status: 101,
      headers: { upgrade: 'x', connection: 'upgrade' },
    });
    expect(faultIn(answer).kind).toBe('no-response');
  });
});

describe('when the answer is larger than allowed', () => {
  test('a good status is a bad answer', async () => {
    const { answer, requests } = await meet(
      { kind: 'huge-body', status: 201 },
      { maxBytes: 10 * 1024 * 1024 },
    );
    expect(faultIn(answer)).toEqual({
      kind: 'invalid-response',
      detail: 'the answer is larger than 10485760 bytes',
      status: 201,
    });
    expect(requests.length).toBe(1);
  });

  test('an answer of exactly the allowed size is read', async () => {
    const { answer } = await meet({ kind: 'status', status: 200, body: '12345' }, { maxBytes: 5 });
    expect(textIn(answer)).toBe('12345');
  });
});

describe('when a refusal does not arrive whole', () => {
  test.each<[ServerFault, Partial<HttpRequest>]>([
    [{ kind: 'stalled-body', status: 429, headers: { 'retry-after': '7' } }, { timeoutMs: 50 }],
    [{ kind: 'huge-body', status: 429, headers: { 'retry-after': '7' } }, {}],
    [{ kind: 'reset-in-body', status: 429, headers: { 'retry-after': '7' } }, {}],
  ])('its status and headers still count: %j', async (fault, more) => {
    const { answer } = await meet(fault, more);
    expect(answer).toMatchObject({ ok: true, value: { status: 429, headers: { 'retry-after': '7' } } });
  });
});

describe('when the server answers', () => {
  test('method, path, headers and body arrive as given, and nothing asks for compression', async () => {
    const { requests } = await meet({ kind: 'status', status: 200 });
    expect(requests).toMatchObject([{ method: 'POST', path: '/v2/job', body: '{"prompt":"write"}' }]);
    expect(requests[0]?.headers).toEqual({
      'content-type': 'application/json',
      'content-length': '18',
      host: expect.any(String),
      connection: 'keep-alive',
    });
  });

  test('any status is a reply, headers in lower case, one value each', async () => {
    const { answer } = await meet({
      kind: 'status',
      status: 503,
      headers: { 'X-Request-ID': 'r1', __proto__x: 'y' },
      body: 'tired',
    });
    expect(answer).toMatchObject({ ok: true, value: { status: 503, headers: { 'x-request-id': 'r1' } } });
    expect(textIn(answer)).toBe('tired');
  });

  test('the bound on connecting does not bound the answer', async () => {
    const server = await serve((_req, res) => {
      jest.advanceTimersByTime(50);
      res.end('slow');
    });
    closers.push(server.close);
    const impatient = createSend({ env: {}, nodeVersion: process.version, connectTimeoutMs: 40 });
    expect(textIn(await impatient(post(server.url)))).toBe('slow');
  });

  test('a redirect is a reply and nobody goes there', async () => {
    const other = await startFaultServer({ kind: 'html' });
    closers.push(other.close);
    const { answer, requests } = await meet({ kind: 'redirect', to: `${other.url}/steal` });
    expect(answer).toMatchObject({
      ok: true,
      value: { status: 307, headers: { location: `${other.url}/steal` } },
    });
    expect(requests.length).toBe(1);
    expect(other.requests).toEqual([]);
  });
});

describe('when the caller gives up', () => {
  test('before the start, nothing is sent', async () => {
    const { answer, requests } = await meet({ kind: 'html' }, { signal: AbortSignal.abort() });
    expect(faultIn(answer)).toEqual({ kind: 'not-sent', detail: 'the run was cancelled', transient: false });
    expect(requests).toEqual([]);
  });

  test('while connecting, nothing was sent', async () => {
    const stop = new AbortController();
    const pending = meet({ kind: 'html' }, { signal: stop.signal });
    setImmediate(() => stop.abort());
    const silent = await startTcpServer(() => {});
    const direct = send({ ...post(`https://127.0.0.1:${silent}`), signal: stop.signal });
    stop.abort();
    expect(faultIn(await direct)).toEqual({
      kind: 'not-sent',
      detail: 'the run was cancelled',
      transient: false,
    });
    await pending;
  });

  test('while waiting for the answer, nobody knows', async () => {
    const stop = new AbortController();
    const server = await serve(() => stop.abort());
    closers.push(server.close);
    const answer = await send(post(server.url, { signal: stop.signal }));
    expect(faultIn(answer)).toEqual({ kind: 'no-response', detail: 'the run was cancelled' });
  });
});

describe('when connections are kept', () => {
  async function countConnections() {
    const ports = new Set<number | undefined>();
    const server = await serve((req, res) => {
      ports.add(req.socket.remotePort);
      res.end('{}');
    });
    closers.push(server.close);
    return { url: server.url, ports };
  }

  test('reads share one', async () => {
    const { url, ports } = await countConnections();
    for (let i = 0; i < 3; i += 1) await send(get(url));
    expect(ports.size).toBe(1);
  });

  test('a request that starts work goes out on a new one, and later reads use that', async () => {
    const { url, ports } = await countConnections();
    await send(get(url));
    await send(post(url));
    expect(ports.size).toBe(2);
    await send(get(url));
    expect(ports.size).toBe(2);
  });

  test('a kept one that is reset is an unknown end and is not tried again', async () => {
    let seen = 0;
    const server = await serve((req, res) => {
      seen += 1;
      if (seen === 1) res.end('{}');
      else req.socket.resetAndDestroy();
    });
    closers.push(server.close);
    await send(get(server.url));
    expect(faultIn(await send(get(server.url))).kind).toBe('no-response');
    expect(seen).toBe(2);
  });
});

describe('when a secure connection does not come about', () => {
  test('a handshake that never ends is a connect time-out: nothing was sent', async () => {
    const port = await startTcpServer(endTimeouts);
    const impatient = createSend({ env: {}, nodeVersion: process.version, connectTimeoutMs: 30 });
    expect(faultIn(await impatient(post(`https://127.0.0.1:${port}`)))).toEqual({
      kind: 'not-sent',
      detail: 'no connection could be made within 0.03 s',
      transient: true,
    });
  });

  test('a reset in the handshake: nothing was sent', async () => {
    const port = await startTcpServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect(faultIn(await send(post(`https://127.0.0.1:${port}`)))).toEqual({
      kind: 'not-sent',
      detail: 'the connection was closed while it was being made (ECONNRESET)',
      transient: true,
    });
  });

  test('a server that speaks plain http: nothing was sent', async () => {
    const server = await startFaultServer({ kind: 'html' });
    closers.push(server.close);
    const fault = faultIn(await send(post(server.url.replace('http:', 'https:'))));
    expect(fault).toMatchObject({ kind: 'not-sent', transient: true });
    expect(server.requests).toEqual([]);
  });
});

async function startTcpServer(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return (server.address() as AddressInfo).port;
}
