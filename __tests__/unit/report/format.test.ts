import { describe, expect, it } from '@jest/globals';
import { pluralize, formatDuration, formatNumber } from '../../../src/report/format.ts';

describe('numbers for people', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_340.4, '12,340'],
    [1_234_567, '1,234,567'],
  ])('%d', (count, text) => {
    expect(formatNumber(count)).toBe(text);
  });

  it.each([
    [0, '0 looks'],
    [1, '1 look'],
    [2000, '2,000 looks'],
  ])('%d counted', (count, text) => {
    expect(pluralize(count, 'look')).toBe(text);
  });
});

describe('durations for people', () => {
  it.each([
    [-5, '0 s'],
    [0, '0 s'],
    [59_400, '59 s'],
    [59_600, '1 min'],
    [60_000, '1 min'],
    [200_000, '3 min 20 s'],
    [3_599_000, '59 min 59 s'],
    [3_600_000, '1 h'],
    [3_900_000, '1 h 5 min'],
    [7_200_000, '2 h'],
  ])('%d ms', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});
