import { describe, expect, it } from '@jest/globals';
import { backtickRunLength, findBacktickRun, lastBacktickRuns } from '../../src/command/inline-code.ts';

describe('the length of a run of back-ticks', () => {
  it.each([
    ['`', 0, 1],
    ['```', 0, 3],
    ['a``b```', 1, 2],
    ['``', 1, 1],
    ['ab', 0, 0],
    ['`', 1, 0],
  ])('in %j at %d: %d', (text, at, length) => {
    expect(backtickRunLength(text, at)).toBe(length);
  });
});

describe('the first run of a length', () => {
  it.each([
    ['`a', 1, 0, 0],
    ['``a`b`', 1, 0, 3],
    ['``a`b`', 1, 4, 5],
    ['a``', 2, 0, 1],
    ['a```', 2, 0, -1],
    ['a`', 2, 0, -1],
    ['a` ``', 2, 0, 3],
    ['a', 1, 0, -1],
    ['', 1, 0, -1],
    ['a`b', 0, 0, -1],
  ])('in %j, of %d from %d on: %d', (text, length, from, start) => {
    expect(findBacktickRun(text, length, from)).toBe(start);
  });
});

describe('the last run of each length', () => {
  it.each<[string, [length: number, start: number][]]>([
    ['', []],
    ['a', []],
    ['`', [[1, 0]]],
    [
      '`` `',
      [
        [2, 0],
        [1, 3],
      ],
    ],
    [
      '` `` ` ```',
      [
        [1, 5],
        [2, 2],
        [3, 7],
      ],
    ],
  ])('of %j: %j', (text, runs) => {
    expect([...lastBacktickRuns(text)]).toEqual(runs);
  });
});
