import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseEntries } from '../../fakes/runner/command-files.ts';
import { holds } from '../../fakes/runner/expressions.ts';
import { secretForms } from '../../fakes/runner/secret-forms.ts';
import { parseCommand } from '../../fakes/runner/workflow-command.ts';

it.each([
  ['::notice::hi', { name: 'notice', properties: {}, data: 'hi' }],
  [
    '::error title=a%2Cb%3Ac,file=x::1%0A2%25',
    { name: 'error', properties: { title: 'a,b:c', file: 'x' }, data: '1\n2%' },
  ],
  ['x ##[set-output name=a%3Bb]c%5D', { name: 'set-output', properties: { name: 'a;b' }, data: 'c]' }],
  ['::notice', undefined],
  ['a ::notice::hi', undefined],
  ['##[nonsense]hi', undefined],
  ['', undefined],
])('workflow commands: %j', (line, expected) => {
  expect(parseCommand(line)).toEqual(expected);
});

describe('entries of a command file', () => {
  it.each([
    ['a=1\nb=2=3\n\nc=', { a: '1', b: '2=3', c: '' }],
    ['a<<E\nE', { a: '' }],
    ['a<<E\n\nx\n\nE\nb=1', { a: '\nx\n', b: '1' }],
    ['a=1\r', { a: '1\r' }],
  ])('%j', (text, expected) => {
    expect(parseEntries(text)).toEqual(expected);
  });

  it.each(['=1', '<<E\nE', 'a<<\n', 'a<<E\nb', 'word'])('%j is refused', (text) => {
    expect(() => parseEntries(text)).toThrow('Invalid');
  });
});

it('forms of a secret are found in base64 at any alignment', () => {
  const secret = fc.string({ minLength: 8, maxLength: 40, unit: 'grapheme' });
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (inner, before, after) => {
      const whole = Buffer.from(before + inner + after);
      const forms = secretForms(inner);
      for (const encoding of ['base64', 'base64url'] as const) {
        expect(forms.some((form) => whole.toString(encoding).includes(form))).toBe(true);
      }
    }),
  );
});

describe('expressions', () => {
  const contexts = { github: { token: 't', event: { n: 1.5, list: [{ a: 'x' }, { a: 'y' }] } } };

  it.each([
    [undefined, 'success', true],
    [undefined, 'failure', false],
    ['always()', 'cancelled', true],
    ['${{ !cancelled() }}', 'cancelled', false],
    ['failure() || cancelled()', 'failure', true],
    ["startsWith(github.token, 'T')", 'success', true],
    ["startsWith(github.token, 'T')", 'failure', false],
    ["'success()' == github.token", 'success', false],
    [false, 'success', false],
  ] as const)('if: %s after %s: %s', (condition, status, expected) => {
    expect(holds(condition, status, contexts)).toBe(expected);
  });

  it('are refused in a condition that has text around them', () => {
    expect(() => holds("${{ false }} && 'x'", 'success')).toThrow('always true');
  });
});
