import { describe, expect, it } from '@jest/globals';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { createMoment, silenceAt } from '../support/interceptions.ts';
import { REPOSITORY } from '../support/docs-pull-request.ts';
import { cancelAt, withHarness } from './with-harness.ts';

const whenCreated = { onLine: /Created job/ };

const busy: ServeOptions = { workMs: 60_000 };
const fast: ServeOptions = { scenario: 'finishes-at-once' };

/** Time from the creation of the status comment until the request is sent. */
const WAIT_MS = 5000;

describe('a run that is cancelled while it waits for the job', () => {
  it.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s ends soon and reports the job',
    (signal) =>
      withHarness({ service: busy }, async (harness) => {
        const event = harness.addComment('/docs explain the retry');
        const run = await harness.run(event, cancelAt(whenCreated, signal));
        expect(run.outputs).toMatchObject({
          outcome: 'cancelled',
          jobId: 'job_0001',
          status: 'active',
        });
        expect(run.durationMs).toBeLessThan(WAIT_MS + 5000);
        expect(run.summary).toMatch(/^### ⏹️/);
        expect(harness.shown()).toMatch(/^### ⏹️[^]*`job_0001`/);
        harness.service.change({ workMs: 10 });
        const again = await harness.run(event, { runAttempt: 2 });
        expect(again.outputs).toMatchObject({
          outcome: 'pr-opened',
          jobId: 'job_0001',
          jobAction: 'resumed',
        });
        expect(harness.shown()).toMatch(/^### ✅/);
        expect(harness.posts()).toHaveLength(1);
      }),
  );
});

it.concurrent(
  'a run whose comment was deleted before it is cancelled reports the job',
  () =>
    withHarness({ service: busy }, async (harness) => {
      const { once, reach } = createMoment();
      const event = harness.addComment('/docs explain the retry');
      const running = harness.run(event, cancelAt({ once }, 'SIGINT'));
      while (!harness.shown().includes('job_0001')) await harness.clock.sleep(1000);
      for (const { id } of harness.statusComments()) {
        harness.github.state.comments.delete(id);
      }
      reach();
      expect((await running).outputs).toMatchObject({
        outcome: 'cancelled',
        jobId: 'job_0001',
      });
    }),
);

describe('the post step does nothing', () => {
  it.concurrent.each([
    ['if the run is cancelled before it begins', cancelAt({ afterMs: 0 }, 'SIGINT'), 0],
    ['after a run that has ended', {}, 1],
  ] as const)('%s', (_, cancelled, posts) =>
    withHarness({ service: fast }, async (harness) => {
      const run = await harness.command('/docs explain the retry', {
        post: true,
        isHosted: false,
        ...cancelled,
      });
      expect(harness.posts()).toHaveLength(posts);
      expect(run.post).toMatchObject({
        exitCode: 0,
        log: '',
        outputs: {},
        summary: '',
        state: {},
      });
    }),
  );
});

describe('a run that is cancelled before it submits says so', () => {
  it.concurrent('although only the post step can write it', () => {
    let updates = 0;
    const intercept = ({ operation }: { operation: string | undefined }) => {
      if (operation === 'issues/update-comment') updates += 1;
      return updates === 2 ? { status: 502, body: {} } : undefined;
    };
    // Each answer takes 1 s, and a claim 5 s: the state is being bound from 8 s to 9 s.
    const github = { latencyMs: 1000, intercept };
    return withHarness({ github, service: fast }, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const run = await harness.run(event, cancelAt({ afterMs: 8500 }, 'SIGINT'));
      expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: '' });
      expect(harness.shown()).toMatch(/^### ⏹️/);
      expect(harness.posts()).toEqual([]);
    });
  });
});

it.concurrent(
  'a run that is cancelled while its request is under way keeps the job id',
  () => {
    const { once, reach } = createMoment();
    return withHarness(
      { service: { ...busy, latencyMs: 300, intercept: reach } },
      async (harness) => {
        const cancelled = cancelAt({ once }, 'SIGINT');
        const run = await harness.command('/docs explain the retry', cancelled);
        expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: 'job_0001' });
        expect(harness.shown()).toContain('`job_0001`');
        expect(harness.posts()).toHaveLength(1);
      },
    );
  },
);

it.concurrent(
  'a run that is killed while its request is under way is unconfirmed',
  () => {
    const { once, reach } = createMoment();
    return withHarness(
      { service: { ...busy, latencyMs: 300, intercept: reach } },
      async (harness) => {
        const event = harness.addComment('/docs explain the retry');
        await harness.run(event, { ...cancelAt({ once }), isHosted: false });
        expect(harness.entries()).toMatchObject([{ outcome: 'unconfirmed', reason: '' }]);
        const again = await harness.run(event, { runAttempt: 2 });
        expect(again.outputs).toMatchObject({
          outcome: 'unconfirmed',
          reason: '',
        });
        expect(harness.posts()).toHaveLength(1);
      },
    );
  },
);

it.concurrent(
  'a run that is killed before its pull request has the label leaves that to the post step',
  () => {
    const { once, intercept } = silenceAt('issues/add-labels');
    const threads = [
      { number: 2, pull: {} },
      { number: 7, pull: {}, author: 'mintlify[bot]' },
    ];
    const options = {
      service: { ...fast, repository: REPOSITORY },
      github: { intercept, threads },
    };
    return withHarness(options, async (harness) => {
      await harness.command('/docs explain the retry', {
        inputs: { 'pr-labels': 'docs' },
        ...cancelAt({ once }),
      });
      expect(harness.github.state.threads.get(7)?.labels).toEqual(['docs']);
    });
  },
);

describe('a run that is cancelled while its last update of the comment hangs', () => {
  it.concurrent('has set its outputs, and the post step finishes the comment', () => {
    const { once, intercept } = silenceAt('issues/update-comment', { nth: 2 });
    return withHarness({ service: fast, github: { intercept } }, async (harness) => {
      const run = await harness.command(
        '/docs explain the retry',
        cancelAt({ once }, 'SIGINT'),
      );
      expect(run.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobId: 'job_0001',
        prLink: expect.stringContaining('/pull/'),
      });
      expect(run.durationMs).toBeLessThan(WAIT_MS + 5000);
      expect(harness.shown()).toMatch(/^### ✅/);
      expect(run.post?.exitCode).toBe(0);
    });
  });

  it.concurrent('twice exits at once, and the post step finishes the comment', () => {
    const { once, intercept } = silenceAt('issues/update-comment', { nth: 3 });
    return withHarness({ service: busy, github: { intercept } }, async (harness) => {
      const signals = [
        { signal: 'SIGINT', afterMs: 0 },
        { signal: 'SIGINT', once },
      ] as const;
      // The job has been read once by then.
      const run = await harness.command('/docs explain the retry', {
        cancel: { at: { onLine: /active/ }, signals },
      });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: 'job_0001' });
      expect(harness.shown()).toMatch(/^### ⏹️/);
      expect(run.post?.exitCode).toBe(0);
    });
  });
});
