import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { clampPollDelay, nextPollDelay } from '../../../src/job/poll-schedule.ts';

const MIDDLE = (): number => 0.5;
const HIGHEST = (): number => 1 - Number.EPSILON;
const HOUR = 3_600_000;
/** A constant number anywhere in [0, 1). */
const constants = fc
  .double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  .map((value) => () => value);

test.each([
  ['at the start', 0, MIDDLE, 5000],
  ['at the start, longest', 0, HIGHEST, 5500],
  ['after 4 minutes', 240_000, MIDDLE, 11_619],
  ['after 20 minutes', 1_200_000, MIDDLE, 25_981],
  ['after 6 hours', 6 * HOUR, MIDDLE, 30_000],
  ['after an hour, longest', HOUR, HIGHEST, 33_000],
  ['on a clock that went back', -5000, MIDDLE, 5000],
])('the delay %s', (_, elapsedMs, random, delay) => {
  expect(nextPollDelay({ elapsedMs, random })).toBe(delay);
});

test('the delay has bounds and never shrinks', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true }),
      fc.nat(HOUR),
      constants,
      (elapsedMs, more, random) => {
        const delay = nextPollDelay({ elapsedMs, random });
        expect(delay).toBeGreaterThanOrEqual(4500);
        expect(delay).toBeLessThanOrEqual(33_000);
        expect(Number.isInteger(delay)).toBe(true);
        expect(
          nextPollDelay({ elapsedMs: elapsedMs + more, random }),
        ).toBeGreaterThanOrEqual(delay);
      },
    ),
  );
});

test.each([
  ['lengthened by Retry-After', { retryAfterMs: 20_000 }, 20_000],
  ['not shortened by it', { retryAfterMs: 1000 }, 5000],
  ['not changed by one of the past', { retryAfterMs: -60_000 }, 5000],
  ['lengthened by 120 s at most', { retryAfterMs: 1e12 }, 120_000],
])('the next delay is %s', (_, change, delay) => {
  expect(nextPollDelay({ elapsedMs: 0, random: MIDDLE, ...change })).toBe(delay);
});

test('a clamped delay ends at a due time or at least 2 s before it', () => {
  const times = fc.nat(400_000);
  fc.assert(
    fc.property(times, times, times, (desiredMs, latestMs, timeLeftMs) => {
      const delay = clampPollDelay({ desiredMs, latestMs, timeLeftMs });
      const gap = timeLeftMs - delay;
      expect(gap === 0 || gap >= 2000).toBe(true);
      if (delay < desiredMs) expect([latestMs, timeLeftMs]).toContain(delay);
    }),
  );
});
