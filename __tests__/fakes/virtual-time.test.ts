import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runAction, type CancelPlan, type StepResult } from '../../fakes/runner/index.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { removeActions, writeAction } from './fixture-action.ts';

const EVENT = { name: 'schedule', payload: {} };
const START = Date.parse('2026-09-01T12:00:00Z');

let clock: VirtualClock;
let server: Server | undefined;
beforeEach(() => {
  clock = new VirtualClock(START);
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});
afterAll(removeActions);

/** Runs a script, in an async function, on the virtual clock. */
function runScript(script: string, cancel?: CancelPlan): Promise<StepResult> {
  const action = writeAction({
    main: `(async () => { ${HELPERS} ${script} })().then((value) => console.log(JSON.stringify(value)))`,
  });
  return runAction({ action, event: EVENT, clock, ...(cancel && { cancel }) });
}

/** The value that a script returns. */
async function valueOf(script: string): Promise<unknown> {
  return JSON.parse((await runScript(script)).rawLog);
}

/** For the scripts: a sleep, a request that is given up after `limitMs`, and real time spent computing. */
const HELPERS = `
  const http = require('node:http');
  const agent = new http.Agent({ keepAlive: true });
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const get = (port, { limitMs = 20e3, path = '/' } = {}) =>
    new Promise((resolve) => {
      const request = http.get({ port, path, host: '127.0.0.1', agent }, (reply) => reply.resume());
      request.on('error', () => {});
      const limit = setTimeout(() => request.destroy(), limitMs);
      request.on('close', () => { clearTimeout(limit); resolve(); });
    });
  const compute = (ms) => { const end = process.hrtime.bigint() + BigInt(ms) * 1000000n; while (process.hrtime.bigint() < end); };
`;

/** Starts a server on the clock; returns its port. */
async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  server = createServer(handler);
  clock.watch(server);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('virtual time in a process', () => {
  it('passes an hour at once, on every clock', async () => {
    const value = await valueOf(`
      const before = [performance.now(), Date.now(), new Date()];
      await sleep(3600e3);
      return [performance.now() - before[0], Date.now() - before[1], new Date() - before[2], Date.now()];`);
    expect(value).toEqual([3_600_000, 3_600_000, 3_600_000, START + 3_600_000]);
    expect(clock.now()).toBe(START + 3_600_000);
  });

  it('fires timers in order, each when it is due, and cleared ones never', async () => {
    const value = await valueOf(`
      const start = performance.now();
      const seen = [];
      const see = (name) => seen.push(name + '@' + (performance.now() - start) / 1000);
      setTimeout(see, 20e3, 'late');
      setTimeout(see, 10e3, 'early');
      clearTimeout(setTimeout(see, 15e3, 'cleared'));
      let beats = 0;
      const interval = setInterval(() => { see('beat'); if (++beats === 3) clearInterval(interval); }, 8e3);
      await sleep(30e3);
      see('end');
      return seen;`);
    expect(value).toEqual(['beat@8', 'early@10', 'beat@16', 'late@20', 'beat@24', 'end@30']);
  });
});

describe('virtual time during a request', () => {
  it('does not move until the server answers, however long that takes', async () => {
    const port = await serve((_, response) => void setTimeout(() => response.end(), 50));
    await runScript(`for (let n = 0; n < 3; n++) await get(${port}, { limitMs: 1 });`);
    expect(clock.now()).toBe(START);
  });

  it('moves by the delay that the server asks for', async () => {
    const port = await serve((request, response) => {
      void clock.delay(request, 3000).then(() => response.end());
    });
    await runScript(`for (let n = 0; n < 3; n++) { await get(${port}); await sleep(1000); }`);
    expect(clock.now()).toBe(START + 12_000);
  });
});

describe('virtual time of several processes', () => {
  it('is the same for all, and for this one', async () => {
    const arrived: string[] = [];
    const port = await serve((request, response) => {
      arrived.push(`${request.url} ${(clock.now() - START) / 1000}`);
      void clock.delay(request, 1500).then(() => response.end());
    });
    // The first is slow: it computes for 100 ms before it begins.
    const scripts = [1, 2, 3].map(
      (n) => `
        compute(${n === 1 ? 100 : 0});
        for (let i = 0; i < 3; i++) { await sleep(${n * 1000}); await get(${port}, { path: '/${n}' }); compute(5); }`,
    );
    const runs = scripts.map((script) => runScript(script));
    const sleeper = clock.sleep(4000).then(() => arrived.push(`test ${(clock.now() - START) / 1000}`));
    await Promise.all([sleeper, ...runs]);
    expect(arrived).toEqual([
      '/1 1',
      '/2 2',
      '/3 3',
      '/1 3.5',
      'test 4',
      '/2 5.5',
      '/1 6',
      '/3 7.5',
      '/2 9',
      '/3 12',
    ]);
  });

  it('goes on when one of them is killed in a request', async () => {
    const port = await serve((request, response) => {
      void clock.delay(request, 10_000).then(() => response.end());
    });
    const killed = { at: { afterMs: 4000 }, signals: [{ signal: 'SIGKILL', afterMs: 0 }] } as const;
    const [victim, other] = await Promise.all([
      runScript(`await get(${port});`, killed),
      runScript(`await sleep(5000); await get(${port}); return performance.now();`),
    ]);
    expect(victim).toMatchObject({ signal: 'SIGKILL', durationMs: 4000 });
    expect(other).toMatchObject({ rawLog: '15000', durationMs: 15_000 });
  });
});
