/** Servers on the loopback interface, closed after each test. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach } from '@jest/globals';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

export function closeAfterTest({ close }: Readonly<{ close: () => Promise<void> }>): void {
  closers.push(close);
}

/** Starts a server and returns its port. */
export async function startServer(server: Server): Promise<number> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  closeAfterTest({ close });
  return (server.address() as AddressInfo).port;
}

/** Serves a handler and returns its URL. */
export async function serve(handler: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await startServer(createServer(handler))}`;
}
