/** A server that misbehaves on purpose: what networks, proxies and tired servers do to a client. */
import type { ServerResponse } from 'node:http';
import { afterTurns } from './event-loop.ts';
import { listen, readRequest, type Listening, type PlainRequest } from './http-server.ts';

/** Head of the answers whose body is what goes wrong; 200 unless told. */
type Head = { status?: number; headers?: Record<string, string> };

/** What can be done to one request. */
export type EndpointFault = Readonly<
  | { kind: 'reset-before-headers' | 'stalled-headers' | 'not-http' }
  | ({ kind: 'reset-in-body' | 'stalled-body' | 'huge-body' | 'html' | 'cut-json' } & Head)
  | ({ kind: 'empty-body' | 'wrong-shape' } & Head)
  | ({ kind: 'drip-fed-body'; everyMs?: number } & Head)
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'redirect'; to: string; status?: number }
>;

/** What can be done to a whole server: `refused` leaves nobody behind the port. */
export type ServerFault = EndpointFault | Readonly<{ kind: 'refused' }>;

type FaultServer = Listening & Readonly<{ requests: PlainRequest[] }>;

/** One mebibyte more than the client is ready to read. */
const HUGE = 11 * 1024 * 1024;
let hugeBody: Buffer | undefined;

/**
 * Starts a server on a free loopback port that does `fault` to every request and remembers the requests. `onStall`: see
 * `performFault`.
 */
export async function startFaultServer(fault: ServerFault, onStall?: () => void): Promise<FaultServer> {
  const requests: PlainRequest[] = [];
  const { url, close } = await listen(async (req, res) => {
    // Each of these faults hits a request that has arrived whole.
    requests.push(await readRequest(req));
    if (fault.kind !== 'refused') performFault(fault, res, onStall);
  });
  if (fault.kind !== 'refused') return { url, requests, close };
  await close();
  return { url, requests, close: async () => {} };
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
  const start = (headers: Record<string, string> = {}): void => {
    const { status = 200, headers: own = {} }: Head = fault as Head;
    res.writeHead(status, { 'content-type': 'application/json', ...headers, ...own });
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
      const drip = setInterval(() => res.write(' '), fault.everyMs ?? 5);
      res.on('close', () => clearInterval(drip));
      return;
    }
    case 'huge-body':
      start();
      hugeBody ??= Buffer.from(`"${'a'.repeat(HUGE)}"`);
      res.end(hugeBody);
      return;
    case 'html':
      start({ 'content-type': 'text/html; charset=utf-8' });
      res.end('<!doctype html><title>Sign in</title>');
      return;
    case 'cut-json':
      start();
      res.end('{"id":"job_1","status":"act');
      return;
    case 'empty-body':
      start();
      res.end();
      return;
    case 'wrong-shape':
      start();
      res.end('["job_1","active"]');
      return;
    case 'status':
      start();
      res.end(fault.body ?? '{"error":"no"}');
      return;
    case 'redirect':
      res.writeHead(fault.status ?? 307, { location: fault.to });
      res.end();
      return;
    default:
      throw new Error('unknown fault');
  }
}
