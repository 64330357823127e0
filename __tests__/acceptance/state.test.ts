/** Which states in status comments count. Everything else is ignored, so that a new job is started. */
import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import {
  CREATE,
  MESSAGE,
  NO_WAIT,
  onStage,
  prompts,
  statusComment,
  statusComments,
  submissions,
} from './on-stage.ts';
import type { Stage } from '../../fakes/stage.ts';

type Changes = Readonly<{ body?: string; thread?: number; author?: string }>;

/** Changes the first status comment, as a person with write access can. */
function edit(stage: Stage, change: (body: string) => Changes): void {
  const [first] = statusComments(stage);
  if (first !== undefined) stage.github.state.comments.set(first.id, { ...first, ...change(first.body) });
}

/** Deletes the status comment and adds one with the same body. */
function copy(stage: Stage, { thread, author }: Readonly<{ thread: number; author?: string }>): void {
  const { id, body } = statusComment(stage);
  stage.github.state.comments.delete(id);
  addComment(stage.github.state, { thread, body, author: author ?? 'github-actions[bot]' });
}

const flip = (body: string, at: number): string =>
  `${body.slice(0, at)}${body[at] === 'A' ? 'B' : 'A'}${body.slice(at + 1)}`;
const payloadAt = (body: string): number => body.indexOf('<!-- docs-agent-action:v1 ') + 100;

const withJob = (stage: Stage) => stage.command('/docs explain retry', { inputs: NO_WAIT });
const next = (stage: Stage, inputs = {}, number = 2) =>
  stage.command('/docs also an example', { number, inputs: { ...NO_WAIT, ...inputs } });

describe('a state counts', () => {
  it.concurrent.each<readonly [string, (stage: Stage) => void]>([
    ['as it was written', () => {}],
    [
      'if only the visible part of its comment was edited',
      (stage) => edit(stage, (body) => ({ body: body.replace(/^[^]*(?=<!--)/, 'Nothing here.\n') })),
    ],
  ])('%s', (_, change) =>
    onStage({}, async (stage) => {
      await withJob(stage);
      change(stage);
      await next(stage);
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
    }),
  );

  it.concurrent('if it was signed with a previous key, which signs nothing new', () =>
    onStage({}, async (stage) => {
      await withJob(stage);
      const before = stage.service.state.config.key;
      const key = 'mint_rotated_key';
      stage.service.change({ key });
      const inputs = { 'api-key': key, 'previous-api-keys': `mint_never_used\n${before}` };
      const run = await next(stage, inputs);
      expect(run.log).not.toContain(before);
      expect(submissions(stage, { keys: [key] })).toMatchObject([{ job: 'job_0001' }]);
      await next(stage, { 'api-key': key });
      expect(stage.posts()).toEqual([CREATE, MESSAGE, MESSAGE]);
    }),
  );

  it.concurrent('beside copies of it by an outsider, which are not touched', () =>
    onStage({}, async (stage) => {
      const { state } = stage.github;
      const first = addComment(state, { thread: 2, body: 'Hi', author: OUTSIDER.login });
      await withJob(stage);
      const { body } = statusComment(stage);
      state.comments.set(first.id, { ...first, body });
      const second = addComment(state, { thread: 2, body, author: OUTSIDER.login });
      await next(stage);
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      expect([first, second].map(({ id }) => state.comments.get(id)?.body)).toEqual([body, body]);
    }),
  );
});

describe('a state is ignored', () => {
  it.concurrent.each<readonly [string, (stage: Stage) => void, number]>([
    ['in another thread, even with the id of its comment', (stage) => edit(stage, () => ({ thread: 1 })), 1],
    ['copied into another thread', (stage) => copy(stage, { thread: 1 }), 1],
    ['copied within its thread', (stage) => copy(stage, { thread: 2 }), 2],
    ['copied by an outsider', (stage) => copy(stage, { thread: 2, author: OUTSIDER.login }), 2],
    [
      'of an outsider, even with the id of its comment',
      (stage) => edit(stage, () => ({ author: OUTSIDER.login })),
      2,
    ],
    [
      'if its payload was changed',
      (stage) => edit(stage, (body) => ({ body: flip(body, payloadAt(body)) })),
      2,
    ],
    [
      'if its signature was changed',
      (stage) => edit(stage, (body) => ({ body: flip(body, body.lastIndexOf(' -->') - 10) })),
      2,
    ],
  ])('%s', (_, change, thread) =>
    onStage({}, async (stage) => {
      await withJob(stage);
      change(stage);
      const run = await next(stage, {}, thread);
      expect(stage.posts()).toEqual([CREATE, CREATE]);
      expect(run.outputs).toMatchObject({ jobAction: 'created', jobId: 'job_0002' });
      expect(stage.ours(thread).at(-1)?.body).not.toContain('job_0001');
    }),
  );

  it.concurrent.each([
    ['of another key', { key: 'mint_another_key' }, { 'api-key': 'mint_another_key' }],
    ['of another project', { projectId: 'other' }, { 'project-id': 'other' }],
    ['of another comment-tag', {}, { 'comment-tag': 'other' }],
  ])('%s', (_, changes, inputs) =>
    onStage({}, async (stage) => {
      await withJob(stage);
      stage.service.change(changes);
      const run = await next(stage, inputs);
      expect(run.outputs).toMatchObject({ jobAction: 'created', jobId: 'job_0002' });
    }),
  );

  it.concurrent('of a submission that is replayed: its job is read again, and nothing is lost', () =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain retry');
      await stage.run(event, { inputs: { wait: 'false' } });
      const { body } = statusComment(stage);
      await stage.run(event, { runAttempt: 2 });
      edit(stage, () => ({ body }));
      const run = await stage.run(event, { runAttempt: 3 });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
      expect(prompts(stage)).toHaveLength(1);
    }),
  );
});
