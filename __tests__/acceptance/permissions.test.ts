/** Permissions of the workflow's token, and secrets that GitHub withholds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import { merged, mergedThread, released } from '../../fakes/events.ts';
import type { Options } from '../../fakes/github/index.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import {
  annotated,
  failing,
  withHarness,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

const REFUSED = { outcome: 'misconfigured', reason: 'cannot-comment', jobAction: 'none' };

const CREATE = 'issues/create-comment';
const LIST = 'issues/list-comments';

/** Refuses an operation on comments. */
const refusing = (operation: string, status: number, message: string): Options =>
  failing(operation, { status, body: { message } });

/** `threads.test.ts` has each event without permissions, and `requests-issue.test.ts` the states of that issue. */
describe('a request without a status comment is not sent', () => {
  type Setting = Readonly<{
    title: string;
    github: Options;
    event: (harness: Harness) => EventOfRun;
    inputs?: Readonly<Record<string, string>>;
    /** The request that GitHub refuses. */
    refused: typeof CREATE | typeof LIST;
    remedy: RegExp;
  }>;
  const command =
    (on: NonNullable<CommentOptions['on']> = 'pull-request') =>
    (harness: Harness) =>
      harness.addComment('/docs explain the retry', { on });
  const release = () => released({});
  const FULL = 'Commenting is disabled on issues with more than 2500 comments';
  const ARCHIVED = 'Repository was archived so is read-only';
  const LOCKED = 'unable to create comment because issue is locked';
  const MERGED = { threads: [{ number: 1 }, mergedThread()] };

  it.concurrent.each<Setting>([
    {
      title: 'a command in a locked conversation',
      github: { threads: [{ number: 2, pull: {}, locked: true }] },
      event: command(),
      refused: CREATE,
      remedy: /comment: Unable to create comment because issue is locked\b.*Unlock/,
    },
    {
      title: 'a command in an archived repository',
      github: { isArchived: true },
      event: command(),
      refused: CREATE,
      remedy: /comment: Repository was archived so is read-only\..* Unarchive it/,
    },
    {
      title: 'a command in an archived repository, whose conversations are locked',
      github: refusing(CREATE, 403, `${ARCHIVED} and ${LOCKED}`),
      event: command(),
      refused: CREATE,
      remedy: /comment: Repository was archived.* Unarchive it in its settings\.$/,
    },
    {
      title: 'a release in an archived repository with a requests issue',
      github: {
        isArchived: true,
        threads: [{ number: 1, labels: ['docs-agent-requests'] }],
      },
      event: release,
      refused: CREATE,
      remedy: /Unarchive it in its settings\.$/,
    },
    {
      title: 'a command in a full thread',
      github: refusing(CREATE, 403, FULL),
      event: command('issue'),
      refused: CREATE,
      remedy: /#1 has them\. Comment `\/docs …` on another issue or pull request\.$/,
    },
    {
      title: 'a merge in a full thread',
      github: { ...MERGED, ...refusing(CREATE, 403, FULL) },
      event: () => merged('pull_request'),
      refused: CREATE,
      remedy: /#2 has them\. Set `comment` to the number of another issue\.$/,
    },
    {
      title: 'a release, if the requests issue is full',
      github: refusing(CREATE, 403, FULL),
      event: release,
      refused: CREATE,
      remedy: /#3 has them\. Open an issue, and move the label `docs-agent-requests`/,
    },
    {
      title: 'a command on an issue that was transferred meanwhile',
      github: refusing(LIST, 301, 'Moved Permanently'),
      event: command('issue'),
      refused: LIST,
      remedy: /comment: #1 was moved\..*transferred.*Comment `\/docs …` on another/,
    },
    {
      title: 'a command on a transferred issue whose comments GitHub no longer finds',
      github: refusing(LIST, 404, 'Not Found'),
      event: command('issue'),
      refused: LIST,
      remedy: /can read #1\. If #1 was transferred or deleted: Comment `\/docs …` on/,
    },
    {
      title: 'a schedule with the number of a transferred issue',
      github: refusing(LIST, 301, 'Moved Permanently'),
      event: () => scheduleEvent(),
      inputs: { comment: '1', prompt: 'Go.' },
      refused: LIST,
      remedy: /#1 was transferred.*: Set `comment` to the number of another issue\./,
    },
    {
      title: 'a command on an issue that was deleted meanwhile',
      github: refusing(CREATE, 410, 'This issue was deleted'),
      event: command('issue'),
      refused: CREATE,
      remedy: /comment: This issue was deleted\..*#1 was deleted\. Comment `\/docs …` on/,
    },
    {
      title: 'a command on an issue after issues were disabled',
      github: refusing(CREATE, 410, 'Issues has been disabled in this repository.'),
      event: command('issue'),
      refused: CREATE,
      remedy: /comment: Issues has been disabled in this repository\..*Enable issues/,
    },
    {
      title: 'a command in an organization with single sign-on',
      github: refusing(CREATE, 403, 'Resource protected by SAML enforcement.'),
      event: command(),
      refused: CREATE,
      remedy: /Authorize the token/,
    },
  ])('$title', ({ github, event, inputs = {}, refused, remedy }) =>
    withHarness({ github }, async (harness) => {
      const run = await harness.run(event(harness), { inputs });
      expect(run.outputs).toMatchObject(REFUSED);
      expect(run.exitCode).toBe(1);
      expect(annotated(run, 'error')).toEqual([expect.stringMatching(remedy)]);
      // The context may lack a permission of its own.
      const ofContext = /^The published release/;
      const texts = [...annotated(run, 'error'), ...annotated(run, 'warning')];
      for (const text of texts.filter((each) => !ofContext.test(each))) {
        expect(text).not.toMatch(/not locked|`permissions`/);
      }
      // It does not help to try again.
      expect(harness.calls(refused)).toBe(1);
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

describe('the text of a token without permission names what the workflow needs', () => {
  const forbidden = refusing(CREATE, 403, 'Resource not accessible by integration');
  type Row = readonly [
    string,
    (harness: Harness) => EventOfRun,
    Readonly<Record<string, string>>,
    RegExp,
  ];
  it.concurrent.each<Row>([
    [
      'a command, which people write on both kinds of threads',
      (harness) => harness.addComment('/docs explain the retry', { on: 'issue' }),
      {},
      /Add `issues: write` and `pull-requests: write` to the `permissions`/,
    ],
    [
      'a merge',
      () => merged('pull_request'),
      {},
      /Add `pull-requests: write` to the `permissions`/,
    ],
    [
      'a merge whose comment goes to the requests issue',
      () => merged('pull_request'),
      { comment: 'requests-issue' },
      /Add `issues: write` to the `permissions`/,
    ],
  ])('%s', (_, event, inputs, remedy) => {
    const threads = [{ number: 1, labels: [REQUESTS_LABEL] }, mergedThread()];
    const github = { threads, ...forbidden };
    return withHarness({ github }, async (harness) => {
      const run = await harness.run(event(harness), { inputs });
      expect(run.outputs).toMatchObject(REFUSED);
      expect(annotated(run, 'error').join()).toMatch(remedy);
      expect(harness.posts()).toEqual([]);
    });
  });
});

it.concurrent('a token that has expired is named, because a re-run would not help', () =>
  withHarness({ github: refusing(LIST, 401, 'Bad credentials') }, async (harness) => {
    const run = await harness.command('/docs explain the retry');
    expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'github' });
    expect(annotated(run, 'error').join()).toMatch(
      /`github-token` is invalid or expired/,
    );
    expect(harness.posts()).toEqual([]);
  }),
);
