import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import picomatch from 'picomatch';
import { matchesGlobs, parseGlobs } from '../../../src/inputs/glob.ts';
import { globs } from '../../support/globs.ts';
import { expectLinear } from '../../support/cost.ts';
import { sized } from '../../support/size.ts';

const matches = (glob: string, path: string): boolean => matchesGlobs(globs(glob), path);

describe('a glob', () => {
  it.each<[string, string, boolean]>([
    ['*', 'a\nb', true],
    ['a/**', 'a', false],
    ['docs/', 'docs/a/b', true],
    ['/', 'a', false],
    ['/docs/*', 'docs/a', true],
    ['/docs/*', '/docs/a', true],
    ['./docs/*', 'docs/a', true],
    ['**.md', 'a/b.md', true],
    ['a**', 'abc', true],
    ['a**', 'ab/c', false],
    ['a?c', 'a😀c', true],
    ['[!ab]c', 'bc', false],
    ['[a-c]x', 'bx', true],
    ['[]a]b', ']b', true],
    ['[]ac]b', 'cb', true],
    ['a*b*', 'ab', true],
    ['[!]a]b', ']b', false],
    ['[^a]', '/', false],
    ['[z-a]', 'a', false],
    ['[ab', '[ab', true],
    ['{a,b{c,d}}', 'bd', true],
    ['{,a}b', 'b', true],
    ['{id}', '{id}', true],
    ['{a,b', '{a,b', true],
    ['\\{a,b\\}', '{a,b}', true],
    ['{a\\,b,c}', 'a,b', true],
    ['\\*', '*', true],
    ['\\[slug\\]', '[slug]', true],
    ['a(b)+|^$@', 'a(b)+|^$@', true],
    ['a\\', 'a\\', true],
    ['packages/{api,web}/**/*.test.*', 'packages/web/x/y.test.ts', true],
  ])('%j on %j: %j', (glob, path, expected) =>
    expect(matches(glob, path)).toBe(expected),
  );

  it('matches what picomatch does', () => {
    const options = {
      dot: true,
      windows: false,
      nonegate: true,
      noextglob: true,
      flags: 's',
    };
    const part = fc.constantFrom(
      'a',
      'b',
      '.',
      '*',
      '?',
      '[ab]',
      '[^a]',
      '{a,b}',
      '{ab,a?}',
      '\\{',
    );
    const segment = fc.oneof(
      fc.constant('**'),
      fc
        .array(part, { minLength: 1, maxLength: 3 })
        .map((parts) => parts.join(''))
        // Stars beside each other within a name mean one.
        .filter((text) => !text.includes('**') && !/^\.+$/.test(text)),
    );
    const name = fc
      .string({ unit: fc.constantFrom('a', 'b', '.', '{'), minLength: 1, maxLength: 3 })
      .filter((text) => !/^\.+$/.test(text));
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 4 }),
        fc.array(name, { minLength: 1, maxLength: 4 }),
        (glob, path) => {
          const [pattern, text] = [glob.join('/'), path.join('/')];
          // For picomatch a folder's own name is in the folder; for GitHub and for us it is not.
          fc.pre(
            !pattern.endsWith('/**') ||
              !matches(pattern.replace(/(?:\/\*\*)+$/, ''), text),
          );
          const theirs = picomatch(pattern, options);
          expect(`${pattern} ${text} ${matches(pattern, text)}`).toBe(
            `${pattern} ${text} ${theirs(text)}`,
          );
        },
      ),
      // Always the same cases: among very many it has its oddities (for `*.*` it needs something after the dot).
      { seed: 1, numRuns: sized(3000) },
    );
  });

  /** What is repeated, and what ends the path, so that it does not match. */
  it.each([
    ['*-*-*-*-*.md', '-', 'x'],
    ['*a*a*a*a*a*a*a*a*a*b', 'a', ''],
    ['**/a/**/a/**/a/**/a/**/b', 'a/', ''],
    ['**/*ab*ab*ab*/**/*ab*d', `${'ab'.repeat(120)}/`, ''],
    ['{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}b', 'a', ''],
    [`${'*a'.repeat(200)}*b`, 'a', ''],
    [`${'**/a/'.repeat(80)}b`, 'a/', ''],
    ['[!/]*[a-z]*[!a]', 'a', ''],
  ])('takes linear time for %j, whatever the path', (glob, part, end) => {
    expect(matches(glob, `${part.repeat(20)}${end}`)).toBe(false);
    // GitHub allows no longer path, and the pattern's length counts, too.
    const length = 4096;
    expectLinear({ part, length, work: (path) => matches(glob, `${path}${end}`) });
  });
});

describe('the lines of an input', () => {
  it.each<[string[], string, boolean]>([
    [['src/**', '!src/**/*.test.ts'], 'src/a/b.test.ts', false],
    [['src/**', '!src/gen/**', 'src/gen/keep.ts'], 'src/gen/keep.ts', true],
    [['!docs/**'], 'docs/a.md', false],
    [['!docs/**'], 'src/a.ts', true],
    [['# docs/**', '', ' a \r', '!'], 'a', true],
    [['# docs/**'], '# docs/a', false],
    [[], 'a', false],
  ])('%j on %j: %j', (lines, path, expected) =>
    expect(matchesGlobs(globs(...lines), path)).toBe(expected),
  );

  it.each(['x'.repeat(501), '{a,b}'.repeat(7), '{a,b}'.repeat(90)])(
    'may not be %j',
    (line) => {
      expect(parseGlobs(`a\n${line}`, 'paths')).toMatchObject({ ok: false });
    },
  );

  it.each(['x'.repeat(500), '{a,b}'.repeat(6), `{${'a,'.repeat(99)}a}`])(
    'may be %j',
    (line) => {
      expect(parseGlobs(line, 'paths')).toMatchObject({ ok: true });
    },
  );
});
