import { describe, expect, test } from '@jest/globals';
import type { Result, Job } from '../../../src/domain.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { ACTIVE, COMPLETED, faulted, job, MINUTE, refused, SECOND, START, wait } from './poll-fixture.ts';

/** Every fault that a moment may mend. */
const PASSING: readonly (readonly [string, Result<Job>])[] = [
  ['not sent', faulted('not-sent')],
  ['no answer', faulted('no-response')],
  ['bad answer', faulted('invalid-response')],
  ...[302, 400, 408, 409, 422, 425, 429, 500, 502, 503, 504].map(
    (status) => [String(status), refused(status)] as const,
  ),
];

describe.each(PASSING)('when the service is troubled: %s', (_, fault) => {
  test('three times in a row, then well', async () => {
    const { waited } = await wait([fault, fault, fault, COMPLETED]);
    expect(waited).toMatchObject({ end: 'finished', attempts: 4 });
  });

  test('for 4 minutes and 59 seconds', async () => {
    const { waited } = await wait((at) => (at < 299 * SECOND ? fault : COMPLETED));
    expect(waited).toMatchObject({ end: 'finished' });
  });

  test('for 5 minutes and a second: given up after 5', async () => {
    const { waited, events } = await wait((at) => (at < 301 * SECOND ? fault : COMPLETED));
    expect(waited).toMatchObject({
      end: 'connection-lost',
      reason: 'no-response',
      error: fault.ok ? {} : fault.error,
      job: job('active'),
      waitedMs: 5 * MINUTE,
    });
    expect(events.at(-1)?.nextInMs).toBeUndefined();
  });

  test('half an hour on: the 5 minutes count from the last good answer', async () => {
    const { waited, lookedAt } = await wait((at) => (at < 30 * MINUTE ? ACTIVE : fault), {
      waitMs: 120 * MINUTE,
    });
    const lastGood = lookedAt.findLast((at) => at < 30 * MINUTE) ?? 0;
    expect(waited).toMatchObject({
      end: 'connection-lost',
      reason: 'no-response',
      waitedMs: lastGood + 5 * MINUTE,
    });
  });

  test('all through a shorter wait: a time-out', async () => {
    const { waited } = await wait([fault], { waitMs: 4 * MINUTE });
    expect(waited).toMatchObject({ end: 'timed-out', waitedMs: 4 * MINUTE });
  });
});

describe('when nothing was known of the job and the service stays silent', () => {
  test('there is no job to tell of', async () => {
    const { waited } = await wait([faulted('no-response')], { first: undefined });
    expect(waited).toMatchObject({ end: 'connection-lost', reason: 'no-response', waitedMs: 5 * MINUTE });
    expect(waited).not.toHaveProperty('job');
  });
});

describe('when the interval itself is longer than the patience', () => {
  test('a single fault ends nothing', async () => {
    const { waited } = await wait([ACTIVE, refused(503), COMPLETED], {
      fixedIntervalMs: 10 * MINUTE,
      waitMs: 60 * MINUTE,
    });
    expect(waited).toMatchObject({ end: 'finished', attempts: 3 });
  });

  test('a second one, some minutes later, does', async () => {
    const { waited, lookedAt } = await wait([ACTIVE, refused(503)], {
      fixedIntervalMs: 10 * MINUTE,
      waitMs: 60 * MINUTE,
    });
    expect(waited).toMatchObject({ end: 'connection-lost', reason: 'no-response' });
    expect(lookedAt).toEqual([10 * MINUTE, 20 * MINUTE, 22.5 * MINUTE]);
  });
});

describe('when the service refuses the key', () => {
  test.each([
    ['401 once, then well', [refused(401), COMPLETED], { end: 'finished', attempts: 2 }],
    ['403 once, midway', [ACTIVE, refused(403), ACTIVE, COMPLETED], { end: 'finished', attempts: 4 }],
    ['401 now and again', [refused(401), ACTIVE, refused(401), COMPLETED], { end: 'finished', attempts: 4 }],
    ['401 twice', [ACTIVE, refused(401)], { end: 'connection-lost', reason: 'unauthorized', attempts: 3 }],
    ['403 twice', [refused(403)], { end: 'connection-lost', reason: 'forbidden', attempts: 2 }],
    [
      '401, then 403',
      [refused(401), refused(403)],
      { end: 'connection-lost', reason: 'forbidden', attempts: 2 },
    ],
    [
      '403, then 401',
      [refused(403), refused(401)],
      { end: 'connection-lost', reason: 'unauthorized', attempts: 2 },
    ],
    [
      '401 with another fault between',
      [refused(401), refused(503), refused(401), COMPLETED],
      { end: 'finished', attempts: 4 },
    ],
  ] as const)('%s', async (_, answers, end) => {
    expect((await wait([...answers])).waited).toMatchObject(end);
  });

  test('the fault and the last known job are told', async () => {
    const { waited } = await wait([ACTIVE, refused(401)]);
    expect(waited).toMatchObject({ error: { status: 401 }, job: job('active'), waitedMs: 15 * SECOND });
  });
});

describe('when the service does not find the job', () => {
  test('right after the create, then does', async () => {
    const { waited } = await wait((at) => (at < 30_000 ? refused(404) : COMPLETED));
    expect(waited).toMatchObject({ end: 'finished', waitedMs: 30_000 });
  });

  test('for ever: given up after 30 s of grace', async () => {
    const { waited } = await wait([refused(404)]);
    expect(waited).toMatchObject({
      end: 'connection-lost',
      reason: 'not-found',
      waitedMs: 35_000,
      attempts: 7,
    });
  });

  test('midway, then does again', async () => {
    const { waited } = await wait([ACTIVE, refused(404), refused(404), ACTIVE, COMPLETED]);
    expect(waited).toMatchObject({ end: 'finished', attempts: 5 });
  });

  test('any more: the grace counts from the last good answer', async () => {
    const { waited } = await wait((at) => (at <= 60_000 ? ACTIVE : refused(404)), {
      fixedIntervalMs: 10_000,
    });
    expect(waited).toMatchObject({ end: 'connection-lost', reason: 'not-found', waitedMs: 100_000 });
  });

  test('long after the last good answer: once is not enough', async () => {
    const once = await wait([ACTIVE, refused(404), COMPLETED], { fixedIntervalMs: MINUTE });
    expect(once.waited).toMatchObject({ end: 'finished', attempts: 3 });
    const twice = await wait([ACTIVE, refused(404)], { fixedIntervalMs: MINUTE });
    expect(twice.waited).toMatchObject({ end: 'connection-lost', reason: 'not-found', attempts: 3 });
  });

  test('only every other time: in a row means in a row', async () => {
    const { waited } = await wait((at) => (at % 20_000 === 0 ? refused(404) : refused(503)), {
      fixedIntervalMs: 10_000,
    });
    expect(waited).toMatchObject({ end: 'connection-lost', reason: 'no-response', waitedMs: 5 * MINUTE });
  });
});

describe('when the service limits the rate', () => {
  test('each limit makes the looks rarer, each good answer less so', async () => {
    const { lookedAt } = await wait([refused(429), refused(429), ACTIVE, ACTIVE, ACTIVE, COMPLETED]);
    expect(lookedAt).toEqual([5_000, 12_500, 23_750, 31_250, 36_250, 41_250]);
  });

  test('a storm makes them four times as rare, no more', async () => {
    const { events } = await wait((at) => (at < 4 * MINUTE ? refused(429) : COMPLETED), {
      fixedIntervalMs: 10_000,
    });
    const delays = events.map((event) => event.nextInMs);
    expect(delays.slice(0, 5)).toEqual([15_000, 22_500, 33_750, 40_000, 40_000]);
  });

  test('a storm that does not pass is lost contact, not a failed job', async () => {
    const { waited } = await wait([refused(429, 1e9)]);
    expect(waited).toMatchObject({ end: 'connection-lost', reason: 'no-response', waitedMs: 5 * MINUTE });
  });

  test.each([
    ['short', 1_000, 12_500],
    ['longer than ours', 20_000, 25_000],
    ['huge', 1e12, 125_000],
    ['of zero', 0, 12_500],
    ['negative', -1, 12_500],
  ])('a Retry-After that is %s', async (_, retryAfterMs, secondLook) => {
    const { lookedAt } = await wait([refused(429, retryAfterMs), COMPLETED]);
    expect(lookedAt).toEqual([5_000, secondLook]);
  });

  test('a Retry-After lengthens no delay but the next', async () => {
    const { lookedAt } = await wait([refused(503, 60_000), ACTIVE, COMPLETED], { fixedIntervalMs: 5_000 });
    expect(lookedAt).toEqual([5_000, 65_000, 70_000]);
  });

  test('a Retry-After beyond the deadline leaves the look at the deadline', async () => {
    const clock = new ManualClock({ now: START });
    const { waited, lookedAt } = await wait([refused(429, 1e12)], { clock, waitMs: 30_000 });
    expect(waited.end).toBe('timed-out');
    expect(lookedAt).toEqual([5_000, 30_000]);
  });
});
