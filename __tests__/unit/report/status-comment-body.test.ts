import { describe, expect, it } from '@jest/globals';
import type { Submission, Conclusion, Job } from '../../../src/domain.ts';
import { renderComment, type StatusCommentView } from '../../../src/report/status-comment-body.ts';
import { renderHistory, replaceHistory } from '../../../src/report/history.ts';
import { parseCommand } from '../../../src/command/parse.ts';
import { askOf, jobOf } from '../../support/submissions.ts';

const JOB = jobOf();
const AT_WORK: Job = { ...JOB, status: 'active', prLink: null };
const ENDED = (conclusion: Conclusion): StatusCommentView['phase'] => ({ kind: 'finished', conclusion });
const CANCELLED = ENDED({ outcome: 'cancelled', reason: '' });
const OPENED = ENDED({ outcome: 'pr-opened', reason: '' });

const ASK = askOf();
const numbered = (id: number): Submission => ({ ...ASK, trigger: { kind: 'comment', id: String(id) } });
const RUNS = 'https://github.com/acme/app/actions/runs';

const VIEW: StatusCommentView = {
  phase: OPENED,
  message: 'The docs agent opened a pull request: https://github.com/acme/docs/pull/7',
  note: undefined,
  job: JOB,
  submission: ASK,
  waitedMs: 200_000,
  submissions: [ASK],
  runUrl: 'https://github.com/acme/app/actions/runs/1',
  serverUrl: new URL('https://github.com'),
  commandPrefix: '/docs',
};

const render = (changes: Partial<StatusCommentView> = {}): string => renderComment({ ...VIEW, ...changes });
const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1);

describe('the status comment', () => {
  it('tells outcome, pull request and job first, and nothing twice', () => {
    expect(render()).toBe(
      [
        '### ✅ Docs pull request opened',
        '',
        '**Pull request:** [acme/docs#\u200b7](https://github.com/acme/docs/pull/7)  ',
        '**Job:** `job_1` · `completed`',
        '',
        'Asked by octocat · 2026-03-01 11:00 UTC · waited 3 min 20 s · model `model-1` · [run log](https://github.com/acme/app/actions/runs/1)',
        '',
        '> **Go on here:** `/docs …` continues this job · `/docs new …` starts another · `/docs help` shows all commands',
        '',
      ].join('\n'),
    );
  });

  it('keeps what the message adds to the headline', () => {
    expect(render({ message: `${VIEW.message} It may be an old one.` })).toContain(
      '\n\nIt may be an old one.\n',
    );
  });

  it.each([
    ['in-progress', undefined, 'none yet'],
    ['still-active', ENDED({ outcome: 'still-active', reason: 'timed-out' }), 'none yet'],
    ['no-pr', ENDED({ outcome: 'no-pr', reason: '' }), 'none'],
    ['archived', ENDED({ outcome: 'archived', reason: '' }), 'none known'],
  ])('says where there is no pull request: %s', (_, phase = { kind: 'in-progress' }, none) => {
    expect(render({ phase, job: AT_WORK })).toContain(`**Pull request:** ${none}  \n`);
  });

  it.each<readonly [string, StatusCommentView['phase'], Job | undefined, string]>([
    ['submitting', { kind: 'submitting' }, undefined, '✍️ Asking the docs agent'],
    ['asking a job that is there', { kind: 'submitting' }, JOB, '✍️ Asking the docs agent'],
    ['at work', { kind: 'in-progress' }, AT_WORK, '⏳ The docs agent is at work'],
    ['cancelled', CANCELLED, AT_WORK, '⏹️ The run was cancelled, the docs agent goes on'],
    ['cancelled too early', CANCELLED, undefined, '⏹️ The run was cancelled, nothing was asked'],
  ])('is headed by how far it has come: %s', (_, phase, job, headline) => {
    expect(render({ phase, job }).split('\n', 1)).toEqual([`### ${headline}`]);
  });

  it.each([
    [0, ''],
    [499, ''],
    [500, ' · waited 1 s'],
  ])('says what was waited from half a second on: %d ms', (waitedMs, waited) => {
    expect(render({ waitedMs })).toContain(`11:00 UTC${waited} · model`);
  });

  it('says why there is a new job, also at the end', () => {
    expect(render({ note: 'This is a new job: job_0 had failed.' })).toContain(
      '\n\nThis is a new job: job_0 had failed.\n\n',
    );
  });

  it('leaves out what is not known', () => {
    const text = render({
      phase: { kind: 'submitting' },
      message: 'On its way.',
      job: undefined,
      waitedMs: 0,
      commandPrefix: undefined,
    });
    expect(text).toBe(
      '### ✍️ Asking the docs agent\n\nOn its way.\n\nAsked by octocat · 2026-03-01 11:00 UTC · [run log](https://github.com/acme/app/actions/runs/1)\n',
    );
  });
});

describe('what to type next', () => {
  it.each([
    ['submitting', { kind: 'submitting' }, undefined, /run log/],
    ['at work', { kind: 'in-progress' }, AT_WORK, /here:\*\* `\/docs …` continues/],
    [
      'timed out',
      ENDED({ outcome: 'still-active', reason: 'timed-out' }),
      AT_WORK,
      /here:\*\* `\/docs status` looks again · `\/docs …` continues/,
    ],
    [
      'lost',
      ENDED({ outcome: 'connection-lost', reason: 'no-response' }),
      AT_WORK,
      /here:\*\* `\/docs status` looks again/,
    ],
    [
      'failed',
      ENDED({ outcome: 'failed', reason: '' }),
      JOB,
      /here:\*\* `\/docs retry` asks the same again · `\/docs …` starts a new job/,
    ],
    [
      'rejected',
      ENDED({ outcome: 'rejected', reason: 'rate-limited' }),
      undefined,
      /here:\*\* `\/docs retry` asks the same again · `\/docs help`/,
    ],
    [
      'cancelled before anything was sent',
      ENDED({ outcome: 'cancelled', reason: '' }),
      undefined,
      /here:\*\* `\/docs retry`/,
    ],
  ] as const)('%s', (_, phase, job, line) => {
    expect(lastLine(render({ phase, job, message: 'So it is.' }))).toMatch(line);
  });

  it('is nothing where no comments are listened to', () => {
    expect(lastLine(render({ commandPrefix: undefined }))).toMatch(/^Asked by octocat /);
  });

  it('is never taken for a command when somebody quotes the comment, or copies it', () => {
    expect(parseCommand(render(), '/docs').kind).toBe('none');
  });
});

describe('the other asks', () => {
  const opened = '✅ Docs pull request opened, [acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
  const failed: Submission = {
    ...numbered(3),
    outcome: 'rejected',
    reason: 'rate-limited',
    prLink: null,
    requestedBy: '*mallory*',
  };
  const release: Submission = { ...ASK, trigger: { kind: 'subject', id: 'release:v1.4.0' }, run: '8' };
  const run: Submission = { ...ASK, trigger: { kind: 'run', id: '9/docs' } };
  const merge: Submission = {
    ...ASK,
    trigger: { kind: 'run', id: '10/docs' },
    run: '10',
    subjectLabel: 'PR #12',
  };

  it('are a list of when, by whom, for what and with what outcome, the newest first', () => {
    expect(render({ submissions: [numbered(2), failed, release, ASK, run, merge] })).toContain(
      [
        '<details><summary>Other asks (5)</summary>',
        '',
        `- 2026-03-01 11:00 UTC, octocat, [PR #\u200b12](${RUNS}/10): ${opened}`,
        `- 2026-03-01 11:00 UTC, octocat, [run](${RUNS}/9): ${opened}`,
        `- 2026-03-01 11:00 UTC, octocat, [release:v1.4.0](${RUNS}/8): ${opened}`,
        `- 2026-03-01 11:00 UTC, \\*mallory\\*, [command](${RUNS}/9): ❌ Not started (rate-limited)`,
        `- 2026-03-01 11:00 UTC, octocat, [command](${RUNS}/9): ${opened}`,
        '',
        '</details>',
      ].join('\n'),
    );
  });

  it('are not those of the ask that the comment is about', () => {
    expect(render()).not.toContain('<details>');
  });

  it('tell of the ask itself what it was for', () => {
    expect(render({ submission: merge })).toContain(
      '\nAsked by octocat for PR #\u200b12 · 2026-03-01 11:00 UTC · ',
    );
  });
});

describe('a status comment whose other asks have gone on', () => {
  const more = { ...VIEW, submissions: [{ ...numbered(2), outcome: null }, ASK] };
  const now = { ...VIEW, submissions: [numbered(2), numbered(3), ASK] };

  it('has a new list in the place of the old one', () => {
    expect(replaceHistory(renderComment(more), now)).toBe(renderComment(now));
  });

  it('has one at its end where there was none', () => {
    const before = render();
    expect(replaceHistory(before, now)).toBe(`${before}\n${renderHistory(now)}\n`);
  });

  it('stays as it is where there are no others', () => {
    expect(replaceHistory(render(), VIEW)).toBe(render());
  });

  it.each(['</details> @octocat', '<details><summary>Other asks (1)</summary> </details> @octocat'])(
    'has it there whatever the service says of its jobs: %j',
    (prLink) => {
      const job = { ...JOB, model: prLink };
      const told = { ...more, job, submissions: [{ ...numbered(2), prLink }, ...more.submissions] };
      const later = { ...told, submissions: [...told.submissions, numbered(3)] };
      expect(replaceHistory(renderComment(told), later)).toBe(renderComment(later));
      expect(replaceHistory(render({ job }), later)).toBe(`${render({ job })}\n${renderHistory(later)}\n`);
    },
  );
});

describe('another ask', () => {
  const line = (changes: Partial<Submission>, runUrl = VIEW.runUrl): string | undefined =>
    render({ submissions: [{ ...numbered(2), prLink: null, ...changes }, ASK], runUrl })
      .split('\n')
      .find((each) => each.startsWith('- '));

  it.each<readonly [string, Partial<Submission>, string]>([
    ['whose end nobody has seen', { outcome: null }, '⏳ at work'],
    ['cancelled', { outcome: 'cancelled' }, '⏹️ The run was cancelled, the docs agent goes on'],
    [
      'cancelled too early',
      { outcome: 'cancelled', job: null },
      '⏹️ The run was cancelled, nothing was asked',
    ],
  ])('%s', (_, changes, end) => {
    expect(line(changes)).toBe(`- 2026-03-01 11:00 UTC, octocat, [command](${RUNS}/9): ${end}`);
  });

  it('leads to its own run, whichever attempt of which run shows it', () => {
    expect(line({ outcome: null, run: '8' }, `${RUNS}/1234/attempts/2`)).toContain(`[command](${RUNS}/8):`);
  });
});

describe('text from outside', () => {
  const evil = '`|<img>@octocat #1 https://evil.example';
  /** What is not in a code span, whose fence may have any length. */
  const running = (text: string): string => text.replace(/(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/g, '');

  it('stays code or escaped text', () => {
    const job = { ...JOB, id: evil, status: evil, model: evil, prLink: evil };
    const text = render({
      job,
      submission: { ...ASK, requestedBy: evil, subjectLabel: evil },
      note: evil,
      message: evil,
    });
    expect(text.split(evil)).toHaveLength(4);
    expect(running(text)).not.toMatch(/@octocat|[^\\]<img|https:\/\/evil|#1/);
  });

  it('of any length stays so, and within what GitHub takes', () => {
    const long = evil.repeat(3000);
    const job = { ...JOB, id: long, status: long, model: long, prLink: long };
    const submissions = Array.from({ length: 20 }, (_, at) => ({
      ...numbered(at),
      requestedBy: evil.repeat(100),
      prLink: long,
    }));
    const text = render({
      job,
      submission: { ...ASK, requestedBy: long },
      note: long,
      message: long,
      submissions,
    });
    expect(text.length).toBeLessThan(65_536 - 12_000);
    expect(running(text)).not.toMatch(/@octocat|[^\\]<img|https:\/\/evil|#1/);
  });

  it('longer than 40,000 characters loses whole lines at its end', () => {
    const room = 40_000 - render({ submission: { ...ASK, requestedBy: '' } }).trimEnd().length;
    const [whole, beyond] = [room, room + 1].map((length) =>
      render({ submission: { ...ASK, requestedBy: 'o'.repeat(length) } }),
    );
    expect(whole).toHaveLength(40_001);
    expect(lastLine(whole ?? '')).toMatch(/^> \*\*Go on here:\*\* .* shows all commands$/);
    expect(lastLine(beyond ?? '')).toMatch(/ · \[run log\]\(.*\)$/);
  });

  it('at its longest leaves room for all that a thread remembers', () => {
    const prLink = `https://github.com/a/b/pull/1?${'('.repeat(270)}`;
    const submissions = Array.from({ length: 20 }, (_, at) => ({
      ...numbered(at),
      requestedBy: 'o'.repeat(39),
      subjectLabel: '#1234567',
      prLink,
    }));
    const job = { ...JOB, prLink, model: evil.repeat(100) };
    const text = render({ submissions, job, note: evil.repeat(100), message: evil.repeat(100) });
    expect(lastLine(text)).toContain('Go on here');
  });
});
