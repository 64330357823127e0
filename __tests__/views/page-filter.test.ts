import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parsePageFilter } from '../../src/views/page-filter.ts';

const filter = (paths: string, ignored = ''): ((path: string) => boolean) => {
  const read = parsePageFilter(paths, ignored);
  if (!read.ok) throw new Error(read.errors.join(' '));
  return read.value;
};

test.each([
  { pattern: '/api/*', hits: ['/api/a', '/api/'], misses: ['/api', '/api/a/b', '/apis/a'] },
  { pattern: '/api/**', hits: ['/api/a', '/api/a/b'], misses: ['/api', '/x/api/a'] },
  { pattern: 'api/**', hits: ['/api/a', 'api/a'], misses: ['/x/api/a'] },
  { pattern: '**/errors', hits: ['/errors', '/a/errors', '/a/b/errors'], misses: ['/a-errors', '/errors/x'] },
  { pattern: '/a/**/z', hits: ['/a/z', '/a/b/z', '/a/b/c/z'], misses: ['/a/bz', '/az'] },
  { pattern: '/a**/z', hits: ['/a/z', '/ab/c/z'], misses: ['/az', '/z'] },
  { pattern: '/v?/x', hits: ['/v1/x', '/v😀/x'], misses: ['/v/x', '/v12/x', '/v//x'] },
  { pattern: '**', hits: ['/', '/a/b', ''], misses: [] },
  { pattern: '/a.b', hits: ['/a.b'], misses: ['/axb'] },
])('$pattern', ({ pattern, hits, misses }) => {
  const belongs = filter(pattern);
  expect(hits.filter((path) => !belongs(path))).toEqual([]);
  expect(misses.filter((path) => belongs(path))).toEqual([]);
});

test('several lines choose, paths-ignore takes away', () => {
  const belongs = filter('/api/**\n\n  /guides/**  ', '/guides/old/**');
  expect(['/api/x', '/guides/x', '/guides/old/x', '/blog'].map(belongs)).toEqual([true, true, false, false]);
});

test('without patterns every page belongs', () => {
  expect(['', '/', '/a'].every(filter(''))).toBe(true);
});

test.each(['!/api/**', '/{a,b}/**', '/[id]'])('%s is told in a sentence', (pattern) => {
  expect(parsePageFilter('', pattern)).toMatchObject({
    ok: false,
    errors: [expect.stringMatching(/^`paths-ignore` has /)],
  });
});

describe('when a path is hostile', () => {
  test('its length alone costs time', () => {
    const belongs = filter('**a**a**a**a**a**a**b');
    expect(belongs(`/${'a'.repeat(20_000)}`)).toBe(false);
  });

  test('a path without wildcards finds itself', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme' })
          .filter((path) => path.trim() === path && !/[*?!{}[\]\n]|^$/.test(path)),
        (path) => {
          expect(filter(path)(path)).toBe(true);
        },
      ),
    );
  });
});
