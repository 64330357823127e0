import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { inPublishedRepository, publishedPayload, scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { encodeState } from '../../src/thread/codec.ts';
import { askOf, recordOf } from '../support/submissions.ts';
import { annotated, memory, shown } from './on-stage.ts';
import { openStage, type RunOptions, type Stage } from '../../fakes/stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

function sweep(inputs: Record<string, string> = {}, event: EventOfRun = scheduleEvent()): Promise<RunResult> {
  const options = { action: 'sweep/action.yml', inputs: { 'project-id': '', ...inputs } };
  return stage.run(inPublishedRepository(event), options);
}

/** A job that a run has asked for and told in its thread, without the run. */
async function remember({
  thread,
  commentTag = 'default',
  key,
  hoursAgo = 0,
}: Readonly<{ thread: number; commentTag?: string; key?: string; hoursAgo?: number }>): Promise<void> {
  const { config } = stage.service.state;
  const created = await fetch(`${stage.service.url}/v2/agent/${config.projectId}/job`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Explain.' }),
  });
  const { id: job } = (await created.json()) as { id: string };
  const author = 'github-actions[bot]';
  const comment = addComment(stage.github.state, { thread, body: '', author });
  const run = { kind: 'run', id: `${thread}/docs` } as const;
  const submittedAt = new Date(stage.clock.now() - hoursAgo * 3_600_000).toISOString();
  const submission = askOf({ trigger: run, state: 'submitted', job, submittedAt, outcome: null });
  const record = {
    ...recordOf(submission),
    repositoryId: stage.github.state.repository.id,
    thread,
    commentTag,
    project: config.projectId,
    commentId: comment.id,
    authorId: 41898282,
  };
  const body = `${encodeState(record, key ?? config.key)}\n### ⏳ The docs agent is at work\n`;
  stage.github.state.comments.set(comment.id, { ...comment, body });
}

const looks = (): number => stage.service.requests.filter(({ method }) => method === 'GET').length;
const detached = { inputs: { wait: 'false' } } as const;

describe('a job that nobody waits for', () => {
  it('is finished by a sweep as if it had been waited for; a second sweep asks nothing', async () => {
    const event = stage.say('/docs explain this');
    const asked = await stage.run(event, detached);
    expect(asked.outputs).toMatchObject({
      outcome: 'still-active',
      reason: 'not-waiting',
      jobId: 'job_0001',
    });
    await stage.clock.sleep(40);
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
    await stage.command('/docs explain this', detached);
    const before = stage.ours()[0]?.body;
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '1', finished: '0', stillActive: '1' });
    expect(stage.ours()[0]?.body).toBe(before);
  });

  it('can be asked about by its thread before the sweep comes', async () => {
    await stage.command('/docs explain this', detached);
    await stage.clock.sleep(40);
    const status = await stage.command('/docs status');
    expect(status.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
    expect((await sweep()).outputs['checked']).toBe('0');
  });
});

describe('a job that a run no longer waits for', () => {
  it.each<[string, RunOptions, string]>([
    ['because its time was up', { inputs: { 'timeout-minutes': '0.001' } }, 'still-active'],
    [
      'because it was cancelled',
      { cancel: { at: { onLine: /Created job/ }, signals: [{ signal: 'SIGINT', afterMs: 0 }] } },
      'cancelled',
    ],
  ])('%s, is finished by a sweep', async (_, options, outcome) => {
    stage.service.change({ workMs: 60_000 });
    const left = await stage.command('/docs explain this', options);
    expect(left.outputs).toMatchObject({ outcome, jobId: 'job_0001' });
    stage.service.change({ workMs: 10 });
    await stage.clock.sleep(40);
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '1', finished: '1' });
    expect(shown(stage)).toContain('### ✅ Docs pull request opened');
    expect(memory(stage).submissions).toMatchObject([{ state: 'finished', outcome: 'pr-opened' }]);
    expect(stage.posts()).toHaveLength(1);
  });
});

describe('a job that is called at work though its pull request is open', () => {
  it('is looked at again half a minute later by the sweep that the pull request has started', async () => {
    await stage.close();
    stage = await openStage({
      service: {
        intercept: ({ method }) =>
          method === 'GET' && looks() === 1
            ? { status: 200, body: JSON.stringify({ id: 'job_0001', status: 'active', prLink: null }) }
            : undefined,
      },
    });
    await remember({ thread: 2 });
    await stage.clock.sleep(40);
    const opened = { name: 'pull_request', payload: publishedPayload('pull_request', 'opened') };
    const run = await sweep({}, opened);
    expect(run.outputs).toMatchObject({ checked: '1', finished: '1', stillActive: '0' });
    expect(run.log).toMatch(/It took 3 requests to GitHub and 2 looks\.$/);
    expect(looks()).toBe(2);
  });
});

describe('what is not the sweep’s business', () => {
  it('is a job that a run is waiting for', async () => {
    stage.service.change({ workMs: 60_000 });
    const waiter = stage.command('/docs explain this', { inputs: { 'timeout-minutes': '30' } });
    await stage.clock.sleep(1000);
    expect(stage.posts()).toHaveLength(1);
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '0', finished: '0' });
    stage.service.change({ workMs: 10 });
    expect((await waiter).outputs['outcome']).toBe('pr-opened');
    expect(stage.ours()).toHaveLength(1);
  });

  it.each([
    ['a record of another project', { 'project-id': 'other' }],
    ['a record of another use', { 'comment-tag': 'nightly' }],
    ['a record that another key signed', { 'api-key': 'mint_other' }],
  ])('is %s', async (_, inputs) => {
    await stage.command('/docs explain this', detached);
    await stage.clock.sleep(40);
    const run = await sweep(inputs);
    expect(run.outputs['checked']).toBe('0');
    expect(stage.posts()).toHaveLength(1);
    expect(looks()).toBe(0);
  });
});

describe('a comment that was changed since it was listed', () => {
  it('is left alone: a newer turn is not overwritten', async () => {
    await stage.close();
    let newer: string | undefined;
    stage = await openStage({
      github: {
        // A command that comes just as the sweep is about to read the comment again.
        intercept: ({ operation }) => {
          const [comment] = stage.ours();
          if (operation === 'issues/get-comment' && comment !== undefined && newer !== undefined)
            stage.github.state.comments.set(comment.id, { ...comment, body: newer });
          return undefined;
        },
      },
    });
    await stage.command('/docs explain this', detached);
    const first = stage.ours()[0];
    await stage.command('/docs new explain more', detached);
    const second = stage.ours()[0];
    if (first === undefined || second === undefined) throw new Error('no status comment');
    stage.github.state.comments.set(first.id, first);
    newer = second.body;
    await stage.clock.sleep(40);
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '1', finished: '0' });
    expect(run.log).toContain('its comment was left alone');
    expect(stage.ours().map(({ body }) => body)).toEqual([second.body]);
    expect(stage.posts()).toHaveLength(2);
  });
});

describe('a comment that cannot be read again', () => {
  it('is left alone as well: nobody can tell whether it was changed', async () => {
    await stage.close();
    let isUp = true;
    stage = await openStage({
      github: {
        intercept: ({ operation }) =>
          operation === 'issues/get-comment' && !isUp ? { status: 502, body: '' } : undefined,
      },
    });
    await stage.command('/docs explain this', detached);
    const before = stage.ours()[0]?.body;
    await stage.clock.sleep(40);
    isUp = false;
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '1', finished: '0' });
    expect(run.annotations).toMatchObject([{ level: 'warning' }]);
    expect(stage.ours()[0]?.body).toBe(before);
    isUp = true;
    expect((await sweep()).outputs['finished']).toBe('1');
  });
});

describe('a thread in which one run waits and another does not', () => {
  it('is left alone: the one that does not wait says nothing about the other', async () => {
    stage.service.change({ workMs: 30_000 });
    const waiter = stage.command('/docs explain this');
    await stage.clock.sleep(600);
    await stage.command('/docs new explain more', detached);
    expect((await sweep()).outputs['checked']).toBe('0');
    expect((await waiter).outputs['outcome']).toBe('pr-opened');
    expect(stage.ours().filter(({ body }) => body.includes('@Codertocat'))).toHaveLength(0);
  });
});

describe('several open asks in one record', () => {
  it('are finished in one write, each requester told, each job looked at once', async () => {
    stage.service.change({ workMs: 1000 });
    const events = [
      stage.say('/docs explain this'),
      stage.say('/docs also this'),
      stage.say('/docs new that'),
    ];
    for (const event of events) await stage.run(event, detached);
    await stage.clock.sleep(1050);
    const before = stage.github.requests.length;
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '2', finished: '2' });
    // One before the message; one each; one more at the job that was at work as the message came.
    expect(looks()).toBe(4);
    const writes = stage.github.requests.slice(before).map(({ operation }) => operation);
    expect(writes.filter((operation) => operation === 'issues/update-comment')).toHaveLength(1);
    expect(events.map((event) => stage.reactions(event))).toEqual(events.map(() => ['eyes', 'rocket']));
    expect(memory(stage).submissions.map(({ state, outcome }) => [state, outcome])).toEqual(
      events.map(() => ['finished', 'pr-opened']),
    );
    expect(shown(stage)).toContain('`/docs …` continues this job');
  });
});

describe('jobs of several projects and several uses', () => {
  it('are finished by one sweep, each in its own comment, all writes at least a second apart', async () => {
    await stage.close();
    const writtenAt: number[] = [];
    stage = await openStage({
      github: {
        intercept: ({ method }) => {
          if (method !== 'GET') writtenAt.push(stage.clock.now());
          return undefined;
        },
      },
      service: {
        // The stand-in has one project of its own.
        intercept: ({ method, path }) => {
          const job = { id: 'job_x', status: method === 'POST' ? 'active' : 'completed', prLink: null };
          return path.startsWith('/v2/agent/other/') ? { status: 200, body: JSON.stringify(job) } : undefined;
        },
      },
    });
    const uses = [{}, { 'comment-tag': 'guides' }, { 'project-id': 'other', 'comment-tag': 'api' }];
    for (const inputs of uses)
      await stage.command('/docs explain this', { inputs: { wait: 'false', ...inputs } });
    await stage.clock.sleep(40);
    writtenAt.length = 0;
    const run = await sweep();
    expect(run.outputs).toMatchObject({ checked: '3', finished: '3' });
    const jobs = JSON.parse(run.outputs['jobs'] ?? '') as readonly { project: string; outcome: string }[];
    expect(jobs.map(({ project, outcome }) => [project, outcome])).toEqual([
      ['acme-docs', 'pr-opened'],
      ['acme-docs', 'pr-opened'],
      ['other', 'no-pr'],
    ]);
    const statuses = stage.ours().filter(({ body }) => body.startsWith('<!-- docs-agent-action:v1 '));
    expect(statuses.map(({ body }) => /### (.*)/.exec(body)?.[1])).toEqual([
      '✅ Docs pull request opened',
      '✅ Docs pull request opened',
      '✅ No docs change needed',
    ]);
    // For each of them the comment, the reaction and the reply.
    expect(writtenAt).toHaveLength(9);
    for (const [index, at] of writtenAt.slice(1).entries())
      expect(at - (writtenAt[index] ?? Infinity)).toBeGreaterThanOrEqual(1000);
  });
});

describe('a service that cannot be asked', () => {
  const answering = async (status: number, hoursAgo: readonly number[]): Promise<RunResult> => {
    await stage.close();
    stage = await openStage({
      service: {
        intercept: ({ method }) =>
          method === 'GET' ? { status, body: JSON.stringify({ error: 'Not today' }) } : undefined,
      },
    });
    for (const [index, hours] of hoursAgo.entries()) await remember({ thread: index + 1, hoursAgo: hours });
    return sweep();
  };

  it('because the key is refused: the sweep is red, says why once, and touches nothing', async () => {
    const run = await answering(401, [0, 73]);
    expect(run.exitCode).toBe(1);
    expect(annotated(run, 'error')).toEqual([
      expect.stringMatching(/answered 401, Not today.*keys expire.*Left for the next sweep: 2 jobs\.$/),
    ]);
    expect(run.outputs).toMatchObject({ checked: '2', finished: '0', stillActive: '0', unread: '2' });
    expect(run.log).toMatch(/2 could not be read\. It took 1 request to GitHub and 2 looks\.$/);
    expect(run.summary).toContain('none of 2 jobs could be read');
    expect(stage.written()).toEqual([]);
  });

  it('because it is down: the sweep is green with one warning, and gives up what is too old', async () => {
    const run = await answering(503, [0, 73]);
    expect(run.exitCode).toBe(0);
    expect(annotated(run, 'warning')).toEqual([
      expect.stringMatching(/503.*Left for the next sweep: 1 job\. Given up: 1 job\.$/),
    ]);
    expect(shown(stage, 1)).toContain('at work');
    expect(shown(stage, 2)).toContain('Lost contact with the docs agent');
    expect(shown(stage, 2)).toMatch(
      /could not be looked at more than 72 h after it was asked for: .* answered 503, Not today/,
    );
  });
});

describe('a sweep over 500 comments', () => {
  it('finishes the right ones of 40 records: a request a page, a look a job, two for each that ended', async () => {
    const threads = Array.from({ length: 40 }, (_, index) => index + 100);
    await stage.close();
    stage = await openStage({ github: { threads: threads.map((number) => ({ number })) } });
    for (const [index, thread] of threads.entries()) {
      if (index < 34) await remember({ thread });
      else if (index < 37) await remember({ thread, key: 'mint_forged' });
      else await remember({ thread, commentTag: 'nightly' });
    }
    const [real] = stage.ours(100);
    for (let index = 0; index < 460; index += 1) {
      // Talk, and copies of a record that counts only where it stands.
      const body = index % 12 === 0 ? (real?.body ?? '') : `Talk ${index}`;
      const author = index % 24 === 0 ? 'passer-by' : 'github-actions[bot]';
      addComment(stage.github.state, { thread: 100 + (index % 40), body, author });
    }
    expect(stage.github.state.comments.size).toBe(500);
    const others = stage.ours(136).concat(stage.ours(139));
    await stage.clock.sleep(40);
    const before = stage.github.requests.length;
    const run = await sweep({ 'comment-tag': 'default' });
    expect(run.outputs).toMatchObject({ checked: '34', finished: '34', stillActive: '0' });
    const calls = new Map<string, number>();
    for (const { operation = '' } of stage.github.requests.slice(before))
      calls.set(operation, (calls.get(operation) ?? 0) + 1);
    // Each page begins with the comments that were edited in the second in which the page before ends.
    expect([...calls]).toEqual([
      ['issues/list-comments-for-repo', 7],
      ['issues/get-comment', 34],
      ['issues/update-comment', 34],
    ]);
    expect(looks()).toBe(34);
    expect(stage.ours(100)[0]?.body).toContain('Docs pull request opened');
    expect(stage.ours(136).concat(stage.ours(139))).toEqual(others);
    const told = 'It took 75 requests to GitHub and 34 looks.';
    expect(run.log).toContain(
      `Looked at 34 jobs; finished 34; 0 still at work; 0 could not be read. ${told}`,
    );
    expect(run.summary).toContain(told);
    expect(stage.github.requests.length - before).toBe(75);
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
