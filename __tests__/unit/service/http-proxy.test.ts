import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import * as tls from 'node:tls';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HttpRequest } from '../../../src/http/requests.ts';
import { createSend } from '../../../src/http/send.ts';
import { makeCertificate } from '../../support/certificate.ts';
import { listenOn } from './servers.ts';

const KEY = 'mint_secret_key';
const RESPONDED = { ok: true, value: { status: 200 } };
const VARIABLES = ['https_proxy', 'http_proxy', 'no_proxy'].flatMap((name) => [
  name,
  name.toUpperCase(),
]);
const environment = VARIABLES.map((name) => [name, process.env[name]] as const);

function setEnvironment(variables: Readonly<Record<string, string | undefined>>): void {
  for (const name of VARIABLES) delete process.env[name];
  for (const [name, value] of Object.entries(variables)) {
    if (value !== undefined) process.env[name] = value;
  }
}

beforeEach(() => setEnvironment({}));
afterAll(() => setEnvironment(Object.fromEntries(environment)));

function request(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  const headers = { authorization: `Bearer ${KEY}` };
  return {
    method: 'GET',
    url: new URL(url),
    headers,
    timeoutMs: 60_000,
    maxBytes: 1000,
    ...more,
  };
}

/** Starts a proxy that records its requests, and leads every tunnel to one local port. */
async function startProxy(
  options: {
    tunnelTo?: number;
    refuseWith?: string;
    silent?: boolean;
  } = {},
) {
  const seen: string[] = [];
  const proxy = createServer();
  proxy.on('connect', (req: IncomingMessage, socket: Socket) => {
    seen.push(`CONNECT ${req.url} ${req.headers['proxy-authorization'] ?? ''}`.trim());
    if (options.silent) return;
    if (options.tunnelTo === undefined) {
      return void socket.end(
        `HTTP/1.1 ${options.refuseWith ?? '502 Bad Gateway'}\r\n\r\n`,
      );
    }
    const far = connect(options.tunnelTo, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      far.pipe(socket).pipe(far);
    });
    far.on('error', () => socket.destroy());
  });
  return { port: await listenOn(proxy), seen };
}

async function startTlsServer(name: string) {
  const seen: string[] = [];
  const { cert, key } = makeCertificate(name);
  const server = createTlsServer({ cert, key }, (req, res) => {
    seen.push(`${req.url} ${req.headers.authorization}`);
    res.end('{"from":"service"}');
  });
  return { port: await listenOn(server), seen, cert };
}

test.each([
  'socks5://proxy.test:1080',
  'http://user:p#ss@proxy.test:8080',
  'not an address',
])('a wrong address of a proxy: %s', async (address) => {
  setEnvironment({ HTTPS_PROXY: address });
  const error = { kind: 'not-sent', transient: false };
  expect(await createSend()(request('https://service.test/'))).toMatchObject({
    ok: false,
    error,
  });
});

const trustCertificates = (
  tls as { setDefaultCACertificates?: (certs: string[]) => void }
).setDefaultCACertificates;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const knowsProxies =
  major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 21);

(knowsProxies ? describe : describe.skip)('when the Node at hand knows proxies', () => {
  const trusted = tls.rootCertificates;
  afterAll(() => trustCertificates?.([...trusted]));

  function sendBy(variables: Record<string, string>, connectTimeoutMs = 60_000) {
    setEnvironment(variables);
    return createSend(connectTimeoutMs);
  }

  test.each(['HTTPS_PROXY', 'https_proxy'])(
    '%s: https goes through a tunnel, without the key',
    async (name) => {
      const server = await startTlsServer('service.test');
      trustCertificates?.([server.cert]);
      const proxy = await startProxy({ tunnelTo: server.port });
      const send = sendBy({ [name]: `http://user:pass@127.0.0.1:${proxy.port}` });
      expect(await send(request('https://service.test/v2/a'))).toMatchObject(RESPONDED);
      expect(await send(request('https://service.test/v2/b'))).toMatchObject(RESPONDED);
      // Reads share the tunnel.
      expect(proxy.seen).toEqual([`CONNECT service.test:443 Basic ${btoa('user:pass')}`]);
      expect(server.seen).toEqual([`/v2/a Bearer ${KEY}`, `/v2/b Bearer ${KEY}`]);
    },
  );

  test('a certificate that is not trusted behind a tunnel: the key does not leave', async () => {
    const server = await startTlsServer('service.test');
    const proxy = await startProxy({ tunnelTo: server.port });
    trustCertificates?.([...trusted]);
    const send = sendBy({ HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` });
    const error = { kind: 'not-sent', transient: false };
    expect(await send(request('https://service.test/'))).toMatchObject({
      ok: false,
      error,
    });
    expect(server.seen).toEqual([]);
  });

  test.each([
    ['407 Proxy Authentication Required', 407, false],
    ['503 Service Unavailable', 503, true],
  ])('a proxy that answers %s', async (refuseWith, status, transient) => {
    const proxy = await startProxy({ refuseWith });
    const send = sendBy({ HTTPS_PROXY: `http://user:pass@127.0.0.1:${proxy.port}` });
    const detail = `the proxy did not connect to the host and responded with ${status} (ERR_PROXY_TUNNEL)`;
    const error = { kind: 'not-sent', detail, transient };
    expect(await send(request('https://service.test/'))).toEqual({ ok: false, error });
  });

  test('a proxy that never opens the tunnel', async () => {
    const proxy = await startProxy({ silent: true });
    const send = sendBy({ HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` }, 40);
    const error = { kind: 'not-sent', transient: true };
    expect(await send(request('https://service.test/'))).toMatchObject({
      ok: false,
      error,
    });
  });
});
