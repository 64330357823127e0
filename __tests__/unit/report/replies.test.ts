import { describe, expect, it } from '@jest/globals';
import {
  deniedText,
  resultReply,
  helpReply,
  helpText,
  notification,
  replyMarker,
} from '../../../src/report/replies.ts';
import { COMMENT_MARKER } from '../../../src/trigger/event-filter.ts';
import { parseCommand } from '../../../src/command/parse.ts';
import { VERBS } from '../../../src/command/verbs.ts';
import { jobOf } from '../../support/submissions.ts';

describe('the mark of an answer', () => {
  it('makes it ours, names what is answered, and is no command', () => {
    const mark = replyMarker({ kind: 'review-comment', id: '17' });
    expect(mark).toBe('<!-- docs-agent-action:reply review-comment 17 -->');
    expect(mark.startsWith(COMMENT_MARKER)).toBe(true);
    expect(parseCommand(`${mark}\n${helpText('/docs')}`, '/docs')).toEqual({ kind: 'none' });
  });

  it('of one id is not the beginning of another', () => {
    const [one, other] = ['1', '11'].map((id) => replyMarker({ kind: 'comment', id }));
    expect(other?.startsWith(one ?? '')).toBe(false);
  });
});

describe('the help', () => {
  const linesOf = (word: string): readonly string[] => helpText(word).split('\n');

  it('has a line for each verb', () => {
    const lines = linesOf('/docs');
    expect(lines.filter((line) => line.startsWith('- `'))).toHaveLength(VERBS.length);
    for (const form of ['/docs …', '/docs update', '/docs new …', '/docs status'])
      expect(lines.find((line) => line.startsWith(`- \`${form}\``))).toBeDefined();
  });

  it('is a heading, an empty line, and the list', () => {
    const lines = linesOf('/docs');
    expect(lines.slice(0, 3)).toEqual([
      '### Docs agent: commands',
      '',
      expect.stringMatching(/^- `\/docs …`: /),
    ]);
    expect(lines).toHaveLength(VERBS.length + 3);
    expect(lines.at(-1)).toBe('');
  });

  it('shows the word that is listened to', () => {
    expect(helpText('!d')).toContain('`!d retry`');
    expect(helpText('!d')).not.toContain('/docs');
  });
});

describe('short answers', () => {
  it('to stop and cancel say that it is not possible', () => {
    expect(helpReply('/docs', { reason: 'cannot-cancel', typed: 'stop' })).toContain('cannot be cancelled');
  });

  it('to an unknown command quote it as code, whatever it is, and show the help', () => {
    const reply = helpReply('/docs', { reason: 'unknown-command', typed: '@all`![x](y)' });
    expect(reply).toContain('``@all`![x](y)`` is not a command');
    expect(reply).toContain(helpText('/docs'));
    expect(helpReply('/docs', { reason: 'unknown-command', typed: 'x'.repeat(9999) }).length).toBeLessThan(
      1500,
    );
  });

  it('name who may not, without a mention', () => {
    const text = deniedText({ login: 'passer-by', has: 'read', needed: 'write' });
    expect(text).toBe(
      'passer-by may not command the docs agent here: that needs the permission `write` in this repository, and theirs is `read`.',
    );
    expect(deniedText({ login: '@x', has: 'none', needed: 'write', unknown: true })).toBe(
      'The permission of @\u200bx for this repository could not be read. Please comment again in a while.',
    );
    expect(deniedText({ login: '@x', has: 'none', needed: 'write' })).toContain('@\u200bx');
  });
});

describe('the word to somebody who has waited', () => {
  const conclusion = { outcome: 'pr-opened', reason: '' } as const;
  it.each([
    ['octocat', '@octocat ✅ Docs pull request opened: [x](y)'],
    ['a-b-1', '@a-b-1 ✅ Docs pull request opened: [x](y)'],
    ['renovate[bot]', '✅ Docs pull request opened: [x](y)'],
    ['octocat @all', '✅ Docs pull request opened: [x](y)'],
    ['', '✅ Docs pull request opened: [x](y)'],
    ['o', '@o ✅ Docs pull request opened: [x](y)'],
    ['-o', '✅ Docs pull request opened: [x](y)'],
    ['@all octocat', '✅ Docs pull request opened: [x](y)'],
    ['o'.repeat(39), `@${'o'.repeat(39)} ✅ Docs pull request opened: [x](y)`],
    ['o'.repeat(40), '✅ Docs pull request opened: [x](y)'],
  ])('%j', (login, text) => {
    expect(notification({ login, conclusion, link: '[x](y)', message: 'm' })).toBe(text);
  });

  it('gives the message where there is no pull request, escaped, and says nothing twice', () => {
    const failed = { outcome: 'failed', reason: '' } as const;
    expect(notification({ login: 'octocat', conclusion: failed, link: '', message: 'Ask @all again.' })).toBe(
      '@octocat ❌ Ask @\u200ball again.',
    );
  });
});

describe('the comment that tells how it ended', () => {
  const told = {
    comment: { kind: 'review-comment', id: 17, thread: 2 },
    login: 'octocat',
    conclusion: { outcome: 'pr-opened', reason: '' },
    message: 'The docs agent opened a pull request.',
    serverUrl: new URL('https://github.com'),
  } as const;
  const mark = '<!-- docs-agent-action:reply end-review-comment 17 -->';

  it('is marked as the one for its comment, and leads to the pull request', () => {
    expect(resultReply({ ...told, job: jobOf() })).toBe(
      `${mark}\n@octocat ✅ Docs pull request opened: [acme/docs#\u200b7](https://github.com/acme/docs/pull/7)\n`,
    );
  });

  it('has the message where nothing is known of a job', () => {
    expect(resultReply({ ...told, job: undefined })).toBe(
      `${mark}\n@octocat ✅ The docs agent opened a pull request.\n`,
    );
  });
});
