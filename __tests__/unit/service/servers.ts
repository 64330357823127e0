<<<<<<< HEAD
/** Servers on the loopback interface, closed after each test. */
import { createServer, type RequestListener } from 'node:http';
=======
>>>>>>> reducetests
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach } from '@jest/globals';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

<<<<<<< HEAD
export function closeAfterTest({ close }: Readonly<{ close: () => Promise<void> }>): void {
  closers.push(close);
}

/** Starts a server and returns its port. */
export async function startServer(server: Server): Promise<number> {
=======
/** Closes a server at the end of the test. */
export function closing<T extends Readonly<{ close: () => Promise<void> }>>(server: T): T {
  closers.push(server.close);
  return server;
}

/** Lets a server listen on a free port of the loopback interface, which is returned, until the end of the test. */
export function listenOn(server: Server): Promise<number> {
>>>>>>> reducetests
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
  });
<<<<<<< HEAD
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
=======
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
>>>>>>> reducetests
}
