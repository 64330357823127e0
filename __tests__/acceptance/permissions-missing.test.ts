import { describe, expect, it } from '@jest/globals';
import type { Grants } from '../../fakes/github/index.ts';
import { annotated, onStage, replies, shown } from './on-stage.ts';

const RIGHT = {
  outcome: 'pr-opened',
  reason: '',
  jobId: 'job_0001',
  jobAction: 'created',
  status: 'completed',
  prLink: 'https://github.com/acme/docs/pull/7',
};

describe('where the workflow has not given the permissions to tell', () => {
  it.concurrent.each<
    readonly [string, Grants, 'issue' | 'pull-request' | 'review-comment', readonly string[]]
  >([
    ['nothing but contents', { contents: 'read' }, 'pull-request', ['`pull-requests: write`']],
    ['nothing at all', {}, 'issue', ['`issues: write`']],
    [
      'reading alone',
      { issues: 'read', 'pull-requests': 'read' },
      'review-comment',
      ['`pull-requests: write`'],
    ],
  ])('%s: the job runs, outputs are right, one warning names what to add', (_, permissions, on, keys) =>
    onStage({ github: { permissions } }, async (stage) => {
      const run = await stage.command('/docs explain retry', { on });
      expect(run.outputs).toMatchObject({ ...RIGHT, commentUrl: '' });
      expect(run.exitCode).toBe(0);
      expect(run.summary).toContain('Docs pull request opened');
      expect(stage.posts()).toHaveLength(1);
      expect(stage.ours(on === 'issue' ? 1 : 2)).toEqual([]);
      const [warning = '', ...more] = annotated(run, 'warning');
      expect(more).toEqual([]);
      expect(warning).toContain('Add to the job’s `permissions`');
      for (const key of keys) expect(warning).toContain(key);
      if (on === 'issue') expect(warning).not.toContain('pull-requests');
      expect(annotated(run, 'error')).toEqual([]);
    }),
  );

  it.concurrent('not even to read, in a private repository: the job runs all the same', () =>
    onStage(
      { github: { repository: { private: true }, permissions: { contents: 'read' } } },
      async (stage) => {
        const run = await stage.command('/docs explain retry');
        expect(run.outputs).toMatchObject(RIGHT);
        expect(run.exitCode).toBe(0);
        expect(annotated(run, 'warning')).toEqual([
          expect.stringMatching(
            /^The thread could not be read: GitHub answered 403 .*`pull-requests: write`/,
          ),
          expect.stringMatching(/^Pull request #2 could not be read.*permission pull-requests: read/),
        ]);
        expect(stage.posts()).toHaveLength(1);
      },
    ),
  );

  it.concurrent('an answer that cannot be given is one warning as well', () =>
    onStage({ github: { permissions: {} } }, async (stage) => {
      const run = await stage.command('/docs help');
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
      expect(run.exitCode).toBe(0);
      expect(annotated(run, 'warning')).toEqual([
        expect.stringMatching(/^The answer could not be written .*: `pull-requests: write`\./),
      ]);
      expect(replies(stage)).toEqual([]);
    }),
  );

  it.concurrent('reactions alone are refused: the comment is right, and one warning is all', () =>
    onStage(
      {
        github: {
          intercept: ({ operation }) =>
            operation?.startsWith('reactions/')
              ? {
                  status: 403,
                  body: { message: 'Resource not accessible by integration' },
                  headers: { 'x-accepted-github-permissions': 'issues=write' },
                }
              : undefined,
        },
      },
      async (stage) => {
        const run = await stage.command('/docs explain retry');
        expect(run.outputs).toMatchObject(RIGHT);
        expect(annotated(run, 'warning')).toEqual([
          expect.stringMatching(/^The comment could not be given a reaction: GitHub answered 403 /),
        ]);
        expect(shown(stage)).toContain('Docs pull request opened');
      },
    ),
  );
});

describe('a locked thread, or a token that is refused', () => {
  it.concurrent('a locked thread takes no comment: the job runs', () =>
    onStage({ github: { threads: [{ number: 2, pull: {}, locked: true }] } }, async (stage) => {
      const run = await stage.command('/docs explain retry');
      expect(run.outputs).toMatchObject({ ...RIGHT, commentUrl: '' });
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('issue is locked')]);
    }),
  );

  it.concurrent('a wrong token gives nobody a permission, so nothing is asked', () =>
    onStage({}, async (stage) => {
      const run = await stage.command('/docs explain retry', { inputs: { 'github-token': 'ghs_expired' } });
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('`github-token` is not valid')]);
      expect(stage.asked()).toEqual([]);
    }),
  );
});
