import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runAction } from '../../standin/runner/index.ts';
import { removeActions, writeAction } from './fixture-action.ts';

const EVENT = { name: 'schedule', payload: {} };

afterAll(removeActions);

/** Runs a script, in an async function, with fast time; returns what it printed as JSON, and the real duration. */
async function runFast(script: string, timeScale = 100_000): Promise<{ told: unknown; durationMs: number }> {
  const action = writeAction({
    main: `(async () => { ${script} })().then((told) => console.log(JSON.stringify(told)))`,
  });
  const { rawLog, durationMs } = await runAction({ action, event: EVENT, timeScale });
  return { told: JSON.parse(rawLog), durationMs };
}

describe('fast time', () => {
  it('lets an hour pass in a moment, on every clock alike', async () => {
    const { told, durationMs } = await runFast(`
      const before = [performance.now(), Date.now(), process.hrtime.bigint(), process.hrtime(), new Date()];
      await new Promise((resolve) => setTimeout(resolve, 3600e3));
      return [
        performance.now() - before[0],
        Date.now() - before[1],
        Number(process.hrtime.bigint() - before[2]) / 1e6,
        process.hrtime(before[3])[0] * 1000,
        new Date() - before[4],
      ].map((ms) => Math.round(ms / 1000));`);
    expect(told).toEqual([3600, 3600, 3600, 3600, 3600]);
    expect(durationMs).toBeLessThan(2000);
  });

  it('keeps the pace it was given', async () => {
    // process.uptime() is left alone: seconds of real time.
    const { told } = await runFast(
      `const start = process.uptime();
      await new Promise((resolve) => setTimeout(resolve, 4e3));
      return process.uptime() - start;`,
      100,
    );
    expect(told).toBeGreaterThan(0.035);
    expect(told).toBeLessThan(2);
  });

  it('fires timers in order, each when it is due, and those that were cleared never', async () => {
    const { told } = await runFast(`
      const start = performance.now();
      const seen = [];
      const see = (name) => seen.push(name + '@' + Math.round((performance.now() - start) / 1000));
      setTimeout(see, 20e3, 'late');
      setTimeout(see, 10e3, 'early');
      clearTimeout(setTimeout(see, 15e3, 'cleared'));
      clearTimeout(+setTimeout(see, 15e3, 'cleared by number'));
      let beats = 0;
      const interval = setInterval(() => { see('beat'); if (++beats === 3) clearInterval(interval); }, 8e3);
      await require('node:timers/promises').setTimeout(30e3);
      await require('node:util').promisify(setTimeout)(30e3);
      see('end');
      return seen;`);
    expect(told).toEqual(['beat@8', 'early@10', 'beat@16', 'late@20', 'beat@24', 'end@60']);
  });

  it('is not held open by timers that were let go', async () => {
    const { told, durationMs } = await runFast(`setTimeout(() => {}, 2e9).unref(); return 'over';`, 2);
    expect(told).toBe('over');
    expect(durationMs).toBeLessThan(5000);
  });

  it("makes a delay above Node's limit 1 ms, as Node does", async () => {
    const { told } = await runFast(`
      const start = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 2 ** 31));
      return performance.now() - start < 1000;`);
    expect(told).toBe(true);
  });

  it('gives an exchange its real time, so that a short one never oversteps a limit', async () => {
    const server = createServer((_, reply) => void setTimeout(() => reply.end('late'), 30));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { told } = await runFast(`
      const http = require('node:http');
      const agent = new http.Agent({ keepAlive: true });
      const exchanges = [];
      let pauses = 0;
      for (let index = 0; index < 3; index++) {
        const start = performance.now();
        await new Promise((resolve, reject) => {
          const request = http.get({ port: ${port}, host: '127.0.0.1', agent }, (reply) => {
            reply.resume().on('end', resolve);
          });
          request.on('error', reject);
          const limit = setTimeout(() => request.destroy(new Error('over the limit')), 20e3);
          request.on('close', () => clearTimeout(limit));
        });
        exchanges.push(performance.now() - start);
        const pause = process.uptime();
        await new Promise((resolve) => setTimeout(resolve, 30e3));
        pauses += process.uptime() - pause;
      }
      agent.destroy();
      return { longest: Math.max(...exchanges), shortest: Math.min(...exchanges), pauses };`).finally(() => {
      server.close();
      server.closeAllConnections();
    });
    const { longest, shortest, pauses } = told as Record<string, number>;
    expect(shortest).toBeGreaterThan(25);
    expect(longest).toBeLessThan(1000);
    // An idle connection that is kept open is no exchange: three pauses of 30 s are over in a moment.
    expect(pauses).toBeLessThan(0.25);
  });

  it('ends a wait for a server that never answers', async () => {
    const { told, durationMs } = await runFast(`
      const http = require('node:http');
      const server = http.createServer(() => {});
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
      const start = performance.now();
      const code = await new Promise((resolve) => {
        http.get({ port: server.address().port, host: '127.0.0.1', signal: AbortSignal.timeout(20e3) }).on('error', (error) => resolve(error.code));
        setTimeout(() => {}, 25e3);
      });
      server.closeAllConnections();
      server.close();
      return [code, Math.round((performance.now() - start) / 1000)];`);
    expect(told).toEqual(['ABORT_ERR', 20]);
    expect(durationMs).toBeLessThan(3000);
  });

  it('scales the pause before SIGTERM too', async () => {
    const action = writeAction({
      main: `process.on('SIGINT', () => {}); setTimeout(() => {}, 2e9); console.log('waiting');`,
    });
    const result = await runAction({
      action,
      event: EVENT,
      timeScale: 20,
      cancel: { at: { onLine: /waiting/ } },
    });
    expect(result.signal).toBe('SIGTERM');
    expect(result.durationMs).toBeLessThan(3000);
  });
});
