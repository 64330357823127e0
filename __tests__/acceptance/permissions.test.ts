/** Permissions of the workflow's token, and secrets that GitHub withholds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Options } from '../../fakes/github/index.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import {
  annotated,
  failing,
  withHarness,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

const REFUSED = { outcome: 'misconfigured', reason: 'cannot-comment', jobAction: 'none' };

/** Refuses every new comment. */
const refusing = (status: number, message: string): Options =>
  failing('issues/create-comment', { status, body: { message } });

/** `threads.test.ts` has each event without permissions, and `requests-issue.test.ts` the states of that issue. */
describe('a request without a status comment is not sent', () => {
  type Setting = Readonly<{
    title: string;
    github: Options;
    event: (harness: Harness) => EventOfRun;
    remedy: RegExp;
  }>;
  const command = (on: NonNullable<CommentOptions['on']>) => (harness: Harness) =>
    harness.addComment('/docs explain the retry', { on });

  it.concurrent.each<Setting>([
    {
      title: 'a command in a locked conversation',
      github: { threads: [{ number: 2, pull: {}, locked: true }] },
      event: command('pull-request'),
      remedy:
        /comment: Unable to create comment because issue is locked\b.*Check that #2 exists and is not locked/,
    },
    {
      title: 'a command in an archived repository',
      github: refusing(403, 'Repository was archived so is read-only.'),
      event: command('pull-request'),
      remedy: /comment: Repository was archived so is read-only\./,
    },
    {
      title: 'a command on an issue after issues were disabled',
      github: refusing(410, 'Issues has been disabled in this repository.'),
      event: command('issue'),
      remedy: /comment: Issues has been disabled in this repository\./,
    },
  ])('$title', ({ github, event, remedy }) =>
    withHarness({ github }, async (harness) => {
      const run = await harness.run(event(harness));
      expect(run.outputs).toMatchObject(REFUSED);
      expect(run.exitCode).toBe(1);
      expect(annotated(run, 'error')).toEqual([expect.stringMatching(remedy)]);
      expect(harness.requests()).toEqual([]);
    }),
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
      harness.addComment('/docs Document the retries.', spoken),
    );
    const warnings = report.annotations
      .filter(({ level }) => level !== 'notice')
      .map(({ message }) => message);
    const outputs = report.jobs[0]?.steps[0]?.outputs ?? {};
    return { outputs, warnings, conclusion: report.conclusion };
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
          [`      ${other}: write`, `      ${other}: none`],
          {
            on,
          },
        );
        expect(without).toMatchObject({ warnings: [], conclusion: 'success' });
        expect(harness.statusComments(thread)).toHaveLength(1);
        const less = await runExample(harness, [`${needed}: write`, `${needed}: read`], {
          on,
        });
        expect(less.outputs).toMatchObject(REFUSED);
        expect(less.conclusion).toBe('failure');
        expect(less.warnings).toContainEqual(expect.stringContaining(`${needed}: write`));
        expect(harness.posts()).toHaveLength(1);
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
