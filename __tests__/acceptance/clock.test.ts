/** Runners whose clock is wrong: what a thread remembers does not depend on them. */
import { expect, it } from '@jest/globals';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { CREATE, MESSAGE, NO_WAIT, withHarness } from './with-harness.ts';

const DAY = 86_400_000;
const clockOffBy = (ms: number) => ({ CLOCK_OFFSET: String(ms) });

it.concurrent.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a command, its re-run and the next command, on a runner that is %s', (_, offset) =>
  withHarness({}, async (harness) => {
    const event = harness.addComment('/docs explain retry');
    const first = await harness.run(event, { inputs: NO_WAIT, env: clockOffBy(offset) });
    expect(first.outputs).toMatchObject({ outcome: 'still-active', jobAction: 'created' });
    for (const env of [clockOffBy(offset), clockOffBy(0)]) {
      const again = await harness.run(event, { runAttempt: 2, env });
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    }
    await harness.command('/docs also an example', { env: clockOffBy(0) });
    await harness.command('/docs and a list', { env: clockOffBy(offset) });
    expect(harness.posts()).toEqual([CREATE, MESSAGE, MESSAGE]);
  }),
);

it.concurrent('a sweep on a runner that is a day behind finishes a job', () =>
  withHarness({}, async (harness) => {
    await harness.command('/docs explain retry', { inputs: NO_WAIT });
    await harness.clock.sleep(30);
    const { outputs } = await harness.run(scheduleEvent(), {
      action: 'sweep/action.yml',
      inputs: { 'project-id': '' },
      env: clockOffBy(-DAY),
    });
    expect(outputs).toMatchObject({ checked: '1', finished: '1' });
  }),
);

it.concurrent('two deliveries at once, on runners whose clocks differ by a day', () =>
  withHarness({}, async (harness) => {
    const event = harness.addComment('/docs explain retry', { on: 'review' });
    const deliver = (runId: number, offset: number) =>
      harness.run(event, { runId, inputs: NO_WAIT, env: clockOffBy(offset) });
    await Promise.all([deliver(101, DAY), deliver(102, 0)]);
    expect(harness.posts()).toEqual([CREATE]);
  }),
);
