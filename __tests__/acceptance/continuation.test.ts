import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import type { Stage } from '../../fakes/stage.ts';
import { annotated, memory, onStage, prompts, replies, shown, statusComment } from './on-stage.ts';

const CREATE = '/v2/agent/acme-docs/job';
const MESSAGE = '/v2/agent/acme-docs/job/job_0001/message';
const NO_WAIT = { wait: 'false' };
/** The stand-in of GitHub knows one repository: where a docs pull request's state matters, the job works there. */
const READABLE = { repository: 'https://github.com/Codertocat/Hello-World', firstPull: 3 };

describe('command A, then B, then a re-run of A', () => {
  it.concurrent('tells A’s end again and asks nothing; what people see stays about B', () =>
    onStage({}, async (stage) => {
      const a = stage.say('/docs explain retry');
      await stage.run(a);
      await stage.command('/docs new explain timeouts');
      const before = shown(stage);
      const asked = stage.asked().length;
      const run = await stage.run(a, { runAttempt: 2 });
      expect(run.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobId: 'job_0001',
        jobAction: 'resumed',
        prLink: 'https://github.com/acme/docs/pull/7',
      });
      expect(stage.asked().slice(asked)).toEqual(['GET /v2/agent/acme-docs/job/job_0001']);
      expect(shown(stage)).toBe(before);
      expect(before).toContain('`job_0002`');
      expect(stage.ours()).toHaveLength(1);
      expect(stage.reactions(a)).toEqual(['eyes', 'rocket']);
      expect(memory(stage).submissions.map(({ job, outcome }) => [job, outcome])).toEqual([
        ['job_0001', 'pr-opened'],
        ['job_0002', 'pr-opened'],
      ]);
      expect(run.summary).not.toContain('Would be sent');
    }),
  );

  it.concurrent('adopts A’s job where its end was not seen', () =>
    onStage({ service: { life: 'never-ends' } }, async (stage) => {
      const a = stage.say('/docs explain retry');
      await stage.run(a, { inputs: NO_WAIT });
      stage.service.change({ life: 'opens-pull-request' });
      await stage.command('/docs also an example [life: opens-pull-request]', { inputs: NO_WAIT });
      const run = await stage.run(a, { runAttempt: 2 });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'resumed' });
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      expect(shown(stage)).toContain('still at work');
      expect(memory(stage).submissions.map(({ state }) => state)).toEqual(['finished', 'submitted']);
    }),
  );

  it.concurrent('does not forget A’s end while its job works on B', () =>
    onStage({}, async (stage) => {
      const a = stage.say('/docs explain retry');
      await stage.run(a);
      await stage.command('/docs and more [life: never-ends]', { inputs: NO_WAIT });
      const run = await stage.run(a, { runAttempt: 2 });
      expect(run.outputs).toMatchObject({ jobId: 'job_0001', jobAction: 'resumed', status: 'active' });
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      expect(memory(stage).submissions).toMatchObject([
        { state: 'finished', outcome: 'pr-opened' },
        { state: 'submitted', outcome: 'still-active' },
      ]);
    }),
  );

  it.concurrent('asks A anew when it had failed', () =>
    onStage({ service: { life: 'fails' } }, async (stage) => {
      const a = stage.say('/docs explain retry');
      await stage.run(a);
      stage.service.change({ life: 'opens-pull-request' });
      const run = await stage.run(a, { runAttempt: 2 });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created', jobId: 'job_0002' });
      expect(memory(stage).submissions).toHaveLength(1);
    }),
  );

  it.concurrent('asks nothing when nobody can tell whether A was asked', () =>
    onStage({ service: { life: 'unclear' } }, async (stage) => {
      const a = stage.say('/docs explain retry');
      const first = await stage.run(a);
      expect(first.outputs).toMatchObject({ outcome: 'unconfirmed', reason: 'create-unconfirmed' });
      const second = await stage.run(a, { runAttempt: 2 });
      expect(second.outputs['outcome']).toBe('unconfirmed');
      expect(second.exitCode).toBe(1);
      expect(stage.posts()).toEqual([CREATE]);
      expect(second.summary).not.toContain('Sent to');
    }),
  );

  it.concurrent('asks nothing in a later attempt where no thread tells of the first', () =>
    onStage({}, async (stage) => {
      const a = stage.say('/docs explain retry');
      const inputs = { comment: 'never' };
      await stage.run(a, { inputs });
      const run = await stage.run(a, { inputs, runAttempt: 2 });
      expect(run.outputs).toMatchObject({ outcome: 'unconfirmed', reason: 'state-unavailable' });
      expect(stage.posts()).toEqual([CREATE]);
      expect(stage.ours()).toEqual([]);
    }),
  );

  it.concurrent('says so when another instruction came for the same comment', () =>
    onStage({}, async (stage) => {
      const a = stage.say('/docs explain retry');
      await stage.run(a);
      const run = await stage.run(a, { runAttempt: 2, inputs: { prompt: 'Another standing text.' } });
      expect(run.outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
      expect(run.outputs['message']).toContain('`comment-tag`');
      expect(stage.posts()).toEqual([CREATE]);
    }),
  );
});

describe('a job that cannot go on', () => {
  it.concurrent.each([
    ['failed', 'fails', 'had failed'],
    ['was archived', 'archived', 'was archived'],
  ] as const)('because it %s: a new one, and the final comment says so', (_, life, why) =>
    onStage({ service: { life } }, async (stage) => {
      await stage.command('/docs explain retry');
      stage.service.change({ life: 'opens-pull-request' });
      const run = await stage.command('/docs also an example');
      expect(stage.posts()).toEqual([CREATE, CREATE]);
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0002', jobAction: 'created' });
      expect(shown(stage)).toContain(`This is a new job: the thread’s last one, job_0001, ${why}.`);
    }),
  );

  it.concurrent('because the service does not know it any more', () =>
    onStage(
      {
        service: {
          intercept: ({ method, path }) =>
            method === 'GET' && path.endsWith('job_0001')
              ? { status: 404, body: '{"error":"no"}' }
              : undefined,
        },
      },
      async (stage) => {
        await stage.command('/docs explain retry', { inputs: NO_WAIT });
        await stage.command('/docs also an example');
        expect(stage.posts()).toEqual([CREATE, CREATE]);
        expect(shown(stage)).toContain('is not there any more');
        expect(shown(stage)).toContain('Docs pull request opened');
      },
    ),
  );

  it.concurrent('but not because the service does not say: nothing is sent', () =>
    onStage(
      {
        service: {
          intercept: ({ method }) => (method === 'GET' ? { status: 503, body: '' } : undefined),
        },
      },
      async (stage) => {
        await stage.command('/docs explain retry', { inputs: NO_WAIT });
        const run = await stage.command('/docs also an example');
        expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'not-sent' });
        expect(run.outputs['message']).toContain('Nothing was sent.');
        expect(stage.posts()).toEqual([CREATE]);
      },
    ),
  );

  it.concurrent.each([
    ['merged', { state: 'closed', merged: true }, true],
    ['still open', { state: 'open', merged: false }, false],
  ] as const)('because its pull request is %s: %o', (_, { state, merged }, isNew) =>
    onStage(
      {
        service: READABLE,
        github: {
          threads: [
            { number: 2, pull: {} },
            { number: 3, state, pull: { merged } },
          ],
        },
      },
      async (stage) => {
        await stage.command('/docs explain retry');
        await stage.command('/docs also an example');
        expect(stage.posts()).toEqual([CREATE, isNew ? CREATE : MESSAGE]);
        const note = 'job_0001, is done, its pull request is merged or closed.';
        expect(shown(stage).includes(note)).toBe(isNew);
      },
    ),
  );

  it.concurrent('is not one that found nothing to change: a person’s word goes to it', () =>
    onStage({ service: { life: 'no-pr' } }, async (stage) => {
      await stage.command('/docs explain retry');
      await stage.command('/docs look again');
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
    }),
  );
});

describe('a long thread', () => {
  it.concurrent('of 250 comments with ours on page 2 is read from its end', () =>
    onStage({}, async (stage) => {
      const talk = (count: number): void => {
        for (let n = 0; n < count; n += 1) addComment(stage.github.state, { thread: 2, body: `Talk ${n}` });
      };
      talk(130);
      await stage.command('/docs explain retry');
      talk(118);
      const event = stage.say('/docs also an example');
      const issue = { ...(event.payload['issue'] as object), comments: 251 };
      const before = stage.github.requests.length;
      const run = await stage.run({ ...event, payload: { ...event.payload, issue } });
      expect(run.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });
      expect(stage.ours()).toHaveLength(1);
      const lists = stage.github.requests
        .slice(before)
        .filter(({ operation }) => operation === 'issues/list-comments');
      expect(lists.map(({ query }) => query['page'])).toEqual(['3', '2']);
    }),
  );

  it.concurrent('is read to its end also when the event told of fewer comments, or of none', () =>
    onStage({}, async (stage) => {
      for (let n = 0; n < 230; n += 1) addComment(stage.github.state, { thread: 2, body: `Talk ${n}` });
      await stage.command('/docs explain retry', { inputs: NO_WAIT });
      await stage.command('/docs also an example', { inputs: NO_WAIT });
      await stage.command('/docs and a picture', { inputs: NO_WAIT, on: 'review' });
      expect(stage.posts()).toEqual([CREATE, MESSAGE, MESSAGE]);
      expect(stage.ours()).toHaveLength(1);
    }),
  );
});

describe('a status comment that was deleted', () => {
  it.concurrent.each([
    ['after it was made', 'issues/update-comment', 1, {}],
    ['before the last write', 'issues/get-comment', 2, {}],
    ['before the last write of a run that does not wait', 'issues/get-comment', 2, NO_WAIT],
  ] as const)('%s is made anew, and can be adopted', async (_, operation, count, inputs) => {
    let deleteIt = (): void => {};
    const intercept = (request: Readonly<{ operation: string | undefined; count: number }>): undefined => {
      if (request.operation === operation && request.count === count) deleteIt();
    };
    await onStage({ github: { intercept } }, async (stage) => {
      deleteIt = () => void stage.github.state.comments.delete(statusComment(stage).id);
      const event = stage.say('/docs explain retry');
      const first = await stage.run(event, { inputs });
      expect(stage.written().filter((name) => name === 'issues/create-comment')).toHaveLength(2);
      expect(memory(stage).submissions).toMatchObject([
        { job: 'job_0001', outcome: first.outputs['outcome'] },
      ]);
      expect(first.outputs['commentUrl']).toContain(String(statusComment(stage).id));
      expect(annotated(first, 'warning')).toEqual([]);
      const second = await stage.run(event, { runAttempt: 2 });
      expect(second.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobId: 'job_0001',
        jobAction: 'resumed',
      });
      expect(stage.posts()).toEqual([CREATE]);
      expect(stage.ours()).toHaveLength(1);
    });
  });

  it.concurrent('between two commands leaves a thread without a job', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry', { inputs: NO_WAIT });
      stage.github.state.comments.delete(statusComment(stage).id);
      await stage.command('/docs also an example', { inputs: NO_WAIT });
      expect(stage.posts()).toEqual([CREATE, CREATE]);
      expect(stage.ours()).toHaveLength(1);
    }),
  );
});

describe('two comment-tags in one thread', () => {
  it.concurrent('have a comment and a job each', () =>
    onStage({}, async (stage) => {
      const guide = { ...NO_WAIT, 'comment-tag': 'guide', command: '/guide' };
      const api = { ...NO_WAIT, 'comment-tag': 'api', command: '/api' };
      await stage.command('/guide explain retry', { inputs: guide });
      await stage.command('/api list the codes', { inputs: api });
      await stage.command('/guide with an example', { inputs: guide });
      await stage.command('/api with an example', { inputs: api });
      expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE, MESSAGE.replace('0001', '0002')]);
      expect(stage.ours()).toHaveLength(2);
    }),
  );

  const asKey = (key: string) => ({ inputs: { ...NO_WAIT, 'comment-tag': key } });
  const lists = (stage: Stage): number =>
    stage.github.requests.filter(({ operation }) => operation === 'issues/list-comments').length;

  it.concurrent('both hear one and the same comment; the second need not wait for the first', () =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain retry');
      for (const key of ['guide', 'api'])
        expect((await stage.run(event, asKey(key))).outputs['jobAction']).toBe('created');
      expect(prompts(stage)).toEqual(['explain retry', 'explain retry']);
      // Half a minute of looking would be ten more; three are those of a turn.
      expect(lists(stage)).toBeLessThanOrEqual(6);
    }),
  );

  it.concurrent('both hear one comment at once, and a redelivery of it too: one job each', () =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain retry');
      const runs = await Promise.all(
        ['guide', 'api', 'api'].map((key, at) => stage.run(event, { ...asKey(key), runId: 900 + at })),
      );
      expect(new Set(runs.map(({ outputs }) => outputs['jobId']))).toEqual(new Set(['job_0001', 'job_0002']));
      expect(prompts(stage)).toEqual(['explain retry', 'explain retry']);
    }),
  );
});

describe('job-id', () => {
  it.concurrent('sends the command to that job, whatever the thread remembers', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry', { inputs: NO_WAIT });
      await stage.command('/docs new explain timeouts', { inputs: NO_WAIT });
      const run = await stage.command('/docs also this', { inputs: { ...NO_WAIT, 'job-id': 'job_0001' } });
      expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE]);
      expect(run.outputs).toMatchObject({ jobId: 'job_0001', jobAction: 'messaged' });
      expect(replies(stage)).toEqual([]);
    }),
  );
});
