/** Permissions of the workflow's token, and secrets that GitHub withholds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Grants } from '../../fakes/github/index.ts';
import { annotated, withHarness, replies, shown, statusComments } from './with-harness.ts';

const RESULT = {
  outcome: 'pr-opened',
  reason: '',
  jobId: 'job_0001',
  jobAction: 'created',
  prLink: 'https://github.com/acme/docs/pull/7',
};
const example = readFileSync('examples/slash-command.yml', 'utf8');

/** The example with a part of its text replaced. */
function exampleWith(from: string, to: string): string {
  expect(example).toContain(from);
  return example.replace(from, to);
}

describe('if a permission is missing', () => {
  it.concurrent.each<readonly [string, Grants, 'issue' | 'pull-request' | 'review-comment', string]>([
    ['all but contents', { contents: 'read' }, 'pull-request', 'pull-requests'],
    ['all', {}, 'issue', 'issues'],
    ['write', { issues: 'read', 'pull-requests': 'read' }, 'review-comment', 'pull-requests'],
  ])('(%s) the request is submitted, and one warning names the permission', (_, permissions, on, key) =>
    withHarness({ github: { permissions } }, async (harness) => {
      const run = await harness.command('/docs explain retry', { on });
      expect(run.outputs).toMatchObject({ ...RESULT, commentUrl: '' });
      expect(run.exitCode).toBe(0);
      expect(run.summary).toMatch(/^### ✅/);
      expect(harness.posts()).toHaveLength(1);
      expect(harness.ourComments(on === 'issue' ? 1 : 2)).toEqual([]);
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining(`\`${key}: write\``)]);
      if (on === 'issue') expect(annotated(run, 'warning')[0]).not.toContain('pull-requests');
      expect(annotated(run, 'error')).toEqual([]);
    }),
  );

  it.concurrent('to read a private repository, the request is submitted without context', () =>
    withHarness(
      { github: { repository: { private: true }, permissions: { contents: 'read' } } },
      async (harness) => {
        const run = await harness.command('/docs explain retry');
        expect(run.outputs).toMatchObject(RESULT);
        expect(annotated(run, 'warning')).toContainEqual(expect.stringContaining('pull-requests: write'));
        expect(annotated(run, 'warning')).toContainEqual(expect.stringContaining('pull-requests: read'));
        expect(harness.posts()).toHaveLength(1);
      },
    ),
  );

  it.concurrent('to reply, there is one warning', () =>
    withHarness({ github: { permissions: {} } }, async (harness) => {
      const run = await harness.command('/docs help');
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
      expect(run.exitCode).toBe(0);
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('`pull-requests: write`')]);
      expect(replies(harness)).toEqual([]);
    }),
  );

  it.concurrent('to react, there is one warning, and the status comment is complete', () => {
    const headers = { 'x-accepted-github-permissions': 'issues=write' };
    const refusal = { status: 403, body: { message: 'Resource not accessible by integration' }, headers };
    const intercept = ({ operation }: { operation: string | undefined }) =>
      operation?.startsWith('reactions/') ? refusal : undefined;
    return withHarness({ github: { intercept } }, async (harness) => {
      const run = await harness.command('/docs explain retry');
      expect(run.outputs).toMatchObject(RESULT);
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('403')]);
      expect(shown(harness)).toMatch(/^### ✅/);
    });
  });

  it.concurrent('because the thread is locked, the request is submitted', () =>
    withHarness({ github: { threads: [{ number: 2, pull: {}, locked: true }] } }, async (harness) => {
      const run = await harness.command('/docs explain retry');
      expect(run.outputs).toMatchObject({ ...RESULT, commentUrl: '' });
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('issue is locked')]);
    }),
  );

  it.concurrent('because the token is invalid, no command is run', () =>
    withHarness({}, async (harness) => {
      const run = await harness.command('/docs explain retry', { inputs: { 'github-token': 'ghs_expired' } });
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('`github-token`')]);
      expect(harness.requests()).toEqual([]);
    }),
  );
});

describe('the example for commands, in a private repository', () => {
  const options = { github: { repository: { private: true } } };

  it.concurrent.each([
    ['issue', 'issues: write', 'issues: read'],
    ['pull-request', 'pull-requests: write', 'pull-requests: read'],
  ] as const)('on an %s without %s names the permission', (on, key, less) =>
    withHarness(options, async (harness) => {
      const event = harness.addComment('/docs Document retries.', { on });
      const report = await harness.workflow(exampleWith(key, less), event);
      expect(report.conclusion).toBe('success');
      expect(report.jobs[0]?.steps[0]?.outputs).toMatchObject({ outcome: 'pr-opened', commentUrl: '' });
      const warnings = report.annotations.filter(({ level }) => level !== 'notice');
      expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(key)]);
      expect(harness.posts()).toHaveLength(1);
    }),
  );

  it.concurrent.each([
    ['issue', '      pull-requests: write'],
    ['pull-request', '      issues: write'],
  ] as const)('on an %s does not need%s', (on, line) =>
    withHarness(options, async (harness) => {
      const event = harness.addComment('/docs Document retries.', { on });
      const report = await harness.workflow(exampleWith(line, '      checks: read'), event);
      expect(report.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
      expect(statusComments(harness, on === 'issue' ? 1 : 2)).toHaveLength(1);
    }),
  );

  it.concurrent.each([
    ['a review comment on a fork gets no secrets', 'review-comment', true, 'skipped/no-secrets'],
    ['a review comment on a branch gets them', 'review-comment', false, 'pr-opened/'],
    ['a comment in the conversation of a fork gets them', 'pull-request', true, 'pr-opened/'],
  ] as const)('%s', (_, on, isFork, conclusion) =>
    withHarness(options, async (harness) => {
      const spoken = { on, ...(isFork && { fork: 'passer-by/Hello-World' }) };
      const name = on === 'pull-request' ? 'issue_comment' : 'pull_request_review_comment';
      const report = await harness.workflow(
        exampleWith('  issue_comment:', `  ${name}:`),
        harness.addComment('/docs Document retries.', spoken),
      );
      const { outcome, reason } = report.jobs[0]?.steps[0]?.outputs ?? {};
      expect(`${outcome}/${reason}`).toBe(conclusion);
      expect(report.conclusion).toBe('success');
      expect(harness.posts()).toHaveLength(conclusion === 'pr-opened/' ? 1 : 0);
    }),
  );
});
