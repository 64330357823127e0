import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Options as GitHubOptions } from '../../fakes/github/index.ts';
import { openStage, type Stage } from '../../fakes/stage.ts';

/** Only SIGINT, and nothing after it: the action must end by itself. */
const SIGINT = [{ signal: 'SIGINT', afterMs: 0 }] as const;

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ service: { workMs: 60_000 } });
});
afterEach(() => stage.close());

type Happening = Readonly<{ once: Promise<void>; happen: () => void }>;

function happening(): Happening {
  let happen = (): void => {};
  const once = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { once, happen };
}

/** GitHub never answers that update of a comment, and does not carry it out. */
function hangingUpdate(nth: number, arrived: Happening): NonNullable<GitHubOptions['intercept']> {
  return ({ operation, count }) => {
    if (operation !== 'issues/update-comment' || count !== nth) return undefined;
    arrived.happen();
    return () => undefined;
  };
}

const visible = (): string => stage.ours()[0]?.body.split('\n').slice(1).join('\n') ?? '';

describe('a cancelled run', () => {
  it.each([
    ['by SIGINT', SIGINT],
    ['by SIGTERM alone', [{ signal: 'SIGTERM', afterMs: 0 }] as const],
  ])('%s, during the sleep: outputs, comment and post step tell the truth', async (_, signals) => {
    const run = await stage.command('/docs explain this', {
      cancel: { at: { onLine: /Created job/ }, signals },
    });
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: 'job_0001', status: 'active' });
    expect(run.outputs['message']).toMatch(
      /The docs agent goes on with job job_0001: the service has no way to cancel it/,
    );
    expect(run.durationMs).toBeLessThan(5000);
    expect(run.summary).toContain('The run was cancelled');
    expect(visible()).toContain('The run was cancelled, the docs agent goes on');
    expect(visible()).toContain('`job_0001`');
    expect(stage.posts()).toHaveLength(1);
  });

  it.each([
    ['before it has begun', { at: { afterMs: 0 }, signals: SIGINT }],
    ['once all is told', undefined],
  ] as const)('%s: the post step does nothing', async (_, cancel) => {
    await stage.close();
    stage = await openStage({ service: { life: 'finishes-at-once' } });
    const run = await stage.command('/docs explain this', {
      post: true,
      ...(cancel && { cancel }),
    });
    expect(stage.posts()).toHaveLength(cancel === undefined ? 1 : 0);
    expect(run.post).toMatchObject({ exitCode: 0, log: '', outputs: {}, summary: '', state: {} });
  });

  it('before it has sent anything: it says so, and the next attempt asks', async () => {
    await stage.close();
    const claim = happening();
    stage = await openStage({
      service: { life: 'finishes-at-once' },
      github: {
        latencyMs: 50,
        intercept: ({ operation }) => {
          if (operation === 'reactions/create-for-issue-comment') claim.happen();
          return undefined;
        },
      },
    });
    const event = stage.say('/docs explain this');
    const run = await stage.run(event, {
      cancel: { at: claim, signals: SIGINT },
    });
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: '' });
    expect(visible()).toContain('### ⏹️ The run was cancelled, nothing was asked');
    expect(stage.posts()).toEqual([]);
    const again = await stage.run(event, { runAttempt: 2 });
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
  });

  it.each(['repos/get-collaborator-permission-level', 'issues/list-comments', 'issues/create-comment'])(
    'while GitHub keeps silent (%s): it says that nothing was sent, and the next attempt asks',
    async (silent) => {
      await stage.close();
      const asked = happening();
      stage = await openStage({
        service: { life: 'finishes-at-once' },
        github: {
          intercept: ({ operation, count }) => {
            if (operation !== silent || count > 1) return undefined;
            asked.happen();
            return () => undefined;
          },
        },
      });
      const event = stage.say('/docs explain this');
      const run = await stage.run(event, { cancel: { at: asked, signals: SIGINT } });
      expect(run.outputs).toMatchObject({ outcome: 'cancelled', reason: '', jobId: '' });
      expect(run.outputs['message']).toBe(
        'The run was cancelled before anything was sent to the docs agent.',
      );
      expect(run.summary).toContain('The run was cancelled, nothing was asked');
      expect(stage.posts()).toEqual([]);
      // The post step writes down what the main step had begun, so that nobody takes it for an ask on its way.
      const begun = silent === 'issues/create-comment';
      expect(stage.ours()).toHaveLength(begun ? 1 : 0);
      if (begun) expect(visible()).toContain('The run ended before anything was sent');
      const again = await stage.run(event, { runAttempt: 2 });
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      expect(stage.posts()).toHaveLength(1);
    },
  );

  it('during a request: the job’s id is not lost', async () => {
    await stage.close();
    const request = happening();
    stage = await openStage({
      service: {
        workMs: 60_000,
        latencyMs: 300,
        intercept: () => {
          request.happen();
          return undefined;
        },
      },
    });
    const run = await stage.command('/docs explain this', {
      cancel: { at: request, signals: SIGINT },
    });
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: 'job_0001' });
    expect(visible()).toContain('`job_0001`');
    expect(stage.posts()).toHaveLength(1);
  });

  it('during the last write: the outputs stand, and the post step finishes the comment', async () => {
    await stage.close();
    const lastWrite = happening();
    stage = await openStage({
      service: { life: 'finishes-at-once' },
      // The last edit hangs until the process is gone; the post step’s goes through.
      github: { intercept: hangingUpdate(1, lastWrite) },
    });
    const run = await stage.command('/docs explain this', {
      cancel: { at: lastWrite, signals: SIGINT },
    });
    expect(run.outputs).toMatchObject({
      outcome: 'pr-opened',
      jobId: 'job_0001',
      prLink: expect.stringContaining('/pull/'),
    });
    expect(run.durationMs).toBeLessThan(5000);
    expect(visible()).toContain('Docs pull request opened');
    expect(run.post?.log).toContain('Finished the status comment');
  });

  it('twice: exits at once, and the post step finishes', async () => {
    await stage.close();
    const lastWords = happening();
    stage = await openStage({
      service: { workMs: 60_000 },
      github: { intercept: hangingUpdate(2, lastWords) },
    });
    const run = await stage.command('/docs explain this', {
      // The first look is after a second then, and the last words may take 0.4 s.
      cancel: { at: { onLine: /active/ }, signals: [...SIGINT, { signal: 'SIGINT', ...lastWords }] },
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', jobId: 'job_0001' });
    expect(visible()).toContain('the docs agent goes on');
    expect(run.post?.log).toContain('Finished the status comment');
  });

  it('killed without a word: the post step says what it can', async () => {
    const killed = [{ signal: 'SIGKILL', afterMs: 0 }] as const;
    const run = await stage.command('/docs explain this', {
      cancel: { at: { onLine: /Created job/ }, signals: killed },
    });
    expect(run.outputs).toMatchObject({ jobId: 'job_0001' });
    expect(visible()).toContain('The run ended early. The docs agent goes on with job');
  });

  it('and run again: the job is adopted, nothing is asked', async () => {
    const event = stage.say('/docs explain this');
    await stage.run(event, { cancel: { at: { onLine: /Created job/ }, signals: SIGINT } });
    stage.service.change({ workMs: 10 });
    const again = await stage.run(event, { runAttempt: 2 });
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'resumed' });
    expect(stage.posts()).toHaveLength(1);
    expect(visible()).toContain('Docs pull request opened');
  });
});
