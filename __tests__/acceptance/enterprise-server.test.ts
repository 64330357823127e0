import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../fakes/github/index.ts';
import { annotated, memory, onStage, shown, statusComment } from './on-stage.ts';

const RIGHT = { outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'created' };

/** Does a fault to the first requests of one operation. */
const failing = (operation: string, fault: RequestError, times = 1) => ({
  github: {
    intercept: (request: Readonly<{ operation: string | undefined; count: number }>) =>
      request.operation === operation && request.count <= times ? fault : undefined,
  },
});

describe('a GitHub Enterprise Server', () => {
  it.concurrent('is spoken to below its own prefix, from the first command to the follow-up', () =>
    onStage(
      {
        github: { prefix: '/api/v3', site: 'https://ghe.example' },
        service: { repository: 'https://ghe.example/acme/docs' },
      },
      async (stage) => {
        const env = { GITHUB_SERVER_URL: 'https://ghe.example' };
        const event = stage.say('/docs explain retry');
        const first = await stage.run(event, { env });
        const second = await stage.command('/docs also an example', { env });
        expect(first.outputs).toMatchObject({ ...RIGHT, prLink: 'https://ghe.example/acme/docs/pull/7' });
        expect(second.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });
        expect(first.outputs['commentUrl']).toMatch(/^https:\/\/ghe\.example\//);
        expect(shown(stage)).toContain('(https://ghe.example/acme/docs/pull/7)');
        expect(shown(stage)).toContain('(https://ghe.example/Codertocat/Hello-World/actions/runs/');
        expect(stage.reactions(event)).toEqual(['eyes', 'rocket']);
        expect(stage.github.url).toMatch(/\/api\/v3$/);
        // The state of the docs pull request is asked of this server as well.
        expect(stage.github.requests.map(({ path }) => path)).toContain('/repos/acme/docs/pulls/7');
      },
    ),
  );
});

describe('reads that fail in passing are repeated', () => {
  it.concurrent.each<readonly [string, string, RequestError]>([
    ['a rate limit with its time', 'issues/list-comments', { status: 429, headers: { 'retry-after': '7' } }],
    ['a broken connection', 'repos/get-collaborator-permission-level', 'reset'],
  ])('%s', (_, operation, fault) =>
    onStage(failing(operation, fault), async (stage) => {
      const run = await stage.command('/docs explain retry');
      expect(run.outputs).toMatchObject(RIGHT);
      const asked = stage.github.requests.filter((request) => request.operation === operation);
      expect(asked.length).toBeGreaterThanOrEqual(2);
      expect(annotated(run, 'warning')).toEqual([]);
    }),
  );

  it.concurrent(
    'not for ever: a thread that cannot be read is no thread, and the first attempt says so',
    () =>
      onStage(failing('issues/list-comments', { status: 503 }, Infinity), async (stage) => {
        const event = stage.say('/docs explain retry');
        const run = await stage.run(event);
        expect(run.outputs).toMatchObject({ ...RIGHT, commentUrl: '' });
        expect(annotated(run, 'warning')).toEqual([expect.stringContaining('The thread could not be read')]);
        expect(
          stage.github.requests.filter(({ operation }) => operation === 'issues/list-comments'),
        ).toHaveLength(3);
        const again = await stage.run(event, { runAttempt: 2 });
        expect(again.outputs).toMatchObject({ outcome: 'unconfirmed', reason: 'state-unavailable' });
        expect(stage.posts()).toHaveLength(1);
      }),
  );
});

describe('writes that may have been carried out', () => {
  it.concurrent.each<readonly [string, RequestError, number]>([
    // How often a comment is asked to be made.
    ['a connection that breaks behind it', 'reset-after', 1],
    ['a 502', { status: 502 }, 2],
    ['a 429, which cannot have done it', { status: 429, headers: { 'retry-after': '1' } }, 2],
  ])('a comment is never made twice: %s', (_, fault, creates) =>
    onStage(failing('issues/create-comment', fault), async (stage) => {
      const event = stage.say('/docs explain retry');
      const run = await stage.run(event);
      expect(run.outputs).toMatchObject(RIGHT);
      expect(stage.written().filter((name) => name === 'issues/create-comment')).toHaveLength(creates);
      expect(stage.ours()).toHaveLength(1);
      expect(memory(stage).commentId).toBe(statusComment(stage).id);
      expect(shown(stage)).toContain('Docs pull request opened');
      expect(stage.posts()).toHaveLength(1);
    }),
  );

  it.concurrent('a comment whose fate cannot be read is left alone', () =>
    onStage(
      {
        github: {
          intercept: ({ operation, count }) => {
            if (operation === 'issues/create-comment') return 'reset-after';
            return operation === 'issues/list-comments' && count > 1 ? { status: 503 } : undefined;
          },
        },
      },
      async (stage) => {
        const run = await stage.command('/docs explain retry');
        expect(run.outputs).toMatchObject({ ...RIGHT, commentUrl: '' });
        expect(stage.ours()).toHaveLength(1);
        expect(annotated(run, 'warning')).toHaveLength(1);
      },
    ),
  );

  it.concurrent.each<readonly [string, RequestError]>([
    ['a 502', { status: 502 }],
    ['a connection that breaks behind it', 'reset-after'],
  ])('an edit is repeated, for it says what shall be: %s', (_, fault) =>
    onStage(failing('issues/update-comment', fault, 2), async (stage) => {
      const run = await stage.command('/docs explain retry');
      expect(run.outputs).toMatchObject(RIGHT);
      expect(stage.written().filter((name) => name === 'issues/update-comment')).toHaveLength(4);
      expect(shown(stage)).toContain('Docs pull request opened');
      expect(annotated(run, 'warning')).toEqual([]);
    }),
  );

  it.concurrent(
    'a reaction is repeated; whose it was then nobody knows, so the record is looked for first',
    () =>
      onStage(failing('reactions/create-for-issue-comment', 'reset-after'), async (stage) => {
        const event = stage.say('/docs explain retry');
        const run = await stage.run(event);
        expect(run.outputs).toMatchObject(RIGHT);
        expect(stage.reactions(event)).toEqual(['eyes', 'rocket']);
        expect(stage.posts()).toHaveLength(1);
        const lists = stage.github.requests.filter(({ operation }) => operation === 'issues/list-comments');
        expect(lists.length).toBeGreaterThan(5);
      }),
  );
});
