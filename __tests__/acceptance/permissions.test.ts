/** Permissions of the workflow's token, and secrets that GitHub withholds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Grants } from '../../fakes/github/index.ts';
import { annotated, onStage, replies, scenario, shown, statusComments } from './on-stage.ts';

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
    onStage({ github: { permissions } }, async (stage) => {
      const run = await stage.command('/docs explain retry', { on });
      expect(run.outputs).toMatchObject({ ...RESULT, commentUrl: '' });
      expect(run.exitCode).toBe(0);
      expect(run.summary).toMatch(/^### ✅/);
      expect(stage.posts()).toHaveLength(1);
      expect(stage.ours(on === 'issue' ? 1 : 2)).toEqual([]);
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining(`\`${key}: write\``)]);
      if (on === 'issue') expect(annotated(run, 'warning')[0]).not.toContain('pull-requests');
      expect(annotated(run, 'error')).toEqual([]);
    }),
  );

  scenario(
    'to read a private repository, the request is submitted without context',
    { github: { repository: { private: true }, permissions: { contents: 'read' } } },
    async (stage) => {
      const run = await stage.command('/docs explain retry');
      expect(run.outputs).toMatchObject(RESULT);
      expect(annotated(run, 'warning')).toContainEqual(expect.stringContaining('pull-requests: write'));
      expect(annotated(run, 'warning')).toContainEqual(expect.stringContaining('pull-requests: read'));
      expect(stage.posts()).toHaveLength(1);
    },
  );

  scenario('to reply, there is one warning', { github: { permissions: {} } }, async (stage) => {
    const run = await stage.command('/docs help');
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
    expect(run.exitCode).toBe(0);
    expect(annotated(run, 'warning')).toEqual([expect.stringContaining('`pull-requests: write`')]);
    expect(replies(stage)).toEqual([]);
  });

  it.concurrent('to react, there is one warning, and the status comment is complete', () => {
    const headers = { 'x-accepted-github-permissions': 'issues=write' };
    const refusal = { status: 403, body: { message: 'Resource not accessible by integration' }, headers };
    const intercept = ({ operation }: { operation: string | undefined }) =>
      operation?.startsWith('reactions/') ? refusal : undefined;
    return onStage({ github: { intercept } }, async (stage) => {
      const run = await stage.command('/docs explain retry');
      expect(run.outputs).toMatchObject(RESULT);
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('403')]);
      expect(shown(stage)).toMatch(/^### ✅/);
    });
  });

  scenario(
    'because the thread is locked, the request is submitted',
    { github: { threads: [{ number: 2, pull: {}, locked: true }] } },
    async (stage) => {
      const run = await stage.command('/docs explain retry');
      expect(run.outputs).toMatchObject({ ...RESULT, commentUrl: '' });
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('issue is locked')]);
    },
  );

  scenario('because the token is invalid, no command is run', {}, async (stage) => {
    const run = await stage.command('/docs explain retry', { inputs: { 'github-token': 'ghs_expired' } });
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
    expect(annotated(run, 'warning')).toEqual([expect.stringContaining('`github-token`')]);
    expect(stage.asked()).toEqual([]);
  });
});

describe('the example for commands, in a private repository', () => {
  const options = { github: { repository: { private: true } } };

  it.concurrent.each([
    ['issue', 'issues: write', 'issues: read'],
    ['pull-request', 'pull-requests: write', 'pull-requests: read'],
  ] as const)('on an %s without %s names the permission', (on, key, less) =>
    onStage(options, async (stage) => {
      const event = stage.say('/docs Document retries.', { on });
      const report = await stage.workflow(exampleWith(key, less), event);
      expect(report.conclusion).toBe('success');
      expect(report.jobs[0]?.steps[0]?.outputs).toMatchObject({ outcome: 'pr-opened', commentUrl: '' });
      const warnings = report.annotations.filter(({ level }) => level !== 'notice');
      expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(key)]);
      expect(stage.posts()).toHaveLength(1);
    }),
  );

  it.concurrent.each([
    ['issue', '      pull-requests: write'],
    ['pull-request', '      issues: write'],
  ] as const)('on an %s does not need%s', (on, line) =>
    onStage(options, async (stage) => {
      const event = stage.say('/docs Document retries.', { on });
      const report = await stage.workflow(exampleWith(line, '      checks: read'), event);
      expect(report.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
      expect(statusComments(stage, on === 'issue' ? 1 : 2)).toHaveLength(1);
    }),
  );

  it.concurrent.each([
    ['a review comment on a fork gets no secrets', 'review-comment', true, 'skipped/no-secrets'],
    ['a review comment on a branch gets them', 'review-comment', false, 'pr-opened/'],
    ['a comment in the conversation of a fork gets them', 'pull-request', true, 'pr-opened/'],
  ] as const)('%s', (_, on, isFork, conclusion) =>
    onStage(options, async (stage) => {
      const spoken = { on, ...(isFork && { fork: 'passer-by/Hello-World' }) };
      const name = on === 'pull-request' ? 'issue_comment' : 'pull_request_review_comment';
      const report = await stage.workflow(
        exampleWith('  issue_comment:', `  ${name}:`),
        stage.say('/docs Document retries.', spoken),
      );
      const { outcome, reason } = report.jobs[0]?.steps[0]?.outputs ?? {};
      expect(`${outcome}/${reason}`).toBe(conclusion);
      expect(report.conclusion).toBe('success');
      expect(stage.posts()).toHaveLength(conclusion === 'pr-opened/' ? 1 : 0);
    }),
  );
});
