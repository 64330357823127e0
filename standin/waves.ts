/**
 * Round trips in a row, counted: servers before other servers that hold every request until the client is quiet, and then let
 * all of them through at once. What goes side by side is in one wave, what waits for an answer in a later one.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A client is quiet when so long nothing more came, in milliseconds; much longer than it takes from one line to the next. */
const QUIET_MS = 80;

export type Waves = Readonly<{
  /** An address that stands for another one. */
  before: (url: string) => Promise<string>;
  /** `GET /path` of all requests, wave by wave, sorted within each. */
  seen: () => readonly (readonly string[])[];
  close: () => Promise<void>;
}>;

export function startWaves(): Waves {
  const waves: string[][] = [];
  const servers: ReturnType<typeof createServer>[] = [];
  let held: (() => void)[] = [];
  let quiet: NodeJS.Timeout | undefined;

  const hold = (what: string, pass: () => void): void => {
    if (held.length === 0) waves.push([]);
    waves.at(-1)?.push(what);
    held.push(pass);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const all = held;
      held = [];
      for (const each of all) each();
    }, QUIET_MS);
  };

  return {
    async before(url) {
      const server = createServer((incoming, response) =>
        hold(`${incoming.method} ${incoming.url?.split('?')[0]}`, () => forward(url, incoming, response)),
      );
      servers.push(server);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    seen: () => waves.map((wave) => wave.toSorted()),
    async close() {
      clearTimeout(quiet);
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((closed) => {
              server.close(() => closed());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}

function forward(url: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const onward = request(`${url}${incoming.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
