/** Permissions of the workflow's token, and secrets that GitHub withholds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Options } from '../../fakes/github/index.ts';
import {
  annotated,
  withHarness,
  itWithHarness,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

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
  const secret = {
    repository: { private: true },
    permissions: { contents: 'read' },
  } as const;
  const locked = { threads: [{ number: 2, pull: {}, locked: true }] };

  it.concurrent.each<
    readonly [
      string,
      Options,
      NonNullable<CommentOptions['on']>,
      warnings: readonly string[],
    ]
  >([
    [
      'all but contents',
      { permissions: { contents: 'read' } },
      'pull-request',
      ['`pull-requests: write`'],
    ],
    ['all', { permissions: {} }, 'issue', ['`issues: write`']],
    [
      'all, in a private repository',
      secret,
      'pull-request',
      ['pull-requests: write', 'pull-requests: read'],
    ],
    ['to react', { intercept }, 'pull-request', ['403']],
    ['because the thread is locked', locked, 'pull-request', ['issue is locked']],
  ])(
    '(%s) the request is submitted, and a warning names the permission',
    (_, github, on, warnings) =>
      withHarness({ github }, async (harness) => {
        const run = await harness.command('/docs explain retry', { on });
        const hasComment = github.intercept !== undefined;
        expect(run.outputs).toMatchObject(
          hasComment ? RESULT : { ...RESULT, commentUrl: '' },
        );
        expect(run.exitCode).toBe(0);
        expect(run.summary).toMatch(/^### ✅/);
        expect(harness.shown()).toMatch(hasComment ? /^### ✅/ : /^$/);
        expect(harness.posts()).toHaveLength(1);
        expect(annotated(run, 'error')).toEqual([]);
        for (const text of warnings) {
          expect(annotated(run, 'warning')).toContainEqual(expect.stringContaining(text));
        }
        if (github !== secret) expect(annotated(run, 'warning')).toHaveLength(1);
      }),
  );

  itWithHarness(
    'because the token is invalid, no command is run',
    {},
    async (harness) => {
      const run = await harness.command('/docs explain retry', {
        inputs: { 'github-token': 'ghs_expired' },
      });
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
      expect(annotated(run, 'warning')).toEqual([
        expect.stringContaining('`github-token`'),
      ]);
      expect(harness.requests()).toEqual([]);
    },
  );
});

describe('the example for commands, in a private repository', () => {
  const example = readFileSync('examples/slash-command.yml', 'utf8');
  /** Runs the example, with a part of its text replaced, on a command. */
  const runExample = async (
    harness: Harness,
    [from, to]: readonly [string, string],
    spoken: CommentOptions,
  ) => {
    expect(example).toContain(from);
    const report = await harness.workflow(
      example.replace(from, to),
      harness.addComment('/docs Document retries.', spoken),
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
  ] as const)(
    'on an %s needs the permission %s, and not %s',
    (on, needed, other, thread) =>
      withHarness({ github }, async (harness) => {
        const without = await runExample(
          harness,
          [`      ${other}: write`, '      checks: read'],
          { on },
        );
        expect(without.warnings).toEqual([]);
        expect(harness.statusComments(thread)).toHaveLength(1);
        const less = await runExample(harness, [`${needed}: write`, `${needed}: read`], {
          on,
        });
        expect(less.outputs).toMatchObject({ outcome: 'pr-opened', commentUrl: '' });
        expect(less.warnings).toEqual([expect.stringContaining(`${needed}: write`)]);
        expect(harness.posts()).toHaveLength(2);
      }),
  );

  it.concurrent.each([
    [
      'a review comment on a fork gets no secrets',
      'review-comment',
      true,
      'skipped/no-secrets',
    ],
    [
      'a comment in the conversation of a fork gets them',
      'pull-request',
      true,
      'pr-opened/',
    ],
  ] as const)('%s', (_, on, isFork, conclusion) =>
    withHarness({ github }, async (harness) => {
      const spoken = { on, ...(isFork && { fork: 'passer-by/Hello-World' }) };
      const name =
        on === 'pull-request' ? 'issue_comment' : 'pull_request_review_comment';
      const { outputs } = await runExample(
        harness,
        ['  issue_comment:', `  ${name}:`],
        spoken,
      );
      expect(`${outputs['outcome']}/${outputs['reason']}`).toBe(conclusion);
      expect(harness.posts()).toHaveLength(conclusion === 'pr-opened/' ? 1 : 0);
    }),
  );
});
