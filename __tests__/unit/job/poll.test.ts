import { describe, expect, test } from '@jest/globals';
import type { Turn } from '../../../src/job/completion.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { ACTIVE, COMPLETED, job, MINUTE, refused, SECOND, START, told, wait } from './poll-fixture.ts';

const PR = 'https://code.example/pull/1';

describe('when the reply to the create is already final', () => {
  test.each(['completed', 'failed', 'archived'])('%s needs no look', async (status) => {
    const { waited, lookedAt } = await wait([ACTIVE], { first: job(status), waitMs: 0 });
    expect(waited).toEqual({
      end: 'finished',
      job: job(status),
      assumedByTimeout: false,
      waitedMs: 0,
      attempts: 0,
    });
    expect(lookedAt).toEqual([]);
  });
});

describe('when the job works for a while', () => {
  test.each(['completed', 'failed', 'archived'])('it is looked at until it is %s', async (status) => {
    const end = told(status, { prLink: PR });
    const { waited, lookedAt } = await wait([ACTIVE, ACTIVE, ACTIVE, end]);
    expect(waited).toEqual({
      end: 'finished',
      job: job(status, { prLink: PR }),
      assumedByTimeout: false,
      waitedMs: 20 * SECOND,
      attempts: 4,
    });
    expect(lookedAt).toEqual([5_000, 10_000, 15_000, 20_000]);
  });

  test('looks grow rarer', async () => {
    const { lookedAt } = await wait((at) => (at < 40 * MINUTE ? ACTIVE : COMPLETED), { waitMs: 60 * MINUTE });
    const missing = lookedAt.slice(1).map((at, i) => at - (lookedAt[i] ?? 0));
    expect(missing[0]).toBe(5_000);
    expect(missing.at(-1)).toBe(30_000);
    expect(missing).toEqual(missing.toSorted((a, b) => a - b));
  });

  test('a fixed interval is kept', async () => {
    const { lookedAt } = await wait([ACTIVE, ACTIVE, COMPLETED], { fixedIntervalMs: 60_000 });
    expect(lookedAt).toEqual([60_000, 120_000, 180_000]);
  });

  test('the delay counts from the answer, not from the question', async () => {
    const { lookedAt } = await wait([ACTIVE, ACTIVE, COMPLETED], { requestMs: 400 });
    expect(lookedAt).toEqual([5_000, 10_400, 15_800]);
  });

  test('a wait that began before the clock was read counts from its start', async () => {
    const clock = new ManualClock({ now: START + 4 * MINUTE });
    const { lookedAt, waited } = await wait([COMPLETED], { clock });
    expect(lookedAt).toEqual([4 * MINUTE + 11_619]);
    expect(waited.waitedMs).toBe(4 * MINUTE + 11_619);
  });
});

describe('when nothing is known of the job yet', () => {
  test('the first look is at once', async () => {
    const { lookedAt } = await wait([ACTIVE, COMPLETED], { first: undefined });
    expect(lookedAt).toEqual([0, 5_000]);
  });

  test.each([
    [2_000, [0, 2_000]],
    [1_999, [1_999]],
  ])('with %d ms to wait, two looks are no closer than two seconds', async (waitMs, at) => {
    const { lookedAt } = await wait([ACTIVE], { first: undefined, waitMs });
    expect(lookedAt).toEqual(at);
  });

  test('without time to wait it is the only one', async () => {
    const { waited, lookedAt } = await wait([ACTIVE], { first: undefined, waitMs: 0 });
    expect(waited).toEqual({ end: 'timed-out', job: job('active'), waitedMs: 0, attempts: 1 });
    expect(lookedAt).toEqual([0]);
  });

  test('a reply without a status is waited on as usual', async () => {
    const { lookedAt } = await wait([COMPLETED], { first: job(undefined) });
    expect(lookedAt).toEqual([5_000]);
  });
});

describe('when the service says a status that nobody knows', () => {
  test('it is waited through and told once', async () => {
    const answers = [told('queued'), told('queued'), told('paused'), told('queued'), COMPLETED] as const;
    const { waited, events } = await wait([...answers]);
    expect(waited).toMatchObject({ end: 'finished', attempts: 5 });
    expect(events.map((event) => event.unknownStatus)).toEqual([
      'queued',
      undefined,
      'paused',
      undefined,
      undefined,
    ]);
  });

  test('a missing one is not told of', async () => {
    const { events } = await wait([told(undefined), COMPLETED]);
    expect(events[0]).toEqual({ attempt: 1, elapsedMs: 5_000, nextInMs: 5_000 });
  });
});

test('each look is told with what came and when the next one is', async () => {
  const { events } = await wait([ACTIVE, refused(503), COMPLETED], { requestMs: 100 });
  expect(events).toEqual([
    { attempt: 1, elapsedMs: 5_100, status: 'active', nextInMs: 5_000 },
    {
      attempt: 2,
      elapsedMs: 10_200,
      error: { kind: 'status', status: 503, detail: 'status 503' },
      nextInMs: 5_000,
    },
    { attempt: 3, elapsedMs: 15_300, status: 'completed', nextInMs: undefined },
  ]);
});

describe('when the job was messaged', () => {
  const turn = (status: string): Turn => ({
    kind: 'message',
    snapshot: { status, prLink: null, archivedAt: null },
    sentAt: START,
  });

  test('the old end in the reply is not taken for the new one', async () => {
    const { waited, lookedAt } = await wait([COMPLETED, ACTIVE, told('completed', { prLink: PR })], {
      turn: turn('completed'),
      first: job('completed'),
    });
    expect(waited).toMatchObject({ end: 'finished', job: { prLink: PR }, assumedByTimeout: false });
    expect(lookedAt).toEqual([5_000, 10_000, 15_000]);
  });

  test('an end that never changes is taken after 45 s, and said to be', async () => {
    const { waited } = await wait([COMPLETED], { turn: turn('completed'), first: job('completed') });
    expect(waited).toMatchObject({ end: 'finished', assumedByTimeout: true, waitedMs: 45_000 });
  });

  test('taken up long after the message, an end that never changed needs no look, and is said to be', async () => {
    const { waited } = await wait([ACTIVE], {
      turn: { kind: 'message', snapshot: { status: 'completed', prLink: null, archivedAt: null }, sentAt: 0 },
      first: job('completed'),
    });
    expect(waited).toMatchObject({ end: 'finished', assumedByTimeout: true, attempts: 0 });
  });

  test('while it worked, its first end is looked at again 15 s later', async () => {
    const { waited, lookedAt } = await wait([ACTIVE, COMPLETED, ACTIVE, told('completed', { prLink: PR })], {
      turn: turn('active'),
    });
    expect(waited).toMatchObject({ end: 'finished', job: { prLink: PR } });
    expect(lookedAt).toEqual([5_000, 10_000, 25_000, 30_000]);
  });

  test('the second look comes after 15 s also with a fixed interval', async () => {
    const { lookedAt } = await wait([COMPLETED], { turn: turn('active'), fixedIntervalMs: 60_000 });
    expect(lookedAt).toEqual([60_000, 75_000]);
  });

  test('an end that is too fresh to be believed at the deadline is a time-out', async () => {
    const { waited, lookedAt } = await wait((at) => (at < 10_000 ? ACTIVE : COMPLETED), {
      turn: turn('active'),
      waitMs: 20_000,
    });
    expect(waited).toEqual({ end: 'timed-out', job: job('completed'), waitedMs: 20_000, attempts: 3 });
    expect(lookedAt).toEqual([5_000, 10_000, 20_000]);
  });
});
