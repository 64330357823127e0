import { describe, expect, it } from '@jest/globals';
import { parseCommand } from '../../../src/command/parse.ts';
import type { Conclusion, Job, Trigger } from '../../../src/domain.ts';
import { commandHint } from '../../../src/report/command-hint.ts';
import { requestLink } from '../../../src/report/request-link.ts';
import {
  renderComment,
  type Phase,
  type StatusCommentView,
} from '../../../src/report/status-comment-body.ts';
import { exampleJob, exampleSubmission, PR_LINK } from '../../support/examples.ts';

const APP = 'https://github.com/acme/app';
const LINK = '[acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
const ACTIVE = exampleJob({ status: 'active', prLink: null });
const ended = (conclusion: Conclusion): Phase => ({ kind: 'finished', conclusion });
const SUBMITTING: Phase = { kind: 'submitting' };
const IN_PROGRESS: Phase = { kind: 'in-progress' };
const NO_PR = ended({ outcome: 'no-pr', reason: '' });
const CANCELLED = ended({ outcome: 'cancelled', reason: '' });
const CONTINUED = exampleSubmission({ baseline: { status: 'completed', prLink: PR_LINK, archivedAt: null } });
const PLACE = { serverUrl: new URL('https://github.com'), repository: 'acme/app', thread: 2 };

const VIEW: StatusCommentView = {
  ...PLACE,
  phase: ended({ outcome: 'pr-opened', reason: '' }),
  submission: exampleSubmission(),
  message: 'A message.',
  note: undefined,
  job: exampleJob(),
  waitedMs: 200_000,
  runUrl: 'https://github.com/acme/app/actions/runs/1',
  actionUrl: 'https://github.com/acme/action',
  project: 'acme-docs',
  commentTag: 'default',
  commandPrefix: '/docs',
};
const render = (changes: Partial<StatusCommentView> = {}): string => renderComment({ ...VIEW, ...changes });
const paragraphs = (changes: Partial<StatusCommentView> = {}): readonly string[] =>
  render(changes).split('\n\n');
const heading = (changes: Partial<StatusCommentView> = {}): string => paragraphs(changes)[0] ?? '';

describe('a status comment', () => {
  it('has the link in its heading, then the requester, what to type next and the small print', () => {
    const [first, requester, hint, smallPrint, ...rest] = paragraphs();
    expect(first).toMatch(/^### ✅ .*: /);
    expect(first).toContain(LINK);
    expect(requester).toContain('[octocat](https://github.com/acme/app/issues/2#issuecomment-1)');
    expect(requester).toContain('3 min 20 s');
    expect(hint).toContain('`/docs …`');
    expect(smallPrint).toMatch(
      /^<sub>`acme-docs` · job `job_1` \(`completed`\) · model `model-1` · .*<\/sub>$/,
    );
    expect(smallPrint).toContain(`(${VIEW.runUrl})`);
    expect(smallPrint).toContain(`(${VIEW.actionUrl}#readme)`);
    expect(rest).toEqual([]);
  });

  it('shows the message if the heading has no link, and the note in any case', () => {
    const note = 'This is a new job.';
    expect(paragraphs({ note })[1]).toBe(note);
    expect(paragraphs({ note, phase: NO_PR, job: ACTIVE }).slice(1, 3)).toEqual([VIEW.message, note]);
    expect(paragraphs({ job: exampleJob({ prLink: null }) })[1]).toBe(VIEW.message);
  });

  it('leaves out what is unknown', () => {
    const unknown = { job: undefined, waitedMs: 0, commandPrefix: undefined, actionUrl: '' };
    const [, message, requester, smallPrint, ...rest] = paragraphs({ phase: SUBMITTING, ...unknown });
    expect(message).toBe(VIEW.message);
    expect(requester).toMatch(/\)$/);
    expect(smallPrint).toBe(`<sub>\`acme-docs\` · [run log](${VIEW.runUrl})</sub>`);
    expect(rest).toEqual([]);
  });

  it('shows a `comment-tag` that is not the default', () => {
    expect(render({ commentTag: 'nightly' })).toContain('<sub>`acme-docs` · `nightly` · ');
  });

  it.each([
    [499, false],
    [500, true],
  ])('shows a duration of half a second or more: %d ms', (waitedMs, isShown) => {
    expect(render({ waitedMs }).includes(' · took ')).toBe(isShown);
  });

  it.each<readonly [string, Partial<StatusCommentView>, boolean]>([
    ['while the request is sent', { phase: SUBMITTING, job: undefined }, false],
    ['while a message is sent', { phase: SUBMITTING, job: undefined, submission: CONTINUED }, true],
    ['while the job is active', { phase: IN_PROGRESS, job: ACTIVE }, false],
    ['while the job updates one', { phase: IN_PROGRESS }, true],
    ['if the run was cancelled before it', { phase: CANCELLED, job: ACTIVE }, false],
    ['if the run was cancelled after it', { phase: CANCELLED }, true],
  ])('links the pull request as soon as there is one: %s', (_, changes, hasLink) => {
    expect(heading(changes).includes(LINK)).toBe(hasLink);
  });

  it('has a heading of its own for each phase', () => {
    const update = { submission: CONTINUED, phase: VIEW.phase };
    const views: readonly Partial<StatusCommentView>[] = [
      { phase: SUBMITTING, job: undefined },
      { phase: IN_PROGRESS, job: ACTIVE },
      { phase: IN_PROGRESS, submission: CONTINUED },
      { phase: CANCELLED, job: ACTIVE },
      { phase: CANCELLED, job: undefined },
      { phase: NO_PR },
      {},
      update,
    ];
    const headings = views.map((changes) => heading(changes).split(': ')[0]);
    expect(new Set(headings).size).toBe(views.length);
    for (const each of headings) expect(each).toMatch(/^### \p{Extended_Pictographic}\uFE0F? [A-Z]/u);
  });

  it('carries no state and is no command', () => {
    expect(render()).not.toContain('<!--');
    expect(parseCommand(render(), '/docs').kind).toBe('none');
  });
});

describe('what to type next', () => {
  it.each<readonly [Parameters<typeof commandHint>[1], boolean, readonly string[]]>([
    ['pr-opened', true, ['…', 'new …']],
    ['no-pr', true, ['…', 'new …']],
    ['failed', true, ['retry', '…']],
    ['archived', true, ['retry', '…']],
    ['rejected', false, ['retry']],
    ['unconfirmed', false, ['retry']],
    ['misconfigured', false, ['retry']],
    ['still-active', true, ['status', '…']],
    ['connection-lost', true, ['status', '…']],
    ['cancelled', true, ['status', '…']],
    ['cancelled', false, ['retry']],
    [undefined, true, ['…', 'status']],
    [undefined, false, []],
  ])('after %s (job: %s)', (outcome, hasJob, commands) => {
    const hint = commandHint('/docs', outcome, hasJob);
    expect([...hint.matchAll(/`\/docs ([^`]+)`/g)].map(([, command]) => command)).toEqual(commands);
  });
});

describe('the link to the request', () => {
  it.each<readonly [Trigger['kind'], string, string | null, string]>([
    ['comment', '1', null, `[octocat](${APP}/issues/2#issuecomment-1)`],
    ['review-comment', '1', null, `[octocat](${APP}/pull/2#discussion_r1)`],
    ['review', '1', null, `[octocat](${APP}/pull/2#pullrequestreview-1)`],
    ['subject', 'release:v1.4.0', 'v1', `octocat for [v1](${APP}/releases/tag/v1.4.0)`],
    ['subject', 'release:@acme/a@1.0.0', 'a', `octocat for [a](${APP}/releases/tag/%40acme%2Fa%401.0.0)`],
    ['subject', 'pull-request:12@abc', 'PR', `octocat for [PR](${APP}/pull/12)`],
    ['subject', 'issue:12', 'issue', `octocat for [issue](${APP}/issues/12)`],
    ['subject', 'push:aa..bb@refs/heads/main', 'bb', `octocat for [bb](${APP}/commit/bb)`],
    ['subject', 'since-last:aa..bb', 'main', 'octocat for main'],
    ['run', '1/docs', 'main', 'octocat for main'],
    ['run', '1/docs', null, 'octocat'],
  ])('%s %s', (kind, id, subject, expected) => {
    expect(requestLink(exampleSubmission({ trigger: { kind, id }, subject }), PLACE)).toBe(expected);
  });
});

describe('text from outside', () => {
  const hostile = '`|<img>@octocat #1 https://evil.example';
  const job: Job = exampleJob({ id: hostile, status: hostile, model: hostile, prLink: hostile });
  const texts = { note: hostile, message: hostile, project: hostile, commentTag: hostile };
  /** What is not in a code span. */
  const outsideCode = (text: string): string => text.replace(/(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/g, '');

  it.each([
    ['a short', 1],
    ['a long', 3000],
  ])('is escaped: %s one', (_, times) => {
    const repeat = <T extends object>(fields: T): T =>
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          value === hostile ? hostile.repeat(times) : value,
        ]),
      ) as T;
    const submission = exampleSubmission({ requester: hostile.repeat(7), subject: hostile.repeat(7) });
    const text = render({ ...repeat(texts), job: repeat(job), submission, phase: NO_PR });
    expect(outsideCode(text)).not.toMatch(/@octocat|[^\\]<img|https:\/\/evil|#1/);
    // GitHub takes 65,536 characters, of which the state needs some.
    expect(text.length).toBeLessThan(40_000);
  });
});
