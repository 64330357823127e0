import { describe, expect, it } from '@jest/globals';
import type { GitHubRequest } from '../../fakes/github/index.ts';
import {
  DOCS_PULL,
  IN_OTHER,
  REPOSITORY,
  withOtherDocs,
} from '../support/docs-pull-request.ts';
import { itWithHarness, NO_WAIT, withHarness } from './with-harness.ts';

/** The fake GitHub has one repository, so a job has to work there if the state of its pull request matters. */
const READABLE = { repository: REPOSITORY, firstPull: 3 };

describe('the job of a thread is replaced by a new one', () => {
  itWithHarness(
    'if it failed; the status comment says so',
    { service: { scenario: 'fails' } },
    async (harness) => {
      await harness.command('/docs explain the retry');
      harness.service.change({ scenario: 'opens-pull-request' });
      const run = await harness.command('/docs also an example');
      expect(harness.sent()).toEqual(['new job', 'new job']);
      expect(run.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobId: 'job_0002',
        jobAction: 'created',
      });
      expect(harness.shown()).toMatch(/new job.*job_0001.*failed/);
    },
  );

  it.concurrent.each([
    [
      'if the service does not know it',
      404,
      ['new job', 'new job'],
      { outcome: 'pr-opened', jobId: 'job_0002' },
    ],
    [
      'not if the service cannot be read',
      503,
      ['new job'],
      { outcome: 'rejected', reason: 'unavailable' },
    ],
  ])('%s', (_, status, posts, outputs) => {
    const isFirst = (path: string): boolean => path.endsWith('job_0001');
    const intercept = ({ method, path }: { method: string; path: string }) =>
      method === 'GET' && isFirst(path) ? { status, body: '{"error":"no"}' } : undefined;
    return withHarness({ service: { intercept } }, async (harness) => {
      await harness.command('/docs explain the retry', { inputs: NO_WAIT });
      const run = await harness.command('/docs also an example');
      expect(run.outputs).toMatchObject(outputs);
      expect(harness.sent()).toEqual(posts);
      if (status === 404) expect(harness.shown()).toMatch(/new job.*job_0001/);
    });
  });

  it.concurrent.each([
    ['if its pull request is merged', { state: 'closed', merged: true }, 'new job'],
    ['not if it is open', { state: 'open', merged: false }, 'job_0001'],
  ] as const)('%s', (_, { state, merged }, path) => {
    const threads = [
      { number: 2, pull: {} },
      { number: 3, state, pull: { merged } },
    ];
    return withHarness({ service: READABLE, github: { threads } }, async (harness) => {
      await harness.command('/docs explain the retry');
      await harness.command('/docs also an example');
      expect(harness.sent()).toEqual(['new job', path]);
      expect(harness.shown().includes('new job')).toBe(path === 'new job');
    });
  });
});

describe('the job of a private docs pull request in another repository', () => {
  const options = withOtherDocs(
    { threads: [{ number: 2, pull: {} }] },
    { threads: [{ ...DOCS_PULL, state: 'closed', pull: { merged: true } }] },
  );

  it.concurrent.each([
    [
      'is replaced by a new one after the merge, which `docs-token` shows',
      IN_OTHER,
      'new job',
    ],
    ['is continued without a token for it', {}, 'job_0001'],
  ] as const)('%s', (_, inputs, to) =>
    withHarness(options, async (harness) => {
      await harness.command('/docs explain the retry', { inputs });
      await harness.command('/docs also an example', {
        inputs: { ...inputs, ...NO_WAIT },
      });
      expect(harness.sent()).toEqual(['new job', to]);
    }),
  );
});

describe('a status comment that somebody deletes', () => {
  it.concurrent('before the request is sent prevents the request', () => {
    let deleteIt = (): void => {};
    const intercept = ({ operation, count }: GitHubRequest): undefined => {
      if (operation === 'issues/update-comment' && count === 1) deleteIt();
    };
    return withHarness({ github: { intercept } }, async (harness) => {
      deleteIt = () =>
        void harness.github.state.comments.delete(harness.statusComments()[0]?.id ?? 0);
      const event = harness.addComment('/docs explain the retry');
      const run = await harness.run(event);
      expect(run.outputs).toMatchObject({
        outcome: 'rejected',
        reason: 'github',
      });
      expect(run.outputs['message']).toContain('was deleted');
      expect(run.exitCode).toBe(1);
      expect(harness.replies()).toHaveLength(1);
      expect(harness.posts()).toEqual([]);
      const again = await harness.run(event, { runAttempt: 2 });
      expect(again.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobAction: 'created',
      });
      expect(harness.posts()).toHaveLength(1);
    });
  });
});

describe('two values of comment-tag in one thread', () => {
  itWithHarness(
    'may have the same command, also at once and redelivered',
    {},
    async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const runs = await Promise.all(
        ['guide', 'api', 'api'].map((tag, at) =>
          harness.run(event, {
            inputs: { ...NO_WAIT, 'comment-tag': tag },
            runId: 900 + at,
          }),
        ),
      );
      expect(new Set(runs.map(({ outputs }) => outputs['jobId']))).toEqual(
        new Set(['job_0001', 'job_0002']),
      );
      expect(harness.instructions()).toEqual(['explain the retry', 'explain the retry']);
      // No run waits for a submission of the other tag.
      expect(harness.calls('issues/list-comments')).toBeLessThan(12);
    },
  );
});
