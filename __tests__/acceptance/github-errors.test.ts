/** Errors of GitHub that pass, and GitHub Enterprise Server. */
import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../fakes/github/index.ts';
import { annotated, calls, withHarness, shown, statusComment } from './with-harness.ts';

const RESULT = { outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'created' };

/** The first calls of an operation fail. */
const failing = (operation: string, error: RequestError, times = 1) => ({
  github: {
    intercept: (request: Readonly<{ operation: string | undefined; count: number }>) =>
      request.operation === operation && request.count <= times ? error : undefined,
  },
});
const tooMany = (seconds: number) => ({ status: 429, headers: { 'retry-after': String(seconds) } });

it.concurrent('GitHub Enterprise Server is used below its own prefix', () => {
  const site = 'https://ghe.example';
  const options = { github: { prefix: '/api/v3', site }, service: { repository: `${site}/acme/docs` } };
  return withHarness(options, async (harness) => {
    const env = { GITHUB_SERVER_URL: site };
    const event = harness.addComment('/docs explain retry');
    const first = await harness.run(event, { env });
    const second = await harness.command('/docs also an example', { env });
    expect(first.outputs).toMatchObject({ ...RESULT, prLink: `${site}/acme/docs/pull/7` });
    expect(second.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });
    expect(first.outputs['commentUrl']).toMatch(/^https:\/\/ghe\.example\//);
    expect(shown(harness)).toContain(`(${site}/acme/docs/pull/7)`);
    expect(shown(harness)).toContain(`(${site}/Codertocat/Hello-World/actions/runs/`);
    expect(harness.reactions(event)).toEqual(['eyes', 'rocket']);
    expect(harness.github.url).toMatch(/\/api\/v3$/);
    // This server knows the state of the docs pull request.
    expect(harness.github.requests.map(({ path }) => path)).toContain('/repos/acme/docs/pulls/7');
  });
});

/** With the number of calls after which the operation has succeeded. */
describe('a call is repeated if that changes nothing', () => {
  it.concurrent.each<readonly [string, string, RequestError, number]>([
    ['a read, after the time that a rate limit requests', 'issues/list-comments', tooMany(7), 2],
    ['a read, after a broken connection', 'repos/get-collaborator-permission-level', 'reset', 2],
    ['a reaction', 'reactions/create-for-issue-comment', 'reset-after', 3],
    ['an update of a comment, after a 502', 'issues/update-comment', { status: 502 }, 3],
    ['an update of a comment, after a broken connection', 'issues/update-comment', 'reset-after', 3],
    ['a new comment, after a 429', 'issues/create-comment', tooMany(1), 2],
    [
      'a new comment, if the thread shows that the first does not exist',
      'issues/create-comment',
      { status: 502 },
      2,
    ],
    ['not a new comment that the thread shows', 'issues/create-comment', 'reset-after', 1],
  ])('%s', (_, operation, error, count) =>
    withHarness(failing(operation, error), async (harness) => {
      const event = harness.addComment('/docs explain retry');
      const run = await harness.run(event);
      expect(run.outputs).toMatchObject({ ...RESULT, commentUrl: expect.stringContaining('#issuecomment-') });
      expect(calls(harness, operation)).toBeGreaterThanOrEqual(count);
      expect(calls(harness, 'issues/create-comment')).toBe(operation === 'issues/create-comment' ? count : 1);
      expect(annotated(run, 'warning')).toEqual([]);
      expect(harness.reactions(event)).toEqual(['eyes', 'rocket']);
      expect(run.outputs['commentUrl']).toContain(String(statusComment(harness).id));
      expect(shown(harness)).toMatch(/^### ✅/);
      expect(harness.posts()).toHaveLength(1);
    }),
  );
});

it.concurrent('a comment is not created again while the thread cannot be read', () => {
  const intercept = ({ operation, count }: Readonly<{ operation: string | undefined; count: number }>) => {
    if (operation === 'issues/create-comment') return 'reset-after';
    return operation === 'issues/list-comments' && count > 1 ? { status: 503 } : undefined;
  };
  return withHarness({ github: { intercept } }, async (harness) => {
    const event = harness.addComment('/docs explain retry');
    const run = await harness.run(event);
    expect(run.outputs).toMatchObject({ outcome: 'unconfirmed', reason: 'state-unavailable' });
    expect(calls(harness, 'issues/create-comment')).toBe(1);
    expect(harness.posts()).toEqual([]);
  });
});

it.concurrent('a token that expires while the run waits leaves outputs and summary complete', () => {
  let expire = (): void => {};
  const intercept = ({ method }: { method: string }): undefined => {
    if (method === 'GET') expire();
  };
  return withHarness({ service: { intercept } }, async (harness) => {
    expire = () => harness.github.expireToken();
    const run = await harness.command('/docs explain retry');
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', status: 'completed' });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toMatch(/^### ✅/);
    expect(annotated(run, 'warning')).toEqual([expect.stringMatching(/401.*`github-token`/)]);
  });
});
