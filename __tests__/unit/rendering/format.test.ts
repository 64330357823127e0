import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  formatDuration,
  formatNumber,
  pluralize,
} from '../../../src/rendering/format.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_340.4, '12,340'],
  [1_234_567.6, '1,234,568'],
])('the number %d is %s', (count, text) => expect(formatNumber(count)).toBe(text));

it.each([
  [0, '0 polls'],
  [1, '1 poll'],
  [2000, '2,000 polls'],
])('%d: %s', (count, text) => expect(pluralize(count, 'poll')).toBe(text));

it.each([
  [-5, '0 s'],
  [499, '0 s'],
  [45_000, '45 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [200_000, '3 min 20 s'],
  [3_599_499, '59 min 59 s'],
  [3_600_000, '1 h'],
  [3_900_000, '1 h 5 min'],
  [7_199_000, '2 h'],
])('%d ms: %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

it('a duration of any length has whole numbers, of at most two units', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (ms) => {
      expect(formatDuration(ms)).toMatch(/^(\d+ s|\d+ min( \d+ s)?|\d+ h( \d+ min)?)$/);
    }),
  );
});
