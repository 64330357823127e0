import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import { memory, onStage, prompts, shown, statusComment } from './on-stage.ts';
import type { Stage } from '../../fakes/stage.ts';

const CREATE = '/v2/agent/acme-docs/job';
const MESSAGE = '/v2/agent/acme-docs/job/job_0001/message';
const NO_WAIT = { wait: 'false' };

/** Puts something in the place of our comment's text, as somebody with write access could. */
function rewrite(stage: Stage, change: (body: string) => string): void {
  const { comments } = stage.github.state;
  const ours = statusComment(stage);
  comments.set(ours.id, { ...ours, body: change(ours.body) });
}

/** A thread whose own record is a job's, in the state in which commands continue it. */
const withJob = (stage: Stage) => stage.command('/docs explain retry', { inputs: NO_WAIT });
const next = (stage: Stage, inputs = {}) =>
  stage.command('/docs also an example', { inputs: { ...NO_WAIT, ...inputs } });

describe('a record that counts', () => {
  it.concurrent('is the thread’s own, unchanged', () =>
    onStage({}, async (stage) => {
      await withJob(stage);
      await next(stage);
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      expect(memory(stage)).toMatchObject({
        version: 1,
        repositoryId: 186853002,
        thread: 2,
        commentTag: 'default',
        project: 'acme-docs',
        commentId: statusComment(stage).id,
        authorId: 41898282,
        signedWith: 'current',
      });
    }),
  );

  it.concurrent('counts also when what people see of the comment was edited', () =>
    onStage({}, async (stage) => {
      await withJob(stage);
      rewrite(stage, (body) => `${body.split('\n')[0]}\nNothing to see here.\n`);
      await next(stage);
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      expect(shown(stage)).toContain('`job_0001`');
    }),
  );
});

describe('a record that is ignored, so that a new job is started and nothing of the old one told', () => {
  const flip = (body: string, at: number): string =>
    `${body.slice(0, at)}${body[at] === 'A' ? 'B' : 'A'}${body.slice(at + 1)}`;
  it.concurrent.each<readonly [string, (stage: Stage) => void]>([
    [
      'copied from another thread',
      ({ github: { state }, ...stage }) => {
        const ours = statusComment({ github: { state }, ...stage } as Stage);
        state.comments.delete(ours.id);
        // It even has the id that it names.
        state.comments.set(ours.id, { ...ours, thread: 1 });
      },
    ],
    [
      'copied within its thread by an outsider, the original being deleted',
      (stage) => {
        const { body, id } = statusComment(stage);
        stage.github.state.comments.delete(id);
        addComment(stage.github.state, { thread: 1, body, author: OUTSIDER.login });
      },
    ],
    [
      'of an outsider who has taken the very id',
      (stage) => {
        const ours = statusComment(stage);
        stage.github.state.comments.set(ours.id, { ...ours, thread: 1, author: OUTSIDER.login });
      },
    ],
    ['altered by one character of its content', (stage) => rewrite(stage, (body) => flip(body, 40))],
    [
      'altered by one character of its signature',
      (stage) => rewrite(stage, (body) => flip(body, body.indexOf(' -->') - 10)),
    ],
  ])('%s', (name, change) =>
    onStage({}, async (stage) => {
      // The job belongs to thread 2; whoever carries its record into thread 1 gets nothing for it.
      await withJob(stage);
      change(stage);
      const thread = name.startsWith('copied') || name.startsWith('of an outsider') ? 1 : 2;
      const run = await stage.command('/docs also an example', {
        on: thread === 1 ? 'issue' : 'pull-request',
        inputs: NO_WAIT,
      });
      expect(stage.posts()).toEqual([CREATE, CREATE]);
      expect(run.outputs).toMatchObject({ jobAction: 'created', jobId: 'job_0002' });
      expect(stage.ours(thread).at(-1)?.body).not.toContain('job_0001');
    }),
  );

  it.concurrent('signed with another key', () =>
    onStage({}, async (stage) => {
      await withJob(stage);
      stage.service.change({ key: 'mint_another_key' });
      const run = await next(stage, { 'api-key': 'mint_another_key' });
      expect(stage.posts()).toEqual([CREATE, CREATE]);
      expect(run.outputs['jobAction']).toBe('created');
      expect(stage.ours()).toHaveLength(2);
    }),
  );

  it.concurrent('copied within its thread by an outsider, before and after the original', () =>
    onStage({}, async (stage) => {
      const first = addComment(stage.github.state, { thread: 2, body: 'Hi', author: OUTSIDER.login });
      await withJob(stage);
      const { id, body } = statusComment(stage);
      const stolen = { thread: 2, body, author: OUTSIDER.login };
      stage.github.state.comments.set(first.id, { ...first, body });
      const second = addComment(stage.github.state, stolen);
      await next(stage);
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      // The outsider's stand as they were written; ours alone was edited.
      const bodies = [first.id, second.id].map((each) => stage.github.state.comments.get(each)?.body);
      expect(bodies).toEqual([body, body]);
      expect(stage.github.state.comments.get(id)?.body).not.toBe(body);
    }),
  );

  it.concurrent(
    'an old one, put back by somebody with write access, spends nothing unseen: its job is read anew',
    () =>
      onStage({}, async (stage) => {
        await withJob(stage);
        const old = statusComment(stage).body;
        await stage.command('/docs new explain timeouts', { inputs: NO_WAIT });
        rewrite(stage, () => old);
        const run = await next(stage);
        expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE]);
        expect(run.outputs['jobId']).toBe('job_0001');
      }),
  );
});

describe('a record signed with a previous key', () => {
  it.concurrent('is recognised and signed anew with the current one', () =>
    onStage({}, async (stage) => {
      await withJob(stage);
      const before = stage.service.state.config.key;
      const key = 'mint_rotated_key';
      stage.service.change({ key });
      const inputs = { 'api-key': key, 'previous-api-keys': `mint_never_used\n${before}` };
      const run = await next(stage, inputs);
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      expect(run.outputs['jobId']).toBe('job_0001');
      expect(memory(stage, { keys: [key, before] })).toMatchObject({ signedWith: 'current' });
      expect(memory(stage, { keys: [key] }).submissions).toHaveLength(2);
      // Later runs need the old key no more.
      await next(stage, { 'api-key': key });
      expect(stage.posts()).toEqual([CREATE, MESSAGE, MESSAGE]);
      expect(run.log).not.toContain(before);
      expect(prompts(stage)).toHaveLength(3);
    }),
  );
});
