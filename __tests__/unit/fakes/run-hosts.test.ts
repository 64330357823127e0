import { afterAll, expect, it } from '@jest/globals';
import { runAction, type RunResult } from '../../../fakes/runner/index.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';
import { removeActions, writeAction } from './fixture-action.ts';

afterAll(removeActions);

const clock = new VirtualClock();

/** Runs a script in a process that may carry out others before and after it. */
function runScript(
  main: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  const action = writeAction({ main });
  const event = { name: 'schedule', payload: {} };
  return runAction({ action, event, env, clock, isHosted: true });
}

const idOf = async (): Promise<string> =>
  (await runScript('console.log(process.pid)')).rawLog;

it('nothing is left of a run: variables, folder, exit code, listeners and timers', async () => {
  const left = await runScript(
    `process.env.LEFT = 'x'; process.exitCode = 3; process.on('SIGINT', () => {});
    setTimeout(() => console.log('late'), 1000).unref(); console.log(process.pid);`,
    { GIVEN: 'x' },
  );
  const next = await runScript(
    `setTimeout(() => console.log(JSON.stringify(
      [process.pid, process.env.LEFT, process.env.GIVEN, process.listenerCount('SIGINT'),
        process.cwd() === require('node:fs').realpathSync(process.env.GITHUB_WORKSPACE)])), 2000)`,
  );
  expect(left).toMatchObject({ exitCode: 3, durationMs: 0 });
  expect(next).toMatchObject({ exitCode: 0, durationMs: 2000 });
  // The same process has carried out both.
  expect(left.rawLog).toMatch(/^\d+$/);
  expect(JSON.parse(next.rawLog)).toEqual([Number(left.rawLog), null, null, 0, true]);
});

it('a run that throws fails, and the next one has another process', async () => {
  const before = await idOf();
  expect(await idOf()).toBe(before);
  const thrown = await runScript("throw new Error('broken')");
  expect(thrown.exitCode).toBe(1);
  expect(thrown.rawLog).toContain('Error: broken');
  const after = await idOf();
  expect(after).not.toBe(before);
});
