import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addComment } from '../../standin/github/index.ts';
import { scheduleEvent } from '../../standin/payloads.ts';
import type { RunResult } from '../../standin/runner/index.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

function sweep(inputs: Record<string, string> = {}): Promise<RunResult> {
  const event = scheduleEvent();
  const { repository } = stage.say('x').payload;
  return stage.run(
    { ...event, payload: { ...event.payload, repository } },
    { action: 'sweep/action.yml', inputs: { 'project-id': '', ...inputs } },
  );
}

const looks = (): number => stage.service.requests.filter(({ method }) => method === 'GET').length;
/** In real time: a run whose clock has run ahead would seem to be waiting still. */
const detached = { inputs: { 'wait-minutes': '0' }, timeScale: 1 } as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a job that nobody waits for', () => {
  it('is finished by a sweep as if it had been waited for; a second sweep asks nothing', async () => {
    const event = stage.say('/docs explain');
    const asked = await stage.run(event, detached);
    expect(asked.outputs).toMatchObject({
      outcome: 'still-active',
      reason: 'not-waiting',
      jobId: 'job_0001',
    });
    await pause(40);
    const before = stage.github.requests.length;
    const run = await sweep();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ checked: '1', finished: '1', stillActive: '0' });
    expect(JSON.parse(run.outputs['jobs'] ?? '')).toEqual([
      {
        thread: 2,
        jobId: 'job_0001',
        project: 'acme-docs',
        outcome: 'pr-opened',
        prLink: 'https://github.com/acme/docs/pull/7',
      },
    ]);
    expect(stage.github.requests.slice(before).map(({ operation }) => operation)).toEqual([
      'issues/list-comments-for-repo',
      'issues/get-comment',
      'issues/update-comment',
      'reactions/create-for-issue-comment',
      'issues/create-comment',
    ]);
    expect(looks()).toBe(1);
    expect(stage.reactions(event)).toEqual(['eyes', 'rocket']);
    const [status, reply] = stage.ours();
    expect(status?.body).toContain('Docs pull request opened');
    expect(reply?.body).toContain('@Codertocat');

    const again = await sweep();
    expect(again.outputs).toMatchObject({ checked: '0', finished: '0' });
    expect(looks()).toBe(1);
  });

  it('and is still at work is left as it is', async () => {
    stage.service.change({ workMs: 60_000 });
    await stage.command('/docs explain', detached);
    const before = stage.ours()[0]?.body;
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '1', finished: '0', stillActive: '1' });
    expect(stage.ours()[0]?.body).toBe(before);
  });

  it('can be asked about by its thread before the sweep comes', async () => {
    await stage.command('/docs explain', detached);
    await pause(40);
    const status = await stage.command('/docs status');
    expect(status.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
    expect((await sweep()).outputs['checked']).toBe('0');
  });
});

describe('what is not the sweep’s business', () => {
  it('is a job that a run is waiting for', async () => {
    stage.service.change({ workMs: 900 });
    const waiter = stage.command('/docs explain', { inputs: { 'wait-minutes': '30' }, timeScale: 20 });
    await pause(600);
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '0', finished: '0' });
    expect((await waiter).outputs['outcome']).toBe('pr-opened');
    expect(stage.ours()).toHaveLength(1);
  });

  it.each([
    ['a record of another project', { 'project-id': 'other' }],
    ['a record of another use', { 'thread-key': 'nightly' }],
    ['a record that another key signed', { 'api-key': 'mint_other' }],
  ])('is %s', async (_, inputs) => {
    await stage.command('/docs explain', detached);
    await pause(40);
    const run = await sweep(inputs);
    expect(run.outputs['checked']).toBe('0');
    expect(stage.posts()).toHaveLength(1);
    expect(looks()).toBe(0);
  });
});

describe('a sweep over many comments', () => {
  it('costs a request a page, a look a job, and two for each that ended', async () => {
    const threads = Array.from({ length: 6 }, (_, index) => index + 100);
    await stage.close();
    stage = await openStage({ github: { threads: threads.map((number) => ({ number })) } });
    await Promise.all(
      threads.map((number) => stage.command('/docs explain', { ...detached, on: 'issue', number })),
    );
    const [real] = stage.ours(threads[0]);
    // Talk, forgeries and copies in between.
    for (let index = 0; index < 480; index += 1) {
      const body = index % 12 === 0 ? (real?.body ?? '') : `Talk ${index}`;
      addComment(stage.github.state, {
        thread: 100 + (index % 6),
        body,
        author: index % 24 === 0 ? 'passer-by' : 'github-actions[bot]',
      });
    }
    const total = stage.github.state.comments.size;
    const before = stage.github.requests.length;
    await pause(40);
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '6', finished: '6' });
    const requests = stage.github.requests.slice(before).map(({ operation }) => operation);
    const count = (name: string) => requests.filter((operation) => operation === name).length;
    expect(count('issues/list-comments-for-repo')).toBe(Math.floor(total / 100) + 1);
    expect(count('issues/get-comment')).toBe(6);
    expect(count('issues/update-comment')).toBe(6);
    expect(looks()).toBe(6);
  });
});

describe('a sweep that cannot be done', () => {
  it('tells all faults together', async () => {
    const run = await sweep({ 'base-url': 'http://docs.example', 'give-up-hours': 'soon' });
    expect(run.exitCode).toBe(1);
    expect(run.annotations.filter(({ level }) => level === 'error')).toHaveLength(2);
    expect(run.summary).toContain('nothing swept');
  });
});
