import { describe, expect, it } from '@jest/globals';
import { renderComment, type CommentView } from '../../src/report/comment.ts';
import { askOf, jobOf } from '../request/asks.ts';

const VIEW: CommentView = {
  phase: { kind: 'ended', ending: { outcome: 'pr-opened', reason: '' } },
  message: 'The docs agent opened a pull request: x',
  note: undefined,
  job: jobOf(),
  by: 'octocat',
  waitedMs: 65_000,
  asks: [askOf()],
  runUrl: 'https://github.com/acme/app/actions/runs/1',
  serverUrl: new URL('https://github.com'),
  word: '/docs',
};
const render = (changes: Partial<CommentView> = {}): string => renderComment({ ...VIEW, ...changes });

describe('the status comment', () => {
  it('tells outcome, link, facts and how to go on', () => {
    expect(render()).toBe(
      [
        '### ✅ Docs pull request opened\n',
        '**Pull request:** [acme/docs\\#\u200b7](https://github.com/acme/docs/pull/7)\n',
        '| | |',
        '|---|---|',
        '| Job | `job_1` |',
        '| Status | `completed` |',
        '| Model | `model-1` |',
        '| Asked by | octocat |',
        '| Waited | 1 min 5 s |',
        '| Run | [log](https://github.com/acme/app/actions/runs/1) |\n',
        '<sub>Go on here: `/docs …` continues this job, `/docs new …` starts another, `/docs help` tells the rest.</sub>\n',
      ].join('\n'),
    );
  });

  it.each([
    [{ kind: 'asking' }, '### ✍️ Asking the docs agent'],
    [{ kind: 'at-work' }, '### ⏳ The docs agent is at work'],
    [{ kind: 'ended', ending: { outcome: 'failed', reason: '' } }, '### ❌ The docs agent failed'],
  ] as const)('in phase %o has its headline and its sentence', (phase, headline) => {
    const text = render({ phase, message: 'A `sentence` of ours.' });
    expect(text.split('\n')[0]).toBe(headline);
    expect(text).toContain('\nA `sentence` of ours.\n');
  });

  it('says how to look again while the agent is at work', () => {
    const phase = { kind: 'ended', ending: { outcome: 'still-active', reason: 'timed-out' } } as const;
    expect(render({ phase })).toContain('`/docs status` looks again; ');
    expect(render()).not.toContain('looks again');
  });

  it('says nothing of commands where none are listened to', () => {
    expect(render({ word: undefined })).not.toContain('<sub>');
  });

  it('says why there is a new job, also at the end', () => {
    expect(render({ note: 'This is a new job: job_0 had failed.' })).toContain(
      '\nThis is a new job: job\\_0 had failed.\n',
    );
  });

  it('lists the asks before the latest, newest first', () => {
    const text = render({
      asks: [
        askOf({ askedAt: '2026-03-01T10:00:00.000Z', by: 'first' }),
        askOf({ outcome: 'refused', reason: 'rate-limited', prLink: null, by: 'second' }),
        askOf({ outcome: null, prLink: 'https://evil.example/pull/1|x', by: 'third' }),
        askOf({ by: 'latest' }),
      ],
    });
    expect(text).toContain('<summary>Earlier asks (3)</summary>');
    const rows = text.split('\n').filter((line) => line.startsWith('| 2026-'));
    expect(rows).toEqual([
      '| 2026-03-01 11:00 | third | at work | `https://evil.example/pull/1\\|x` |',
      '| 2026-03-01 11:00 | second | refused, rate-limited |  |',
      '| 2026-03-01 10:00 | first | pr-opened | [acme/docs\\#\u200b7](https://github.com/acme/docs/pull/7) |',
    ]);
  });

  it('makes nothing of hostile text but text', () => {
    const evil = '@all #7 <img src=x> ![i](https://evil.example) | `x`\n# H';
    const text = render({
      job: jobOf({ id: evil, status: evil, model: evil, prLink: `javascript:${evil}` }),
      by: evil,
      note: evil,
      message: evil,
      phase: { kind: 'at-work' },
      asks: [askOf({ by: evil, prLink: evil }), askOf()],
    });
    const outside = text.replace(/^#+ /, '').replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '');
    expect(outside).not.toMatch(/@all|(?<!\\)<img|(?<!\\)!\[|(?<!\\)#/);
    expect(text).not.toContain('\n# H');
    expect(text.split('\n').filter((line) => line.startsWith('| Job'))).toHaveLength(1);
  });

  it('stays below what GitHub takes, whatever it is told', () => {
    const long = '|'.repeat(60_000);
    expect(render({ note: long, message: long, job: jobOf({ model: long }) }).length).toBeLessThan(45_000);
  });
});
