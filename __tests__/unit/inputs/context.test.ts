import { describe, expect, it } from '@jest/globals';
import { parseContext, type CONTEXT_INPUTS } from '../../../src/inputs/context.ts';

const read = (given: Partial<Record<(typeof CONTEXT_INPUTS)[number], string>> = {}): unknown =>
  parseContext((name) => given[name] ?? (name === 'context-limit' ? '60000' : ''));

describe('readContextInputs', () => {
  it('reads all', () => {
    expect(
      read({
        'instructions-file': '.github/docs-agent.md',
        context: 'diff, files',
        'context-limit': '1000000',
        'agent-login': 'docs[bot]',
        'ignore-authors': 'alice, bob\ncarol,',
        'skip-label': 'no docs',
      }),
    ).toMatchObject({
      ok: true,
      value: {
        instructionsFile: '.github/docs-agent.md',
        selection: ['files', 'diff'],
        contextLimit: 1_000_000,
        filters: {
          agentLogin: 'docs[bot]',
          ignoreAuthors: ['alice', 'bob', 'carol'],
          skipLabel: 'no docs',
        },
      },
    });
  });

  it('tells the faults of all', () => {
    expect(
      read({ 'instructions-file': '/etc/passwd', context: 'all', 'context-limit': '1000001' }),
    ).toStrictEqual({
      ok: false,
      errors: [
        '`instructions-file` is "/etc/passwd". Write a path inside the repository, for example .github/docs-agent.md.',
        expect.stringContaining('`context` has "all", which is none of its parts.'),
        '`context-limit` is "1000001". Write a number of characters from 0 to 1000000, for example 10.',
      ],
    });
  });

  it.each([
    ['', ''],
    ['rules.md', 'rules.md'],
    ['./a/rules.md', 'a/rules.md'],
    ['a./..b/.c.md', 'a./..b/.c.md'],
    ['a/', 'a/'],
    ['my rules é.md', 'my rules é.md'],
    ['x'.repeat(300), 'x'.repeat(300)],
  ])('takes a rules file inside the repository: %j', (text, rulesFile) => {
    expect(read({ 'instructions-file': text })).toMatchObject({
      ok: true,
      value: { instructionsFile: rulesFile },
    });
  });

  it.each([
    '/rules.md',
    './/rules.md',
    '..',
    '../rules.md',
    'a/../../rules.md',
    'a/./rules.md',
    '././rules.md',
    '.',
    String.raw`a\rules.md`,
    'a\u0000.md',
    'a\u001f.md',
    'x'.repeat(301),
  ])('takes no other: %j', (text) => {
    expect(read({ 'instructions-file': text })).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('Write a path inside the repository')],
    });
  });
});
