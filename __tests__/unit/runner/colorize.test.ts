import { describe, expect, it } from '@jest/globals';
import { colorize } from '../../../src/runner/runner.ts';

describe('a line of the log', () => {
  it.each([
    ['good', '\u001b[32mdone\u001b[0m'],
    ['bad', '\u001b[31mdone\u001b[0m'],
    ['quiet', '\u001b[90mdone\u001b[0m'],
    ['plain', 'done'],
  ] as const)('is coloured on GitHub as it is meant: %s', (tone, line) => {
    expect(colorize('done', tone, { GITHUB_ACTIONS: 'true' })).toBe(line);
  });

  it.each([
    ['elsewhere', {}],
    ['where colours are not wanted', { GITHUB_ACTIONS: 'true', NO_COLOR: '1' }],
  ])('has no colour %s', (_, env) => {
    expect(colorize('done', 'good', env)).toBe('done');
  });
});
