import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach } from '@jest/globals';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Closes a server at the end of the test. */
export function closing<T extends Readonly<{ close: () => Promise<void> }>>(server: T): T {
  closers.push(server.close);
  return server;
}

/** Lets a server listen on a free port of the loopback interface, which is returned, until the end of the test. */
export function listenOn(server: Server): Promise<number> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
  });
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
}
