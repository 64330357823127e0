import { expect, test } from '@jest/globals';
import { expectLinear, ratioOf } from '../../support/cost.ts';

test.each<readonly [string, RegExp, string]>([
  ['looks for the end of each run from each of its characters', /a+$/, 'a'],
  ['looks for an end that is not there from each beginning', /<[^>]*>/, '<'],
])('a pattern is found that %s', (_, pattern, part) => {
  const work = (text: string): boolean => pattern.test(`${text}!`);
  const length = 2048;
  expect(ratioOf({ part, work, length })).toBeGreaterThan(4);
  expect(() => expectLinear({ part, work, length })).toThrow('toBeLessThan');
});

test('a linear pattern passes', () => {
  expectLinear({ part: 'a', work: (text) => /(?<!a)a+$/.test(`${text}!`) });
});

test('work that takes no time passes', () => {
  expectLinear({ part: 'a', work: (text) => text.length });
});
