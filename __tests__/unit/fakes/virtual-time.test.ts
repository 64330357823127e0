import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { listen, type Listening } from '../../../fakes/http-server.ts';
import {
  runAction,
  type CancelPlan,
  type StepResult,
} from '../../../fakes/runner/index.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';
import { removeActions, writeAction } from './fixture-action.ts';

const EVENT = { name: 'schedule', payload: {} };
const START = Date.parse('2026-09-01T12:00:00Z');

let clock: VirtualClock;
let server: Listening | undefined;
beforeEach(() => {
  clock = new VirtualClock(START);
});
afterEach(() => server?.close());
afterAll(removeActions);

/** Runs a script, in an async function, on the virtual clock; it logs what the script returns. */
function runScript(script: string, cancel?: CancelPlan): Promise<StepResult> {
  const main = `(async () => { ${HELPERS} ${script} })().then((value) => console.log(JSON.stringify(value)))`;
  return runAction({
    action: writeAction({ main }),
    event: EVENT,
    clock,
    ...(cancel && { cancel }),
  });
}

/** For the scripts: a sleep, a request that is given up after `limitMs`, and real time spent computing. */
const HELPERS = `
  const http = require('node:http');
  const agent = new http.Agent({ keepAlive: true });
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const get = (url, limitMs = 20e3) =>
    new Promise((resolve) => {
      const request = http.get(url, { agent }, (reply) => reply.resume());
      request.on('error', () => {});
      const limit = setTimeout(() => request.destroy(), limitMs);
      request.on('close', () => { clearTimeout(limit); resolve(); });
    });
  const compute = (ms) => { const end = process.hrtime.bigint() + BigInt(ms) * 1000000n; while (process.hrtime.bigint() < end); };
`;

/** Starts a server that responds to each request after a delay on the clock. Returns its address. */
async function serve(delayMs: number, arrived: string[] = []): Promise<string> {
  server = await listen(async (request, response) => {
    arrived.push(`${request.url} ${(clock.now() - START) / 1000}`);
    await clock.delay(request, delayMs);
    response.end();
  });
  return server.url;
}

it('time does not move during a request, however long the server takes', async () => {
  server = await listen((_, response) => void setTimeout(() => response.end(), 50));
  await runScript(`for (let n = 0; n < 3; n++) await get('${server.url}', 1);`);
  expect(clock.now()).toBe(START);
});

it('time is the same for several processes, one of them slow, and for this one', async () => {
  const arrived: string[] = [];
  const url = await serve(1500, arrived);
  const scripts = [1, 2, 3].map(
    (n) => `
      compute(${n === 1 ? 100 : 0});
      for (let i = 0; i < 3; i++) { await sleep(${n * 1000}); await get('${url}/${n}'); compute(5); }`,
  );
  const sleeper = clock
    .sleep(4000)
    .then(() => arrived.push(`test ${(clock.now() - START) / 1000}`));
  await Promise.all([sleeper, ...scripts.map((script) => runScript(script))]);
  expect(arrived.join(', ')).toBe(
    '/1 1, /2 2, /3 3, /1 3.5, test 4, /2 5.5, /1 6, /3 7.5, /2 9, /3 12',
  );
});

it('time continues when a process is killed in a request', async () => {
  const url = await serve(10_000);
  const killed = {
    at: { afterMs: 4000 },
    signals: [{ signal: 'SIGKILL', afterMs: 0 }],
  } as const;
  const [victim, other] = await Promise.all([
    runScript(`await get('${url}');`, killed),
    runScript(`await sleep(5000); await get('${url}'); return performance.now();`),
  ]);
  expect(victim).toMatchObject({ signal: 'SIGKILL', durationMs: 4000 });
  expect(other).toMatchObject({ rawLog: '15000', durationMs: 15_000 });
});
