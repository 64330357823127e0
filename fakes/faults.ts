/** A server that misbehaves on purpose: what networks, proxies and tired servers do to a client. */
import type { ServerResponse } from 'node:http';
import { afterTurns } from './event-loop.ts';
import { listen, readRequest, type Listening, type PlainRequest } from './http-server.ts';

/** Faults of one request. A fault that begins a response has a head, whose status is 200 by default. */
export type EndpointFault = Readonly<
  | { kind: 'reset-before-headers' | 'stalled-headers' | 'not-http' }
  | ({
      kind: 'reset-in-body' | 'stalled-body' | 'drip-fed-body' | keyof typeof BODIES;
    } & Partial<Head>)
  | ({ kind: 'status'; body?: string } & Head)
>;
type Head = { status: number; headers?: Readonly<Record<string, string>> };

/** One mebibyte more than the client is ready to read. */
const HUGE = 11 * 1024 * 1024;
let hugeBody: Buffer | undefined;
const DRIP_MS = 5;

/** Complete responses that no client can use. */
const BODIES = {
  'huge-body': () => (hugeBody ??= Buffer.from(`"${'a'.repeat(HUGE)}"`)),
  html: () => '<!doctype html><title>Sign in</title>',
  'cut-json': () => '{"id":"job_1","status":"act',
  'empty-body': () => '',
  'wrong-shape': () => '["job_1","active"]',
};

type FaultServer = Listening & Readonly<{ requests: PlainRequest[] }>;

/**
 * Starts a server on a free loopback port that does `fault` to every request and remembers the requests. `onStall`: see
 * `performFault`.
 */
export async function startFaultServer(
  fault: EndpointFault,
  onStall?: () => void,
): Promise<FaultServer> {
  const requests: PlainRequest[] = [];
  const { url, close } = await listen(async (req, res) => {
    // Each of these faults hits a request that has arrived whole.
    requests.push(await readRequest(req));
    performFault(fault, res, onStall);
  });
  return { url, requests, close };
}

/**
 * Does `fault` in place of the answer to a request that has been read. `onStall` is called if the answer stays incomplete,
 * a few turns of the event loop after the first part was sent, so that a client in this process has seen that part.
 */
export function performFault(
  fault: EndpointFault,
  res: ServerResponse,
  onStall: () => void = () => {},
): void {
  const { req } = res;
  const start = (headers: Head['headers'] = {}): void => {
    const { status = 200, headers: own = {} }: Partial<Head> = fault as Partial<Head>;
    const type = fault.kind === 'html' ? 'text/html; charset=utf-8' : 'application/json';
    res.writeHead(status, { 'content-type': type, ...headers, ...own });
  };
  switch (fault.kind) {
    case 'reset-before-headers':
      req.socket.resetAndDestroy();
      return;
    case 'stalled-headers':
      onStall();
      return;
    case 'not-http':
      req.socket.end('Welcome to the mail server\r\n\r\n');
      return;
    case 'reset-in-body':
      start({ 'content-length': '100' });
      res.write('{"id":', () => req.socket.destroy());
      return;
    case 'stalled-body':
      start({ 'content-length': '100' });
      res.write('{"id":', () => afterTurns(onStall));
      return;
    case 'drip-fed-body': {
      start();
      res.write(' ', () => afterTurns(onStall));
      const drip = setInterval(() => res.write(' '), DRIP_MS);
      res.on('close', () => clearInterval(drip));
      return;
    }
    case 'status':
      start();
      res.end(fault.body ?? '{"error":"no"}');
      return;
    default:
      start();
      res.end(BODIES[fault.kind]());
  }
}
