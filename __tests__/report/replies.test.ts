import { describe, expect, it } from '@jest/globals';
import type { Ending } from '../../src/domain.ts';
import { deniedText, helpText, notification } from '../../src/report/replies.ts';
import { VERBS } from '../../src/request/verbs.ts';

describe('the help', () => {
  it('has a line for each verb, with all its spellings', () => {
    const lines = helpText('/docs')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(VERBS.length);
    expect(lines[0]).toBe(
      '- `/docs …`: Continues this thread’s job with the instruction, or starts a job if there is none.',
    );
    expect(lines.at(-1)).toMatch(/^- `\/docs stop`, `\/docs cancel`: /);
  });
});

describe('the word to the person who asked', () => {
  const opened: Ending = { outcome: 'pr-opened', reason: '' };
  const failed: Ending = { outcome: 'failed', reason: '' };
  it.each([
    ['with a link', 'octocat', opened, '[x](y)', '@octocat ✅ Docs pull request opened: [x](y)'],
    ['without one says it once', 'octocat', failed, '', '@octocat ❌ It \\*broke\\*.'],
    ['names nobody whose name is none', 'a b @c', failed, '', '❌ It \\*broke\\*.'],
  ] as const)('%s', (_, login, ending, link, expected) => {
    expect(notification({ login, ending, link, message: 'It *broke*.' })).toBe(expected);
  });
});

describe('a denial', () => {
  it('says what is needed and what there is', () => {
    expect(deniedText({ login: 'passer-by', has: 'read', needed: 'write' })).toBe(
      'passer-by may not command the docs agent here: that needs the permission `write` in this repository, and theirs is `read`.',
    );
  });
});
