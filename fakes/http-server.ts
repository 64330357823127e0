import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { machineClock, type ServerClock } from './clock.ts';

/** Serves a handler on the loopback interface; `close` ends open connections too and may be called again. */
export async function listen(
  handler: RequestListener,
  { port = 0, clock = machineClock }: Readonly<{ port?: number; clock?: ServerClock }> = {},
): Promise<Readonly<{ url: string; close: () => Promise<void> }>> {
  const server = createServer(handler);
  clock.watch(server);
  // A client may take its time between two requests.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The body as text. Rejects if the client goes away before its end. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
