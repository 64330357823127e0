import { describe, expect, it } from '@jest/globals';
import { cpuMsOf } from '../cpu-time.ts';
import { matchesPaths, parseGlobs } from '../../src/trigger/path-filter.ts';
import { file } from './facts.ts';

describe('matchesPaths', () => {
  it.each<[boolean, string[], string[], string[]]>([
    // counts, paths, ignore, files
    [true, [], [], ['a']],
    [false, [], [], []],
    [true, ['src/**'], [], ['README.md', 'src/a/b.ts']],
    [false, ['src/**'], [], ['README.md', 'lib/src/a.ts']],
    [true, ['src/**'], [], ['src/.hidden/a']],
    [true, ['src/'], [], ['src/a/b.ts']],
    [true, ['src/app/'], [], ['src/app/a/b.ts']],
    [false, ['src/app/'], [], ['src/a.ts']],
    [true, ['/src/**'], [], ['src/a.ts']],
    [true, ['./src/**'], [], ['src/a.ts']],
    [true, ['**.md'], [], ['a/b/c.md']],
    [true, ['**/*.md'], [], ['c.md']],
    [false, ['*.md'], [], ['a/c.md']],
    [true, ['packages/{api,web}/**'], [], ['packages/web/x']],
    [true, ['app/(shop)/**'], [], ['app/(shop)/page.tsx']],
    [true, ['app/\\(shop\\)/**'], [], ['app/(shop)/page.tsx']],
    [true, ['**.md'], [], ['c.md']],
    [false, ['**.md'], [], ['a/c.mdx']],
    [true, ['app/\\[slug\\]/**'], [], ['app/[slug]/page.tsx']],
    [false, ['src/**', '!src/**/*.test.ts'], [], ['src/a/b.test.ts']],
    [true, ['src/**', '!src/gen/**', 'src/gen/keep.ts'], [], ['src/gen/keep.ts']],
    [false, ['!docs/**'], [], ['docs/a.md']],
    [true, ['!docs/**'], [], ['src/a.ts']],
    [false, [], ['docs/**', '**/*.md'], ['docs/a.png', 'README.md']],
    [true, [], ['docs/**'], ['docs/a.png', 'src/a.ts']],
    [false, ['src/**'], ['**/*.md'], ['src/README.md', 'lib/a.ts']],
    [true, ['src/**'], [], ['src/a\nb.ts']],
  ])('%j: paths %j, paths-ignore %j, files %j', (counts, paths, ignore, files) => {
    expect(matchesPaths({ paths, ignore, files: files.map((path) => file(path)) })).toBe(counts);
  });

  it('counts a path that is too long to be matched, whatever the globs say', () => {
    const counts = (length: number): boolean =>
      matchesPaths({ paths: ['src/**'], ignore: ['a/**'], files: [file('a/'.padEnd(length, 'b'))] });
    expect([260, 261].map(counts)).toEqual([false, true]);
  });

  it('takes no long time over the worst that the bounds let through', () => {
    const files = [file(`${'ab'.repeat(120)}c`)];
    const ms = cpuMsOf(() => matchesPaths({ paths: ['**/*ab*ab*d'], ignore: [], files }));
    expect(ms).toBeLessThan(1000);
  });

  it('counts a renamed file by its old name too', () => {
    const files = [{ ...file('lib/a.ts'), previousPath: 'src/a.ts' }];
    expect(matchesPaths({ paths: ['src/**'], ignore: [], files })).toBe(true);
  });
});

describe('readGlobs', () => {
  it('reads one glob per line', () => {
    expect(parseGlobs('paths', ' src/** \r\n\n# not this\n!src/x\n!')).toStrictEqual({
      ok: true,
      value: ['src/**', '!src/x'],
    });
  });

  it.each(['*a*a*a*a*a', '**/**/**/**/**', 'x'.repeat(200)])('takes %j', (glob) => {
    expect(parseGlobs('paths', glob)).toStrictEqual({ ok: true, value: [glob] });
  });

  it.each([
    ['*a*a*a*a*a*a', /more than 5 wildcards/],
    ['**/a/**/b/**/c/**/*.*', /more than 5 wildcards/],
    ['x'.repeat(201), /longer than 200 characters/],
  ])('refuses %j, which could take long to match', (glob, why) => {
    expect(parseGlobs('paths', `src/**\n${glob}`)).toStrictEqual({
      ok: false,
      errors: [expect.stringMatching(why)],
    });
  });
});
