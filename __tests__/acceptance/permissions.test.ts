/** Permissions of the workflow's token, and secrets that GitHub withholds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Options } from '../../fakes/github/index.ts';
import type { Spoken, Stage } from '../../fakes/stage.ts';
import { annotated, onStage, replies, scenario, shown, statusComments } from './on-stage.ts';

const RESULT = {
  outcome: 'pr-opened',
  reason: '',
  jobId: 'job_0001',
  jobAction: 'created',
  prLink: 'https://github.com/acme/docs/pull/7',
};

describe('if a permission is missing', () => {
  const forbidden = {
    status: 403,
    body: { message: 'Resource not accessible by integration' },
    headers: { 'x-accepted-github-permissions': 'issues=write' },
  };
  const intercept: Options['intercept'] = ({ operation = '' }) =>
    operation.startsWith('reactions/') ? forbidden : undefined;
  const readOnly = { issues: 'read', 'pull-requests': 'read' } as const;
  const secret = { repository: { private: true }, permissions: { contents: 'read' } } as const;
  const locked = { threads: [{ number: 2, pull: {}, locked: true }] };

  it.concurrent.each<readonly [string, Options, NonNullable<Spoken['on']>, warnings: readonly string[]]>([
    ['all but contents', { permissions: { contents: 'read' } }, 'pull-request', ['`pull-requests: write`']],
    ['all', { permissions: {} }, 'issue', ['`issues: write`']],
    ['write', { permissions: readOnly }, 'review-comment', ['`pull-requests: write`']],
    ['all, in a private repository', secret, 'pull-request', ['pull-requests: write', 'pull-requests: read']],
    ['to react', { intercept }, 'pull-request', ['403']],
    ['because the thread is locked', locked, 'pull-request', ['issue is locked']],
  ])('(%s) the request is submitted, and a warning names the permission', (_, github, on, warnings) =>
    onStage({ github }, async (stage) => {
      const run = await stage.command('/docs explain retry', { on });
      const hasComment = github.intercept !== undefined;
      expect(run.outputs).toMatchObject(hasComment ? RESULT : { ...RESULT, commentUrl: '' });
      expect(run.exitCode).toBe(0);
      expect(run.summary).toMatch(/^### ✅/);
      expect(shown(stage)).toMatch(hasComment ? /^### ✅/ : /^$/);
      expect(stage.posts()).toHaveLength(1);
      expect(annotated(run, 'error')).toEqual([]);
      for (const text of warnings)
        expect(annotated(run, 'warning')).toContainEqual(expect.stringContaining(text));
      if (github !== secret) expect(annotated(run, 'warning')).toHaveLength(1);
    }),
  );

  scenario('to reply, there is one warning', { github: { permissions: {} } }, async (stage) => {
    const run = await stage.command('/docs help');
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
    expect(run.exitCode).toBe(0);
    expect(annotated(run, 'warning')).toEqual([expect.stringContaining('`pull-requests: write`')]);
    expect(replies(stage)).toEqual([]);
  });

  scenario('because the token is invalid, no command is run', {}, async (stage) => {
    const run = await stage.command('/docs explain retry', { inputs: { 'github-token': 'ghs_expired' } });
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
    expect(annotated(run, 'warning')).toEqual([expect.stringContaining('`github-token`')]);
    expect(stage.asked()).toEqual([]);
  });
});

describe('the example for commands, in a private repository', () => {
  const example = readFileSync('examples/slash-command.yml', 'utf8');
  /** Runs the example, with a part of its text replaced, on a command. */
  const runExample = async (stage: Stage, [from, to]: readonly [string, string], spoken: Spoken) => {
    expect(example).toContain(from);
    const report = await stage.workflow(
      example.replace(from, to),
      stage.say('/docs Document retries.', spoken),
    );
    expect(report.conclusion).toBe('success');
    const warnings = report.annotations
      .filter(({ level }) => level !== 'notice')
      .map(({ message }) => message);
    return { outputs: report.jobs[0]?.steps[0]?.outputs ?? {}, warnings };
  };
  const github = { repository: { private: true } };

  it.concurrent.each([
    ['issue', 'issues', 'pull-requests', 1],
    ['pull-request', 'pull-requests', 'issues', 2],
  ] as const)('on an %s needs the permission %s, and not %s', (on, needed, other, thread) =>
    onStage({ github }, async (stage) => {
      const without = await runExample(stage, [`      ${other}: write`, '      checks: read'], { on });
      expect(without.warnings).toEqual([]);
      expect(statusComments(stage, thread)).toHaveLength(1);
      const less = await runExample(stage, [`${needed}: write`, `${needed}: read`], { on });
      expect(less.outputs).toMatchObject({ outcome: 'pr-opened', commentUrl: '' });
      expect(less.warnings).toEqual([expect.stringContaining(`${needed}: write`)]);
      expect(stage.posts()).toHaveLength(2);
    }),
  );

  it.concurrent.each([
    ['a review comment on a fork gets no secrets', 'review-comment', true, 'skipped/no-secrets'],
    ['a review comment on a branch gets them', 'review-comment', false, 'pr-opened/'],
    ['a comment in the conversation of a fork gets them', 'pull-request', true, 'pr-opened/'],
  ] as const)('%s', (_, on, isFork, conclusion) =>
    onStage({ github }, async (stage) => {
      const spoken = { on, ...(isFork && { fork: 'passer-by/Hello-World' }) };
      const name = on === 'pull-request' ? 'issue_comment' : 'pull_request_review_comment';
      const { outputs } = await runExample(stage, ['  issue_comment:', `  ${name}:`], spoken);
      expect(`${outputs['outcome']}/${outputs['reason']}`).toBe(conclusion);
      expect(stage.posts()).toHaveLength(conclusion === 'pr-opened/' ? 1 : 0);
    }),
  );
});
