import { describe, expect, test } from '@jest/globals';
import type { Clock } from '../../../src/ports.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { ACTIVE, COMPLETED, job, MINUTE, refused, SECOND, START, wait } from './poll-fixture.ts';

describe('when the time is up', () => {
  test('the last look is exactly then, and there is none after it', async () => {
    const { waited, lookedAt, events } = await wait([ACTIVE], { waitMs: 23 * SECOND });
    expect(waited).toEqual({ end: 'timed-out', job: job('active'), waitedMs: 23_000, attempts: 5 });
    expect(lookedAt).toEqual([5_000, 10_000, 15_000, 20_000, 23_000]);
    expect(events.map((event) => event.nextInMs)).toEqual([5_000, 5_000, 5_000, 3_000, undefined]);
  });

  test.each([
    ['a millisecond before', -1, 'finished'],
    ['at that very moment', 0, 'finished'],
    ['a millisecond after', 1, 'timed-out'],
  ])('a job that ends %s', async (_, offset, end) => {
    const deadline = 20 * MINUTE;
    const { waited } = await wait((at) => (at < deadline + offset ? ACTIVE : COMPLETED), {
      waitMs: deadline,
    });
    expect(waited).toMatchObject({ end, waitedMs: deadline });
  });

  test('a look just before it moves to it', async () => {
    const { lookedAt } = await wait([ACTIVE], { waitMs: 11_999 });
    expect(lookedAt).toEqual([5_000, 11_999]);
  });

  test('a look that was under way at that moment is followed by one more', async () => {
    const { waited, lookedAt } = await wait((at) => (at < 20_000 ? ACTIVE : COMPLETED), {
      waitMs: 12_000,
      requestMs: 8_000,
    });
    expect(lookedAt).toEqual([5_000, 13_000]);
    expect(waited).toMatchObject({ end: 'finished', attempts: 2 });
  });

  test('a fault at the last look is a time-out, with what was known before', async () => {
    const { waited } = await wait((at) => (at < 20_000 ? ACTIVE : refused(503)), { waitMs: 20_000 });
    expect(waited).toEqual({ end: 'timed-out', job: job('active'), waitedMs: 20_000, attempts: 4 });
  });

  test('a time shorter than the first delay still has its look', async () => {
    const { lookedAt } = await wait([ACTIVE], { waitMs: 1_500 });
    expect(lookedAt).toEqual([1_500]);
  });

  test.each([0, -1, NaN])('a time of %d ms is one look at once', async (waitMs) => {
    const { waited, lookedAt } = await wait([ACTIVE], { waitMs });
    expect(waited.end).toBe('timed-out');
    expect(lookedAt).toEqual([0]);
  });

  test('parts of a minute count', async () => {
    const { waited } = await wait([ACTIVE], { waitMs: 0.1 * MINUTE + 0.25 });
    expect(waited.waitedMs).toBeCloseTo(6_000.25, 6);
  });
});

describe('when the time is longer than a timer can hold', () => {
  test.each([2 ** 31, 1e15, Infinity])('%d ms', async (waitMs) => {
    const clock = new ManualClock({ now: START });
    const { waited } = await wait([ACTIVE, COMPLETED], { clock, waitMs, fixedIntervalMs: 1e14 });
    expect(waited.end).toBe('finished');
    expect(Math.max(...clock.sleeps)).toBeLessThan(2 ** 31 - 1);
  });
});

describe('when the clock and its timers disagree', () => {
  /** A clock whose sleeps are off by `offMs`, all of them or, with `from`, those that end after it. */
  function inexact(offMs: number, from = 0): ManualClock & Clock {
    const clock = new ManualClock({ now: START });
    const sleep = clock.sleep.bind(clock);
    clock.sleep = (ms, signal) =>
      sleep(clock.now() + ms < START + from ? ms : Math.max(0, ms + offMs), signal);
    return clock;
  }

  test('a timer that fires early makes no second last look', async () => {
    const { lookedAt } = await wait([ACTIVE], { clock: inexact(-0.7), waitMs: 11_000 });
    expect(lookedAt).toHaveLength(2);
    expect(lookedAt[1]).toBeCloseTo(10_999.3, 3);
  });

  test('nor does one that fires early before the second look at a messaged job', async () => {
    const { lookedAt } = await wait([COMPLETED], {
      clock: inexact(-0.7),
      turn: {
        kind: 'message',
        snapshot: { status: 'active', prLink: null, archivedAt: null },
        sentAt: START,
      },
    });
    const missing = lookedAt.slice(1).map((at, i) => at - (lookedAt[i] ?? 0));
    expect(Math.min(...missing)).toBeGreaterThan(1_999);
  });

  test('a timer that fires late, at the very deadline, makes the last look', async () => {
    const { waited, lookedAt } = await wait([ACTIVE], { clock: inexact(3_000), waitMs: 8_000 });
    expect(waited).toMatchObject({ end: 'timed-out', waitedMs: 8_000 });
    expect(lookedAt).toEqual([8_000]);
  });

  test('a machine that slept past the deadline looks once on waking', async () => {
    const { waited, lookedAt } = await wait([ACTIVE], { clock: inexact(3 * 60 * MINUTE, 9_000) });
    expect(waited).toMatchObject({ end: 'timed-out', attempts: 2 });
    expect(lookedAt).toEqual([5_000, 3 * 60 * MINUTE + 10_000]);
  });
});
