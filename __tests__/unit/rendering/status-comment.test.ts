import { describe, expect, it } from '@jest/globals';
import type { Conclusion } from '../../../src/domain/outcome.ts';
import type { RequestRecord } from '../../../src/record/request-record.ts';
import { renderHint } from '../../../src/rendering/conclusion.ts';
import { renderStatusComment } from '../../../src/rendering/status-comment.ts';
import { parseCommand } from '../../../src/trigger/command.ts';
import {
  exampleCause,
  exampleEntry,
  exampleLinkedEntry,
  exampleRecordedJob,
  PR_LINK,
  THREAD,
  type EntryChanges,
  type RecordChanges,
} from '../../support/examples.ts';

const SERVER = new URL('https://github.com');
const APP = 'https://github.com/acme/app';
const LINK = '[acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
const RUN = {
  url: `${APP}/actions/runs/1`,
  actionUrl: 'https://github.com/acme/action',
  repositoryId: 42,
  dashboardUrl: undefined,
};
const ABOUT = {
  words: 'Requested by',
  linked: 'octocat',
  page: 'acme/app/issues/2#issuecomment-1',
};

/** A command that has opened a pull request. */
const OPENED: RecordChanges = { end: { waitedMs: 200_000 }, run: RUN };
const OPENED_END: Conclusion = { outcome: 'pr-opened', reason: '' };
const ended = (conclusion: Conclusion, changes: RecordChanges = {}): RecordChanges => ({
  ...OPENED,
  conclusion,
  ...changes,
});
/** A message to a job that has a pull request. */
const CONTINUED: RecordChanges = {
  baseline: { status: 'completed', prLink: PR_LINK },
};
const ACTIVE = exampleRecordedJob({ status: 'active', prLink: null });
const UPDATING = exampleRecordedJob({ status: 'active' });
const SENDING: RecordChanges = { conclusion: null, job: null };
const working = (job = ACTIVE): RecordChanges => ({ conclusion: null, job });
const OF_EVENT: EntryChanges = { request: { cause: exampleCause('merge:12:abc') } };

function render(payload: RecordChanges = OPENED, changes: EntryChanges = {}): string {
  const shown = { ...OPENED, ...payload };
  const thread = { ...THREAD, project: 'acme-docs' };
  const entry = exampleEntry({ repositoryId: 42, thread, ...changes, payload: shown });
  return renderStatusComment(entry, SERVER);
}

const heading = (payload: RecordChanges, changes?: EntryChanges): string =>
  render(payload, changes).split('\n', 1)[0] ?? '';

describe('the status comment of a message of care', () => {
  const page = `acme/docs/commit/${'a'.repeat(40)}/checks`;
  const about = {
    words: 'Care instructed the agent to fix',
    linked: '1 failed check',
    page,
  };
  const care = { ...CONTINUED, care: { head: 'a'.repeat(40), message: 1 }, about };
  const OF_CARE = { request: { cause: exampleCause('care:1:7:1') } };

  it('has no link to the pull request that it is shown on, and claims no change of it', () => {
    expect(heading(care, OF_CARE)).toBe('### ✅ The docs agent has finished');
    expect(heading({ ...care, ...working(UPDATING) }, OF_CARE)).not.toContain('](');
  });

  it('links the checks of the commit', () => {
    const link = `[1 failed check](https://github.com/${page})`;
    expect(render(care, OF_CARE)).toContain(`Care instructed the agent to fix ${link}`);
  });

  it('names the branch of a conflict without a link', () => {
    const words = 'Care instructed the agent to resolve';
    const linked = 'the conflict with main';
    const conflict = { ...about, words, linked, page: null };
    const text = render({ ...care, about: conflict }, OF_CARE);
    expect(text).toContain(`\n${words} ${linked}`);
  });
});

describe('a status comment', () => {
  it('has the link in its heading, then the requester, what to type next and the small print', () => {
    const [first, requester, hint, smallPrint, ...rest] = render().split('\n\n');
    expect(first).toMatch(/^### ✅ .*: /);
    expect(first).toContain(LINK);
    expect(requester).toContain(
      `Requested by [octocat](${APP}/issues/2#issuecomment-1): “explain retries” · took 3 min 20 s`,
    );
    expect(hint).toContain('`/docs …`');
    expect(smallPrint).toMatch(
      /^<sub>`acme-docs` · job `job_1` \(`completed`\) · model `model-1` · .*<\/sub>$/,
    );
    expect(smallPrint).toContain(`(${RUN.url})`);
    expect(smallPrint).toContain(`(${RUN.actionUrl}#readme)`);
    expect(rest).toEqual([]);
  });

  it('has the message below its heading, no hint where nobody has commented, and nothing that is unknown', () => {
    const payload = ended(
      { outcome: 'rejected', reason: 'unavailable' },
      {
        job: null,
        end: { message: 'A message.' },
        run: { ...RUN, actionUrl: '' },
      },
    );
    const text = render(payload, OF_EVENT);
    const [, message, requester, smallPrint, ...rest] = text.split('\n\n');
    expect(message).toBe('A message.');
    expect(requester).toMatch(/\): “explain retries”$/);
    expect(smallPrint).toBe(`<sub>\`acme-docs\` · [run log](${RUN.url})</sub>`);
    expect(rest).toEqual([]);
  });

  it('leaves out what the service has not said about the job', () => {
    const job = exampleRecordedJob({ status: undefined, model: undefined });
    expect(render({ ...OPENED, job })).toContain(' · job `job_1` · [run log]');
  });

  it('shows a `comment-tag` that is not the default', () => {
    const thread = { ...THREAD, project: 'acme-docs', commentTag: 'nightly' };
    expect(render(OPENED, { thread })).toContain('<sub>`acme-docs` · `nightly` · ');
  });

  it.each([
    [499, false],
    [500, true],
  ])('shows a duration of half a second or more: %d ms', (waitedMs, isShown) => {
    expect(render({ end: { waitedMs } }).includes(' · took ')).toBe(isShown);
  });

  it('says how long the run has waited, if the job has not ended', () => {
    const timedOut = ended({ outcome: 'still-active', reason: 'timed-out' });
    expect(render(timedOut)).toContain(' · waited 3 min 20 s');
  });

  const cancelled = (job: RequestRecord['job']): RecordChanges =>
    ended({ outcome: 'cancelled', reason: '' }, { job });
  it.each<readonly [string, RecordChanges, boolean]>([
    ['while the request is sent', SENDING, false],
    ['while a message is sent', { ...SENDING, ...CONTINUED }, true],
    ['while the job is active', working(), false],
    ['while the job updates one', { ...working(UPDATING), ...CONTINUED }, true],
    ['if the run was cancelled before it', cancelled(ACTIVE), false],
    ['if the run was cancelled after it', cancelled(exampleRecordedJob()), true],
  ])('links the pull request as soon as there is one: %s', (_, payload, hasLink) => {
    expect(heading(payload).includes(LINK)).toBe(hasLink);
  });

  it('says whether the job has opened the pull request or updated it', () => {
    const titleOf = (payload: RecordChanges) => heading(payload).split(': ', 1)[0];
    const opened = titleOf(OPENED);
    const updated = titleOf(CONTINUED);
    const other = { status: null, prLink: `${PR_LINK}0` };
    expect(updated).not.toBe(opened);
    expect(titleOf({ baseline: other })).toBe(opened);
  });

  it('names the dashboard of its own workflow', () => {
    const run = { ...RUN, dashboardUrl: 'https://dashboard.example/acme' };
    const failed = ended({ outcome: 'failed', reason: '' }, { run });
    expect(render(failed)).toContain('[the dashboard](https://dashboard.example/acme)');
  });

  it('carries no entry and is no command', () => {
    expect(render()).not.toContain('<!--');
    expect(parseCommand(render(), '/docs').kind).toBe('none');
  });

  it('is the same for the same entry, whichever run renders it', () => {
    const entry = exampleEntry({ payload: OPENED });
    const read = { ...entry, isOwn: true, isBound: false, keyLine: 1, revision: 'x' };
    expect(renderStatusComment(read, SERVER)).toBe(renderStatusComment(entry, SERVER));
  });
});

describe('the state of the docs pull request', () => {
  it('takes the place of an update', () => {
    const docsPullRequest = { kind: 'merged' } as const;
    expect(heading({ ...CONTINUED, docsPullRequest })).toMatch(/^### 🟣 Docs PR merged/);
  });

  it('changes the next steps only once it has ended', () => {
    const since = '2026-02-20T23:59:00Z';
    const hintOf = (docsPullRequest: RequestRecord['docsPullRequest']) =>
      render({ docsPullRequest }).split('\n\n')[2];
    const ofOpened = renderHint({ conclusion: OPENED_END }, '/docs');
    expect(hintOf(null)).toBe(ofOpened);
    expect(hintOf({ kind: 'open', since })).toBe(ofOpened);
    for (const kind of ['merged', 'closed'] as const) {
      expect(hintOf({ kind })).not.toBe(ofOpened);
      expect(hintOf({ kind })).toContain('`/docs …`');
    }
  });
});

it('on the docs pull request of another repository, it links what a command there needs', () => {
  const thread = { ...THREAD, number: 7 };
  const payload = { about: ABOUT, ...OPENED };
  const entry = exampleLinkedEntry({ repositoryId: 43, thread, payload });
  const guide = `${RUN.actionUrl}/blob/HEAD/docs/docs-pull-request.md#if-the-docs-are-in-another-repository`;
  expect(renderStatusComment(entry, SERVER)).toContain(
    `This works if this repository [runs this action](${guide}).`,
  );
});

it('the line about a request links the page of its subject', () => {
  const page = 'acme/app/releases/tag/%40acme%2Fa%401.0.0';
  const about = { ...ABOUT, words: 'Requested by ada for', linked: 'v1', page };
  expect(render({ ...SENDING, about, words: '' }).split('\n')).toContain(
    `Requested by ada for [v1](${APP}/releases/tag/%40acme%2Fa%401.0.0)`,
  );
});

it('links are on the server of the run', () => {
  const entry = exampleEntry({ payload: OPENED });
  const text = renderStatusComment(entry, new URL('https://ghe.example/git'));
  expect(text).toContain('(https://ghe.example/git/acme/app/issues/2#issuecomment-1)');
});

it('escapes text from outside, and fits whatever its length', () => {
  const short = '`|<img>@octocat #1 https://evil.example';
  const long = short.repeat(3000);
  const text = render(
    {
      job: { ...exampleRecordedJob(), id: long, status: long, model: long, prLink: long },
      words: short,
      note: long,
      end: { waitedMs: 200_000, message: long, detail: long, steps: [long, short] },
      about: { ...ABOUT, words: short.repeat(7), linked: short.repeat(7) },
    },
    { thread: { number: 2, project: long, commentTag: short } },
  );
  const outsideCode = text.replace(/(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
  expect(outsideCode).not.toMatch(/@octocat|[^\\]<img|https:\/\/evil|#1/);
  // GitHub takes 65,536 characters, of which the entry needs some.
  expect(text.length).toBeLessThan(40_000);
});
