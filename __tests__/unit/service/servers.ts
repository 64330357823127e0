import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, jest } from '@jest/globals';
import { afterTurns } from '../../../fakes/event-loop.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Closes a server at the end of the test. */
export function closing<T extends Readonly<{ close: () => Promise<void> }>>(
  server: T,
): T {
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

/** Takes `setTimeout` away from the machine's clock: nothing times out before `endTimeouts`. */
export function fakeTimeouts(): void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
}

/** Ends all pending timeouts, once what has been sent so far has arrived. */
export function endTimeouts(): void {
  afterTurns(() => jest.runOnlyPendingTimers());
}
