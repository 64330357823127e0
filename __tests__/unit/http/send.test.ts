import { createServer as createTcpServer } from 'node:net';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { HttpRequest } from '../../../src/http/requests.ts';
import { createSend, errorFromException } from '../../../src/http/send.ts';
import { closing, endTimeouts, fakeTimeouts, listenOn } from '../service/servers.ts';
import { startFaultServer, type EndpointFault } from '../../../fakes/faults.ts';
import { listen } from '../../../fakes/http-server.ts';

const send = createSend();
beforeEach(fakeTimeouts);

function post(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  const headers = { 'content-type': 'application/json' };
  const body = '{"prompt":"write"}';
  return {
    method: 'POST',
    url: new URL(url),
    headers,
    body,
    timeoutMs: 2000,
    maxBytes: 1000,
    ...more,
  };
}

function get(url: string): HttpRequest {
  return {
    method: 'GET',
    url: new URL(url),
    headers: {},
    timeoutMs: 2000,
    maxBytes: 1000,
  };
}

async function sendTo(fault: EndpointFault, more: Partial<HttpRequest> = {}) {
  const server = closing(await startFaultServer(fault, endTimeouts));
  const result = await send(post(`${server.url}/v2/job`, more));
  return { result, requests: server.requests };
}

const failed = (error: object) => ({ ok: false, error });

test('a TLS handshake that never ends: not sent', async () => {
  const port = await listenOn(createTcpServer(endTimeouts));
  const result = await createSend(30)(post(`https://127.0.0.1:${port}`));
  expect(result).toMatchObject(failed({ kind: 'not-sent', transient: true }));
});

test.each<[EndpointFault, string]>([
  [{ kind: 'reset-before-headers' }, 'ECONNRESET'],
  [{ kind: 'reset-in-body' }, 'the connection was lost'],
  [{ kind: 'stalled-headers' }, 'within 0.05 s'],
  [{ kind: 'stalled-body' }, 'within 0.05 s'],
  [{ kind: 'drip-fed-body' }, 'within 0.05 s'],
  [{ kind: 'not-http' }, 'HPE_INVALID_CONSTANT'],
  [{ kind: 'status', status: 101, headers: { upgrade: 'x', connection: 'upgrade' } }, ''],
])(
  'when the response is not complete: %j: the request may have been processed, and is sent once',
  async (fault, detail) => {
    const { result, requests } = await sendTo(
      fault,
      detail.startsWith('within') ? { timeoutMs: 50 } : {},
    );
    expect(result).toEqual(
      failed({ kind: 'no-response', detail: expect.stringContaining(detail) }),
    );
    expect(requests.length).toBe(1);
  },
);

test.each<[EndpointFault, Partial<HttpRequest>]>([
  [
    { kind: 'stalled-body', status: 429, headers: { 'retry-after': '7' } },
    { timeoutMs: 50 },
  ],
  [{ kind: 'huge-body', status: 429, headers: { 'retry-after': '7' } }, {}],
  [{ kind: 'reset-in-body', status: 429, headers: { 'retry-after': '7' } }, {}],
])(
  'of a refusal that is not complete, status and headers count: %j',
  async (fault, more) => {
    const { result } = await sendTo(fault, more);
    expect(result).toMatchObject({
      ok: true,
      value: { status: 429, headers: { 'retry-after': '7' } },
    });
  },
);

test('the size of a response is limited, and another attempt does not help', async () => {
  const { result, requests } = await sendTo(
    { kind: 'huge-body', status: 201 },
    { maxBytes: 1024 * 1024 },
  );
  const error = { kind: 'invalid-response', status: 201, transient: false };
  expect(result).toMatchObject(failed(error));
  expect(requests.length).toBe(1);
});

test('method, path, headers and body arrive as given', async () => {
  const { requests } = await sendTo({ kind: 'status', status: 200 });
  expect(requests).toMatchObject([
    { method: 'POST', path: '/v2/job', body: '{"prompt":"write"}' },
  ]);
  expect(requests[0]?.headers).toEqual({
    'content-type': 'application/json',
    'content-length': '18',
    host: expect.any(String),
    connection: 'close',
  });
});

test('the bound on connecting does not limit the response', async () => {
  const server = closing(
    await listen((_req, res) => {
      jest.advanceTimersByTime(50);
      res.end('slow');
    }),
  );
  const body = Buffer.from('slow');
  expect(await createSend(40)(post(server.url))).toMatchObject({
    ok: true,
    value: { body },
  });
});

describe('when the signal aborts', () => {
  const cancelled = {
    kind: 'not-sent',
    detail: 'the run was cancelled',
    transient: false,
  };

  test('before the start: not sent', async () => {
    const { result, requests } = await sendTo(
      { kind: 'html' },
      { signal: AbortSignal.abort() },
    );
    expect(result).toEqual(failed(cancelled));
    expect(requests).toEqual([]);
  });

  test('before there is a connection: not sent', async () => {
    const stop = new AbortController();
    const silent = await listenOn(createTcpServer(() => {}));
    const sent = send({ ...post(`https://127.0.0.1:${silent}`), signal: stop.signal });
    stop.abort();
    expect(await sent).toEqual(failed(cancelled));
  });

  test('before the response: the request may have been processed', async () => {
    const stop = new AbortController();
    const server = closing(await listen(() => stop.abort()));
    const result = await send(post(server.url, { signal: stop.signal }));
    expect(result).toEqual(
      failed({
        kind: 'no-response',
        detail: 'the run was cancelled',
        transient: false,
      }),
    );
  });
});

test('connections are shared by reads; each POST has its own', async () => {
  const ports: (number | undefined)[] = [];
  const server = closing(
    await listen((req, res) => {
      ports.push(req.socket.remotePort);
      res.end('{}');
    }),
  );
  for (const request of [get, post, get, post, get]) await send(request(server.url));
  const [read, first, , second] = ports;
  expect(ports).toEqual([read, first, read, second, read]);
  expect(new Set(ports).size).toBe(3);
});

test('a read whose connection is reset is not sent again', async () => {
  let seen = 0;
  const server = closing(
    await listen((req, res) => {
      seen += 1;
      if (seen === 1) res.end('{}');
      else req.socket.resetAndDestroy();
    }),
  );
  await send(get(server.url));
  expect(await send(get(server.url))).toMatchObject(failed({ kind: 'no-response' }));
  expect(seen).toBe(2);
});

describe('exceptions', () => {
  test.each([
    ['ENOTFOUND', true],
    ['EPROTO', true],
    ['CERT_HAS_EXPIRED', false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', false],
    ['ERR_INVALID_CHAR', false],
  ])('%s without a connection: not sent, transient: %s', (code, transient) => {
    const exception = Object.assign(new Error('secret in the message'), { code });
    const detail = expect.stringMatching(new RegExp(`^[^:]+ \\(${code}\\)$`));
    expect(errorFromException(exception, false)).toEqual({
      kind: 'not-sent',
      detail,
      transient,
    });
  });

  test.each([undefined, null, 'text', {}, { code: 7 }, { code: 'a secret\n' }])(
    '%j has no code',
    (value) => {
      const error = {
        kind: 'not-sent',
        detail: 'the connection failed',
        transient: true,
      };
      expect(errorFromException(value, false)).toEqual(error);
    },
  );

  test('any code with a connection: the request may have been processed', () => {
    const detail = expect.stringContaining('(ENOTFOUND)');
    const error = { kind: 'no-response', detail };
    expect(errorFromException({ code: 'ENOTFOUND' }, true)).toEqual(error);
  });
});
