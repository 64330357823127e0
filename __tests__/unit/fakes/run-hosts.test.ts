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

it('a process carries out one run after the other', async () => {
  const first = await idOf();
  expect(await idOf()).toBe(first);
});

it('runs at the same time have different processes', async () => {
  const [first, second] = await Promise.all([idOf(), idOf()]);
  expect(first).not.toBe(second);
});

it('nothing is left of a run: variables, folder, exit code, listeners and timers', async () => {
  const left = await runScript(
    `process.env.LEFT = 'x'; process.exitCode = 3; process.on('SIGINT', () => {});
    setTimeout(() => console.log('late'), 1000).unref();`,
    { GIVEN: 'x' },
  );
  const next = await runScript(
    `setTimeout(() => console.log(JSON.stringify(
      [process.env.LEFT, process.env.GIVEN, process.listenerCount('SIGINT'), process.cwd() === process.env.GITHUB_WORKSPACE])), 2000)`,
  );
  expect(left).toMatchObject({ exitCode: 3, rawLog: '', durationMs: 0 });
  expect(next).toMatchObject({ exitCode: 0, durationMs: 2000 });
  expect(JSON.parse(next.rawLog)).toEqual([null, null, 0, true]);
});

it.each([
  ['that has no end', "process.stdout.write('a line')", 'a line', 0],
  ['before an exit', "console.log('a line'); process.exit(4)", 'a line', 4],
])('the last line is kept: one %s', async (_, script, line, exitCode) => {
  expect(await runScript(script)).toMatchObject({ rawLog: line, exitCode });
});

it('a run that throws fails, and the next one has another process', async () => {
  const before = await idOf();
  const thrown = await runScript("throw new Error('broken')");
  expect(thrown.exitCode).toBe(1);
  expect(thrown.rawLog).toContain('Error: broken');
  const after = await idOf();
  expect(after).not.toBe(before);
});
