/** Runs with the trigger of an earlier run. Deliveries at the same time are in exactly-once.test.ts. */
import { describe, expect, it } from '@jest/globals';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import {
  dispatched,
  NO_WAIT,
  withHarness,
  type RunOptions,
  itWithHarness,
} from './with-harness.ts';

describe('a re-run of a command', () => {
  type Case = Readonly<{
    service: ServeOptions;
    inputs?: Readonly<Record<string, string>>;
    first: object;
    again?: Readonly<Record<string, string>>;
    second: object;
  }>;

  it.concurrent.each<[string, Case]>([
    [
      'that timed out waits for the job',
      {
        service: { workMs: 90_000 },
        inputs: { 'timeout-minutes': '1' },
        first: { outcome: 'still-active', reason: 'timed-out' },
        second: { outcome: 'pr-opened', jobId: 'job_0001' },
      },
    ],
    [
      'whose job cannot be read reports what the thread has',
      {
        service: { scenario: 'archived' },
        first: { outcome: 'archived' },
        again: { 'base-url': 'http://127.0.0.1:9' },
        second: { outcome: 'archived' },
      },
    ],
  ])('%s', (_, { service, inputs = {}, first, again = {}, second }) =>
    withHarness({ service }, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      expect((await harness.run(event, { inputs })).outputs).toMatchObject(first);
      const run = await harness.run(event, { inputs: again, runAttempt: 2 });
      expect(run.outputs).toMatchObject({ ...second, jobAction: 'resumed' });
      expect(harness.posts()).toHaveLength(1);
      expect(harness.entries()).toHaveLength(1);
      expect(run.summary).not.toContain('Sent to');
    }),
  );

  it.concurrent.each([
    ['finishes its own', NO_WAIT, 'pr-opened', 'pr-opened'],
    ['does not lose the result of its own', {}, 'never-ends', 'still-active'],
  ] as const)(
    'while its job works on a newer command %s',
    (_, inputs, scenario, outcome) =>
      withHarness({}, async (harness) => {
        const event = harness.addComment(
          `/docs explain the retry [scenario: opens-pull-request]`,
        );
        await harness.run(event, { inputs });
        const scenarioOfSecond =
          scenario === 'pr-opened' ? 'opens-pull-request' : scenario;
        await harness.command(`/docs and also more [scenario: ${scenarioOfSecond}]`, {
          inputs: NO_WAIT,
        });
        const run = await harness.run(event, { runAttempt: 2 });
        expect(run.outputs).toMatchObject({
          outcome,
          jobId: 'job_0001',
          jobAction: 'resumed',
        });
        expect(harness.sent()).toEqual(['new job', 'job_0001']);
        expect(harness.entries()).toMatchObject([
          { isFinished: true, outcome: 'pr-opened' },
          { sent: 'yes', isFinished: false, outcome: 'still-active' },
        ]);
      }),
  );
});

describe('a dispatch', () => {
  const inputs = { prompt: 'Update the docs.', 'issue-number': '1' };

  itWithHarness(
    'with a thread resumes its job in a re-run. Another run submits again',
    {},
    async (harness) => {
      const run = async (options: RunOptions) =>
        (await harness.run(dispatched(), { inputs, ...options })).outputs['jobAction'];
      expect(await run({})).toBe('created');
      expect(await run({ runAttempt: 2 })).toBe('resumed');
      expect(await run({ runId: 77 })).toBe('created');
      expect(harness.posts()).toHaveLength(2);
      expect(harness.entries(1)).toHaveLength(2);
    },
  );

  itWithHarness(
    'with `comment: never` submits nothing in a re-run, because nothing shows the first attempt',
    {},
    async (harness) => {
      const options = { inputs: { prompt: 'x', comment: 'never' } };
      expect((await harness.run(dispatched(), options)).outputs['outcome']).toBe(
        'pr-opened',
      );
      const second = await harness.run(dispatched(), { ...options, runAttempt: 2 });
      expect(second.outputs).toMatchObject({
        outcome: 'unconfirmed',
        reason: '',
      });
      expect(second.exitCode).toBe(1);
      expect(harness.posts()).toHaveLength(1);
    },
  );
});
