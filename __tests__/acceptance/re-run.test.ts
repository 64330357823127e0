/** Runs with the cause of an earlier run. Deliveries at the same time are in exactly-once.test.ts. */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread } from '../../fakes/events.ts';
import { makeThread } from '../../fakes/github/index.ts';
import { inRepository, publishedPayload, scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { DOCS, DOCS_PULL, OWN_DOCS } from '../support/docs-pull-request.ts';
import {
  dispatched,
  NO_WAIT,
  withHarness,
  type Harness,
  type HarnessOptions,
  type RunOptions,
  itWithHarness,
} from './with-harness.ts';

itWithHarness(
  'the comment of an event that no run waits for names the re-run, which finds the result',
  { github: { threads: [mergedThread()] }, service: { workMs: 60_000 } },
  async (harness) => {
    const event = merged('pull_request');
    await harness.run(event, { inputs: NO_WAIT });
    expect(harness.shown()).toMatch(/^Re-run the \[workflow run\]\(\S+\) to look/m);
    expect(harness.shown()).not.toMatch(/sweep|`\/docs/);
    await harness.clock.sleep(90_000);
    const again = await harness.run(event, { inputs: NO_WAIT, runAttempt: 2 });
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    expect(harness.shown()).toMatch(/^### ✅ Docs PR opened/);
    expect(harness.posts()).toHaveLength(1);
  },
);

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
        inputs: { 'wait-minutes': '1' },
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
  const inputs = { prompt: 'Update the docs.', comment: '1' };

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
    'with `comment: none` submits nothing in a re-run, because nothing shows the first attempt',
    {},
    async (harness) => {
      const options = { inputs: { prompt: 'x', comment: 'none' } };
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

describe('a dispatch of another run for a subject that was requested', () => {
  const SUBJECT = { subject: 'pull-request:2' };
  const OWN_PROMPT = { prompt: 'Explain it.' };
  const REFINE = /`\/docs …`/;
  const WITHOUT_SUBJECT = /without `subject`/;
  type Row = Readonly<{
    title: string;
    scenario?: NonNullable<HarnessOptions['service']>['scenario'];
    /** The docs pull request after the request has ended; unreadable if it is in another repository. */
    docs: 'open' | 'merged' | 'none' | 'unreadable';
    says: readonly RegExp[];
    saysNot: readonly RegExp[];
  }>;
  const OPEN: Row = {
    title: 'an open docs pull request',
    docs: 'open',
    says: [REFINE],
    saysNot: [WITHOUT_SUBJECT],
  };
  const NONE: Row = {
    title: 'no docs pull request',
    scenario: 'no-pr',
    docs: 'none',
    says: [WITHOUT_SUBJECT],
    saysNot: [REFINE],
  };
  const ROWS: readonly Row[] = [
    OPEN,
    {
      title: 'a merged docs pull request',
      docs: 'merged',
      says: [WITHOUT_SUBJECT],
      saysNot: [REFINE],
    },
    {
      title: 'a docs pull request that cannot be read',
      docs: 'unreadable',
      says: [REFINE, WITHOUT_SUBJECT],
      saysNot: [],
    },
    NONE,
    {
      title: 'an archived job',
      scenario: 'archived',
      docs: 'none',
      says: [WITHOUT_SUBJECT],
      saysNot: [REFINE],
    },
  ];

  /** Plays the first dispatch of a row, and then what has become of its docs pull request. */
  async function playFirst(
    {
      docs,
      scenario = 'opens-pull-request',
      inputs = {},
    }: Pick<Row, 'docs' | 'scenario'> & Pick<RunOptions, 'inputs'>,
    test: (harness: Harness, first: RunResult, link: string) => Promise<void>,
  ): Promise<void> {
    const threads = [mergedThread(), DOCS_PULL];
    const service = docs === 'unreadable' ? {} : OWN_DOCS;
    await withHarness(
      { github: { threads }, service: { ...service, scenario } },
      async (harness) => {
        const first = await harness.run(dispatched(), {
          runId: 101,
          inputs: { ...SUBJECT, ...inputs },
        });
        if (docs === 'merged') {
          const merged = {
            number: DOCS,
            state: 'closed',
            pull: { merged: true },
          } as const;
          harness.github.state.threads.set(DOCS, makeThread(merged));
        }
        await test(harness, first, first.outputs['prLink'] ?? '');
      },
    );
  }

  /** Expects that a run names the earlier request, and how to continue. */
  function expectEarlier(run: RunResult, first: RunResult, link: string, row: Row): void {
    const message = run.outputs['message'] ?? '';
    const commentUrl = first.outputs['commentUrl'] ?? 'none';
    expect(message).toContain('PR #2 was requested before');
    expect(message).toContain(`\`${commentUrl}\``);
    expect(message).toContain(link);
    expect(message).not.toMatch(/Docs PR opened|comment-tag/);
    for (const each of row.says) expect(message).toMatch(each);
    for (const each of row.saysNot) expect(message).not.toMatch(each);
    expect(run.summary).toContain(`](${commentUrl})`);
  }

  it.concurrent.each(ROWS)('with the same prompt, after $title', (row) =>
    playFirst(row, async (harness, first, link) => {
      const shown = harness.statusComment().body;
      const run = await harness.run(dispatched(), { runId: 102, inputs: SUBJECT });
      expect(run.outputs).toEqual({
        ...first.outputs,
        message: expect.any(String),
        jobAction: 'resumed',
        waitedSeconds: '0',
      });
      expect(run.exitCode).toBe(first.exitCode);
      expectEarlier(run, first, link, row);
      expect(harness.statusComment().body).toBe(shown);
      expect(harness.posts()).toHaveLength(1);
    }),
  );

  it.concurrent.each([OPEN, NONE])('with another prompt, after $title', (row) =>
    playFirst(row, async (harness, first, link) => {
      const shown = harness.statusComment().body;
      const inputs = { ...SUBJECT, ...OWN_PROMPT };
      const run = await harness.run(dispatched(), { runId: 102, inputs });
      expect(run.outputs).toMatchObject({
        outcome: 'misconfigured',
        reason: 'invalid-input',
        jobAction: 'none',
      });
      expect(run.exitCode).toBe(1);
      expectEarlier(run, first, link, row);
      expect(harness.statusComment().body).toBe(shown);
      expect(harness.posts()).toHaveLength(1);
    }),
  );

  it.concurrent.each(['Explain it.', 'Shorten it.'])(
    'names the job of `job-id`, which got nothing: after "Explain it.", %s',
    (prompt) =>
      playFirst({ docs: 'open', inputs: OWN_PROMPT }, async (harness) => {
        const inputs = { ...SUBJECT, prompt, 'job-id': 'job_0815' };
        const run = await harness.run(dispatched(), { runId: 102, inputs });
        expect(run.outputs['message']).toContain('job `job_0815` got nothing');
        expect(run.summary).toContain('job `job_0815` got nothing');
        expect(harness.posts()).toHaveLength(1);
      }),
  );

  const other = { ...SUBJECT, ...OWN_PROMPT };
  it.concurrent.each<[string, EventOfRun, RunOptions]>([
    ['a re-run', dispatched(), { runId: 101, runAttempt: 2 }],
    ['a second use in the same run', dispatched(), { runId: 101 }],
    ['a schedule', scheduleEvent(), { runId: 102 }],
    [
      'a dispatch of the repository',
      {
        name: 'repository_dispatch',
        payload: inRepository(
          publishedPayload('repository_dispatch'),
          'Codertocat/Hello-World',
        ),
      },
      { runId: 102 },
    ],
  ])('changes nothing for %s', (_, event, options) =>
    playFirst({ docs: 'open' }, async (harness, first) => {
      const refused = await harness.run(event, { ...options, inputs: other });
      expect(refused.outputs).toMatchObject({ outcome: 'misconfigured' });
      expect(refused.outputs['message']).toContain('`comment-tag`');
      const resumed = await harness.run(event, { ...options, inputs: SUBJECT });
      expect(resumed.outputs).toMatchObject({
        message: first.outputs['message'],
        jobAction: 'resumed',
      });
      expect(harness.posts()).toHaveLength(1);
    }),
  );

  itWithHarness(
    'changes nothing while the job of the request is active',
    { github: { threads: [mergedThread()] } },
    async (harness) => {
      const inputs = { ...SUBJECT, ...NO_WAIT };
      await harness.run(dispatched(), { runId: 101, inputs });
      const refused = await harness.run(dispatched(), { runId: 102, inputs: other });
      expect(refused.outputs['message']).toContain('`comment-tag`');
      const run = await harness.run(dispatched(), { runId: 103, inputs: SUBJECT });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
      expect(run.outputs['message']).toMatch(/^Docs PR opened/);
      expect(harness.posts()).toHaveLength(1);
    },
  );
});
