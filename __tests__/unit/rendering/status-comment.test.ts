import type { Job } from '../../../src/domain/job.ts';
import { describe, expect, it } from '@jest/globals';
import type { Submission } from '../../../src/domain/submission.ts';
import { parseCommand } from '../../../src/trigger/command.ts';
import type { Trigger } from '../../../src/domain/trigger.ts';
import type { ShownResult, Submitted, Tracked } from '../../../src/domain/run-result.ts';
import {
  renderStatusComment,
  type CommentContext,
} from '../../../src/rendering/status-comment.ts';
import {
  exampleJob,
  exampleLinked,
  exampleSubmission,
  PR_LINK,
  exampleRunTrigger,
} from '../../support/examples.ts';

const APP = 'https://github.com/acme/app';
const LINK = '[acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
const RUN = {
  url: `${APP}/actions/runs/1`,
  serverUrl: new URL('https://github.com'),
  repository: 'acme/app',
  repositoryId: 42,
  actionUrl: 'https://github.com/acme/action',
};
const CONTEXT: CommentContext = {
  run: RUN,
  location: {
    repositoryId: RUN.repositoryId,
    thread: 2,
    project: 'acme-docs',
    commentTag: 'default',
  },
  command: '/docs',
  dashboardUrl: undefined,
};
const ACTIVE = exampleJob({ status: 'active', prLink: null });
const OPENED: Tracked = {
  family: 'tracked',
  conclusion: { outcome: 'pr-opened', reason: '' },
  job: exampleJob(),
  waitedMs: 200_000,
};
const NO_PR: Submitted = {
  family: 'submitted',
  conclusion: { outcome: 'no-pr', reason: '' },
  message: 'A message.',
};
const cancelled = (job: Job): Tracked => ({
  family: 'tracked',
  conclusion: { outcome: 'cancelled', reason: '' },
  job,
});
const CONTINUED = exampleSubmission({
  baseline: { status: 'completed', prLink: PR_LINK, archivedAt: null },
});

const render = (
  result: ShownResult,
  context: Partial<CommentContext> = {},
  submission: Submission = exampleSubmission(),
) => renderStatusComment(submission, result, { ...CONTEXT, ...context });
const heading = (result: ShownResult, submission = exampleSubmission()): string =>
  render(result, {}, submission).split('\n', 1)[0] ?? '';

describe('the status comment of a message of care', () => {
  const commit = 'a'.repeat(40);
  const trigger = { kind: 'care', repository: 42, number: 7, commit } as const;
  const caused = (cause: 'conflicts' | 'checks', subject: string) =>
    exampleSubmission({ ...CONTINUED, cause: { ...trigger, cause }, subject });
  const checks = caused('checks', '1 failed check');

  it('has no link to the pull request that it is shown on, and claims no change of it', () => {
    expect(heading(OPENED, checks)).toBe('### ✅ The docs agent has finished');
    const working: ShownResult = { job: exampleJob({ status: 'active' }) };
    expect(heading(working, checks)).not.toContain('](');
  });

  it('links the checks of the commit', () => {
    const page = `${APP}/commit/${commit}/checks`;
    expect(render(OPENED, {}, checks)).toContain(`to fix [1 failed check](${page})`);
  });

  it('names the branch of a conflict without a link', () => {
    const conflict = caused('conflicts', 'the conflict with main');
    const text = render(OPENED, {}, conflict);
    expect(text).toContain('to resolve the conflict with main');
  });
});

describe('a status comment', () => {
  it('has the link in its heading, then the requester, what to type next and the small print', () => {
    const [first, requester, hint, smallPrint, ...rest] = render(OPENED).split('\n\n');
    expect(first).toMatch(/^### ✅ .*: /);
    expect(first).toContain(LINK);
    expect(requester).toContain(
      `[octocat](${APP}/issues/2#issuecomment-1) · took 3 min 20 s`,
    );
    expect(hint).toContain('`/docs …`');
    expect(smallPrint).toMatch(
      /^<sub>`acme-docs` · job `job_1` \(`completed`\) · model `model-1` · .*<\/sub>$/,
    );
    expect(smallPrint).toContain(`(${RUN.url})`);
    expect(smallPrint).toContain(`(${RUN.actionUrl}#readme)`);
    expect(rest).toEqual([]);
  });

  it('has the message below its heading, and leaves out what is unknown', () => {
    const unknown = { command: undefined, run: { ...RUN, actionUrl: '' } };
    const [, message, requester, smallPrint, ...rest] = render(NO_PR, unknown).split(
      '\n\n',
    );
    expect(message).toBe('A message.');
    expect(requester).toMatch(/\)$/);
    expect(smallPrint).toBe(`<sub>\`acme-docs\` · [run log](${RUN.url})</sub>`);
    expect(rest).toEqual([]);
  });

  it('shows a `comment-tag` that is not the default', () => {
    const location = { ...CONTEXT.location, commentTag: 'nightly' };
    expect(render(OPENED, { location })).toContain('<sub>`acme-docs` · `nightly` · ');
  });

  it.each([
    [499, false],
    [500, true],
  ])('shows a duration of half a second or more: %d ms', (waitedMs, isShown) => {
    expect(render({ ...OPENED, waitedMs }).includes(' · took ')).toBe(isShown);
  });

  it('says how long the run has waited, if the job has not ended', () => {
    const conclusion = { outcome: 'still-active', reason: 'timed-out' } as const;
    expect(render({ ...OPENED, conclusion })).toContain(' · waited 3 min 20 s');
  });

  it.each<readonly [string, ShownResult, typeof CONTINUED | undefined, boolean]>([
    ['while the request is sent', {}, undefined, false],
    ['while a message is sent', {}, CONTINUED, true],
    ['while the job is active', { job: ACTIVE }, undefined, false],
    [
      'while the job updates one',
      { job: exampleJob({ status: 'active' }) },
      CONTINUED,
      true,
    ],
    ['if the run was cancelled before it', cancelled(ACTIVE), undefined, false],
    ['if the run was cancelled after it', cancelled(exampleJob()), undefined, true],
  ])(
    'links the pull request as soon as there is one: %s',
    (_, result, submission, hasLink) => {
      expect(heading(result, submission).includes(LINK)).toBe(hasLink);
    },
  );

  it('carries no state and is no command', () => {
    expect(render(OPENED)).not.toContain('<!--');
    expect(parseCommand(render(OPENED), '/docs').kind).toBe('none');
  });
});

describe('on the docs pull request', () => {
  const source = { repositoryId: 42, thread: 5, commentId: 6 };
  const linked = exampleLinked({ source });
  const opened = '✅ Docs PR opened · Requested by';

  it('is one paragraph, with the request in its own thread', () => {
    expect(render(OPENED, {}, linked)).toBe(
      `${opened} [octocat](${APP}/issues/5#issuecomment-1). Comment \`/docs …\` to refine it, or \`/docs new …\` for a separate one.`,
    );
  });

  it.each([
    ['a link to the guide', RUN.actionUrl],
    ['no link if the address of the action is unknown', ''],
  ])('says in another repository what a command there needs, with %s', (_, actionUrl) => {
    const location = { ...CONTEXT.location, repositoryId: 43 };
    const context = { run: { ...RUN, actionUrl }, location };
    const guide = `${actionUrl}/blob/HEAD/docs/docs-pull-request.md#if-the-docs-are-in-another-repository`;
    const words = actionUrl === '' ? 'runs this action' : `[runs this action](${guide})`;
    expect(render(OPENED, context, linked)).toMatch(
      /for a separate one\. This works if this repository /,
    );
    expect(render(OPENED, context, linked)).toContain(`repository ${words}.`);
    expect(render(OPENED, { ...context, command: undefined }, linked)).not.toContain(
      'This works',
    );
  });

  it('has no link to a request of another repository, whose name is unknown', () => {
    const elsewhere = exampleLinked({ source: { ...source, repositoryId: 43 } });
    expect(render(OPENED, { command: undefined }, elsewhere)).toBe(`${opened} octocat.`);
  });
});

const ACTIVITY = {
  number: 12,
  activity: 'labeled',
  targetId: 7,
  updatedAt: '2026-03-01T12:00:00Z',
};
const RELEASE = { kind: 'release', id: 5, prerelease: false } as const;
const PUSH = { kind: 'push', ref: 'refs/heads/main', before: 'aa', after: 'bb' } as const;

it.each<readonly [Trigger, string | null, string]>([
  [{ kind: 'comment', id: 1 }, null, `[octocat](${APP}/issues/2#issuecomment-1)`],
  [{ kind: 'review-comment', id: 1 }, null, `[octocat](${APP}/pull/2#discussion_r1)`],
  [{ kind: 'review', id: 1 }, null, `[octocat](${APP}/pull/2#pullrequestreview-1)`],
  [{ ...RELEASE, tag: 'v1.4.0' }, 'v1', `octocat for [v1](${APP}/releases/tag/v1.4.0)`],
  [
    { ...RELEASE, tag: '@acme/a@1.0.0' },
    'a',
    `octocat for [a](${APP}/releases/tag/%40acme%2Fa%401.0.0)`,
  ],
  [
    { kind: 'merge', number: 12, commit: 'abc' },
    'PR',
    `octocat for [PR](${APP}/pull/12)`,
  ],
  [
    { kind: 'pull-request', commit: 'abc', ...ACTIVITY },
    'PR',
    `octocat for [PR](${APP}/pull/12)`,
  ],
  [{ kind: 'issue', ...ACTIVITY }, 'issue', `octocat for [issue](${APP}/issues/12)`],
  [PUSH, 'bb', `octocat for [bb](${APP}/commit/bb)`],
  [
    { kind: 'subject', subject: { kind: 'release', tag: 'v1' } },
    'v1',
    `octocat for [v1](${APP}/releases/tag/v1)`,
  ],
  [
    { kind: 'subject', subject: { kind: 'pull-request', number: 12 } },
    'PR',
    `octocat for [PR](${APP}/pull/12)`,
  ],
  [
    { kind: 'subject', subject: { kind: 'commits', from: 'a', to: 'b' } },
    'a..b',
    `octocat for [a..b](${APP}/compare/a...b)`,
  ],
  [{ kind: 'since-last', from: 'aa', to: 'bb' }, 'main', 'octocat for main'],
  [{ kind: 'other', event: 'watch', digest: '0' }, null, 'octocat'],
  [exampleRunTrigger(), 'main', 'octocat for main'],
  [exampleRunTrigger(), null, 'octocat'],
])('the link to the request of %j', (trigger, subject, expected) => {
  const text = render({}, {}, exampleSubmission({ trigger, subject }));
  expect(text.split('\n')).toContain(`Requested by ${expected}`);
});

it('escapes text from outside, and fits whatever its length', () => {
  const short = '`|<img>@octocat #1 https://evil.example';
  const long = short.repeat(3000);
  const job = exampleJob({ id: long, status: long, model: long, prLink: long });
  const result = {
    ...OPENED,
    note: long,
    message: long,
    detail: long,
    steps: [long, short],
    job,
  };
  const submission = exampleSubmission({
    requester: short.repeat(7),
    subject: short.repeat(7),
  });
  const location = { ...CONTEXT.location, project: long, commentTag: short };
  const text = renderStatusComment(submission, result, { ...CONTEXT, location });
  const outsideCode = text.replace(/(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
  expect(outsideCode).not.toMatch(/@octocat|[^\\]<img|https:\/\/evil|#1/);
  // GitHub takes 65,536 characters, of which the state needs some.
  expect(text.length).toBeLessThan(40_000);
});
