import { expect, it } from '@jest/globals';
import { matchesFailOn } from '../../../src/inputs/fail-on.ts';

it('an internal error always fails the step', () => {
  const conclusion = { outcome: 'internal-error', reason: '' } as const;
  expect(matchesFailOn([], conclusion)).toBe(true);
});

it.each([
  [['failed'], true],
  [['still-active/timed-out'], false],
  [[], false],
])('a failed job with %j: %s', (failOn, expected) => {
  expect(matchesFailOn(failOn, { outcome: 'failed', reason: '' })).toBe(expected);
});

it('a pair fails the step for its reason alone', () => {
  const failOn = ['still-active/timed-out'];
  const timedOut = { outcome: 'still-active', reason: 'timed-out' } as const;
  const background = { outcome: 'still-active', reason: 'not-waiting' } as const;
  expect([timedOut, background].map((each) => matchesFailOn(failOn, each))).toEqual([
    true,
    false,
  ]);
});
