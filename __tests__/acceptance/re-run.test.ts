import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inPublishedRepository, workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { ActionRun, EventOfRun } from '../../fakes/runner/index.ts';
import { openStage, type Stage } from '../../fakes/stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const again = (event: EventOfRun, inputs = {}) => stage.run(event, { runAttempt: 2, inputs });

describe('a re-run of a command', () => {
  it('that has finished tells its end again, and asks nothing', async () => {
    const event = stage.say('/docs explain this');
    await stage.run(event);
    const second = await again(event);
    expect(second.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'resumed' });
    expect(stage.posts()).toHaveLength(1);
    expect(stage.ours()).toHaveLength(1);
  });

  it('that timed out takes the job up and waits on', async () => {
    stage.service.change({ workMs: 60_000 });
    const event = stage.say('/docs explain this');
    const first = await stage.run(event, { inputs: { 'timeout-minutes': '0.2' } });
    expect(first.outputs).toMatchObject({ outcome: 'still-active', reason: 'timed-out', jobId: 'job_0001' });
    expect(first.exitCode).toBe(0);
    expect(stage.ours()[0]?.body).toContain('`/docs status` looks again');
    stage.service.change({ workMs: 10 });
    const second = await again(event);
    expect(second.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'resumed' });
    expect(stage.posts()).toHaveLength(1);
  });

  it('whose create was unclear asks nothing, and says why', async () => {
    stage.service.change({ life: 'unclear' });
    const event = stage.say('/docs explain this');
    const first = await stage.run(event);
    expect(first.outputs).toMatchObject({ outcome: 'unconfirmed', reason: 'create-unconfirmed' });
    const second = await again(event);
    expect(second.outputs).toMatchObject({ outcome: 'unconfirmed', reason: 'create-unconfirmed' });
    expect(second.exitCode).toBe(1);
    expect(stage.posts()).toHaveLength(1);
  });

  it.each(['fails', 'opens-pull-request'] as const)(
    'whose job ended (%s) asks anew only after a failure',
    async (life) => {
      stage.service.change({ life });
      const event = stage.say('/docs explain this');
      await stage.run(event);
      await again(event);
      expect(stage.posts()).toHaveLength(life === 'fails' ? 2 : 1);
      expect(stage.ours()).toHaveLength(1);
    },
  );

  it('that was refused asks anew', async () => {
    const event = stage.say('/docs explain this');
    const first = await stage.run(event, { inputs: { 'project-id': 'other' } });
    expect(first.outputs).toMatchObject({ outcome: 'rejected', reason: 'not-found' });
    const second = await again(event, { 'project-id': 'other' });
    expect(second.outputs['outcome']).toBe('rejected');
    expect(stage.posts()).toHaveLength(2);
  });
});

describe('a re-run of a command whose job', () => {
  it('has an id unlike the usual ones takes it up, and the thread goes on with it', async () => {
    const id = 'job.2026:1/é';
    const prLink = 'https://github.com/octo/docs/pull/7';
    const record = {
      id,
      status: 'completed',
      prLink,
      source: { repository: 'https://github.com/octo/docs' },
    };
    await stage.close();
    stage = await openStage({
      service: {
        intercept: ({ method }) => ({ status: method === 'POST' ? 201 : 200, body: JSON.stringify(record) }),
      },
    });
    const event = stage.say('/docs explain this');
    await stage.run(event);
    const second = await again(event);
    expect(second.outputs).toMatchObject({ outcome: 'pr-opened', jobId: id, jobAction: 'resumed' });
    expect(stage.posts()).toHaveLength(1);
    const further = await stage.command('/docs more words');
    expect(further.outputs).toMatchObject({ jobId: id, jobAction: 'messaged' });
    expect(stage.posts().at(-1)).toContain(`/${encodeURIComponent(id)}/message`);
  });

  it('was archived, and cannot be read, tells the end that the thread remembers', async () => {
    stage.service.change({ life: 'archived' });
    const event = stage.say('/docs explain this');
    await stage.run(event);
    const second = await again(event, { 'base-url': 'http://127.0.0.1:9' });
    expect(second.outputs).toMatchObject({ outcome: 'archived', jobAction: 'resumed' });
    expect(stage.ours()[0]?.body).not.toContain('at work');
  });
});

describe('two runs for one comment', () => {
  it('end in one job: the second adopts it', async () => {
    const event = stage.say('/docs explain this');
    const runs = await Promise.all([1, 2].map((runId) => stage.run(event, { runId })));
    expect(runs.map(({ outputs }) => outputs['outcome'])).toEqual(['pr-opened', 'pr-opened']);
    expect(runs.map(({ outputs }) => outputs['jobAction'] ?? '').toSorted()).toEqual(['created', 'resumed']);
    expect(stage.posts()).toHaveLength(1);
    expect(stage.ours()).toHaveLength(1);
  });
});

describe('runs without a comment', () => {
  const inputs = { prompt: 'Bring the docs up to date.', 'issue-number': '1' };
  const dispatched = (): EventOfRun => inPublishedRepository(workflowDispatchEvent());

  it('with a thread remember their job', async () => {
    const event = dispatched();
    const first = await stage.run(event, { inputs });
    expect(first.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
    expect(stage.ours(1)).toHaveLength(1);
    const second = await stage.run(event, { inputs, runAttempt: 2 });
    expect(second.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    expect(stage.posts()).toHaveLength(1);
    const other = await stage.run(event, { inputs, runId: 77 });
    expect(other.outputs['jobAction']).toBe('created');
    expect(stage.posts()).toHaveLength(2);
    expect(stage.ours(1)).toHaveLength(1);
  });

  it('are told apart by step, job and comment tag; each takes up its own when it is run again', async () => {
    const event = dispatched();
    const uses: readonly Partial<ActionRun>[] = [
      {},
      { github: { action: '__self_2' } },
      { github: { job: 'other' } },
      { inputs: { 'comment-tag': 'leg' } },
    ];
    const play = async (runAttempt: number): Promise<readonly unknown[]> => {
      const seen = [];
      for (const use of uses) {
        const noWait = { ...inputs, wait: 'false', ...use.inputs };
        const { outputs } = await stage.run(event, { ...use, runAttempt, inputs: noWait });
        seen.push([outputs['jobAction'], outputs['jobId']]);
      }
      return seen;
    };
    const ids = uses.map((_, at) => `job_000${at + 1}`);
    expect(await play(1)).toEqual(ids.map((id) => ['created', id]));
    expect(await play(2)).toEqual(ids.map((id) => ['resumed', id]));
    expect(stage.posts()).toHaveLength(uses.length);
  });

  it('that begin at once each remember their own, whoever made the status comment', async () => {
    const event = dispatched();
    const step = (action: string, runAttempt = 1) =>
      stage.run(event, { inputs, github: { action }, runAttempt });
    await Promise.all([step('__self'), step('__self_2')]);
    expect(stage.posts()).toHaveLength(2);
    const again = await Promise.all([step('__self', 2), step('__self_2', 2)]);
    expect(again.map(({ outputs }) => outputs['jobAction'])).toEqual(['resumed', 'resumed']);
    expect(stage.posts()).toHaveLength(2);
  });

  it('without a thread cannot look: a second attempt asks nothing', async () => {
    const first = await stage.run(workflowDispatchEvent(), { inputs: { prompt: 'x' } });
    expect(first.outputs['outcome']).toBe('pr-opened');
    const second = await stage.run(workflowDispatchEvent(), { inputs: { prompt: 'x' }, runAttempt: 2 });
    expect(second.outputs).toMatchObject({ outcome: 'unconfirmed', reason: 'state-unavailable' });
    expect(second.exitCode).toBe(1);
    expect(stage.posts()).toHaveLength(1);
  });

  it('of one trigger with two instructions are told to keep apart', async () => {
    const event = stage.say('/docs explain this');
    await stage.run(event, { inputs: { prompt: 'One.' } });
    const other = await stage.run(event, { inputs: { prompt: 'Two.' }, runAttempt: 2 });
    expect(other.outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
    expect(other.outputs['message']).toContain('`comment-tag`');
    expect(stage.posts()).toHaveLength(1);
  });
});
