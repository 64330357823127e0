import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { MAX_TIMER_MS } from '../../../src/ports.ts';
import { adaptiveDelay, clampDelay, fixedDelay, nextDelay } from '../../../src/job/poll-schedule.ts';

const MIDDLE = (): number => 0.5;
const LOWEST = (): number => 0;
const HIGHEST = (): number => 1 - Number.EPSILON;
const HOUR = 3_600_000;

describe('the adaptive delay', () => {
  test.each([
    ['at the start', 0, 5_000],
    ['until three quarters of a minute', 44_000, 5_000],
    ['after a minute', 60_000, 5_809],
    ['after 4 minutes', 240_000, 11_619],
    ['after 20 minutes', 1_200_000, 25_981],
    ['from 26 minutes and 40 seconds on', 1_600_000, 30_000],
    ['after six hours', 6 * HOUR, 30_000],
    ['on a clock that went back', -5_000, 5_000],
  ])('%s', (_, elapsedMs, delay) => {
    expect(adaptiveDelay({ elapsedMs, random: MIDDLE })).toBe(delay);
  });

  test('varies by 10 % to either side', () => {
    expect(adaptiveDelay({ elapsedMs: 0, random: LOWEST })).toBe(4_500);
    expect(adaptiveDelay({ elapsedMs: 0, random: HIGHEST })).toBe(5_500);
    expect(adaptiveDelay({ elapsedMs: HOUR, random: LOWEST })).toBe(27_000);
    expect(adaptiveDelay({ elapsedMs: HOUR, random: HIGHEST })).toBe(33_000);
  });

  test('stays within its bounds whatever the time and the chance', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), chance(), (elapsedMs, random) => {
        const delay = adaptiveDelay({ elapsedMs, random });
        expect(delay).toBeGreaterThanOrEqual(4_500);
        expect(delay).toBeLessThanOrEqual(33_000);
        expect(Number.isInteger(delay)).toBe(true);
      }),
    );
  });

  test('never shrinks as time passes', () => {
    fc.assert(
      fc.property(fc.nat(10 * HOUR), fc.nat(HOUR), (elapsedMs, more) => {
        expect(adaptiveDelay({ elapsedMs: elapsedMs + more, random: MIDDLE })).toBeGreaterThanOrEqual(
          adaptiveDelay({ elapsedMs, random: MIDDLE }),
        );
      }),
    );
  });
});

describe('a fixed delay', () => {
  test.each([
    [10_000, LOWEST, 9_000],
    [10_000, MIDDLE, 10_000],
    [10_000, HIGHEST, 11_000],
    [2_000, LOWEST, 2_000],
    [2_000, HIGHEST, 2_200],
    [0, MIDDLE, 2_000],
  ])('of %d ms', (intervalMs, random, delay) => {
    expect(fixedDelay({ intervalMs, random })).toBe(delay);
  });
});

describe('the next delay', () => {
  const quiet = { elapsedMs: 0, timeLeftMs: HOUR, random: MIDDLE };

  test.each([
    ['adaptive by itself', {}, 5_000],
    ['fixed where asked for', { fixedIntervalMs: 60_000 }, 60_000],
    ['lengthened by Retry-After', { retryAfterMs: 20_000 }, 20_000],
    ['never shortened by it', { retryAfterMs: 1_000 }, 5_000],
    ['nor by one of no time', { retryAfterMs: 0 }, 5_000],
    ['nor by one of the past', { retryAfterMs: -60_000 }, 5_000],
    ['nor by nonsense', { retryAfterMs: NaN }, 5_000],
    [
      'what is asked for where rate limits have stretched it less',
      { backoffFactor: 3, retryAfterMs: 15_001 },
      15_001,
    ],
    [
      'what rate limits have stretched it to, where less is asked for',
      { backoffFactor: 3, retryAfterMs: 14_999 },
      15_000,
    ],
    ['lengthened by 120 s at most', { retryAfterMs: 1e12 }, 120_000],
    ['even for ever', { retryAfterMs: Infinity }, 120_000],
    ['not shortened to that', { retryAfterMs: 1e12, fixedIntervalMs: 300_000 }, 300_000],
    ['stretched after rate limits', { backoffFactor: 1.5 }, 7_500],
    ['stretched to 120 s at most', { backoffFactor: 4, fixedIntervalMs: 60_000 }, 120_000],
    ['not stretched beyond Retry-After', { backoffFactor: 1.5, retryAfterMs: 20_000 }, 20_000],
    ['cut to the time left', { timeLeftMs: 3_000 }, 3_000],
    ['cut to the time left in spite of Retry-After', { timeLeftMs: 30_000, retryAfterMs: 90_000 }, 30_000],
    ['nothing when no time is left', { timeLeftMs: 0 }, 0],
    ['nothing when the time is over', { timeLeftMs: -1 }, 0],
    ['moved to the end rather than just before it', { timeLeftMs: 6_500 }, 6_500],
    ['left alone two seconds before the end', { timeLeftMs: 7_000 }, 5_000],
    ['cut to when a look is due', { latestMs: 4_000 }, 4_000],
    ['moved to when a look is due', { latestMs: 6_999 }, 6_999],
    ['left alone two seconds before a look is due', { latestMs: 7_000 }, 5_000],
    ['when a look is due, even two seconds before the end', { timeLeftMs: 6_000, latestMs: 4_000 }, 4_000],
    ['the end where a look is due after it', { timeLeftMs: 4_500, latestMs: 60_000 }, 4_500],
    ['nothing when a look is overdue', { latestMs: -1 }, 0],
    ['the end where a look is due just before it', { timeLeftMs: 4_500, latestMs: 4_000 }, 4_500],
    ['fit for a timer', { fixedIntervalMs: 1e12, timeLeftMs: Infinity }, MAX_TIMER_MS],
  ])('is %s', (_, change, delay) => {
    expect(nextDelay({ ...quiet, ...change })).toBe(delay);
  });

  test('is never longer than the time left or a timer allows, whatever is asked for', () => {
    const odd = fc.option(fc.double(), { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({
          elapsedMs: fc.nat(10 * HOUR),
          fixedIntervalMs: fc.option(fc.double({ min: 0, noNaN: true }), { nil: undefined }),
          retryAfterMs: odd,
          backoffFactor: fc.double({ min: 1, max: 4, noNaN: true }),
          timeLeftMs: fc.double({ min: 0, noNaN: true }),
          random: chance(),
        }),
        (input) => {
          const delay = nextDelay(input);
          expect(delay).toBeGreaterThanOrEqual(Math.min(2_000, input.timeLeftMs));
          expect(delay).toBeLessThanOrEqual(input.timeLeftMs);
          expect(delay).toBeLessThanOrEqual(MAX_TIMER_MS);
        },
      ),
    );
  });
});

test('a fitted delay ends at a due moment or leaves at least two seconds before it', () => {
  fc.assert(
    fc.property(fc.nat(400_000), fc.nat(400_000), fc.nat(400_000), (wishedMs, mustLookInMs, timeLeftMs) => {
      const delay = clampDelay({ desiredMs: wishedMs, latestMs: mustLookInMs, timeLeftMs });
      const gap = timeLeftMs - delay;
      expect(gap === 0 || gap >= 2_000).toBe(true);
      if (delay < wishedMs) expect([mustLookInMs, timeLeftMs]).toContain(delay);
    }),
  );
});

/** A constant source of chance anywhere in [0, 1). */
function chance(): fc.Arbitrary<() => number> {
  return fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((value) => () => value);
}
